import { textOnly } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import { opensNextText } from '../understand/index.ts'
import type { Reading, Reply } from './types.ts'

const leadIntents = ['quote', 'callback', 'stock_news'] as const

/** A person asked for in plain words: someone comes, or outside the hours it is said when, and how to be reached. */
export function handover(reading: Reading): Reply | null {
  const { understood, say, memory } = reading
  if (understood.intent !== 'human') return null
  const away = awayUntil(reading)
  return {
    composed: textOnly(away === null ? say.personComing : `${say.outsideHours(away)} ${say.leaveContact}`),
    intent: 'human',
    confidence: understood.intent_score,
    rule: away === null ? 'asked_for_a_person' : 'asked_for_a_person_outside_hours',
    memory: { doubts: 0, capture: away === null ? memory.capture : 'closed' },
    status: 'waiting',
  }
}

/** When the shop opens next, in words; null while it is open or its hours are not told. */
function awayUntil({ bot, nowMs, understood }: Reading): string | null {
  return opensNextText({
    language: understood.language,
    openingHours: bot.opening_hours,
    timezone: bot.timezone,
    now: nowMs,
  })
}

/** An address or a number that was asked for, or is given with the wish itself. */
export function leadDialogue(reading: Reading): Reply | null {
  const { understood, contacts, memory, say } = reading
  const isReachable = contacts.emails.length > 0 || contacts.phones.length > 0
  const wish = leadIntents.find((intent) => intent === understood.intent) ?? null
  const kind = wish ?? (memory.capture === 'closed' ? ('message' as const) : memory.capture)
  if (isReachable && (kind !== null || isOnlyContact(reading))) {
    return {
      composed: textOnly(say.leadThanks[kind ?? 'message']),
      intent: 'lead',
      confidence: 0.95,
      rule: 'contact_given',
      memory: { capture: null, doubts: 0 },
    }
  }
  if (wish === null) return null
  return {
    composed: textOnly([say.leadAsk[wish], say.consent].filter(Boolean).join(' ')),
    intent: wish,
    confidence: understood.intent_score,
    rule: 'asked_for_contact',
    memory: { capture: wish satisfies Memory['capture'], doubts: 0 },
  }
}

/** "It's me@shop.example": nothing else is said that would need an answer. */
function isOnlyContact({ understood, message, contacts }: Reading): boolean {
  const given = [...contacts.emails, ...contacts.phones, contacts.name ?? ''].join('').length
  return understood.words.length <= 3 || given > message.length / 2
}
