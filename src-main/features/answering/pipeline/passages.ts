import type { DocumentMatch, Documents } from '#main/features/documents/index.ts'
import { composeKnowledge } from '../compose/index.ts'
import type { Candidate, MessageContext } from './types.ts'

const maxPassages = 3

/** What stands in the shop's documents about it. */
export function passagesFor(documents: Documents, { bot, message, vector }: MessageContext): DocumentMatch[] {
  return documents.match(bot, message, { vector, limit: maxPassages })
}

/** As a way to answer. */
export function passageCandidate(match: DocumentMatch): Candidate {
  const { id, text, url, score, confidence, because } = match
  const title = titleOf(match)
  return {
    confidence,
    title,
    trace: [{ kind: 'document', id, title, score, confidence, because: [...because] }],
    reply: () => ({
      composed: composeKnowledge({ title, text, url }),
      intent: 'knowledge',
      confidence,
      rule: 'document',
      memory: { topic: 'knowledge' },
    }),
  }
}

/** "Returns: Damaged goods": the document, and what the passage stands under. */
function titleOf({ title, headings }: DocumentMatch): string {
  const heading = headings.at(-1)
  return heading && heading !== title ? `${title}: ${heading}` : title
}
