import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { HeaderOf, VerdictReason } from '#main/features/events/index.ts'
import type { InboxPreset } from '#shared/schemas/inbox.ts'

export type Posted = {
  readonly body: Uint8Array
  readonly header: HeaderOf
  readonly nowMs: number
  /** How the sender may have called this address: some sign it. */
  readonly urls: readonly string[]
}

export type Check = (secret: string, posted: Posted) => VerdictReason | null

type Digest = { readonly algorithm: 'sha1' | 'sha256'; readonly encoding: 'hex' | 'base64' }
type SigningPreset = Exclude<InboxPreset, 'none' | 'standard' | 'github' | 'header' | 'form'>

/** Older or newer than this may be somebody's replay. */
const toleranceMs = 5 * 60_000
const sha256Hex: Digest = { algorithm: 'sha256', encoding: 'hex' }
const sha256Base64: Digest = { algorithm: 'sha256', encoding: 'base64' }

/** How each system signs what it sends, as it documents it. */
export const senderChecks: Readonly<Record<SigningPreset, Check>> = {
  shopify: ofBody('X-Shopify-Hmac-Sha256', sha256Base64, ''),
  woocommerce: ofBody('X-WC-Webhook-Signature', sha256Base64, ''),
  typeform: ofBody('Typeform-Signature', sha256Base64, 'sha256='),
  meta: ofBody('X-Hub-Signature-256', sha256Hex, 'sha256='),
  intercom: ofBody('X-Hub-Signature', { algorithm: 'sha1', encoding: 'hex' }, 'sha1='),
  stripe: timed('Stripe-Signature', 'v1', dotted),
  calendly: timed('Calendly-Webhook-Signature', 'v1', dotted),
  // Both orders are met.
  tidio: timed('X-Tidio-Signature', 's', (time, body) => [
    Buffer.concat([body, Buffer.from(`_${time}`)]),
    ...dotted(time, body),
  ]),

  chatwoot: (secret, { body, header, nowMs }) => {
    const name = 'X-Chatwoot-Signature'
    const [given, time] = [header(name.toLowerCase()), header('x-chatwoot-timestamp')]
    if (given === undefined) return missing(name)
    if (time === undefined) return missing('X-Chatwoot-Timestamp')
    const fault = timeFault(time, nowMs)
    if (fault) return fault
    const wanted = hmac(secret, sha256Hex, Buffer.concat([Buffer.from(`${time}.`), body]))
    return isSame(given.trim().replace(/^sha256=/i, ''), wanted) ? null : noMatch
  },

  hubspot: (secret, { body, header, nowMs, urls }) => {
    const [newer, time] = [header('x-hubspot-signature-v3'), header('x-hubspot-request-timestamp')]
    if (newer !== undefined && time !== undefined) {
      const fault = timeFault(time, nowMs)
      const signed = urls.map((url) => Buffer.concat([Buffer.from(`POST${url}`), body, Buffer.from(time)]))
      if (!fault && signed.some((text) => isSame(newer.trim(), hmac(secret, sha256Base64, text)))) return null
    }
    const older = header('x-hubspot-signature')
    if (older === undefined) return newer === undefined ? missing('X-HubSpot-Signature-v3') : noMatch
    const plain = ['', ...urls.map((url) => `POST${url}`)].map((before) =>
      createHash('sha256').update(`${secret}${before}`).update(body).digest('hex'),
    )
    return plain.some((wanted) => isSame(older.trim(), wanted)) ? null : noMatch
  },
}

/** Over the body alone. */
function ofBody(name: string, digest: Digest, prefix: string): Check {
  return (secret, { body, header }) => {
    const given = header(name.toLowerCase())?.trim()
    if (given === undefined) return missing(name)
    if (!given.startsWith(prefix)) return { code: 'header_form', header: name }
    return isSame(given.slice(prefix.length), hmac(secret, digest, body)) ? null : noMatch
  }
}

/** Over the time and the body: `t=1700000000,v1=…`, several while a secret is being replaced. */
function timed(
  name: string,
  field: string,
  signed: (time: string, body: Uint8Array) => readonly Uint8Array[],
): Check {
  return (secret, { body, header, nowMs }) => {
    const given = header(name.toLowerCase())
    if (given === undefined) return missing(name)
    const parts = given
      .split(',')
      .slice(0, 20)
      .map((part) => part.trim().split('=', 2))
    const time = parts.find(([key]) => key === 't')?.[1]
    const signatures = parts.flatMap(([key, value]) => (key === field && value ? [value] : []))
    if (time === undefined || signatures.length === 0) return { code: 'header_form', header: name }
    const fault = timeFault(time, nowMs)
    if (fault) return fault
    const wanted = signed(time, body).map((text) => hmac(secret, sha256Hex, text))
    return signatures.some((one) => wanted.some((other) => isSame(one, other))) ? null : noMatch
  }
}

function dotted(time: string, body: Uint8Array): Uint8Array[] {
  return [Buffer.concat([Buffer.from(`${time}.`), body])]
}

const noMatch: VerdictReason = { code: 'no_match', header: null }

function missing(header: string): VerdictReason {
  return { code: 'header_missing', header }
}

/** Seconds or milliseconds since 1970. */
function timeFault(time: string, nowMs: number): VerdictReason | null {
  if (!/^\d{9,14}$/.test(time)) return { code: 'bad_timestamp', header: null }
  const at = Number(time) * (time.length > 11 ? 1 : 1000)
  if (nowMs - at > toleranceMs) return { code: 'too_old', header: null }
  return at - nowMs > toleranceMs ? { code: 'too_new', header: null } : null
}

function hmac(secret: string, { algorithm, encoding }: Digest, text: Uint8Array): string {
  return createHmac(algorithm, secret).update(text).digest(encoding)
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
