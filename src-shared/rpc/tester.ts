import { z } from 'zod'
import { channelSchema } from '../schemas/session.ts'
import {
  testerNameSchema,
  testerSendSchema,
  testerSessionSchema,
  testerTargetSchema,
  testerTurnSchema,
} from '../schemas/tester.ts'
import { call, nothing, reference } from './call.ts'

const session = reference('tester_session_id')
const testKeySchema = z
  .object({ last4: z.string(), key_id: z.string().nullable(), readable: z.boolean() })
  .nullable()

/** Try it: real calls over HTTP, to this PC or to a connection, kept with what was sent and what came back. */
export const testerCalls = {
  'tester.sessions': call(nothing, z.object({ sessions: z.array(testerSessionSchema) })),
  'tester.start': call(
    z.object({ target: testerTargetSchema, channel: channelSchema, name: testerNameSchema.optional() }),
    testerSessionSchema,
  ),
  'tester.get': call(session({}), testerSessionSchema.extend({ turns: z.array(testerTurnSchema) })),
  'tester.send': call(testerSendSchema, z.object({ session: testerSessionSchema, turn: testerTurnSchema })),
  'tester.cancel': call(z.object({ turn_id: z.string() }), z.object({ cancelled: z.boolean() })),
  'tester.rename': call(session({ name: testerNameSchema }), testerSessionSchema),
  'tester.remove': call(
    z.object({ tester_session_ids: z.array(z.string()).max(10_000) }),
    z.object({ removed: z.int() }),
  ),
  'tester.restore': call(
    z.object({ tester_session_ids: z.array(z.string()).max(10_000) }),
    z.object({ restored: z.int() }),
  ),
  /** The API key the tester uses for a bot of this PC; kept as a secret, null forgets it. */
  'tester.setKey': call(
    z.object({ bot_id: z.string(), key: z.string().trim().min(1, 'must not be empty').max(500).nullable() }),
    z.object({ key: testKeySchema }),
  ),
  'tester.getKey': call(z.object({ bot_id: z.string() }), z.object({ key: testKeySchema })),
  /** For "copy with real values": the credential as it is sent. */
  'tester.credential': call(
    session({}),
    z.object({ header: z.string(), value: z.string() }).or(z.object({ header: z.null(), value: z.null() })),
  ),
}
