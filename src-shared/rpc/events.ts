import { z } from 'zod'
import { httpUrlSchema } from '../schemas/common.ts'
import { deliverySchema } from '../schemas/delivery.ts'
import {
  eventFilterSchema,
  eventKindSchema,
  eventSourceSchema,
  hubEventDetailsSchema,
  hubEventSchema,
  maxNamedEvents,
} from '../schemas/event.ts'
import { call, nothing, page, reference } from './call.ts'

const event = reference('event_id')
/** `brief` leaves the payloads out: the card is enough for a list. */
const listInput = eventFilterSchema.extend({ ...page.shape, brief: z.boolean().default(false) })
/** With `group` the events of one conversation are one entry, at the place of the newest that fits. */
const groupedInput = listInput.extend({ group: z.literal('conversation').optional() })
const listOutput = z.object({ events: z.array(hubEventSchema), next: z.string().nullable() })

export const eventCalls = {
  'events.list': call(groupedInput, listOutput),
  /** Every word must be in the payload; the last may be a beginning. */
  'events.search': call(listInput.extend({ query: z.string().trim().min(1).max(500) }), listOutput),
  'events.get': call(event({}), hubEventDetailsSchema),
  /** Bots and inboxes, also archived or removed ones whose events still exist. */
  'events.sources': call(
    nothing,
    z.object({
      sources: z.array(
        z.object({ source: eventSourceSchema, id: z.string(), name: z.string(), gone: z.boolean() }),
      ),
    }),
  ),
  'events.counts': call(
    nothing,
    z.object({
      unread: z.int(),
      unread_by_kind: z.record(eventKindSchema, z.int()),
      total: z.int(),
      by_kind: z.record(eventKindSchema, z.int()).describe('Without archived ones; each counted up to 1,000'),
    }),
  ),
  /** Either these events or all that a filter, or the words of a search, or both find. */
  'events.mark': call(
    z.object({
      event_ids: z.array(z.string()).max(maxNamedEvents).optional(),
      filter: eventFilterSchema.optional(),
      query: z.string().trim().min(1).max(500).optional(),
      read: z.boolean().optional(),
      starred: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    z.object({
      changed: z.int(),
      event_ids: z
        .array(z.string())
        .nullable()
        .describe('Those that were changed, to take it back; null: too many to name'),
    }),
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
