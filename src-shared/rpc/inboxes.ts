import { z } from 'zod'
import { inboxSchema, inboxSettingsSchema } from '../schemas/inbox.ts'
import { call, nothing, reference } from './call.ts'

const inbox = reference('inbox_id')
const secret = z.string().trim().min(1, 'must not be empty').max(500).nullish().describe('Null takes it away')
const { name, ...settings } = inboxSettingsSchema.partial().shape

export const inboxCalls = {
  'inboxes.create': call(
    z.object({ name: inboxSettingsSchema.shape.name, ...settings, secret }),
    inboxSchema,
  ),
  'inboxes.update': call(inbox({ name, ...settings, secret }), inboxSchema),
  'inboxes.list': call(nothing, z.object({ inboxes: z.array(inboxSchema) })),
  'inboxes.get': call(inbox({}), inboxSchema),
  'inboxes.secret': call(inbox({}), z.object({ secret: z.string().nullable() })),
  /** A new address; the old one takes nothing more. */
  'inboxes.renew': call(inbox({}), inboxSchema),
  /** What it received stays in the list of events. */
  'inboxes.remove': call(inbox({}), z.object({ removed: z.boolean() })),
}
