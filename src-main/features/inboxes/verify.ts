import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HeaderOf } from '#main/features/events/index.ts'
import { type SignatureFault, verifyWebhook } from '#main/lib/signing.ts'
import type { Verdict } from '#shared/schemas/event.ts'
import type { InboxRow } from './repository.ts'

export type Judged = { readonly verdict: Verdict; readonly reason: string | null }

export type Posted = { readonly body: Uint8Array; readonly header: HeaderOf; readonly nowMs: number }

const valid: Judged = { verdict: 'valid', reason: null }

/** Whether it comes from whom it says, as far as the inbox can tell. The reason is for people. */
export function judge(inbox: InboxRow, secret: string | null, posted: Posted): Judged {
  if (inbox.preset === 'none' || secret === null) return { verdict: 'unchecked', reason: null }
  const fault = checks[inbox.preset](secret, posted, inbox.header_name ?? '')
  return fault === null ? valid : { verdict: 'invalid', reason: fault }
}

type Check = (secret: string, posted: Posted, headerName: string) => string | null

const checks: Readonly<Record<'standard' | 'github' | 'header', Check>> = {
  standard: (secret, { body, header, nowMs }) => {
    // The same scheme goes by an older name at some senders.
    const named = (name: string) => header(`webhook-${name}`) ?? header(`svix-${name}`)
    const fault = verifyWebhook(secret, {
      id: named('id'),
      timestamp: named('timestamp'),
      signature: named('signature'),
      body,
      nowMs,
    })
    return fault && standardFaults[fault]
  },

  github: (secret, { body, header }) => {
    const given = header('x-hub-signature-256')
    if (given === undefined)
      return 'The header X-Hub-Signature-256 is missing: it was sent without a signature.'
    const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(given.trim()) ?? []
    if (hex === undefined) return 'The header X-Hub-Signature-256 is not of the form sha256=…'
    const expected = createHmac('sha256', secret).update(body).digest()
    return timingSafeEqual(Buffer.from(hex, 'hex'), expected)
      ? null
      : 'The signature does not fit: it was signed with another secret, or changed on its way.'
  },

  header: (secret, { header }, name) => {
    const given = header(name.toLowerCase())
    if (given === undefined) return `The header ${name} is missing.`
    // People enter the word itself; senders put "Bearer" before it.
    const isBearer = name.toLowerCase() === 'authorization' && !/^\w+ /.test(secret)
    const word = isBearer ? given.replace(/^bearer\s+/i, '') : given
    return isSame(word, secret) ? null : `The value of the header ${name} is another one.`
  },
}

const standardFaults: Readonly<Record<SignatureFault, string>> = {
  no_headers:
    'One of the headers webhook-id, webhook-timestamp and webhook-signature is missing: it was sent without a signature.',
  bad_timestamp: 'The header webhook-timestamp is not a time in seconds.',
  too_old: 'It was signed more than 5 minutes ago: sent again by somebody else, or a clock is wrong.',
  too_new: 'It was signed more than 5 minutes in the future: a clock is wrong.',
  bad_secret: 'The secret of this inbox is not one of Standard Webhooks (whsec_…). Enter it again.',
  no_match: 'The signature does not fit: it was signed with another secret, or changed on its way.',
}

/** Takes as long for any wrong value: the digests are compared, which are of one length. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
