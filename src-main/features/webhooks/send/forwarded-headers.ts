import type { DueRow } from '../queue/queue-repository.ts'

const json: readonly [string, string] = ['content-type', 'application/json']
const anything: readonly [string, string] = ['content-type', 'application/octet-stream']

/** Without these the bytes cannot be read. */
const ofTheBytes = new Set(['content-type', 'content-encoding', 'content-language'])
/** What senders say of what they send: `X-Shopify-Topic`, `Ce-Type`, `Stripe-Signature`. */
const ofTheSender = /^(?:x|ce)-|(?:^|-)(?:event|topic|signature)(?:-|$)|^webhook-/
/** Set anew for our own try. */
const ours = /^webhook-(?:id|timestamp|signature)$/
/** Meant for this PC alone: how it came here, and what opens doors here. */
const meantForUs =
  /^x-(?:forwarded|real-ip|original|client-ip|envoy|amzn-trace)|cookie|auth|token|secret|password|api-?key|session/
/** What a header may hold; whatever else came cannot be sent on. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/

/** What was received goes on as what it came as, without what is not meant for whoever gets it. */
export function forwardedHeaders({ received_headers, secret_header }: DueRow): [string, string][] {
  if (received_headers === null) return [[...json]]
  const shared = secret_header?.toLowerCase()
  const all: [string, string][] = JSON.parse(received_headers)
  const kept = all
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name, value]) => name !== shared && isForThem(name) && sendable.test(value))
  return kept.some(([name]) => name === json[0]) ? kept : [[...anything], ...kept]
}

function isForThem(name: string): boolean {
  if (ofTheBytes.has(name)) return true
  return ofTheSender.test(name) && !ours.test(name) && !meantForUs.test(name)
}
