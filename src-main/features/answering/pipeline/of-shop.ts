import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { contactText } from '#main/features/knowledge/index.ts'
import { textOnly, withProducts } from '../compose/parts.ts'
import type { GoodsAnswer } from '../goods/input.ts'
import { asksFor } from '../understand/intent.ts'
import { asksHours } from './hours.ts'
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

/** Of more than a few that were shown nobody has chosen yet. */
const maxChosen = 3

/** "I'll take it then, is there one in grey?" */
const asksBehind = /[,.;!] .{1,80}\?\s*$/

/** "I'll take it", "how do I order?": on the page of the product, for nothing is sold in a chat. */
export function buying(catalog: Catalog, context: MessageContext, goods: GoodsAnswer | null): Reply | null {
  const { bot, memory, message, say, understood } = context
  if (!asksFor('buy', message, understood.language)) return null
  // "From when can I buy it?", "can I order it now?": that it is sold out is said with what there is instead.
  if (goods?.rule === 'back_when' || goods?.rule === 'version_sold_out') return null
  if (goods?.rule.startsWith('version_') && asksBehind.test(message)) return null
  // "The cream one then": of that version.
  const version = goods?.memory.goods?.['version']
  const chosenRow = typeof version === 'string' ? version : null
  const subject = chosenRow ?? goods?.memory.subject ?? memory.subject
  const ids = subject ? [subject] : memory.shown.slice(0, maxChosen)
  const chosen = ids.flatMap((id) => catalog.product(bot, id) ?? [])
  const names = say.list(
    chosen.map(({ row }) => row.title),
    0,
  )
  const gone = chosen.length === 1 ? goneOf(chosen[0]) : null
  const isSoldOnline = chosen.length > 0 && chosen.every(({ row }) => row.url)
  const text = gone ? say.stockIs(names, gone) : isSoldOnline ? say.buyAt(names) : say.notBoughtHere
  const isOffered = !gone && !isSoldOnline && mayFetch(context)
  return {
    composed: {
      ...withProducts(isOffered ? `${text} ${say.offerPerson}` : text, chosen),
      buttons: isOffered ? personButton(context) : [],
    },
    intent: 'product',
    confidence: 0,
    rule: 'bought_on_its_page',
    memory: { doubts: 0, subject, offer: isOffered ? 'person' : null },
  }
}

function goneOf(hit: ProductHit | undefined) {
  const availability = hit?.row.availability
  return availability === 'out_of_stock' ? availability : null
}

/** "Where are you, actually?": however it is asked, what the shop gives is told. */
export function howToReach({ understood, bot, voice }: MessageContext): Reply | null {
  const text = understood.intent === 'contact' ? contactText(bot.facts, voice.language) : ''
  if (text === '') return null
  return { composed: textOnly(text), intent: 'contact', confidence: 0, rule: 'shop_fact' }
}

/** Asked in plain words for what the shop has not provided: we say so, and a person offered. */
export function notProvided(context: MessageContext): Reply | null {
  const { understood, say, bot } = context
  const isContact = understood.intent === 'contact'
  const text = isContact
    ? say.contactUnknown
    : bot.opening_hours === null && asksHours(context)
      ? say.hours.unknown
      : null
  if (text === null) return null
  return {
    composed: {
      ...textOnly(mayFetch(context) ? `${text} ${say.offerPerson}` : text),
      buttons: personButton(context),
    },
    intent: isContact ? 'contact' : 'hours',
    confidence: 0,
    rule: isContact ? 'contact_not_told' : 'hours_not_told',
    memory: { offer: mayFetch(context) ? 'person' : null, ...(!isContact && { topic: 'hours' as const }) },
  }
}

function personButton(context: MessageContext) {
  const label = context.say.button.person
  return mayFetch(context) ? [{ label, value: label }] : []
}
