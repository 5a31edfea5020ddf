import { z } from 'zod'
import { isoTimeSchema } from './common.ts'
import { headerListSchema } from './event.ts'

export const deliveryStates = [
  'scheduled',
  'sending',
  'delivered',
  'retrying',
  'failed',
  'paused',
  'disabled',
  'cancelled',
] as const
export const deliveryStateSchema = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof deliveryStateSchema>

/** One try. Bodies are in the details alone. */
const attemptSchema = z.object({
  at: isoTimeSchema,
  url: z.string().describe('Where to, at that time'),
  status: z.int().nullable(),
  error_code: z
    .string()
    .nullable()
    .describe('Why no answer came: refused, timeout, reset, tls, dns, address, …'),
  error: z.string().nullable(),
  latency_ms: z.number(),
})
export type Attempt = z.infer<typeof attemptSchema>

export const deliverySchema = z.object({
  id: z.string(),
  event_id: z.string(),
  event_type: z.string(),
  endpoint_id: z.string(),
  bot_id: z.string().nullable(),
  url: z.string().describe('Where it goes, or where it went last'),
  state: deliveryStateSchema,
  attempts: z.array(attemptSchema),
  attempt_count: z.int(),
  next_attempt_at: isoTimeSchema.nullable(),
  is_test: z.boolean(),
  created_at: isoTimeSchema,
  finished_at: isoTimeSchema.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

const attemptDetailsSchema = attemptSchema.extend({
  request_headers: headerListSchema,
  response_headers: headerListSchema.nullable(),
  response_head: z.string().nullable().describe('The first 20 kB of the answer as text'),
})

export const deliveryDetailsSchema = deliverySchema.extend({
  attempts: z.array(attemptDetailsSchema),
  request_body: z.string(),
})
export type DeliveryDetails = z.infer<typeof deliveryDetailsSchema>
