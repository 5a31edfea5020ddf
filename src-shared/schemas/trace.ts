import { z } from 'zod'
import { languageSchema } from './common.ts'
import { traceFrameSchema } from './trace-frame.ts'

const candidateSchema = z.object({
  kind: z.enum(['knowledge', 'document', 'product', 'product_question', 'fact']),
  id: z.string(),
  title: z.string(),
  score: z.number(),
  confidence: z.number(),
  /** What spoke for it: the wording that fits, the words found and where. */
  because: z.array(z.string()),
})

/** Why a message was answered as it was: what was understood, what competed, which rule decided. */
export const traceSchema = z.object({
  understood: z.object({
    language: languageSchema,
    intent: z.string(),
    words: z.array(z.string()),
    limits: z.array(z.string()),
    facets: z.array(z.string()),
    ask: z.string(),
    reference: z.string().nullable().describe('What of the conversation it points back to'),
  }),
  candidates: z.array(candidateSchema).max(20),
  frames: z
    .array(traceFrameSchema)
    .max(3)
    .optional()
    .describe(
      'Each question of the message; none for an answer by words alone, or from before they were kept',
    ),
  meaning: z.string().describe('Whether sentence vectors took part, or why not'),
  phrasing: z
    .object({ model: z.string(), used: z.boolean(), why: z.string(), duration_ms: z.number() })
    .optional()
    .describe('Where a phrasing model was asked: whether its words were sent, and why not'),
  threshold: z.number(),
  rule: z.string().describe('The rule that decided'),
  duration_ms: z.number(),
})
export type Trace = z.infer<typeof traceSchema>
export type TraceCandidate = z.infer<typeof candidateSchema>
