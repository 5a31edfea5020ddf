import { textOnly } from '../compose/parts.ts'
import { mayFetch } from './people.ts'
import type { Reading, Reply } from './types.ts'

/** Surer than this, a greeting is only a greeting. */
const sure = 0.6

/** Short and human: greetings, thanks, small talk, and calm where someone is rude. */
export function smallTalk(reading: Reading): Reply | null {
  const { bot, understood, say, memory } = reading
  if (understood.intent_score < sure) return null
  const text = {
    greeting:
      memory.search === null && bot.greeting && bot.language === understood.language
        ? bot.greeting
        : say.greeting,
    thanks: say.thanks,
    goodbye: say.goodbye,
    small_talk: understood.detail === 'robot' ? say.robot : say.howAreYou,
    abuse: say.abuse,
  }[understood.intent as string]
  if (text === undefined) return null
  // Where the sentence speaks of fetching someone, it can be done at once.
  const isOffered = (understood.intent === 'abuse' || understood.detail === 'robot') && mayFetch(reading)
  const person = { label: say.button.person, value: say.button.person }
  return {
    composed: { ...textOnly(text), buttons: isOffered ? [person] : [] },
    intent: understood.intent,
    confidence: understood.intent_score,
    rule: 'small_talk',
    memory: { doubts: 0, offer: isOffered ? 'person' : null },
  }
}
