import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { httpUrlSchema, isoTimeSchema, nameSchema } from './common.ts'

const secretSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(500)
  .refine((text) => /^[\x21-\x7e]*$/.test(text), {
    error: 'must not hold spaces or line breaks',
    params: fault('has_spaces'),
  })

/** A hosted chatbot service, or another Shopbell, that this PC may call. */
export const connectionInputSchema = z.object({
  name: nameSchema,
  base_url: httpUrlSchema.describe('Serves the chat API'),
  widget_base_url: httpUrlSchema.nullable().describe('Serves widget and sync; null: the same as base_url'),
  bot_id: z.string().trim().min(1, 'must not be empty').max(200),
})
export type ConnectionInput = z.infer<typeof connectionInputSchema>

/** Absent: as it was; null: forget it. */
export const connectionSecretsSchema = z.object({
  api_key: secretSchema.nullable().optional(),
  sync_key: secretSchema.nullable().optional(),
})

const keptSecretSchema = z
  .object({
    last4: z.string(),
    readable: z.boolean().describe("False when it was sealed by a keychain that isn't available here"),
  })
  .nullable()

const connectionCheckSchema = z.object({
  check: z.enum(['chat_address', 'api_key', 'widget_address']),
  ok: z.boolean(),
  status: z.int().nullable().describe('The HTTP status, or null when nothing answered'),
  detail: z.string(),
  duration_ms: z.number(),
})
export type ConnectionCheck = z.infer<typeof connectionCheckSchema>

export const connectionSchema = connectionInputSchema.extend({
  id: z.string(),
  api_key: keptSecretSchema,
  sync_key: keptSecretSchema,
  last_test: z
    .object({ at: isoTimeSchema, ok: z.boolean(), checks: z.array(connectionCheckSchema) })
    .nullable(),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type Connection = z.infer<typeof connectionSchema>

type Addresses = Pick<ConnectionInput, 'base_url' | 'widget_base_url'>
type SecretKind = keyof z.infer<typeof connectionSecretsSchema>

/** A key belongs to the server it was entered for: it is never sent to another one because an address was changed. */
export function secretsToEnterAgain(before: Addresses, after: Addresses): ReadonlySet<SecretKind> {
  const moved = new Set<SecretKind>()
  if (originOf(before.base_url) !== originOf(after.base_url)) moved.add('api_key')
  const [syncBefore, syncAfter] = [before, after].map((one) => originOf(one.widget_base_url ?? one.base_url))
  if (syncBefore !== syncAfter) moved.add('sync_key')
  return moved
}

/** Scheme, host and port as they are written: another spelling only asks once more. */
function originOf(url: string): string {
  return (/^https?:\/\/[^/?#\\]+/i.exec(url)?.[0] ?? url).toLowerCase()
}
