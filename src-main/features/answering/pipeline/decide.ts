import { fold } from '#main/lib/text/fold.ts'
import type { Button } from '#shared/schemas/widget.ts'
import { notProvided } from './of-shop.ts'
import { consentOf, fetchPerson, mayFetch } from './people.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

/** Ways to answer less likely than this are not even offered. */
const worthOffering = 0.2
const maxOffered = 2
const maxTraced = 20

/**
 * The likeliest way to answer, where it is likely enough for this bot. Below that: first ask back with the nearest of them
 * to choose from, and when that did not help either, a person.
 */
export function decide(context: MessageContext, candidates: readonly Candidate[]): Reply {
  const ordered = [...candidates].sort((a, b) => b.confidence - a.confidence)
  const [best] = ordered
  const traced = ordered.flatMap(({ trace }) => trace).slice(0, maxTraced)
  if (best && best.confidence >= context.bot.confidence_threshold) {
    const reply = best.reply()
    return { ...reply, memory: { doubts: 0, ...reply.memory }, candidates: traced }
  }
  const doubts = context.memory.doubts + 1
  const { after_doubts } = context.bot.handover_rules
  const reply =
    notProvided(context) ??
    (after_doubts > 0 && doubts >= after_doubts && mayFetch(context)
      ? handOver(context)
      : doubts > 1
        ? offerPerson(context)
        : askBack(context, ordered))
  return {
    ...reply,
    confidence: best?.confidence ?? 0,
    candidates: traced,
    memory: { ...reply.memory, doubts },
  }
}

function askBack(context: MessageContext, ordered: readonly Candidate[]): Reply {
  const { say, understood, message } = context
  const near = ordered.filter(({ confidence, title }) => confidence >= worthOffering && title !== '')
  const titles = [...new Set(near.map(({ title }) => title))].slice(0, maxOffered)
  // "Do you sell kayaks?": that there are none is an answer, and no entry comes near it.
  const isWish = understood.detail === 'product' && understood.words.length > 0
  const isNone = isWish && !ordered.some(({ trace }) => trace.some(({ kind }) => kind === 'product'))
  const buttons: Button[] = [
    ...(isNone ? [] : titles),
    ...(mayFetch(context) ? [say.button.person] : []),
  ].map((label) => ({
    label,
    value: label,
  }))
  const text = isNone
    ? say.foundNone(asTyped(message, understood.words))
    : titles.length > 1
      ? say.didYouMean
      : titles.length === 1
        ? say.askBack
        : say.unknown
  return {
    composed: { text, products: [], sources: [], buttons },
    intent: 'unknown',
    confidence: 0,
    rule: titles.length > 0 ? 'below_threshold_ask_back' : 'below_threshold_unknown',
  }
}

function offerPerson(context: MessageContext): Reply {
  const { say, bot } = context
  const isOffered = mayFetch(context)
  const isAsked = !isOffered && bot.lead_rules.enabled
  const labels = isOffered ? [say.button.person] : []
  return {
    composed: {
      text: [
        say.unknownAgain,
        ...(isOffered ? [say.offerPerson] : []),
        ...(isAsked ? [say.leaveContact, consentOf(context)] : []),
      ].join(' '),
      products: [],
      sources: [],
      buttons: labels.map((label) => ({ label, value: label })),
    },
    intent: 'unknown',
    confidence: 0,
    rule: 'below_threshold_again_offer',
    memory: isOffered ? { offer: 'person' } : { capture: isAsked ? 'closed' : null },
  }
}

function handOver(context: MessageContext): Reply {
  const fetched = fetchPerson(context)
  return {
    ...fetched,
    composed: { ...fetched.composed, text: `${context.say.unknownAgain} ${fetched.composed.text}` },
    intent: 'unknown',
    rule: 'below_threshold_again_handover',
  }
}

/** The words as the visitor wrote them, where they stand in the message. */
function asTyped(message: string, words: readonly string[]): string {
  const written = new Map(Array.from(message.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [fold(word), word]))
  return words.map((word) => written.get(word) ?? word).join(' ')
}
