import { ownTypeOf } from './event-type.ts'
import { envelopes, type Fields, isObject, normalizeNames } from './values.ts'

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
  const fields = normalizeNames(payload)
  for (const name of envelopes) {
    const inner = fields[name]
    const events = isObject(inner) && !Array.isArray(inner) ? eventsUnder(inner) : null
    if (events) return events
  }
  return [payload]
}

function eventsUnder(payload: Fields): unknown[] | null {
  const fields = normalizeNames(payload)
  for (const name in fields) {
    const list = fields[name]
    const events = Array.isArray(list) && listNames.has(name) ? eventsIn(list, name === 'events') : null
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
