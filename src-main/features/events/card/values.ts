export type Fields = Readonly<Record<string, unknown>>

/** One object of a payload, and the names on the way to it. */
export type PayloadObject = { readonly path: readonly string[]; readonly fields: Fields }

/** Nobody reads a card made of more; a payload may be a megabyte of brackets. */
const maxPlaces = 500
const maxDepth = 8
const maxNames = 500
const maxName = 200
/** What is looked at of a whole payload, however many events and people it is made of: some tens of milliseconds of work. */
const maxSteps = 3000

/** One for a payload: each object and list that is looked at takes one of it. */
export type Steps = { left: number }

export function stepsForPayload(): Steps {
  return { left: maxSteps }
}

/** What some put around the event itself. */
export const envelopes = ['data', 'payload', 'body', 'detail']

/** `path`: on the way to it; `only`: of this list just one is looked at. */
type Within = {
  readonly path?: readonly string[]
  readonly only?: { readonly list: readonly unknown[]; readonly item: unknown }
}

type Level = { readonly path: readonly string[]; readonly value: unknown }[]

/** The objects of a payload, outer ones first. Names are made alike: `eventType`, `event_type` and `Event-Type` are one. */
export function objectsIn(
  payload: unknown,
  steps: Steps,
  { path: start = [], only }: Within = {},
): PayloadObject[] {
  const places: PayloadObject[] = []
  let level: Level = [{ path: start, value: payload }]
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    const next: Level = []
    for (const { path, value } of level) {
      if (places.length >= maxPlaces || steps.left <= 0) return places
      steps.left--
      if (Array.isArray(value)) {
        const form = formOf(value, steps)
        const items = value === only?.list ? [only.item] : value.slice(0, maxPlaces - next.length)
        if (form) places.push({ path, fields: form })
        else for (const item of items) if (isObject(item)) next.push({ path, value: item })
        continue
      }
      if (!isObject(value)) continue
      const fields = normalizeNames(value)
      places.push({ path, fields })
      for (const [name, inner] of Object.entries(fields))
        if (typeof inner === 'object' && inner !== null && next.length < maxPlaces)
          next.push({ path: [...path, name], value: inner })
    }
    level = next
  }
  return places
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** The same objects are asked for again and again: for their type, for who is in them, for what is. */
const normalized = new WeakMap<Fields, Fields>()

export function normalizeNames(value: Fields): Fields {
  const before = normalized.get(value)
  if (before) return before
  const fields: Record<string, unknown> = Object.create(null)
  let count = 0
  for (const name in value) {
    if (++count > maxNames) break
    const plain = plainName(name)
    if (Object.hasOwn(value, name) && fields[plain] === undefined) fields[plain] = value[name]
  }
  normalized.set(value, fields)
  return fields
}

/** Payloads use the same few names again and again. */
const plainNames = new Map<string, string>()
const maxKnown = 2000

export function plainName(name: string): string {
  const cached = plainNames.get(name)
  if (cached !== undefined) return cached
  const plain = name
    .slice(0, maxName)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (plainNames.size < maxKnown && name.length < 60) plainNames.set(name, plain)
  return plain
}

const labelNames = ['label', 'name', 'key', 'field', 'question', 'title']
const valueNames = ['value', 'answer', 'text']

/** What forms send: a list of names with their values. */
function formOf(list: readonly unknown[], steps: Steps): Fields | null {
  const form: Record<string, unknown> = Object.create(null)
  for (const item of list.slice(0, maxNames)) {
    if (!isObject(item) || Array.isArray(item) || steps.left <= 0) return null
    steps.left--
    const fields = normalizeNames(item)
    const label = labelNames.map((name) => fields[name]).find((one) => typeof one === 'string')
    const named = valueNames.find((name) => name in fields)
    const isOther = 'role' in fields || 'email' in fields || 'phone' in fields
    if (typeof label !== 'string' || named === undefined || isOther) return null
    form[plainName(label)] ??= fields[named]
  }
  return list.length > 0 ? form : null
}

/** They are no letters and would break what shows them, or turn round what stands behind them. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** A text people can read, at most so long; null where there is none. */
export function readableText(value: unknown, maxLength: number): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value !== 'string') return null
  const text = value.slice(0, maxLength * 4).replaceAll(unseen, '')
  const trimmed = text.toWellFormed().trim()
  if (trimmed === '') return null
  const letters = trimmed.length > maxLength ? [...trimmed] : null
  return letters && letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : trimmed
}

/** The first of some names that has a readable text, also one level down: `{text}`, `[{value}]`. */
export function textAt(fields: Fields, names: readonly string[], maxLength: number): string | null {
  for (const name of names) {
    const found = innerText(fields[name], maxLength)
    if (found !== null) return found
  }
  return null
}

const innerNames = [
  'text',
  'content',
  'body',
  'value',
  'message',
  'email',
  'address',
  'number',
  'title',
  'name',
]

export function innerText(value: unknown, maxLength: number, depth = 0): string | null {
  const plain = readableText(value, maxLength)
  if (plain !== null || !isObject(value) || depth > 2) return plain
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 10)) {
      const found = innerText(item, maxLength, depth + 1)
      if (found !== null) return found
    }
    return null
  }
  const fields = normalizeNames(value)
  for (const name of innerNames) {
    const found = name in fields ? innerText(fields[name], maxLength, depth + 1) : null
    if (found !== null) return found
  }
  return null
}
