import { z } from 'zod'
import { messageSchema } from '../schemas/common.ts'
import { channelSchema, sessionSchema, sessionSummarySchema } from '../schemas/session.ts'
import { sessionStatusSchema } from '../schemas/widget.ts'
import { call, page, reference } from './call.ts'

const session = reference('session_id')

export const sessionCalls = {
  'sessions.list': call(
    page.extend({ bot_id: z.string().optional(), channel: channelSchema.optional() }),
    z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() }),
  ),
  'sessions.get': call(session({}), sessionSchema),
  'sessions.reply': call(session({ text: messageSchema }), sessionSchema),
  'sessions.setStatus': call(session({ status: sessionStatusSchema }), sessionSchema),
}
