import type { Button } from '#shared/schemas/widget.ts'
import type { Candidate, Reading, Reply } from './types.ts'

/** Readings less likely than this are not even offered. */
const worthOffering = 0.15
const maxOffered = 2

/**
 * The likeliest way to answer, where it is likely enough for this bot. Below that: first ask back with the nearest readings
 * to choose from, and when that did not help either, a person.
 */
export function decide(reading: Reading, candidates: readonly Candidate[]): Reply {
  const ordered = [...candidates].sort((a, b) => b.confidence - a.confidence)
  const [best] = ordered
  const traces = ordered.flatMap(({ trace }) => trace).slice(0, maxTraced)
  if (best && best.confidence >= reading.bot.confidence_threshold) {
    const reply = best.reply()
    return { ...reply, memory: { doubts: 0, ...reply.memory }, candidates: traces }
  }
  const reply = reading.memory.doubts > 0 ? fetchSomeone(reading) : askBack(reading, ordered)
  return { ...reply, confidence: best?.confidence ?? 0, candidates: traces }
}

const maxTraced = 20

function askBack({ say }: Reading, ordered: readonly Candidate[]): Reply {
  const near = ordered.filter(({ confidence }) => confidence >= worthOffering).slice(0, maxOffered)
  const person = { label: say.button.person, value: say.button.person }
  const buttons: Button[] = [...near.map(({ title }) => ({ label: title, value: title })), person]
  const text = near.length > 1 ? say.twoReadings : near.length === 1 ? say.askBack : say.unknown
  return {
    composed: { text, products: [], sources: [], buttons },
    intent: 'unknown',
    confidence: 0,
    rule: near.length > 0 ? 'below_threshold_ask_back' : 'below_threshold_unknown',
    memory: { doubts: 1 },
  }
}

function fetchSomeone({ say, memory }: Reading): Reply {
  return {
    composed: {
      text: `${say.unknownAgain} ${say.personComing}`.trim(),
      products: [],
      sources: [],
      buttons: [],
    },
    intent: 'unknown',
    confidence: 0,
    rule: 'below_threshold_twice_handover',
    memory: { doubts: memory.doubts + 1 },
    status: 'waiting',
  }
}
