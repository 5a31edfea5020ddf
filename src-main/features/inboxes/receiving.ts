import { createHash } from 'node:crypto'
import {
  describePayload,
  type Events,
  type HeaderOf,
  queryHeader,
  readBody,
  reasonText,
  writeReason,
} from '#main/features/events/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Emitter, Endpoints } from '#main/features/webhooks/index.ts'
import { newId } from '#main/lib/ids.ts'
import { refuseIfTooMany } from '#main/lib/rate-limit.ts'
import type { Limits } from '#shared/limits.ts'
import { problemStatus } from '#shared/schemas/problem.ts'
import { createHourlyBytes } from './hourly-bytes.ts'
import { keptBody } from './kept-body.ts'
import { createInboxRepository, type InboxRow } from './repository.ts'
import { adapted, formOf, senderId } from './senders/index.ts'
import type { Inboxes } from './service.ts'
import { invalid, type Judged, judge } from './verify.ts'

export type Receiving = ReturnType<typeof createReceiving>

/** Headers as they came, in order. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

type Posted = {
  readonly body: Uint8Array
  readonly headers: HeaderList
  /** Behind the `?` of the address; null: there was none. */
  readonly query: string | null
  /** How the sender may have called this address, for those who sign that too. */
  readonly urls?: readonly string[]
}

type Receipt = {
  readonly id: string
  /** Not null: it is kept, and the sender learns that its signature is wrong. */
  readonly refusal: string | null
}

const shared = '(the shared value)'
const another = '(another value)'

/** Takes in what is posted: first it is on disk as it came, then it is answered. */
export function createReceiving(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly inboxes: Inboxes
    readonly events: Events
    readonly endpoints: Endpoints
    readonly emitter: Emitter
    readonly limits: Limits
  },
) {
  const { commits, clock, inboxes, events, endpoints, emitter, push } = deps
  const repository = createInboxRepository(deps.db)
  const hourly = createHourlyBytes(clock, deps.limits.bytesPerInbox)

  function verdictOn(inbox: InboxRow, body: Uint8Array, header: HeaderOf, urls: readonly string[]): Judged {
    const { secret, fault } = inboxes.secretOf(inbox)
    if (fault !== null && inbox.preset !== 'none') return invalid('secret_unreadable')
    return judge(inbox, secret, { body, header, nowMs: clock.now(), urls })
  }

  return {
    receive: async (inbox: InboxRow, { body, headers, query, urls = [] }: Posted): Promise<Receipt> => {
      const header = headerOf(headers)
      const judged = verdictOn(inbox, body, header, urls)
      const refusal = inbox.refuse_bad === 1 && judged.reason !== null ? reasonText(judged.reason) : null
      const kept = keptBody(body, { invalid: judged.verdict === 'invalid', refused: refusal !== null })
      const shown = JSON.stringify([
        ...shownHeaders(inbox, headers, judged),
        ...(query === null ? [] : [[queryHeader, query.toWellFormed()]]),
      ])
      refuseIfTooMuch(hourly.take(inbox.no, kept.body.length + shown.length))
      const at = clock.now()
      const described = describePayload(body, at, header, adapted(inbox.preset))
      const form = formOf(inbox.preset, () => readBody(body, header).payload)
      const webhookId = onceBy(inbox, header, body, judged)
      const id = await commits.run((tx) => {
        const first = webhookId === null ? undefined : repository.first(inbox.no, webhookId)
        if (first) {
          repository.repeat(first.no, at)
          tx.afterCommit(() => push({ type: 'events.changed' }))
          return first.id
        }
        const event = events.record(tx, {
          id: newId('evt', at),
          event_type: described.event_type,
          kind: described.kind,
          source: 'inbox',
          bot_no: null,
          inbox_no: inbox.no,
          session_id: described.session_id,
          occurred_at: described.occurred_at ?? at,
          body: kept.body,
          card: described.card,
          people: described.people.map((person) => ({
            ...person,
            message: person.message ?? described.card.message ?? '',
            form,
          })),
          is_trusted: judged.verdict !== 'invalid',
        })
        repository.insertReceived({
          event_no: event.no,
          inbox_no: inbox.no,
          webhook_id: webhookId,
          headers: shown,
          verdict: judged.verdict,
          verdict_reason: judged.reason && writeReason(judged.reason),
          answered_status: refusal === null ? inbox.answer_status : problemStatus.invalid_signature,
          whole_bytes: kept.whole?.bytes ?? null,
          whole_sha256: kept.whole?.sha256 ?? null,
        })
        // Sent on it would carry our own signature: nobody could see any more that the first was wrong.
        const endpoint = judged.verdict === 'invalid' ? null : endpoints.forwardOf(inbox.no)
        if (endpoint) emitter.forward(tx, event, endpoint)
        return event.id
      })
      return { id, refusal }
    },
  }
}

function refuseIfTooMuch(seconds: number | null): void {
  if (seconds !== null)
    refuseIfTooMany({ isAllowed: false, isExceeded: true, ttlInSeconds: seconds }, 'webhooks')
}

function headerOf(headers: HeaderList): HeaderOf {
  return (name) => headers.find(([key]) => key.toLowerCase() === name)?.[1]
}

/**
 * What makes the same thing sent twice one event. Somebody who cannot sign must not be able to take the place of what is
 * still to come, so theirs only counts as the same when it is the same byte for byte.
 */
function onceBy(inbox: InboxRow, header: HeaderOf, body: Uint8Array, { verdict }: Judged): string | null {
  const id =
    header('webhook-id') ??
    header('svix-id') ??
    (inbox.preset === 'github' ? header('x-github-delivery') : undefined) ??
    idOf(inbox, header, body)
  if (id === undefined || id.trim() === '') return null
  if (verdict !== 'invalid') return id
  return `invalid ${createHash('sha256').update(body).digest('base64url')} ${id}`
}

/** Where the sender is known, by the id it gives. */
function idOf(inbox: InboxRow, header: HeaderOf, body: Uint8Array): string | undefined {
  try {
    return senderId(inbox.preset, readBody(body, header).payload, header) ?? undefined
  } catch {
    return undefined
  }
}

/** The shared value is kept sealed; it must not lie in clear beside every event, nor one that was or will be it. */
function shownHeaders(inbox: InboxRow, headers: HeaderList, { verdict }: Judged): HeaderList {
  const secret = inbox.preset === 'header' ? inbox.header_name?.toLowerCase() : null
  const instead = verdict === 'valid' ? shared : another
  return headers.map(([name, value]) => [
    name.toWellFormed(),
    name.toLowerCase() === secret ? instead : value.toWellFormed(),
  ])
}
