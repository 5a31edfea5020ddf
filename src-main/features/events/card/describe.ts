import type { EventCard, EventKind } from '#shared/schemas/event.ts'
import { type ReadBody, readBody } from './body.ts'
import { cardOf, emptyCard } from './card.ts'
import { eventTypeOf, type HeaderOf, kindOf } from './event-type.ts'
import { alike, type Fields, isObject, textAt } from './values.ts'

export type Described = {
  readonly event_type: string
  readonly kind: EventKind
  readonly card: EventCard
  readonly session_id: string | null
  /** Null where it does not say, or says what cannot be. */
  readonly occurred_at: number | null
  /** Of events that name the lead they tell of. */
  readonly lead_id: string | null
}

/** Everything a list shows of some bytes. It never throws: what cannot be read is kept and shown as it came. */
export function describe(bytes: Uint8Array, nowMs: number, header: HeaderOf = () => undefined): Described {
  try {
    const body = readBody(bytes, header)
    const root = rootOf(body)
    const event_type = eventTypeOf(body.payload, header)
    const kind = kindOf(event_type)
    return {
      event_type,
      kind,
      card: cardOf(body, kind),
      session_id: sessionIn(root),
      occurred_at: timeIn(root, nowMs),
      lead_id: leadIn(root),
    }
  } catch {
    return {
      event_type: 'unknown',
      kind: 'other',
      card: emptyCard,
      session_id: null,
      occurred_at: null,
      lead_id: null,
    }
  }
}

function rootOf({ payload }: ReadBody): Fields {
  return isObject(payload) && !Array.isArray(payload) ? alike(payload) : {}
}

function inner(root: Fields, name: string): Fields {
  const value = root[name]
  return isObject(value) && !Array.isArray(value) ? alike(value) : {}
}

const sessionNames = ['sessionid', 'conversationid', 'chatid', 'threadid']

function sessionIn(root: Fields): string | null {
  const data = inner(root, 'data')
  for (const fields of [root, data]) {
    const plain = textAt(fields, sessionNames, 200)
    if (plain !== null) return plain
    for (const name of ['conversation', 'session', 'chat']) {
      const named = textAt(inner(fields, name), ['id', ...sessionNames], 200)
      if (named !== null) return named
    }
  }
  return null
}

function leadIn(root: Fields): string | null {
  return textAt(inner(root, 'data'), ['leadid'], 100)
}

const timeNames = ['occurredat', 'timestamp', 'createdat', 'sentat', 'eventtime', 'time', 'date', 'at']
const dayMs = 86_400_000
const year2000 = Date.UTC(2000)
/** Seconds since 1970 stay below this until the year 5138; milliseconds were above it in 1973. */
const secondsBelow = 1e11

function timeIn(root: Fields, nowMs: number): number | null {
  for (const fields of [root, inner(root, 'data'), inner(root, 'event')]) {
    for (const name of timeNames) {
      const at = timeOf(fields[name])
      if (at !== null && at >= year2000 && at <= nowMs + dayMs) return at
    }
  }
  return null
}

function timeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{9,14}(?:\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number))
    return Math.round(number < secondsBelow ? number * 1000 : number)
  // Without a zone it could be any hour of that day; such a time is not better than ours.
  const isIso =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value)
  const parsed = isIso ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}
