import { z } from 'zod'

/** What the shop's bell rings for. Whoever shows it words it in the reader's language. */
export const noticeSchema = z.object({
  kind: z.enum(['waiting', 'writing', 'several', 'test']),
  count: z.int().describe('Of the conversations it is about'),
  session_id: z.string().nullable().describe('Null where it is about several, or none'),
  bot_name: z.string(),
  visitor: z.string().nullable().describe('Their name, where it is known'),
  text: z.string().describe('What they wrote last'),
  again: z.boolean().describe('It rang for this before, and nobody has looked since'),
})
export type Notice = z.infer<typeof noticeSchema>

/** Why nobody would hear the bell now. */
export const silences = ['off', 'quiet_hours'] as const
