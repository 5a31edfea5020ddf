import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { isoTimeSchema } from './common.ts'

/** What may be opened through the public address beside the chat itself. */
export const publicPaths = ['chat_api', 'sync', 'demo'] as const
export const publicPathSchema = z.enum(publicPaths)
export type PublicPath = z.infer<typeof publicPathSchema>
/** Inboxes are a choice of their own: they are open unless they are closed. */
export type OpenPath = PublicPath | 'inboxes'

/** Addresses of this PC or of the shop network, where nobody hands out certificates. */
const localHost =
  /^(?:localhost|(?:[a-z0-9-]+\.)+(?:localhost|local|home\.arpa)|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])$/
const publicUrlPattern = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?\/?$/

/** Without a path: a tunnel or proxy hands on the whole address. */
export const publicUrlSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(300)
  .refine(isPublicUrl, {
    error: 'must be an address such as https://chat.shop.example, without a path',
    params: fault('not_a_public_url'),
  })
  .transform((url) => url.replace(/\/$/, '').replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2'))

function isPublicUrl(url: string): boolean {
  const [, scheme, host = ''] = publicUrlPattern.exec(url) ?? []
  return scheme === 'https' || (scheme === 'http' && localHost.test(host))
}

const anyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const addressRangeSchema = z
  .string()
  .trim()
  .refine((text) => anyAddress.safeParse(text).success, {
    error: 'must be an address or a range such as 10.0.0.0/8',
    params: fault('not_an_address_range'),
  })

/** Whose word about a visitor's address and scheme is believed. */
export const trustedProxySchema = z.union([
  z.enum(['off', 'loopback']),
  z.array(addressRangeSchema).min(1).max(20),
])
export type TrustedProxy = z.infer<typeof trustedProxySchema>

/** A website that wanted to show the chat and is not on the list of its bot. */
export const refusedOriginSchema = z.object({
  origin: z.string(),
  count: z.int(),
  last_at: isoTimeSchema,
})
export type RefusedOrigin = z.infer<typeof refusedOriginSchema>

/** What is looked at, in this order. */
export const checkSteps = ['address', 'dns', 'tls', 'hub', 'script', 'origins', 'stream'] as const
export const checkStepSchema = z.enum(checkSteps)
export type CheckStep = z.infer<typeof checkStepSchema>

export const checkResults = ['ok', 'warning', 'failed', 'skipped'] as const

/** All that a step can find; the texts are in the language files. */
export const checkCodes = [
  'address_ok',
  'address_broken',
  'address_own',
  'address_no_https',
  'dns_ok',
  'dns_unknown',
  'dns_local',
  'offline',
  'tls_ok',
  'tls_none',
  'tls_expires_soon',
  'tls_expired',
  'tls_wrong_name',
  'tls_untrusted',
  'tls_failed',
  'connection_refused',
  'connection_timeout',
  'connection_failed',
  'hub_ok',
  'hub_other',
  'hub_page',
  'hub_redirect',
  'hub_error',
  'script_ok',
  'script_page',
  'script_missing',
  'script_type',
  'origins_ok',
  'origins_every',
  'origins_none',
  'origins_no_bot',
  'origins_lost',
  'origins_open',
  'stream_ok',
  'stream_buffered',
  'stream_broken',
  'not_checked',
  'cancelled',
] as const
export const checkCodeSchema = z.enum(checkCodes)
export type CheckCode = z.infer<typeof checkCodeSchema>

const checkParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

export const checkedStepSchema = z.object({
  step: checkStepSchema,
  result: z.enum(checkResults),
  code: checkCodeSchema,
  params: checkParamsSchema,
})
export type CheckedStep = z.infer<typeof checkedStepSchema>

/** Whether visitors reach this PC through the public address, as far as this PC can tell. */
export const websiteStatusSchema = z.object({
  public_url: z.string().nullable(),
  state: z
    .enum(['none', 'unknown', 'reachable', 'unreachable'])
    .describe('none: there is no public address; unknown: not tried yet, or this PC is offline'),
  checked_at: isoTimeSchema.nullable(),
  unreachable_since: isoTimeSchema.nullable(),
  why: checkCodeSchema.nullable(),
  params: checkParamsSchema.describe('Of `why`'),
  recovered_at: isoTimeSchema.nullable().describe('When it was last reached again'),
})
export type WebsiteStatus = z.infer<typeof websiteStatusSchema>
