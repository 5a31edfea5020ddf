import { cuesInAll } from '#main/languages/pattern.ts'
import { fold } from '#main/lib/text/fold.ts'
import { textOnly } from '../compose/parts.ts'
import { mayFetch } from './people.ts'
import type { MessageContext, Reply } from './types.ts'

/** Surer than this, a greeting is only a greeting. */
const sure = 0.6

/** Short and human: greetings, thanks, small talk, what can be asked here, and calm where someone is rude. */
export function smallTalk(context: MessageContext): Reply | null {
  const { understood, say, bot } = context
  if (understood.intent_score < sure) return null
  const says: Readonly<Record<string, () => string>> = {
    greeting: () => greetingOf(context),
    thanks: () => say.thanks,
    goodbye: () => say.goodbye,
    small_talk: () =>
      understood.detail === 'robot' ? say.robot : understood.detail === 'help' ? say.canHelp : say.howAreYou,
    abuse: () => say.abuse,
  }
  const text = says[understood.intent]?.()
  if (text === undefined) return null
  // Where the sentence offers to get someone, it can be done at once.
  const isHelp = understood.detail === 'help'
  const isOffered =
    (understood.intent === 'abuse' || understood.detail === 'robot' || isHelp) && mayFetch(context)
  const person = { label: say.button.person, value: say.button.person }
  const starters = isHelp && bot.language === understood.language ? bot.starter_buttons : []
  return {
    composed: { ...textOnly(text), buttons: [...starters.slice(0, 3), ...(isOffered ? [person] : [])] },
    intent: understood.intent,
    confidence: understood.intent_score,
    rule: 'small_talk',
    // Help was asked for, not a person: a yes behind it is no answer to an offer.
    memory: { doubts: 0, offer: isOffered && !isHelp ? 'person' : null },
  }
}

/** "Who's on the other end?", in words that are in no list. */
export function whoIsThere({ understood, ...context }: MessageContext): Reply | null {
  return smallTalk({
    ...context,
    understood: { ...understood, intent: 'small_talk', intent_score: sure, detail: 'robot' },
  })
}

const introducing = new RegExp(
  `^[\\p{L} ,.!'’]{0,25}(?<!\\p{L})(?:${cuesInAll(({ contact }) => contact.nameIs).join('|')}) {0,3}(?<name>.{2,60}?)[ .!]{0,5}$`,
  'iu',
)

/** "Hi, my name is Bob", and not a word more: greeted, for no Bob is looked for. */
export function introduction(context: MessageContext): Reply | null {
  const { contacts, message, understood } = context
  const said = contacts.isIntroduced ? introducing.exec(message)?.groups?.['name'] : undefined
  if (!said || !contacts.name || fold(said) !== fold(contacts.name)) return null
  return smallTalk({ ...context, understood: { ...understood, intent: 'greeting', intent_score: sure } })
}

/** The shop's own, to whom it was not talking yet. */
function greetingOf({ bot, understood, say, memory }: MessageContext): string {
  const isFirst = memory.goods === null
  return isFirst && bot.greeting && bot.language === understood.language ? bot.greeting : say.greeting
}
