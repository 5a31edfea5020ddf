import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { maskUrl } from '#main/lib/outgoing/index.ts'
import type { Attempt, Delivery, DeliveryDetails } from '#shared/schemas/delivery.ts'
import type { AttemptDetailsRow, AttemptRow, DeliveryRow } from './repository.ts'

export function showDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): Delivery {
  return {
    id: row.id,
    event_id: row.event_id,
    event_type: row.event_type,
    endpoint_id: row.endpoint_id,
    bot_id: row.bot_id,
    url: maskUrl(row.url),
    state: row.state,
    attempts: attempts.map(showAttempt),
    attempt_count: row.attempt_count,
    next_attempt_at: isoTimeOrNull(row.due_at),
    is_test: row.is_test === 1,
    created_at: isoTime(row.created_at),
    finished_at: isoTimeOrNull(row.finished_at),
  }
}

export function showDetails(
  row: DeliveryRow,
  attempts: readonly AttemptDetailsRow[],
  body: Uint8Array,
): DeliveryDetails {
  return {
    ...showDelivery(row, []),
    attempts: attempts.map((attempt) => ({
      ...showAttempt(attempt),
      request_headers: JSON.parse(attempt.request_headers),
      response_headers: attempt.response_headers === null ? null : JSON.parse(attempt.response_headers),
      response_head: attempt.response_head === null ? null : textOf(attempt.response_head),
    })),
    request_body: textOf(body),
  }
}

function showAttempt({ at, url, status, error_code, error, latency_ms }: AttemptRow): Attempt {
  return { at: isoTime(at), url, status, error_code, error, latency_ms }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}
