import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { asksAbout } from '../understand/index.ts'
import type { MessageContext } from './types.ts'

/** The product that was spoken of, or the one of those shown that the message counts to. */
export function subjectOf(catalog: Catalog, { memory, understood, bot }: MessageContext): ProductHit | null {
  const { reference } = understood
  if (reference?.kind === 'nth') return nthShown(catalog, bot, memory.shown, reference.nth)
  return productById(catalog, bot, memory.subject)
}

export function nthShown(
  catalog: Catalog,
  bot: StoredBot,
  shown: readonly string[],
  nth: number,
): ProductHit | null {
  return productById(catalog, bot, shown.at(nth < 0 ? nth : nth - 1) ?? null)
}

export function productById(catalog: Catalog, bot: StoredBot, id: string | null): ProductHit | null {
  return id === null ? null : catalog.product(bot, id)
}

/** The product the message points back to: "it", "the second one". */
export function pointedAt(catalog: Catalog, context: MessageContext): ProductHit | null {
  const { understood } = context
  const kind = understood.reference?.kind
  if (kind !== 'it' && kind !== 'nth') return null
  const subject = subjectOf(catalog, context)
  // "The Trio, is it waterproof?": the word for it stands for what the sentence has named itself.
  return subject && kind === 'it' && namesOther(catalog, context, subject) ? null : subject
}

function namesOther(catalog: Catalog, { understood, bot }: MessageContext, subject: ProductHit): boolean {
  const said = understood.words_before ?? []
  if (said.length === 0) return false
  const { hits } = catalog.findProducts(bot, { text: said.join(' '), limit: 2 })
  return isNamed(hits, said.join(' ')) && hits[0] !== undefined && !isSame(hits[0], subject)
}

/** Variants of one product are the same. */
export function isSame(a: ProductHit, b: ProductHit): boolean {
  return a.row.id === b.row.id || (a.row.group_id !== null && a.row.group_id === b.row.group_id)
}

/** So much of a product's name said, and of no other as much: the message is about that product. */
const namedShare = 0.5

/** Whether the message calls the first product by its name, and not only its kind. */
export function isNamed(hits: readonly ProductHit[], message: string): boolean {
  return isPartlyNamed(hits, message) && shareSaid(nameWords(hits[0]?.row), message) >= namedShare
}

/** Whether it says something of the name that tells the product from others of its kind: "the Trio". */
export function isPartlyNamed([first, ...others]: readonly ProductHit[], message: string): boolean {
  if (!first || others.some((other) => other.title_coverage >= first.title_coverage)) return false
  const kinds = new Set(contentWords(first.row.category ?? '').map(stem))
  const name = nameWords(first.row)
  const own = name.filter((word) => !kinds.has(word))
  return shareSaid(own.length > 0 ? own : name, message) > 0
}

/** The product whose whole title the message says, whatever else of its words others have. */
export function calledInFull(
  catalog: Catalog,
  { bot, understood, message }: MessageContext,
): ProductHit | null {
  if (understood.words.length < 2 || !message.includes('?')) return null
  const { hits } = catalog.findProducts(bot, { text: understood.words.join(' '), limit: looked })
  const named = hits.filter(({ row }) => {
    const name = nameWords(row)
    return name.length > 1 && shareSaid(name, message) === 1
  })
  const [longest] = named.sort((a, b) => b.row.title.length - a.row.title.length)
  return longest ?? null
}

const looked = 10

function nameWords(row: ProductHit['row'] | undefined): string[] {
  return contentWords(row?.title ?? '').map(stem)
}

function shareSaid(words: readonly string[], message: string): number {
  const said = new Set(contentWords(message).map(stem))
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length)
}

/** What a question says beyond the product's name and its kinds: that is what it asks about. */
export function asksBeyond({ row }: ProductHit, { message, understood }: MessageContext): boolean {
  const ofProduct = new Set(contentWords([row.title, row.brand, row.category].join(' ')).map(stem))
  const asked = understood.about ? [] : (understood.facets.material ?? [])
  const materials = new Set(asked.flatMap((value) => wordsOf(value).map(stem)))
  // "Is it of leather?" asks; "the jacket in red" does not.
  const kinds = new Set((understood.facet_words ?? []).map(stem).filter((word) => !materials.has(word)))
  return (
    understood.words.some((word) => !ofProduct.has(stem(word)) && !kinds.has(stem(word))) &&
    asksAbout(message)
  )
}
