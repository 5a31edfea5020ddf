import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { maskUrl } from '#main/lib/outgoing/index.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'
import type { EndpointRow, Health, OwnerState } from './repository.ts'

export function showEndpoint(
  row: EndpointRow,
  details: OwnerState & { readonly health: Health },
  nowMs: number,
): Endpoint {
  return {
    id: row.id,
    kind: row.kind,
    bot_id: row.bot_id,
    key_id: row.key_id,
    inbox_id: row.inbox_id,
    owner_name: details.owner_name,
    owner_gone: details.owner_gone,
    url: maskUrl(row.url),
    event_types: row.event_types && [...row.event_types],
    allow_local: row.allow_local,
    send_tests: row.send_tests,
    state: row.disabled_at !== null ? 'disabled' : row.failing_since === null ? 'active' : 'failing',
    disabled_reason: row.disabled_reason,
    disabled_at: isoTimeOrNull(row.disabled_at),
    failing_since: isoTimeOrNull(row.failing_since),
    last_success_at: isoTimeOrNull(row.last_success_at),
    last_failure_at: isoTimeOrNull(row.last_failure_at),
    old_secret_until: isDoubled(row, nowMs) ? isoTimeOrNull(row.old_secret_until) : null,
    health: details.health,
    created_at: isoTime(row.created_at),
  }
}

/** Whether its old secret still signs. */
function isDoubled({ old_secret_until }: EndpointRow, nowMs: number): boolean {
  return old_secret_until !== null && old_secret_until > nowMs
}
