import type { Knowledge, KnowledgeMatch } from '#main/features/knowledge/index.ts'
import { tellKnowledge } from '../compose/index.ts'
import type { Candidate, Reading } from './types.ts'

const maxMatches = 3

/** What the shop has answered before, as ways to answer. */
export function knowledgeCandidates(knowledge: Knowledge, { bot, message, vector }: Reading): Candidate[] {
  return knowledge.match(bot, message, { limit: maxMatches, vector }).map(candidateOf)
}

function candidateOf(match: KnowledgeMatch): Candidate {
  const { id, question, answer, url, confidence, score, wording } = match
  return {
    confidence,
    title: question,
    trace: [{ kind: 'knowledge', id, title: question, score, confidence, because: [wording] }],
    reply: () => ({
      composed: tellKnowledge({ title: question, text: answer, url }),
      intent: 'knowledge',
      confidence,
      rule: 'knowledge',
    }),
  }
}
