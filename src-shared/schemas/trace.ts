import { z } from 'zod'
import { meaningCodes } from '../trace-codes.ts'
import { wordMatchSchema } from './catalog.ts'
import { languageSchema } from './common.ts'
import { faultSchema } from './fault.ts'
import { modelModeSchema } from './phrasing.ts'
import { traceFrameSchema } from './trace-frame.ts'

const candidateSchema = z.object({
  kind: z.enum(['knowledge', 'document', 'product', 'product_question', 'fact']),
  id: z.string(),
  title: z.string(),
  score: z.number(),
  confidence: z.number(),
  because: z
    .array(z.string())
    .describe(
      'What spoke for it, as the shop or the visitor wrote it: the wording that fits, the words found',
    ),
  found: z
    .array(wordMatchSchema)
    .optional()
    .describe('For a product that was found by words: which word of the question, as what, and where'),
  not_said: z.boolean().optional().describe('It is about this product, but its texts do not say'),
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
  meaning: z.enum(meaningCodes).describe('Whether sentence vectors took part'),
  phrasing: z
    .object({
      model: z.string(),
      used: z.boolean(),
      why: z.string().optional().describe('The fault in English'),
      fault: faultSchema.nullable().describe('Why its words were not sent, or not all of them'),
      duration_ms: z.number(),
      mode: modelModeSchema.optional(),
      steps: z
        .array(
          z.object({
            tool: z.string(),
            arguments: z.string().describe('As the model gave them, shortened'),
            result: z.string().describe('What the tool found, shortened'),
            duration_ms: z.number(),
          }),
        )
        .max(20)
        .optional()
        .describe('The tools it used, in order'),
      dropped: z
        .array(z.object({ text: z.string(), fault: faultSchema }))
        .max(20)
        .optional()
        .describe('Sentences that were not sent'),
      tokens: z.object({ in: z.number(), out: z.number() }).optional(),
      cost: z.object({ amount: z.number(), currency: z.string() }).nullable().optional(),
    })
    .optional()
    .describe('Where a language model was asked: whether its words were sent, and why not'),
  threshold: z.number(),
  rule: z.string().describe('The rule that decided; one for each question of the message, joined by +'),
  duration_ms: z.number(),
  waited_ms: z.number().optional().describe('How long it waited for what was still being made ready'),
  incomplete: z
    .literal(true)
    .optional()
    .describe('Answered before all of it was ready: asked again, it may be answered better'),
})
export type Trace = z.infer<typeof traceSchema>
export type TraceCandidate = z.infer<typeof candidateSchema>
