import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { compileBeginning, cuesInAll } from '#main/languages/pattern.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { stateOf } from '../compose/describe.ts'
import { composeStock } from '../compose/index.ts'
import { textOnly } from '../compose/parts.ts'
import type { Memory } from '../memory.ts'
import { cuesIn } from '../understand/cues.ts'
import { saysUnwanted, yesOrNo } from '../understand/index.ts'
import { readable } from '../understand/text.ts'
import { consentOf } from './people.ts'
import type { MessageContext, Reply } from './types.ts'

const leadIntents = ['quote', 'callback', 'stock_news'] as const
type Wish = (typeof leadIntents)[number]

/** A quote, a call back or news of a product: an address is asked for once, thanked for, and not insisted on. */
export function leadDialogue(catalog: Catalog, context: MessageContext): Reply | null {
  const { bot, contacts, understood, memory } = context
  if (!bot.lead_rules.enabled) return null
  const isReachable = contacts.emails.length > 0 || contacts.phones.length > 0
  const wish = leadIntents.find((intent) => intent === understood.intent) ?? null
  const isOfOrder = understood.intent === 'order'
  const isLeft = isOnlyContact(context) || !isAsking(context)
  if (isReachable && (wish !== null || isOfOrder || memory.capture !== null || isLeft))
    return thank(context, wish)
  if (wish !== null && !saysUnwanted(context.message))
    return (wish === 'stock_news' ? isBackAlready(catalog, context) : null) ?? askFor(context, wish)
  return memory.capture === null ? null : notGiven(context)
}

/** An address beside words that nothing answers: it was left for the shop, which reads the words. */
export function contactLeft(context: MessageContext): Reply | null {
  const { bot, contacts } = context
  const isReachable = contacts.emails.length + contacts.phones.length > 0
  return bot.lead_rules.enabled && isReachable ? thank(context, null) : null
}

/** Contact details that came by the form. */
export function thankForContact(context: MessageContext): Reply {
  return thank(context, null)
}

function thank({ memory, say }: MessageContext, wish: Wish | null): Reply {
  const kind = wish ?? (memory.capture === 'closed' ? null : memory.capture)
  return {
    composed: textOnly(say.leadThanks[kind ?? 'message']),
    intent: 'lead',
    confidence: 0.95,
    rule: 'contact_given',
    memory: { capture: null, doubts: 0 },
  }
}

function askFor(context: MessageContext, wish: Wish): Reply {
  const { say, understood } = context
  return {
    composed: textOnly(`${say.leadAsk[wish]} ${consentOf(context)}`),
    intent: wish,
    confidence: understood.intent_score,
    rule: 'asked_for_contact',
    memory: { capture: wish satisfies Memory['capture'], doubts: 0 },
  }
}

/** No address came: said no, or written so that it cannot be read. Anything else is another question. */
function notGiven({ message, say, memory }: MessageContext): Reply | null {
  if (yesOrNo(message) === 'no' || saysUnwanted(message)) {
    return {
      composed: textOnly(say.leadDeclined),
      intent: 'lead',
      confidence: 0.9,
      rule: 'contact_declined',
      memory: { capture: null, doubts: 0 },
    }
  }
  if (!looksLikeContact(message)) return null
  return {
    composed: textOnly(say.leadNotRead),
    intent: 'lead',
    confidence: 0.9,
    rule: 'contact_not_read',
    memory: { capture: memory.capture, doubts: 0 },
  }
}

/** One sign or number that an address or a phone number would have, and little beside it. */
function looksLikeContact(message: string): boolean {
  const found = /(?<!\S)\S+@\S*|\+?(?<!\d)\d[\d\s()/.-]{4,}/.exec(message)
  if (!found) return false
  const before = message.slice(0, found.index)
  const after = message.slice(found.index + found[0].length)
  const words = before.match(/\p{L}+/gu) ?? []
  return words.length <= 4 && !/\p{N}/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
}

/** "Tell me when the tent is back": it may be there by now. */
function isBackAlready(catalog: Catalog, context: MessageContext): Reply | null {
  const { understood, message, bot, memory, voice } = context
  const { hits } = catalog.findProducts(bot, { text: understood.words.join(' '), limit: 2 })
  const named = understood.words.length > 0 && isNamed(hits, message) ? (hits[0] ?? null) : null
  // "When is it back?" is asked of the blue one, where that was spoken of.
  const version = memory.goods?.['version']
  const subject = memory.subject !== null && typeof version === 'string' ? version : memory.subject
  const product = named ?? (subject === null ? null : catalog.product(bot, subject))
  const { size = [], color = [] } = understood.facets
  // One size may be gone while the product is there.
  if (!product || size.length + color.length > 0 || stateOf(product) !== 'in_stock') return null
  if (product.choices !== null && product.choices.in_stock < product.choices.count) return null
  return {
    composed: composeStock(product, voice),
    intent: 'product_question',
    confidence: 0.9,
    rule: 'stock_news_of_what_is_there',
    memory: { subject: product.row.id, shown: [product.row.id], topic: 'products', doubts: 0 },
  }
}

/** "It's me@shop.example": nothing else is said that would need an answer. */
function isOnlyContact({ understood, message, contacts }: MessageContext): boolean {
  const given = [...contacts.emails, ...contacts.phones, contacts.name ?? ''].join('').length
  return understood.words.length <= 3 || given > message.length / 2
}

const asks = compileBeginning(cuesInAll(({ cues }) => [...cues.begins.question, ...cues.begins.wish]))

/** "Put it aside for me, me@shop.example" is for the shop to read; a question with an address is answered. */
function isAsking({ message, voice }: MessageContext): boolean {
  const text = readable(message)
  return message.includes('?') || asks.test(text) || cuesIn(voice.language).intent.product.test(text)
}

/** So much of a product's name said, and of no other as much: the message is about that product. */
const namedShare = 0.5

/** Whether the message calls the first product by its name, and not only its kind. */
function isNamed(hits: readonly ProductHit[], message: string): boolean {
  return isPartlyNamed(hits, message) && shareSaid(nameWords(hits[0]?.row), message) >= namedShare
}

/** Whether it says something of the name that tells the product from others of its kind: "the Trio". */
function isPartlyNamed([first, ...others]: readonly ProductHit[], message: string): boolean {
  if (!first || others.some((other) => other.title_coverage >= first.title_coverage)) return false
  const kinds = new Set(contentWords(first.row.category ?? '').map(stem))
  const name = nameWords(first.row)
  const own = name.filter((word) => !kinds.has(word))
  return shareSaid(own.length > 0 ? own : name, message) > 0
}

function nameWords(row: ProductHit['row'] | undefined): string[] {
  return contentWords(row?.title ?? '').map(stem)
}

function shareSaid(words: readonly string[], message: string): number {
  const said = new Set(contentWords(message).map(stem))
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length)
}
