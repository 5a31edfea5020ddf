import { messageIn } from './message.ts'
import { isObject, objectsIn, type PayloadObject, type Steps, stepsForPayload } from './values.ts'
import { type Who, whoIn } from './who.ts'

export type Person = Who & { readonly message: string | null }

/** A part of a payload, taken apart: of a list of people the places are those of the first. */
export type ReadPart = { readonly places: readonly PayloadObject[]; readonly people: readonly Person[] }

const listNames =
  'leads contacts customers visitors prospects subscribers people persons data records items entries'.split(
    ' ',
  )
const maxPeople = 1000

export function readPart(payload: unknown, steps: Steps): ReadPart {
  const places = objectsIn(payload, steps)
  for (const { list, path } of listsIn(payload, places)) {
    const found = peopleIn(list, path, steps)
    const [first] = found
    if (first && found.length > 1)
      return {
        places: objectsIn(payload, stepsForPayload(), { only: { list, item: first.item } }),
        people: found.map(({ person }) => person),
      }
  }
  return { places, people: [personIn(places)] }
}

/** Most lists are of things: when nobody is among the first few, nobody is. */
const lookedAt = 3

function peopleIn(list: readonly unknown[], path: readonly string[], steps: Steps) {
  const read = (items: readonly unknown[]) =>
    items
      .filter(isObject)
      .map((item) => ({ item, person: personIn(objectsIn(item, steps, { path })) }))
      .filter(({ person }) => person.email !== null || person.phone !== null)
  const first = read(list.slice(0, lookedAt))
  return first.length === 0 ? [] : [...first, ...read(list.slice(lookedAt, maxPeople))]
}

function personIn(places: readonly PayloadObject[]): Person {
  return { ...whoIn(places), message: messageIn(places) }
}

type List = { readonly list: readonly unknown[]; readonly path: readonly string[] }

function listsIn(payload: unknown, places: readonly PayloadObject[]): List[] {
  if (Array.isArray(payload)) return payload.length > 1 ? [{ list: payload, path: ['leads'] }] : []
  const lists: List[] = []
  for (const { path, fields } of places) {
    if (path.length > 1) break
    for (const name of listNames) {
      const list = fields[name]
      if (Array.isArray(list) && list.length > 1) lists.push({ list, path: [...path, name] })
    }
  }
  return lists
}
