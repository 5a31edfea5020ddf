import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import type { HubEvent, HubEventDetails } from '#shared/schemas/event.ts'
import { type HeaderOf, readBody } from './card/index.ts'
import type { DetailsRow, EventDeliveryRow, EventRow } from './repository.ts'

/** A row for a list; `brief` without its payload. */
export function showEvent(row: EventRow, brief: boolean): HubEvent {
  return {
    id: row.id,
    event_type: row.event_type,
    kind: row.kind,
    source: row.source,
    bot_id: row.bot_id,
    inbox_id: row.inbox_id,
    session_id: row.session_id,
    occurred_at: isoTime(row.occurred_at),
    recorded_at: isoTime(row.recorded_at),
    payload: brief || row.body === null ? null : payloadOf(row),
    payload_bytes: row.body_bytes,
    card: JSON.parse(row.card),
    is_test: row.is_test === 1,
    read: row.is_read === 1,
    starred: row.is_starred === 1,
    archived: row.is_archived === 1,
    verdict: row.verdict,
    repeats: row.repeats,
    lead_id: row.lead_id,
  }
}

export function showDetails(
  row: EventRow,
  details: DetailsRow | undefined,
  deliveries: readonly EventDeliveryRow[],
): HubEventDetails {
  const { body } = row
  const raw = body && textOf(body)
  return {
    ...showEvent(row, false),
    raw,
    raw_base64: body && raw === null ? Buffer.from(body).toString('base64') : null,
    headers: row.headers === null ? null : JSON.parse(row.headers),
    verdict_reason: details?.verdict_reason ?? null,
    answered_status: details?.answered_status ?? null,
    repeated_at: isoTimeOrNull(details?.repeated_at ?? null),
    deliveries: [...deliveries],
  }
}

/** Null where it is no JSON, or where it cannot be handed on as what it is: then the raw text tells all. */
export function payloadOf(row: EventRow): HubEvent['payload'] {
  if (row.body === null) return null
  const { payload, isJson } = readBody(row.body, headerIn(row.headers))
  return isJson && canBeToldOn(payload) ? (payload as HubEvent['payload']) : null
}

export function headerIn(headers: string | null): HeaderOf {
  const list: readonly (readonly [string, string])[] = headers === null ? [] : JSON.parse(headers)
  return (name) => list.find(([known]) => known.toLowerCase() === name)?.[1]
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function textOf(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

const maxDepth = 100

/** Not so deep that whoever shows it would fall, and without 1e999, which is a number in JSON and infinite here. */
function canBeToldOn(payload: unknown): boolean {
  let level: unknown[] = [payload]
  for (let depth = 0; depth <= maxDepth; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'number' && !Number.isFinite(value)) return false
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) next.push(inner)
    }
    if (next.length === 0) return true
    level = next
  }
  return false
}
