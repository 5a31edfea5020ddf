export type {
  Asked,
  Assisted,
  Evidence,
  SaidBefore,
  Tool,
  ToolResult,
} from './assistant/types.ts'
export { withoutInstructions } from './check/instructions.ts'
export { languageModelRpc } from './rpc.ts'
export { createLanguageModel, type LanguageModel } from './service.ts'
export type { Passage, Phrased, PhraseOptions, ToPhrase } from './types.ts'
export { type AskedAct, type AskedFrame, type Wish, wishSchema } from './understand/frame.ts'
