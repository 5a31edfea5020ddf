import { type EventKind, eventTypes } from '#shared/schemas/event.ts'
import { envelopes, type Fields, isObject, normalizeNames, readableText } from './values.ts'

const maxLength = 200
export const unknownType = 'unknown'

/** Where senders put it when it is not in the body. */
const headerNames = [
  'x-event-type',
  'x-webhook-event',
  'webhook-event',
  'x-github-event',
  'x-gitlab-event',
  'x-event-key',
  'x-shopify-topic',
  'x-wc-webhook-topic',
  'x-event',
  'ce-type',
]

export type HeaderOf = (name: string) => string | undefined

export function eventTypeOf(payload: unknown, header: HeaderOf): string {
  const fields = fieldsOf(payload)
  const explicit = firstText([fields['eventtype']])
  if (explicit !== null) return explicit
  const event = fieldsOf(fields['event'])
  const outer = firstText([
    fields['type'],
    fields['event'],
    event['eventtype'],
    event['type'],
    event['name'],
    fields['eventname'],
    fields['topic'],
  ])
  if (outer !== null && kindOf(outer) !== 'other') return outer
  return innerType(fields, outer) ?? outer ?? firstText(headerNames.map(header)) ?? unknownType
}

/** Some put the event into an envelope, which may have a type as well. */
function innerType(fields: Fields, outer: string | null): string | null {
  for (const name of envelopes) {
    const inner = isObject(fields[name]) ? ownTypeOf(fields[name], false) : null
    if (inner !== null && (outer === null || kindOf(inner) !== 'other')) return inner
  }
  return null
}

/** What an object says it is; `any`: also by names that things have too. */
export function ownTypeOf(payload: unknown, any: boolean): string | null {
  const fields = fieldsOf(payload)
  const explicit = firstText([fields['eventtype'], fields['eventname']])
  if (explicit !== null) return explicit
  const maybe = firstText([fields['type'], fields['event'], fieldsOf(fields['event'])['type']])
  return maybe !== null && (any || kindOf(maybe) !== 'other') ? maybe : null
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) && !Array.isArray(value) ? normalizeNames(value) : {}
}

function firstText(candidates: readonly unknown[]): string | null {
  for (const candidate of candidates) {
    const text = typeof candidate === 'string' ? readableText(candidate, maxLength) : null
    if (text !== null) return text.replaceAll(/\s+/g, ' ')
  }
  return null
}

const kindPatterns: readonly (readonly [EventKind, RegExp])[] = [
  ['handover', /^(?:handovers?|handoffs?)$/],
  ['lead', /^leads?$/],
]
const begins: readonly (readonly [EventKind, RegExp])[] = [
  ['lead', /^lead/i],
  ['handover', /^hand[\s._/-]?(?:over|off)/i],
]

/**
 * By what the type begins with or names, as `lead_captured`, `newLead` and `crm/lead.created` do. A lead or a handover in
 * a conversation is what the shop must not miss, so these go first.
 */
export function kindOf(eventType: string): EventKind {
  return ownKinds.get(eventType) ?? guessKind(eventType)
}

function guessKind(eventType: string): EventKind {
  const first = begins.find(([, pattern]) => pattern.test(eventType))
  if (first) return first[0]
  const words = wordsIn(eventType)
  for (const word of words) {
    const found = kindPatterns.find(([, pattern]) => pattern.test(word))
    if (found) return found[0]
  }
  if (/^conversation/i.test(eventType) || words.some((word) => /^conversations?$/.test(word)))
    return 'conversation'
  return words[0] === 'api' ? 'api' : 'other'
}

/** Most events by far. */
const ownKinds: ReadonlyMap<string, EventKind> = new Map(eventTypes.map((type) => [type, guessKind(type)]))

function wordsIn(eventType: string): string[] {
  const words = eventType
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  // "hand_over" and "handOver" name it too.
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...pairs].filter(Boolean)
}
