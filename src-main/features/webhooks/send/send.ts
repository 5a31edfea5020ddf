import type { Clock } from '#main/lib/clock.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { signWebhook } from '#main/lib/signing.ts'
import { version } from '#main/lib/version.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import type { AttemptResult, Queue, Unsent } from '../queue/queue.ts'
import type { DueRow } from '../queue/queue-repository.ts'
import { forwardedHeaders } from './forwarded-headers.ts'

/** One attempt: the stored bytes are the bytes that are signed and sent. */
export async function sendOne(deps: {
  readonly queue: Queue
  readonly endpoints: Endpoints
  readonly outgoing: Outgoing
  readonly clock: Clock
  readonly endpoint: EndpointRow
  readonly row: DueRow
  readonly timeoutMs: number
  readonly signal: AbortSignal
}): Promise<AttemptResult> {
  const { endpoint, row } = deps
  const at = deps.clock.now()
  const body = deps.queue.bodyOf(row)
  const timestampSeconds = Math.floor(at / 1000)
  const headers: [string, string][] = [
    ...forwardedHeaders(row),
    ['user-agent', `Shopbell/${version}`],
    ['webhook-id', row.event_id],
    ['webhook-timestamp', String(timestampSeconds)],
  ]
  const secrets = secretsOf(deps.endpoints, endpoint)
  if (secrets.length === 0) return { row, endpoint, at, requestHeaders: headers, outcome: unsigned }
  headers.push(['webhook-signature', signWebhook(secrets, { id: row.event_id, timestampSeconds, body })])
  const outcome = await deps.outgoing.post({
    url: endpoint.url,
    allowLocal: endpoint.allow_local,
    headers,
    body,
    timeoutMs: deps.timeoutMs,
    signal: deps.signal,
  })
  return { row, endpoint, at, requestHeaders: headers, outcome }
}

/** Empty where they were sealed on another PC and cannot be opened on this one. */
function secretsOf(endpoints: Endpoints, endpoint: EndpointRow): readonly string[] {
  try {
    return endpoints.signingSecrets(endpoint)
  } catch {
    return []
  }
}

const unsigned: Unsent = {
  kind: 'unsent',
  code: 'secret',
  reason:
    "The signing secret can't be read on this PC, so nothing was sent. Rotate it on the Webhooks page and give the new one to the receiver.",
}
