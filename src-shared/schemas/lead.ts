import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

/** What a visitor told of themselves: one a session, brought up to date when they tell more. */
export const leadSchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  session_id: z.string().describe("The session's `id`"),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().describe('The message that made it a lead'),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type Lead = z.infer<typeof leadSchema>
