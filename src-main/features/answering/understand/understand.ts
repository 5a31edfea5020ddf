import { languages } from '#main/languages/index.ts'
import { type Span, tokensOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import {
  type Compared,
  type Facets,
  type FoundFacet,
  facetNames,
  type Limits,
  type ProductAsk,
  type Reference,
  type Understood,
  type Vocabulary,
} from '../types.ts'
import { type Compiled, cuesIn, firstOf } from './cues.ts'
import { createFacets, facetsOf, type ReadFacets } from './facets.ts'
import { askOfShop, courtesyIn, type FoundIntent, productOrQuestion } from './intent.ts'
import { languageOf } from './language.ts'
import { somePrice, speaksOfPounds } from './price.ts'
import { narrowsDown, ordinalIn, referenceIn, spanOf } from './reference.ts'
import { readable, without, withoutClitics } from './text.ts'

type UnderstandInput = {
  readonly botLanguage: LanguageCode
  readonly sessionLanguage?: LanguageCode | null
  /** What the shop's prices are in; asked only where it matters. */
  readonly currency?: () => string | null
  readonly isShopWord?: (word: string) => boolean
}
export type Understand = (message: string, input: UnderstandInput) => Understood

const emptyVocabulary: Vocabulary = { brand: [], category: [], color: [], size: [], material: [] }
const maxWords = 24
/** A question of more words than these is not just a follow-up such as "and in blue?". */
const maxFollowUp = 9

/** Reads messages against what one catalog has; build it once for a vocabulary. */
export function createUnderstand(vocabulary: Vocabulary = emptyVocabulary): Understand {
  const readFacets = createFacets(vocabulary)
  return (message, input) => {
    const language = languageOf(message, input)
    const text = readable(message)
    const readers = [...new Set([language, input.sessionLanguage ?? input.botLanguage, 'en' as const])].map(
      cuesIn,
    )
    const first = readers[0] ?? cuesIn(input.botLanguage)
    const isSterling = speaksOfPounds(text) && input.currency?.() === 'GBP'
    const reading = read({ text, cues: first, readers, readFacets, isSterling })
    return { language, ...reading }
  }
}

type Input = {
  readonly text: string
  readonly cues: Compiled
  readonly readers: readonly Compiled[]
  readonly readFacets: ReadFacets
  readonly isSterling: boolean
}

function read({ text, cues, readers, readFacets, isSterling }: Input): Omit<Understood, 'language'> {
  const courtesy = firstOf(readers, (one) => {
    const { found, spans } = courtesyIn(text, one)
    return found || spans.length > 0 ? { found, spans } : null
  })
  const body = without(text, courtesy?.spans ?? [])
  const ofShop = firstOf(readers, (one) => askOfShop(text, one))
  if (courtesy?.found && !ofShop) return nothingElse(courtesy.found)

  const isAboutTerms = cues.terms.test(text)
  const spans: Span[] = []
  const pair = firstOf(readers, (one) => comparedIn(body, one))
  const isShort = tokensOf(body).length <= maxFollowUp
  const near = isShort ? readers : [cues]
  const { ask, about, span } = pair ? comparing : (firstOf(near, (one) => askIn(body, one)) ?? listing)
  if (span) spans.push(span)
  const mayLimit = !ofShop && (!isAboutTerms || cues.intent.product.test(text))
  const price = (mayLimit && firstOf(readers, (one) => somePrice(one.prices(body, isSterling)))) || null
  spans.push(...(price?.spans ?? []))
  const stockWord = firstOf(near, (one) => one.inStock.exec(body) ?? one.soldOut.exec(body))
  const stock = about === 'stock' ? null : cues.inStock.exec(body)
  const sale = isAboutTerms ? null : cues.onSale.exec(body)
  for (const match of [about === 'stock' ? stockWord : stock, sale]) if (match) spans.push(spanOf(match))

  const afterLimits = withoutClitics(without(body, spans))
  const referred = pair || isAboutTerms ? null : firstOf(near, (one) => referenceIn(afterLimits, one))
  const tokens = tokensOf(afterLimits)
  const found = pair ? [] : readFacets(tokens, cues)
  const facets = facetsOf(found)
  const wish = cues.intent.product.exec(afterLimits)
  const saysOnly = without(
    afterLimits,
    [referred?.span, wish && spanOf(wish)].flatMap((span) => span ?? []),
  )
  const words = pair ? pair.flatMap((part) => part.words) : wordsLeft(saysOnly, readers, found, tokens)
  const pointed = whichReference({
    referred: referred?.reference ?? null,
    text: body,
    cues,
    facets,
    found,
    words,
  })
  const isSuperlative =
    (pointed?.kind === 'cheaper' || pointed?.kind === 'dearer') &&
    words.length > 0 &&
    languages[cues.code].grammar.comparativeIsSuperlative
  const reference = pair || isSuperlative ? null : pointed
  const limits: Limits = {
    price_min: price?.min ?? null,
    price_max: price?.max ?? null,
    in_stock: stock !== null,
    on_sale: sale !== null,
  }
  const isStructured =
    ask !== 'list' ||
    about !== null ||
    reference !== null ||
    found.length > 0 ||
    price !== null ||
    stock !== null ||
    sale !== null
  const other = productOrQuestion({
    text,
    cues,
    isStructured,
    isLimited: price !== null || stock !== null || sale !== null,
    isOnlyNamed: ask === 'list' && !about && !price && !stock && !sale && !reference,
    isAboutTerms,
    words: words.length,
  })
  const { intent, score, detail } = ofShop ?? other
  return {
    intent,
    intent_score: score,
    words,
    limits,
    facets,
    ask: isSuperlative ? (pointed?.kind === 'cheaper' ? 'cheapest' : 'dearest') : ask,
    reference,
    about_terms: isAboutTerms,
    ...(about && { about }),
    ...(pair && { compared: pair }),
    ...(detail && { detail }),
  }
}

function nothingElse({ intent, score, detail }: FoundIntent): Omit<Understood, 'language'> {
  const limits = { price_min: null, price_max: null, in_stock: false, on_sale: false }
  return {
    intent,
    intent_score: score,
    words: [],
    limits,
    facets: {},
    ask: 'list',
    reference: null,
    ...(detail && { detail }),
  }
}

type Asked = {
  readonly ask: ProductAsk
  readonly about: 'price' | 'stock' | null
  readonly span: Span | null
}
const listing: Asked = { ask: 'list', about: null, span: null }
const comparing: Asked = { ask: 'compare', about: null, span: null }
const asks = ['count', 'brands', 'sizes', 'colours', 'cheapest', 'dearest'] as const

function askIn(text: string, cues: Compiled): Asked | null {
  for (const ask of asks) {
    const match = cues.ask[ask].exec(text)
    if (match) return { ask, about: null, span: spanOf(match) }
  }
  const both = cues.ask.compareThem.exec(text)
  if (both) return { ...comparing, span: spanOf(both) }
  for (const about of ['price', 'stock'] as const)
    if (cues.ask[about].test(text)) return { ...listing, about }
  return null
}

/** The two things to compare, as words or by their place among what was shown. */
function comparedIn(text: string, cues: Compiled): readonly Compared[] | null {
  for (const pattern of cues.comparePairs) {
    const { a, b } = pattern.exec(text)?.groups ?? {}
    if (!a || !b) continue
    const both = [a, b].map((part): Compared => {
      const nth = ordinalIn(part, cues)
      const words = tokensOf(part).map(({ word }) => word)
      const left = words.filter((word) => !cues.stop.has(word))
      if (nth !== null && left.length <= 1) return { nth, words: [] }
      return { nth: null, words: (left.length > 0 ? left : words).slice(0, maxWords) }
    })
    if (both.every(({ nth, words }) => nth !== null || words.length > 0)) return both
  }
  return null
}

function whichReference(input: {
  readonly referred: Reference | null
  readonly text: string
  readonly cues: Compiled
  readonly facets: Facets
  readonly found: readonly FoundFacet[]
  readonly words: readonly string[]
}): Reference | null {
  const { referred, facets, found, words } = input
  const isChoice = facets.color !== undefined || facets.size !== undefined
  const named = found.filter(({ facet }) => facet !== 'size').length
  const isOnlyFacets =
    found.length > 0 &&
    words.length <= named &&
    facetNames.every(
      (name) => name === 'color' || name === 'size' || name === 'material' || facets[name] === undefined,
    )
  const isShort = tokensOf(input.text).length <= maxFollowUp
  const isOnly = narrowsDown(input.text) && found.length > 0 && words.length <= spanned(found)
  if (isOnly && isShort) return { kind: 'variant' }
  if (
    isChoice &&
    isOnlyFacets &&
    isShort &&
    (input.cues.variant.test(input.text) || referred?.kind === 'it' || words.length <= 1)
  )
    return { kind: 'variant' }
  if (!referred) return null
  // "more" beside a subject asks for more of that subject, "cheaper jackets" for cheap jackets: no pointing back.
  if (referred.kind === 'more' || referred.kind === 'it')
    return words.length > 2 && referred.kind === 'more' ? null : referred
  return referred
}

/** How many words the facets found were read from. */
function spanned(found: readonly FoundFacet[]): number {
  return found.reduce((sum, { from, to }) => sum + to - from + 1, 0)
}

function wordsLeft(
  text: string,
  readers: readonly Compiled[],
  found: readonly FoundFacet[],
  tokens: ReturnType<typeof tokensOf>,
): string[] {
  const dropped = new Set<number>()
  const own = new Map<number, string>()
  for (const { facet, from, to, catalogWord } of found) {
    const start = tokens[from]?.start ?? -1
    if (facet === 'size' && from === to) dropped.add(start)
    else if (catalogWord !== null) own.set(start, catalogWord)
  }
  const words: string[] = []
  for (const { word, start } of tokensOf(text)) {
    if (dropped.has(start) || (dropped.size > 0 && readers[0]?.sizeWord.test(word))) continue
    const said = own.get(start)
    if (said !== undefined) words.push(...tokensOf(said).map((token) => token.word))
    else if (isPartOfName(text, start) || !readers.some((cues) => cues.stop.has(word))) words.push(word)
  }
  return [...new Set(words)].slice(0, maxWords)
}

/** "t" says nothing, but "t-shirt" does. */
function isPartOfName(text: string, start: number): boolean {
  return /^[a-z]-[a-z]{3}/.test(text.slice(start)) && !/[a-z0-9-]/.test(text[start - 1] ?? ' ')
}
