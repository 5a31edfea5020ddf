import { z } from 'zod'
import { httpUrlSchema, isoTimeSchema } from './common.ts'
import { integrationEventTypeSchema } from './event.ts'

const endpointKindSchema = z.enum(['mirror', 'integration', 'forward'])
export type EndpointKind = z.infer<typeof endpointKindSchema>

export const disabledReasonSchema = z.enum(['by_hand', 'gone', 'no_success'])

export const endpointSchema = z.object({
  id: z.string(),
  kind: endpointKindSchema,
  bot_id: z.string().nullable(),
  key_id: z.string().nullable(),
  inbox_id: z.string().nullable(),
  owner_name: z
    .string()
    .nullable()
    .describe('Of the bot, key or inbox it gets news of; null: sent on by hand'),
  owner_gone: z.boolean().describe('The bot is archived or the key revoked: no new events'),
  /** Credentials in it are masked; sent back as shown, it stays as it is. */
  url: z.string(),
  event_types: z.array(integrationEventTypeSchema).nullable().describe('Null: all of its kind'),
  allow_local: z.boolean(),
  send_tests: z.boolean().describe('Whether it gets what comes of tests too'),
  state: z.enum(['active', 'failing', 'disabled']),
  disabled_reason: disabledReasonSchema.nullable(),
  disabled_at: isoTimeSchema.nullable(),
  failing_since: isoTimeSchema.nullable(),
  last_success_at: isoTimeSchema.nullable(),
  last_failure_at: isoTimeSchema.nullable(),
  old_secret_until: isoTimeSchema.nullable(),
  health: z.object({
    delivered: z.int().describe('In the last 24 hours'),
    failed: z.int().describe('Given up, and neither sent again nor cancelled since'),
    waiting: z.int(),
    latency_ms: z.number().nullable(),
  }),
  created_at: isoTimeSchema,
})
export type Endpoint = z.infer<typeof endpointSchema>

export const endpointWithSecretSchema = endpointSchema.extend({ secret: z.string() })

export const endpointSetSchema = z.object({
  bot_id: z.string(),
  url: httpUrlSchema,
  event_types: z.array(integrationEventTypeSchema).min(1, 'choose at least one').nullish(),
  allow_local: z.boolean().optional(),
  send_tests: z.boolean().optional(),
})
