import { z } from 'zod'
import { httpUrlSchema, isoTimeSchema, nameSchema } from './common.ts'

/** Requests a day on one API key. */
export const dailyQuota = 1000

/** How long the old secret of a rotated key still works. */
export const gracePeriods = { '0': 0, '1h': 3_600_000, '24h': 86_400_000, '7d': 604_800_000 } as const
export const gracePeriodSchema = z.enum(Object.keys(gracePeriods) as [GracePeriod, ...GracePeriod[]])
export type GracePeriod = keyof typeof gracePeriods

export const apiKeySchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  state: z.enum(['valid', 'revoked']),
  mirror_url: z.string().nullable(),
  mirror_allow_local: z.boolean(),
  created_at: isoTimeSchema,
  rotated_at: isoTimeSchema.nullable(),
  revoked_at: isoTimeSchema.nullable(),
  last_used_at: isoTimeSchema.nullable(),
  used_today: z.int(),
  retiring: z
    .array(z.object({ prefix: z.string(), last4: z.string(), expires_at: isoTimeSchema }))
    .describe('Older secrets of this key that still work for a while after a rotation'),
})
export type ApiKey = z.infer<typeof apiKeySchema>

/** The only place with the whole key, once. */
export const apiKeyWithSecretSchema = apiKeySchema.extend({
  key: z.string(),
  mirror_secret: z.string().nullish().describe('Signs what the mirror gets; shown again under Deliveries'),
})

export const keyCreateSchema = z.object({
  bot_id: z.string(),
  name: nameSchema,
  mirror_url: httpUrlSchema.nullish(),
  mirror_allow_local: z.boolean().optional(),
})

export const usageSchema = z.object({
  key_id: z.string(),
  day: z.iso.date(),
  used: z.int(),
  limit: z.int(),
  resets_at: isoTimeSchema,
  history: z.array(z.object({ day: z.iso.date(), used: z.int() })),
})
export type Usage = z.infer<typeof usageSchema>
