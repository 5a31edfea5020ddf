import { type EventKind, eventTypes } from '#shared/schemas/event.ts'
import { alike, isObject, textOf } from './values.ts'

const maxLength = 200
const unknown = 'unknown'

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
  const fields = isObject(payload) && !Array.isArray(payload) ? alike(payload) : {}
  const inner = isObject(fields['event']) ? alike(fields['event']) : {}
  const candidates = [
    fields['eventtype'],
    fields['type'],
    fields['event'],
    inner['eventtype'],
    inner['type'],
    inner['name'],
    fields['eventname'],
    fields['topic'],
    ...headerNames.map(header),
  ]
  for (const candidate of candidates) {
    const text = typeof candidate === 'string' ? textOf(candidate, maxLength) : null
    if (text !== null) return text.replaceAll(/\s+/g, ' ')
  }
  return unknown
}

const meant: readonly (readonly [EventKind, RegExp])[] = [
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
  return ours.get(eventType) ?? kindMeant(eventType)
}

function kindMeant(eventType: string): EventKind {
  const first = begins.find(([, pattern]) => pattern.test(eventType))
  if (first) return first[0]
  const words = wordsIn(eventType)
  for (const word of words) {
    const found = meant.find(([, pattern]) => pattern.test(word))
    if (found) return found[0]
  }
  if (/^conversation/i.test(eventType) || words.some((word) => /^conversations?$/.test(word)))
    return 'conversation'
  return words[0] === 'api' ? 'api' : 'other'
}

/** Most events by far. */
const ours: ReadonlyMap<string, EventKind> = new Map(eventTypes.map((type) => [type, kindMeant(type)]))

function wordsIn(eventType: string): string[] {
  const words = eventType
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  // "hand_over" and "handOver" name it too.
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...pairs].filter(Boolean)
}
