import { textOnly } from '../compose/parts.ts'
import { consentOf, mayFetch } from './people.ts'
import type { Candidate, MessageContext, Reply } from './types.ts'

/** Likelier than an entry that shares a few words, less than one that fits. */
const likely = 0.7
const surely = 0.97

const orderNumber = /\d{4,}/

/** The bot asked for it: this is the number, and no question to the shop. */
export function givesOrderNumber({ memory, message }: MessageContext): boolean {
  return memory.order && orderNumber.test(message)
}

/** "Where is my order?": nobody here sees orders but the people of the shop. */
export function orderCandidate(context: MessageContext): Candidate[] {
  const { understood, bot, say, message } = context
  const hasNumber = orderNumber.test(message)
  const isGiven = givesOrderNumber(context)
  if (understood.intent !== 'order' && !isGiven) return []
  const confidence = isGiven ? surely : likely
  const text = !bot.lead_rules.enabled
    ? say.orderUnseen
    : hasNumber
      ? `${say.orderUnseen} ${say.leadAsk.message} ${consentOf(context)}`
      : `${say.orderHelp} ${consentOf(context)}`
  return [
    {
      confidence,
      title: '',
      trace: [],
      reply: () => ({
        composed: { ...textOnly(text), buttons: personButton(context) },
        intent: 'order',
        confidence,
        rule: 'order_for_the_shop',
        memory: { capture: bot.lead_rules.enabled ? 'closed' : null, order: !hasNumber },
      }),
    },
  ]
}

/** Asked in plain words for what the shop has not provided: we say so, and a person offered. */
export function notProvided(context: MessageContext): Reply | null {
  const { understood, say, bot } = context
  const text =
    understood.intent === 'contact'
      ? say.contactUnknown
      : understood.intent === 'hours' && bot.opening_hours === null
        ? say.hours.unknown
        : null
  if (text === null) return null
  return {
    composed: {
      ...textOnly(mayFetch(context) ? `${text} ${say.offerPerson}` : text),
      buttons: personButton(context),
    },
    intent: understood.intent,
    confidence: 0,
    rule: understood.intent === 'hours' ? 'hours_not_told' : 'contact_not_told',
    memory: { offer: mayFetch(context) ? 'person' : null },
  }
}

function personButton(context: MessageContext) {
  const label = context.say.button.person
  return mayFetch(context) ? [{ label, value: label }] : []
}
