import { z } from 'zod'
import { storageStates } from '../schemas/backup.ts'
import { isoTimeSchema } from '../schemas/common.ts'
import { sessionCountsSchema } from '../schemas/session.ts'
import { call, nothing } from './call.ts'

const hubStatusSchema = z.object({
  version: z.string(),
  url: z.string().nullable().describe('Where the service answers; null while it does not listen'),
  lan_urls: z
    .array(z.string())
    .describe('The same for other devices in the shop network; empty unless switched on'),
  paused: z.boolean().describe('Callers are asked to come back later'),
  data_folder: z.string(),
  started_at: isoTimeSchema,
  bots: z.int(),
  products: z.int(),
  sessions_today: z.int(),
  storage: z
    .object({ state: z.enum(storageStates), free_bytes: z.int() })
    .describe('Whether the disk takes what is written'),
  attention: sessionCountsSchema.describe('Who calls for a person right now'),
})
export type HubStatus = z.infer<typeof hubStatusSchema>

export const hubCalls = {
  'hub.status': call(nothing, hubStatusSchema),
  'hub.pause': call(z.object({ paused: z.boolean() }), hubStatusSchema),
  'demo.load': call(
    nothing,
    z.object({
      bot_id: z.string(),
      created: z.boolean().describe('False when the demo shop was there already'),
      key: z.string().nullable().describe('The demo key, only when it was made just now'),
    }),
  ),
}
