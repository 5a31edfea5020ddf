import { ownTypeOf } from './event-type.ts'
import { envelopes, type Fields, isObject, plainName } from './values.ts'

/** Under these names, at the top or in an envelope, several events come at once. */
const listNames = new Set('events batch notifications records entries items data payload'.split(' '))
/** A megabyte holds some thousands; nobody sends them as one webhook but by mistake. */
const maxParts = 1000

/** The events of a payload: mostly it is one itself. */
export function partsOf(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return eventsIn(payload, true) ?? [payload]
  if (!isObject(payload)) return [payload]
  const inside = eventsUnder(payload)
  if (inside) return inside
  for (const name in payload) {
    const inner = payload[name]
    if (!isObject(inner) || Array.isArray(inner) || !envelopes.includes(plainName(name))) continue
    const events = eventsUnder(inner)
    if (events) return events
  }
  return [payload]
}

function eventsUnder(fields: Fields): unknown[] | null {
  for (const name in fields) {
    const list = fields[name]
    if (!Array.isArray(list) || !listNames.has(plainName(name))) continue
    const events = eventsIn(list, plainName(name) === 'events')
    if (events) return events
  }
  return null
}

/** `any`: whatever type they have; else only of kinds we know, for things in lists have types too. */
function eventsIn(list: readonly unknown[], any: boolean): unknown[] | null {
  const objects = list.slice(0, maxParts).filter((item) => isObject(item) && !Array.isArray(item))
  const [first] = objects
  return first !== undefined && ownTypeOf(first, any) !== null ? objects : null
}
