import { z } from 'zod'
import { httpUrlSchema } from '../schemas/common.ts'
import { deliverySchema } from '../schemas/delivery.ts'
import {
  eventFilterSchema,
  eventKindSchema,
  hubEventDetailsSchema,
  hubEventSchema,
} from '../schemas/event.ts'
import { call, nothing, page, reference } from './call.ts'

const event = reference('event_id')
/** `brief` leaves the payloads out: the card is enough for a list. */
const listInput = eventFilterSchema.extend({ ...page.shape, brief: z.boolean().default(false) })
const listOutput = z.object({ events: z.array(hubEventSchema), next: z.string().nullable() })

export const eventCalls = {
  'events.list': call(listInput, listOutput),
  /** Every word must be in the payload; the last may be a beginning. */
  'events.search': call(listInput.extend({ query: z.string().trim().min(1).max(500) }), listOutput),
  'events.get': call(event({}), hubEventDetailsSchema),
  'events.counts': call(
    nothing,
    z.object({ unread: z.int(), unread_by_kind: z.record(eventKindSchema, z.int()), total: z.int() }),
  ),
  /** Either these events or all that a filter finds. */
  'events.mark': call(
    z.object({
      event_ids: z.array(z.string()).max(1000).optional(),
      filter: eventFilterSchema.optional(),
      read: z.boolean().optional(),
      starred: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    z.object({ changed: z.int() }),
  ),
  'events.export': call(
    eventFilterSchema.extend({ query: z.string().optional(), format: z.enum(['json', 'csv']) }),
    z.object({ file_name: z.string(), text: z.string() }),
  ),
  /** Sends it on once, signed and tried again like everything else. */
  'events.forward': call(
    event({ url: httpUrlSchema, allow_local: z.boolean().default(false) }),
    deliverySchema,
  ),
}
