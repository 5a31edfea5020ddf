import { textOnly } from '../compose/parts.ts'
import { mayFetch } from './people.ts'
import type { MessageContext, Reply } from './types.ts'

/** Surer than this, a greeting is only a greeting. */
const sure = 0.6

/** Short and human: greetings, thanks, small talk, and calm where someone is rude. */
export function smallTalk(context: MessageContext): Reply | null {
  const { understood, say } = context
  if (understood.intent_score < sure) return null
  const says: Readonly<Record<string, () => string>> = {
    greeting: () => greetingOf(context),
    thanks: () => say.thanks,
    goodbye: () => say.goodbye,
    small_talk: () => (understood.detail === 'robot' ? say.robot : say.howAreYou),
    abuse: () => say.abuse,
  }
  const text = says[understood.intent]?.()
  if (text === undefined) return null
  // Where the sentence offers to get someone, it can be done at once.
  const isOffered = (understood.intent === 'abuse' || understood.detail === 'robot') && mayFetch(context)
  const person = { label: say.button.person, value: say.button.person }
  return {
    composed: { ...textOnly(text), buttons: isOffered ? [person] : [] },
    intent: understood.intent,
    confidence: understood.intent_score,
    rule: 'small_talk',
    memory: { doubts: 0, offer: isOffered ? 'person' : null },
  }
}

/** The shop's own, to whom it was not talking yet. */
function greetingOf({ bot, understood, say, memory }: MessageContext): string {
  const isFirst = memory.goods === null
  return isFirst && bot.greeting && bot.language === understood.language ? bot.greeting : say.greeting
}
