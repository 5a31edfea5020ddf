import { textOnly } from '../compose/parts.ts'
import { askedTime, hoursAnswer } from '../understand/index.ts'
import type { MessageContext, Reply } from './types.ts'

/** "Are you open on Sunday?": from the shop's opening hours; where it has set none, its own entries may know. */
export function openingHours(context: MessageContext): Reply | null {
  const { bot, message, understood } = context
  if (bot.opening_hours === null || !asksHours(context)) return null
  const text = hoursAnswer({
    message,
    language: understood.language,
    openingHours: bot.opening_hours,
    timezone: bot.timezone,
    now: context.nowMs,
  })
  return {
    composed: textOnly(text),
    intent: 'hours',
    confidence: Math.max(0.8, understood.intent_score),
    rule: 'opening_hours',
    memory: { doubts: 0, topic: 'hours' },
  }
}

export function asksHours(context: MessageContext): boolean {
  return context.understood.intent === 'hours' || goesOn(context)
}

/** A question of these few words after one about the hours is still about them, when it names a day or a time. */
const maxFollowUp = 6

/** "And on Sunday?" */
function goesOn({ memory, message, understood }: MessageContext): boolean {
  if (memory.topic !== 'hours' || message.split(/\s+/).length > maxFollowUp) return false
  const { day, clock } = askedTime(message, understood.language)
  return day !== null || clock !== null
}
