import type { EventCard } from '#shared/schemas/event.ts'
import { innerText, isObject, normalizeNames, type PayloadObject, textAt } from './values.ts'

type Said = EventCard['last_messages'][number]
type Role = Said['role']

const listNames = [
  'lastmessages',
  'recentmessages',
  'messages',
  'transcript',
  'history',
  'chathistory',
  'conversation',
  'chat',
  'dialogue',
  'dialog',
]
const textNames = ['text', 'message', 'content', 'body', 'value', 'msg']
const roleNames = [
  'role',
  'sender',
  'sendertype',
  'from',
  'author',
  'authortype',
  'by',
  'type',
  'direction',
  'user',
]
const maxMessages = 10
const maxText = 1000
/** The last lines stand at its end. */
const maxTranscript = maxMessages * 4 * maxText

/** What was said last, wherever a payload keeps it: a list of messages, or lines of "who: what". */
export function lastMessagesIn(places: readonly PayloadObject[]): Said[] {
  for (const { fields } of places) {
    for (const name of listNames) {
      const said = readTalk(fields[name])
      if (said.length > 0) return said
    }
  }
  return exchangeIn(places[0])
}

function readTalk(value: unknown): Said[] {
  if (typeof value === 'string') return readLines(value)
  if (!Array.isArray(value)) return []
  return value.slice(-maxMessages).flatMap((item): Said[] => {
    if (typeof item === 'string') return readLines(item, true)
    if (!isObject(item)) return []
    const fields = normalizeNames(item)
    const text = textAt(fields, textNames, maxText)
    if (text !== null) return [{ role: roleOf(textAt(fields, roleNames, 40)), text }]
    // Some keep question and answer together.
    const asked = textAt(fields, ['question', 'usermessage', 'query', 'prompt', 'visitor', 'user'], maxText)
    const answered = textAt(fields, ['answer', 'botresponse', 'response', 'reply', 'bot'], maxText)
    return [
      ...(asked === null ? [] : [{ role: 'visitor' as const, text: asked }]),
      ...(answered === null ? [] : [{ role: 'bot' as const, text: answered }]),
    ]
  })
}

function readLines(text: string, alone = false): Said[] {
  const said = text
    .slice(-maxTranscript)
    .split(/\r?\n/)
    .slice(-maxMessages)
    .flatMap((line): Said[] => {
      const colon = line.indexOf(':')
      const who = line.slice(0, Math.max(0, colon)).trim()
      const words = /^[\p{L} ]{2,30}$/u.test(who) ? innerText(line.slice(colon + 1), maxText) : null
      return words === null ? [] : [{ role: roleOf(who), text: words }]
    })
  if (said.length > 0 || !alone) return said
  const whole = innerText(text, maxText)
  return whole === null ? [] : [{ role: 'other', text: whole }]
}

/** A call of a chat API and its answer. */
function exchangeIn(root: PayloadObject | undefined): Said[] {
  const { request, response } = root?.fields ?? {}
  if (!isObject(request) || !isObject(response)) return []
  const asked = textAt(normalizeNames(request), ['message', 'text'], maxText)
  const answer = normalizeNames(response)
  const body = isObject(answer['body']) ? normalizeNames(answer['body']) : answer
  const answered = textAt(body, ['response', 'reply', 'answer', 'detail'], maxText)
  return [
    ...(asked === null ? [] : [{ role: 'visitor' as const, text: asked }]),
    ...(answered === null ? [] : [{ role: 'bot' as const, text: answered }]),
  ]
}

const roles: readonly (readonly [Role, RegExp])[] = [
  [
    'visitor',
    /^(?:visitor|user|customer|client|guest|lead|contact|end ?user|buyer|kunde|besucher|in(?:bound|coming)?)$/,
  ],
  ['bot', /^(?:bot|chat ?bot|assistant|ai|model|auto(?:mated)?|out(?:bound|going)?)$/],
  ['human', /^(?:human|agent|operator|support|staff|admin|employee|merchant|team|person|owner)$/],
]

function roleOf(name: string | null): Role {
  const plain =
    name
      ?.toLowerCase()
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim() ?? ''
  return roles.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}
