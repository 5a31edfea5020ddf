import type { Attention } from '#shared/rpc/home.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'

/** A server that starts anew is back sooner than anyone could look. */
const graceMs = 60_000

/** What could not be delivered, where somebody should look; what a merchant switched off is as they want it. */
export function undelivered(endpoint: Endpoint, nowMs: number): Attention[] {
  const { id, url, state, disabled_reason, disabled_at, failing_since, last_failure_at, health } = endpoint
  const shown = { kind: 'undelivered' as const, endpoint_id: id, to: URL.parse(url)?.host ?? url }
  if (state === 'disabled') {
    if (disabled_reason === null || disabled_reason === 'by_hand' || disabled_at === null) return []
    return [{ ...shown, why: disabled_reason, since: disabled_at, count: health.failed }]
  }
  if (failing_since !== null && Date.parse(failing_since) <= nowMs - graceMs)
    return [{ ...shown, why: 'failing', since: failing_since, count: health.waiting }]
  if (health.failed === 0) return []
  return [{ ...shown, why: 'failed', since: last_failure_at ?? endpoint.created_at, count: health.failed }]
}
