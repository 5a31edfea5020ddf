import { createHmac, timingSafeEqual } from 'node:crypto'
import type { VerdictReason } from '#main/features/events/index.ts'
import { isSameSecret } from '#main/lib/secret-key.ts'
import { verifyWebhook } from '#main/lib/signing.ts'
import type { Verdict, VerdictCode } from '#shared/schemas/event.ts'
import type { InboxPreset } from '#shared/schemas/inbox.ts'
import type { InboxRow } from './repository.ts'
import { type Posted, senderChecks } from './senders/index.ts'

export type Judged = { readonly verdict: Verdict; readonly reason: VerdictReason | null }

const valid: Judged = { verdict: 'valid', reason: null }

/** Whether it comes from whom it says, as far as the inbox can check. */
export function judge(inbox: InboxRow, secret: string | null, posted: Posted): Judged {
  // A form on a website signs nothing.
  if (inbox.preset === 'form') return { verdict: 'unchecked', reason: null }
  if (inbox.preset === 'none' || secret === null)
    return inbox.refuse_bad === 1 ? invalid('no_secret') : { verdict: 'unchecked', reason: null }
  const fault = checks[inbox.preset](secret, posted, inbox.header_name ?? '')
  return fault === null ? valid : { verdict: 'invalid', reason: fault }
}

export function invalid(code: VerdictCode): Judged {
  return { verdict: 'invalid', reason: { code, header: null } }
}

type Check = (secret: string, posted: Posted, headerName: string) => VerdictReason | null

const githubHeader = 'X-Hub-Signature-256'

const checks: Readonly<Record<Exclude<InboxPreset, 'none' | 'form'>, Check>> = {
  ...senderChecks,

  standard: (secret, { body, header, nowMs }) => {
    // Some senders use an older name for the same scheme.
    const named = (name: string) => header(`webhook-${name}`) ?? header(`svix-${name}`)
    const fault = verifyWebhook(secret, {
      id: named('id'),
      timestamp: named('timestamp'),
      signature: named('signature'),
      body,
      nowMs,
    })
    return fault && { code: fault, header: null }
  },

  github: (secret, { body, header }) => {
    const given = header(githubHeader.toLowerCase())
    if (given === undefined) return { code: 'header_missing', header: githubHeader }
    const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(given.trim()) ?? []
    if (hex === undefined) return { code: 'header_form', header: githubHeader }
    const expected = createHmac('sha256', secret).update(body).digest()
    return timingSafeEqual(Buffer.from(hex, 'hex'), expected) ? null : { code: 'no_match', header: null }
  },

  header: (secret, { header }, name) => {
    const given = header(name.toLowerCase())
    if (given === undefined) return { code: 'header_missing', header: name }
    // People enter the word itself; senders put "Bearer" before it.
    const isBearer = name.toLowerCase() === 'authorization' && !/^\w+ /.test(secret)
    const word = isBearer ? given.replace(/^bearer\s+/i, '') : given
    return isSameSecret(word, secret) ? null : { code: 'header_differs', header: name }
  },
}
