import { z } from 'zod'
import { isoTimeSchema, messageSchema } from '../schemas/common.ts'
import {
  channelSchema,
  sessionCountsSchema,
  sessionSchema,
  sessionSummarySchema,
  sessionViewSchema,
  windowIdSchema,
} from '../schemas/session.ts'
import { sessionStatusSchema } from '../schemas/widget.ts'
import { call, page, reference } from './call.ts'

const session = reference('session_id')
const window = {
  window_id: windowIdSchema.optional(),
  take: z.boolean().optional().describe('Also from another window that answers now'),
}
const removed = z.object({ conversations: z.int(), leads: z.int(), events: z.int() })
const file = z.object({ file_name: z.string(), text: z.string() })

export const sessionCalls = {
  'sessions.list': call(
    page.extend({
      bot_id: z.string().optional(),
      channel: channelSchema.optional(),
      view: sessionViewSchema.optional(),
      query: z.string().max(500).optional().describe('Words of any message, or of a name'),
      tests: z.enum(['with', 'without', 'only']).default('with'),
      window_id: windowIdSchema.optional().describe('Whose `mine` are'),
    }),
    z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() }),
  ),
  'sessions.get': call(session({}), sessionSchema),
  'sessions.counts': call(z.object({}), sessionCountsSchema),
  /** A person takes over; refused while another window answers. */
  'sessions.claim': call(session(window), sessionSchema),
  'sessions.reply': call(session({ text: messageSchema, ...window }), sessionSchema),
  'sessions.setStatus': call(session({ status: sessionStatusSchema, ...window }), sessionSchema),
  /** Somebody of the shop has seen all that was written. */
  'sessions.seen': call(session({}), z.object({ unread: z.int() })),
  'sessions.typing': call(session({ typing: z.boolean() }), z.object({})),
  'sessions.remove': call(z.object({ session_ids: z.array(z.string()).min(1).max(1000) }), removed),
  'sessions.removeTests': call(z.object({ bot_id: z.string().optional() }), removed),
  /** One conversation to read, or many as rows. */
  'sessions.export': call(
    z.object({
      session_ids: z.array(z.string()).min(1).max(10_000).optional().describe('Absent: all'),
      bot_id: z.string().optional(),
      since: isoTimeSchema.optional(),
      tests: z.boolean().default(false),
      format: z.enum(['text', 'csv', 'json']),
    }),
    file,
  ),
}
