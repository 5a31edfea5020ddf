import { textOnly } from '../compose/parts.ts'
import type { Reading, Reply } from './types.ts'

/** Surer than this, a greeting is only a greeting. */
const sure = 0.6

/** Short and human: greetings, thanks, small talk, and calm where someone is rude. */
export function smallTalk({ bot, understood, say, memory }: Reading): Reply | null {
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
  return {
    composed: textOnly(text),
    intent: understood.intent,
    confidence: understood.intent_score,
    rule: 'small_talk',
    memory: { doubts: 0 },
  }
}
