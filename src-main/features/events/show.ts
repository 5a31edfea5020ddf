import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import type { HubEvent, HubEventDetails } from '#shared/schemas/event.ts'
import { type HeaderOf, isAnother, type ReadBody, readBody, readText } from './card/index.ts'
import type { DetailsRow, EventDeliveryRow, EventRow } from './repository.ts'
import { readReason, reasonText } from './verdict-reason.ts'

/** The query string is stored beside the headers, under a name that no header can have. */
export const queryHeader = ':query'

/** A row for a list; `brief` without its payload. */
export function showEvent(row: EventRow, brief: boolean): HubEvent {
  return {
    id: row.id,
    event_type: row.event_type,
    kind: row.kind,
    source: row.source,
    bot_id: row.bot_id,
    inbox_id: row.inbox_id,
    source_name: row.source_name,
    session_id: row.session_id,
    occurred_at: isoTime(row.occurred_at),
    recorded_at: isoTime(row.recorded_at),
    payload: brief || row.body === null ? null : payloadOf(row),
    payload_bytes: row.body_bytes,
    card: shownCard(row),
    is_test: row.is_test === 1,
    read: row.is_read === 1,
    starred: row.is_starred === 1,
    archived: row.is_archived === 1,
    verdict: row.verdict,
    repeats: row.repeats,
    lead_id: row.lead_id,
  }
}

/** An event of ours from before its visitor left contact data is shown with the lead they became. */
function shownCard(row: EventRow): HubEvent['card'] {
  const card: HubEvent['card'] = JSON.parse(row.card)
  const isAboutNobody = card.name === null && card.email === null && card.phone === null
  if (row.source !== 'bot' || !isAboutNobody) return card
  return { ...card, name: row.lead_name, email: row.lead_email, phone: row.lead_phone }
}

export function showDetails(
  row: EventRow,
  details: DetailsRow | undefined,
  deliveries: readonly EventDeliveryRow[],
): HubEventDetails {
  const { body } = row
  const raw = body && textOf(body)
  const unpacked = body && readText(body, headerIn(row.headers))
  const headers: [string, string][] | null = row.headers === null ? null : JSON.parse(row.headers)
  return {
    ...showEvent(row, false),
    raw,
    unpacked: unpacked === raw ? null : unpacked,
    raw_base64: body && raw === null ? Buffer.from(body).toString('base64') : null,
    headers: headers?.filter(([name]) => name !== queryHeader) ?? null,
    query: headers?.find(([name]) => name === queryHeader)?.[1] ?? null,
    ...showReason(details?.verdict_reason ?? null),
    answered_status: details?.answered_status ?? null,
    repeated_at: isoTimeOrNull(details?.repeated_at ?? null),
    whole: wholeOf(details),
    deliveries: [...deliveries],
  }
}

function wholeOf(details: DetailsRow | undefined): HubEventDetails['whole'] {
  const { whole_bytes: bytes = null, whole_sha256: sha256 = null } = details ?? {}
  return bytes === null || sha256 === null ? null : { bytes, sha256 }
}

function showReason(
  stored: string | null,
): Pick<HubEventDetails, 'verdict_reason' | 'verdict_code' | 'verdict_header'> {
  const reason = stored === null ? null : readReason(stored)
  return reason === null || typeof reason === 'string'
    ? { verdict_reason: reason, verdict_code: null, verdict_header: null }
    : { verdict_reason: reasonText(reason), verdict_code: reason.code, verdict_header: reason.header }
}

function payloadOf(row: EventRow): HubEvent['payload'] {
  return (jsonPayload(row)?.payload ?? null) as HubEvent['payload']
}

/** Null where it is not JSON, or too deep to hand on: then there is the raw text. */
export function jsonPayload(row: EventRow): ReadBody | null {
  if (row.body === null) return null
  const read = readBody(row.body, headerIn(row.headers), isAnother)
  return read.isJson && isShallow(read.payload) ? read : null
}

export function headerIn(headers: string | null): HeaderOf {
  const list: readonly (readonly [string, string])[] = headers === null ? [] : JSON.parse(headers)
  return (name) => list.find(([key]) => key.toLowerCase() === name)?.[1]
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

/** Not nested so deep that showing it would overflow the stack. */
function isShallow(payload: unknown): boolean {
  let level: unknown[] = [payload]
  for (let depth = 0; depth <= maxDepth; depth++) {
    const next: unknown[] = []
    for (const value of level)
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) next.push(inner)
    if (next.length === 0) return true
    level = next
  }
  return false
}
