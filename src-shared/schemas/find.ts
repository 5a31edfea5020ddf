import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

export const foundKinds = ['product', 'conversation', 'lead', 'question', 'document', 'event'] as const

export const foundSchema = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  bot_id: z.string().nullable(),
  title: z.string().describe('For an event: its type'),
  context: z.string().describe('A line of it, where possible with what was looked for'),
  at: isoTimeSchema,
})
export type Found = z.infer<typeof foundSchema>
