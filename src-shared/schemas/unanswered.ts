import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

const askedSchema = z.object({
  text: z.string(),
  count: z.int().describe('How often it was asked in these words'),
  confidence: z.number(),
  at: isoTimeSchema.describe('The last time'),
  session_id: z.string().describe("The session's `id`"),
  message_id: z.string().describe('The answer that was none, or wrong'),
  reply: z.string().describe('What was answered'),
  marked_wrong: z.boolean().describe('Whether the merchant marked it wrong'),
})

/** Questions that mean the same and were not answered well enough. */
export const unansweredGroupSchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  question: z.string().describe('The wording nearest to all others'),
  count: z.int(),
  first_at: isoTimeSchema,
  last_at: isoTimeSchema,
  examples: z.array(askedSchema).max(20).describe('Different wordings, the most frequent first'),
  wordings: z.int().describe('How many different ones there are'),
  nearest: z
    .object({ kind: z.string(), id: z.string(), title: z.string(), confidence: z.number() })
    .nullable()
    .describe('What came nearest when it was asked'),
  now_answered: z
    .boolean()
    .describe('Tried again after products or knowledge changed, each wording would be answered by now'),
})
export type UnansweredGroup = z.infer<typeof unansweredGroupSchema>

/** A question asked again after something was taught. */
export const reaskedSchema = z.object({
  text: z.string(),
  confidence_before: z.number(),
  confidence: z.number(),
  reply: z.string(),
  answered: z.boolean().describe('At or above the threshold of the bot'),
  by_entry: z.boolean().describe('And by the entry just taught'),
})
export type Reasked = z.infer<typeof reaskedSchema>
