import { z } from 'zod'
import { erasureSchema, personDataSchema, personQuerySchema, removedSchema } from '../schemas/privacy.ts'
import { call, page, reference } from './call.ts'

const person = z.object({ query: personQuerySchema })

export const privacyCalls = {
  /** Everything about one person: leads, conversations, events, and where texts of the shop mention them. */
  'privacy.find': call(person, personDataSchema),
  'privacy.export': call(person, z.object({ file_name: z.string(), text: z.string() })),
  /** Overwritten on disk; a copy of the database from before is cleared of it when it is put back. */
  'privacy.erase': call(person, erasureSchema),
  'privacy.erasures': call(page, z.object({ erasures: z.array(erasureSchema), next: z.string().nullable() })),
  /** With all that belongs to them: conversations, events, deliveries. */
  'leads.remove': call(reference('lead_id')({}), removedSchema),
  'events.remove': call(z.object({ event_ids: z.array(z.string()).min(1).max(1000) }), removedSchema),
  /** An archived bot with everything it has. */
  'bots.remove': call(reference('bot_id')({}), removedSchema),
}
