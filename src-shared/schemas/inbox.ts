import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { httpUrlSchema, isoTimeSchema, nameSchema, wholeNumber } from './common.ts'

/** Known systems come first, as people look for them; what is left is how a sender of one's own signs. */
export const inboxPresets = [
  'none',
  'shopify',
  'woocommerce',
  'stripe',
  'typeform',
  'calendly',
  'meta',
  'hubspot',
  'intercom',
  'chatwoot',
  'tidio',
  'form',
  'standard',
  'github',
  'header',
] as const
const inboxPresetSchema = z
  .enum(inboxPresets)
  .describe('Who sends: how it signs, which id it gives, and where its payload names people')
export type InboxPreset = z.infer<typeof inboxPresetSchema>

const headerNameSchema = z.string().refine((text) => /^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/i.test(text), {
  error: 'must be the name of a header, such as X-Webhook-Secret',
  params: fault('not_a_header_name'),
})

/** What the sender gets, for people who test their own sender. */
const inboxAnswerSchema = z.object({
  status: wholeNumber(200, 599),
  body: z.string().max(20_000).nullable().describe('Null: our own answer'),
  delay_ms: z.int().min(0).max(60_000, 'must be at most a minute'),
})

export const inboxSettingsSchema = z.object({
  name: nameSchema,
  preset: inboxPresetSchema,
  header_name: headerNameSchema.nullable().describe('Where the shared value comes, for the preset "header"'),
  refuse_bad: z
    .boolean()
    .describe(
      'Answer 401 where the signature is wrong or cannot be checked; it is kept and shown all the same',
    ),
  answer: inboxAnswerSchema,
  forward_url: httpUrlSchema.nullable(),
  forward_allow_local: z.boolean(),
})
export type InboxSettings = z.infer<typeof inboxSettingsSchema>

export const inboxDefaults = {
  preset: 'none',
  header_name: null,
  refuse_bad: false,
  answer: { status: 200, body: null, delay_ms: 0 },
  forward_url: null,
  forward_allow_local: false,
} satisfies Omit<InboxSettings, 'name'>

export const inboxSchema = inboxSettingsSchema.extend({
  id: z.string(),
  url: z.string().describe('Where to post; whoever knows it may'),
  forward_url: z.string().nullable().describe('Credentials in it are masked'),
  has_secret: z.boolean(),
  secret_readable: z.boolean(),
  received: z.int(),
  last_received_at: isoTimeSchema.nullable(),
  created_at: isoTimeSchema,
})
export type Inbox = z.infer<typeof inboxSchema>
