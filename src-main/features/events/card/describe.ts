import type { EventCard, EventKind } from '#shared/schemas/event.ts'
import { readBody } from './body.ts'
import { cardFromParts, emptyCard, plainCard } from './card.ts'
import { eventTypeOf, type HeaderOf, kindOf, unknownType } from './event-type.ts'
import { partsOf } from './parts.ts'
import { type Person, type ReadPart, readPart } from './people.ts'
import { envelopes, type Fields, isObject, normalizeNames, stepsForPayload, textAt } from './values.ts'

type PayloadSummary = {
  readonly event_type: string
  readonly kind: EventKind
  readonly card: EventCard
  /** Whom it is about, who is on the card first. `wants_contact`: they want to be reached. */
  readonly people: readonly (Person & { readonly wants_contact: boolean })[]
  readonly session_id: string | null
  /** Null where it does not say, or says what cannot be. */
  readonly occurred_at: number | null
}

/** A payload whose sender is known, put as any payload might be; `isLead`: whoever it names becomes a lead. */
export type AdaptedPayload = {
  readonly event_type: string
  readonly isLead: boolean
  readonly payload: unknown
}
type Adapt = (payload: unknown, header: HeaderOf) => AdaptedPayload

/** Everything a list shows of some bytes. It never throws: what cannot be read is kept and shown as it came. */
export function describePayload(
  bytes: Uint8Array,
  nowMs: number,
  header: HeaderOf = () => undefined,
  adapt?: Adapt,
): PayloadSummary {
  try {
    const { text, payload } = readBody(bytes, header)
    if (adapt && payload !== undefined) {
      const { payload: plain, event_type, isLead } = adapt(payload, header)
      const summary = summarize(plain, text, nowMs, header)
      return {
        ...summary,
        event_type,
        kind: isLead ? 'lead' : kindOf(event_type),
        people: summary.people.map((person) => ({ ...person, wants_contact: isLead })),
      }
    }
    if (payload === undefined) {
      const event_type = eventTypeOf(payload, header)
      return { ...nothing, event_type, kind: kindOf(event_type), card: plainCard(text) }
    }
    return summarize(payload, text, nowMs, header)
  } catch {
    return nothing
  }
}

function summarize(payload: unknown, text: string | null, nowMs: number, header: HeaderOf): PayloadSummary {
  const outer = eventTypeOf(payload, header)
  const steps = stepsForPayload()
  const typed = partsOf(payload).map((part) => typedPart(part, payload, outer, header))
  const [main, ...others] = inOrder(typed).map((part) => ({ ...part, ...readPart(part.payload, steps) }))
  if (!main) return nothing
  const people = distinct([main, ...others])
  const root = rootOf(main.payload)
  return {
    event_type: main.event_type,
    kind: main.kind,
    card: {
      ...cardFromParts(text, main, main.kind),
      others: Math.max(0, people.filter(({ wants_contact }) => wants_contact).length - 1),
    },
    people,
    session_id: sessionIn(root),
    occurred_at: timeIn(root, nowMs),
  }
}

const nothing: PayloadSummary = {
  event_type: unknownType,
  kind: 'other',
  card: emptyCard,
  people: [],
  session_id: null,
  occurred_at: null,
}

function typedPart(part: unknown, payload: unknown, outer: string, header: HeaderOf) {
  const own = part === payload ? outer : eventTypeOf(part, header)
  const event_type = own === unknownType ? outer : own
  return { payload: part, event_type, kind: kindOf(event_type) }
}

type TypedPart = ReturnType<typeof typedPart>

/** Of several at once the lead is what the shop must not miss, then who asks for a person. */
function inOrder(parts: readonly TypedPart[]): TypedPart[] {
  const rank = ({ kind }: TypedPart) => (kind === 'lead' ? 0 : kind === 'handover' ? 1 : 2)
  return parts.toSorted((a, b) => rank(a) - rank(b))
}

/** Each becomes a lead, all in one transaction. Those who send several at once send a hundred. */
const maxPeople = 500

function distinct(events: readonly (TypedPart & ReadPart)[]): PayloadSummary['people'] {
  const found = new Map<string, PayloadSummary['people'][number]>()
  for (const { kind, people } of events)
    for (const person of people) {
      const key = `${person.email} ${person.phone}`.toLowerCase()
      if (person.email === null && person.phone === null) continue
      if (!found.has(key) && found.size < maxPeople)
        found.set(key, { ...person, wants_contact: kind === 'lead' || kind === 'handover' })
    }
  return [...found.values()]
}

function rootOf(payload: unknown): Fields {
  return isObject(payload) && !Array.isArray(payload) ? normalizeNames(payload) : {}
}

function inner(root: Fields, name: string): Fields {
  const value = root[name]
  return isObject(value) && !Array.isArray(value) ? normalizeNames(value) : {}
}

const sessionNames = ['sessionid', 'conversationid', 'chatid', 'threadid']

function sessionIn(root: Fields): string | null {
  for (const fields of [root, ...envelopes.map((name) => inner(root, name))]) {
    const plain = textAt(fields, sessionNames, 200)
    if (plain !== null) return plain
    for (const name of ['conversation', 'session', 'chat']) {
      const named = textAt(inner(fields, name), ['id', ...sessionNames], 200)
      if (named !== null) return named
    }
  }
  return null
}

const timeNames = ['occurredat', 'timestamp', 'createdat', 'sentat', 'eventtime', 'time', 'date', 'at']
const dayMs = 86_400_000
const year2000 = Date.UTC(2000)
/** Seconds since 1970 stay below this until the year 5138; milliseconds were above it in 1973. */
const secondsBelow = 1e11

function timeIn(root: Fields, nowMs: number): number | null {
  for (const fields of [root, ...envelopes.map((name) => inner(root, name)), inner(root, 'event')]) {
    for (const name of timeNames) {
      const at = timeOf(fields[name])
      if (at !== null && at >= year2000 && at <= nowMs + dayMs) return at
    }
  }
  return null
}

function timeOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\d{1,14}(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number))
    return Math.round(number < secondsBelow ? number * 1000 : number)
  // Without a zone it could be any hour of that day; such a time is not better than ours.
  const isIso =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value)
  const parsed = isIso ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}
