export type { Evidence } from './match/confidence.ts'
export {
  createMatcher,
  type Match,
  type MatchEntry,
  type Matcher,
  type MatchOptions,
} from './match/matcher.ts'
export { createVectorStore } from './match/vector-store.ts'
export { createWordIndex } from './match/word-index.ts'
export type { LearningState } from './matchers.ts'
export { knowledgeRpc } from './rpc.ts'
export { createKnowledge, type Knowledge, type KnowledgeMatch } from './service.ts'
