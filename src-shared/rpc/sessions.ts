import { z } from 'zod'
import { channelSchema, sessionSchema, sessionSummarySchema } from '../schemas/session.ts'
import { call, page, reference } from './call.ts'

export const sessionCalls = {
  'sessions.list': call(
    page.extend({ bot_id: z.string().optional(), channel: channelSchema.optional() }),
    z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() }),
  ),
  'sessions.get': call(reference('session_id')({}), sessionSchema),
}
