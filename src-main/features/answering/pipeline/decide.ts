import type { Button } from '#shared/schemas/widget.ts'
import { notTold } from './of-shop.ts'
import { fetchPerson, mayFetch } from './people.ts'
import { asTyped } from './products.ts'
import type { Candidate, Reading, Reply } from './types.ts'

/** Readings less likely than this are not even offered. */
const worthOffering = 0.2
const maxOffered = 2
const maxTraced = 20

/**
 * The likeliest way to answer, where it is likely enough for this bot. Below that: first ask back with the nearest readings
 * to choose from, and when that did not help either, a person.
 */
export function decide(reading: Reading, candidates: readonly Candidate[]): Reply {
  const ordered = [...candidates].sort((a, b) => b.confidence - a.confidence)
  const [best] = ordered
  const candidatesTold = ordered.flatMap(({ trace }) => trace).slice(0, maxTraced)
  if (best && best.confidence >= reading.bot.confidence_threshold) {
    const reply = best.reply()
    return { ...reply, memory: { doubts: 0, ...reply.memory }, candidates: candidatesTold }
  }
  const doubts = reading.memory.doubts + 1
  const { after_doubts } = reading.bot.handover_rules
  const reply =
    notTold(reading) ??
    (after_doubts > 0 && doubts >= after_doubts && mayFetch(reading)
      ? handOver(reading)
      : doubts > 1
        ? offerPerson(reading)
        : askBack(reading, ordered))
  return {
    ...reply,
    confidence: best?.confidence ?? 0,
    candidates: candidatesTold,
    memory: { ...reply.memory, doubts },
  }
}

function askBack(reading: Reading, ordered: readonly Candidate[]): Reply {
  const { say, understood, message } = reading
  const near = ordered.filter(({ confidence, title }) => confidence >= worthOffering && title !== '')
  const titles = [...new Set(near.map(({ title }) => title))].slice(0, maxOffered)
  // "Do you sell kayaks?": that there are none is an answer, and no entry comes near it.
  const isWish = understood.detail === 'product' && understood.words.length > 0
  const isNone = isWish && !ordered.some(({ trace }) => trace.some(({ kind }) => kind === 'product'))
  const buttons: Button[] = [
    ...(isNone ? [] : titles),
    ...(mayFetch(reading) ? [say.button.person] : []),
  ].map((label) => ({
    label,
    value: label,
  }))
  const text = isNone
    ? say.foundNone(asTyped(message, understood.words))
    : titles.length > 1
      ? say.twoReadings
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

function offerPerson(reading: Reading): Reply {
  const { say } = reading
  const isOffered = mayFetch(reading)
  const labels = isOffered ? [say.button.person] : []
  return {
    composed: {
      text: [say.unknownAgain, ...(isOffered ? [say.offerPerson] : [say.leaveContact])].join(' '),
      products: [],
      sources: [],
      buttons: labels.map((label) => ({ label, value: label })),
    },
    intent: 'unknown',
    confidence: 0,
    rule: 'below_threshold_again_offer',
    memory: isOffered ? { offer: 'person' } : { capture: 'closed' },
  }
}

function handOver(reading: Reading): Reply {
  const fetched = fetchPerson(reading)
  return {
    ...fetched,
    composed: { ...fetched.composed, text: `${reading.say.unknownAgain} ${fetched.composed.text}` },
    intent: 'unknown',
    rule: 'below_threshold_again_handover',
  }
}
