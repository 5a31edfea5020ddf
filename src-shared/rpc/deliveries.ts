import { z } from 'zod'
import { givenTimeSchema } from '../schemas/common.ts'
import { deliveryDetailsSchema, deliverySchema, deliveryStateSchema } from '../schemas/delivery.ts'
import { eventTypeSchema } from '../schemas/event.ts'
import { call, page, reference } from './call.ts'

const delivery = reference('delivery_id')
const filter = z.object({
  endpoint_id: z.string().optional(),
  event_id: z.string().optional(),
  bot_id: z.string().optional(),
  state: deliveryStateSchema.optional(),
})
/** What was given up since then. */
const givenUp = z.object({ since: givenTimeSchema, endpoint_id: z.string().optional() })

export const deliveryCalls = {
  'deliveries.list': call(
    filter.extend(page.shape),
    z.object({ deliveries: z.array(deliverySchema), next: z.string().nullable() }),
  ),
  'deliveries.get': call(delivery({}), deliveryDetailsSchema),
  'deliveries.resend': call(delivery({}), deliverySchema),
  'deliveries.resendFailed': call(givenUp, z.object({ resent: z.int() })),
  /** Also one that was given up: then it is not counted as missing any more. */
  'deliveries.cancel': call(delivery({}), deliverySchema),
  'deliveries.cancelFailed': call(givenUp, z.object({ cancelled: z.int() })),
  /** A test event with believable data; it is marked as one wherever it is shown. */
  'deliveries.test': call(
    z.object({ endpoint_id: z.string(), event_type: eventTypeSchema.optional() }),
    deliverySchema,
  ),
  'deliveries.export': call(
    filter.extend({ format: z.enum(['json', 'csv']) }),
    z.object({ file_name: z.string(), text: z.string() }),
  ),
  /** Days whose deliveries were summed up: what went where, in numbers. */
  'deliveries.days': call(
    z.object({ endpoint_id: z.string().optional() }),
    z.object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          endpoint_id: z.string(),
          event_type: z.string(),
          delivered: z.int(),
          failed: z.int(),
          attempts: z.int(),
        }),
      ),
    }),
  ),
}
