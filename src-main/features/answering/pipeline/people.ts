import { fold } from '#main/lib/text/fold.ts'
import { textOnly } from '../compose/parts.ts'
import { isClosed, opensNextText, yesOrNo } from '../understand/index.ts'
import type { MessageContext, Reply } from './types.ts'

/** A person asked for in plain words, or by one of the shop's own words for it. */
export function handover(context: MessageContext): Reply | null {
  const { understood, bot, message } = context
  const byWord = bot.handover_rules.enabled && hasKeyword(message, bot.handover_rules.keywords)
  if (understood.intent !== 'human' && !byWord) return null
  const reply = fetchPerson(context)
  return byWord && understood.intent !== 'human'
    ? { ...reply, confidence: 0.95, rule: 'handover_keyword' }
    : { ...reply, confidence: understood.intent_score }
}

/** A yes or a no to "shall I get someone?". */
export function offerTaken(context: MessageContext): Reply | null {
  if (context.memory.offer !== 'person') return null
  const said = yesOrNo(context.message)
  if (said === null) return null
  if (said === 'yes') return { ...fetchPerson(context), rule: 'offer_taken' }
  return {
    composed: textOnly(context.say.leadDeclined),
    intent: 'small_talk',
    confidence: 0.95,
    rule: 'offer_declined',
    memory: { doubts: 0 },
  }
}

export function mayFetch({ bot }: MessageContext): boolean {
  return bot.handover_rules.enabled
}

/** Someone comes; outside the hours it is said when, and how to be reached until then. */
export function fetchPerson(context: MessageContext): Reply {
  const { say, memory, bot } = context
  const away = awayUntil(context)
  const isThere = !isClosedNow(context) && mayFetch(context)
  const text = isThere
    ? say.personComing
    : [
        away === null ? say.nobodyThere : say.outsideHours(away),
        ...(bot.lead_rules.enabled ? [say.leaveContact, consentOf(context)] : []),
      ].join(' ')
  return {
    composed: textOnly(text),
    intent: 'human',
    confidence: 0.95,
    rule: isThere ? 'asked_for_a_person' : 'asked_for_a_person_nobody_there',
    memory: { doubts: 0, capture: isThere || !bot.lead_rules.enabled ? memory.capture : 'closed' },
    ...(mayFetch(context) && { status: 'waiting' as const }),
  }
}

/** A visitor who waits is told the truth, and how to be reached. */
export function nobodyCame(context: MessageContext): Reply {
  const { say, memory, bot } = context
  const asks = bot.lead_rules.enabled
  return {
    composed: textOnly([say.nobodyCame, ...(asks ? [say.leaveContact, consentOf(context)] : [])].join(' ')),
    intent: 'nobody_came',
    confidence: 1,
    rule: 'nobody_came',
    memory: { doubts: 0, capture: asks ? 'closed' : memory.capture },
  }
}

/** What is said where an address is asked for: the shop's own words, or ours. */
export function consentOf({ bot, say }: MessageContext): string {
  return bot.lead_rules.consent || say.consent
}

/** Also where no day has hours at all: then nobody can be promised. */
function isClosedNow({ bot, nowMs }: MessageContext): boolean {
  return isClosed({ openingHours: bot.opening_hours, timezone: bot.timezone, now: nowMs })
}

/** When the shop opens next, in words; null while it is open, never opens or its hours are not set. */
function awayUntil({ bot, nowMs, voice }: MessageContext): string | null {
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
