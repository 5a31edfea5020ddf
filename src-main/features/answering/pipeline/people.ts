import { fold } from '#main/lib/text/fold.ts'
import { textOnly } from '../compose/parts.ts'
import { opensNextText, yesOrNo } from '../understand/index.ts'
import type { Reading, Reply } from './types.ts'

/** A person asked for in plain words, or by one of the shop's own words for it. */
export function handover(reading: Reading): Reply | null {
  const { understood, bot, message } = reading
  const byWord = bot.handover_rules.enabled && hasKeyword(message, bot.handover_rules.keywords)
  if (understood.intent !== 'human' && !byWord) return null
  const reply = fetchPerson(reading)
  return byWord && understood.intent !== 'human'
    ? { ...reply, confidence: 0.95, rule: 'handover_keyword' }
    : { ...reply, confidence: understood.intent_score }
}

/** A yes or a no to "shall I fetch someone?". */
export function offerTaken(reading: Reading): Reply | null {
  if (reading.memory.offer !== 'person') return null
  const said = yesOrNo(reading.message)
  if (said === null) return null
  if (said === 'yes') return { ...fetchPerson(reading), rule: 'offer_taken' }
  return {
    composed: textOnly(reading.say.leadDeclined),
    intent: 'small_talk',
    confidence: 0.95,
    rule: 'offer_declined',
    memory: { doubts: 0 },
  }
}

export function mayFetch({ bot }: Reading): boolean {
  return bot.handover_rules.enabled
}

/** Someone comes; outside the hours it is said when, and how to be reached until then. */
export function fetchPerson(reading: Reading): Reply {
  const { say, memory, bot } = reading
  const away = awayUntil(reading)
  const isThere = away === null && mayFetch(reading)
  const text = isThere
    ? say.personComing
    : [
        away === null ? say.nobodyThere : say.outsideHours(away),
        ...(bot.lead_rules.enabled ? [say.leaveContact, consentOf(reading)] : []),
      ].join(' ')
  return {
    composed: textOnly(text),
    intent: 'human',
    confidence: 0.95,
    rule: isThere ? 'asked_for_a_person' : 'asked_for_a_person_nobody_there',
    memory: { doubts: 0, capture: isThere || !bot.lead_rules.enabled ? memory.capture : 'closed' },
    ...(mayFetch(reading) && { status: 'waiting' as const }),
  }
}

/** What is said where an address is asked for: the shop's own words, or ours. */
export function consentOf({ bot, say }: Reading): string {
  return bot.lead_rules.consent || say.consent
}

/** When the shop opens next, in words; null while it is open or its hours are not told. */
function awayUntil({ bot, nowMs, voice }: Reading): string | null {
  return opensNextText({
    language: voice.language,
    openingHours: bot.opening_hours,
    timezone: bot.timezone,
    now: nowMs,
  })
}

function hasKeyword(message: string, keywords: readonly string[]): boolean {
  const said = ` ${plain(message)} `
  return keywords.some((keyword) => said.includes(` ${plain(keyword)} `))
}

function plain(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
