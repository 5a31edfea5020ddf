import { languages } from '#main/languages/index.ts'
import { colourWords, isColourIn } from '#main/languages/lexicon.ts'
import { compile } from '#main/languages/pattern.ts'
import type { Audience } from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { type Span, tokensOf, wordsOf as wordsIn } from '#main/lib/text/tokens.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { FacetName } from '../types.ts'
import { type Compiled, cuesIn, firstOf } from '../understand/cues.ts'
import type { ReadFacets } from '../understand/facets.ts'
import { courtesyIn } from '../understand/intent.ts'
import { budgetIn, differencesIn, type PriceLimits, somePrice, speaksOfPounds } from '../understand/price.ts'
import { beginsWithIs, ordinalIn, referenceIn } from '../understand/reference.ts'
import { shopTopic } from '../understand/shop-topics.ts'
import { isAskedIn, writesSizes } from '../understand/sizes.ts'
import { readable, without, withoutClitics } from '../understand/text.ts'
import { isOfAsk, isOfRefused } from './asked-words.ts'
import { deniedBehind, missedIn } from './denied.ts'
import { type Frame, readFrame, stockWordsIn } from './frame.ts'
import { saysWhatItIs } from './lacks.ts'
import { atAge, objectsIn, wantedFor } from './purpose.ts'
import { joinersOf, numbersPlain, searchWords, typedIn, type Word, withoutForeign } from './search-words.ts'
import { accentedKinds, audiencesIn, kindsNamed } from './things.ts'

export type SaidFacet = {
  readonly facet: Exclude<FacetName, 'category'>
  readonly values: readonly string[]
  readonly words: readonly string[]
}

type Asked = 'price' | 'stock' | 'count' | 'sizes' | 'colours' | 'brands'

export type PriceWanted = Omit<PriceLimits, 'spans'>

/** All that is said in one clause, as far as words tell. */
export type Clause = {
  readonly said: string
  readonly text: string
  readonly language: LanguageCode
  readonly codes: readonly LanguageCode[]
  readonly frame: Frame
  readonly price: PriceWanted | null
  readonly facets: Readonly<Partial<Record<Exclude<FacetName, 'category'>, readonly string[]>>>
  readonly facetWords: readonly string[]
  /** Each facet with the words it was read from: "red" may be part of a name. */
  readonly facetsSaid: readonly SaidFacet[]
  readonly words: readonly Word[]
  /** Whom it is for, where people are named. */
  readonly audiences: readonly Audience[]
  readonly asked: ReadonlySet<Asked>
  readonly nth: number | null
  readonly pointsAtIt: boolean
  readonly wantsMore: boolean
  readonly goesOn: boolean
  readonly onSale: boolean
  readonly inStock: boolean
  readonly isCompared: boolean
  /** The two sides of a comparison, as said. */
  readonly pair: readonly [string, string] | null
  /** How it begins tells a question about something, or a wish for something. */
  readonly begins: 'question' | 'wish' | null
  readonly isQuestion: boolean
}

/** "Avoid vanilla, she hates it": says what is not wanted, and asks nothing. */
export function tellsWhatNot({ frame, words, isQuestion, asked }: Clause): boolean {
  return frame.excluded.length > 0 && words.length === 0 && !isQuestion && asked.size === 0
}

type ReadOptions = {
  readonly language: LanguageCode
  readonly botLanguage: LanguageCode
  readonly readFacets: ReadFacets
  readonly currency: () => string | null
  /** Whether a word stands in the catalog. */
  readonly hasWord: (word: string) => boolean
  /** Puts misspelt words right, by what this shop and these languages have. */
  readonly repair: (
    text: string,
    codes: readonly LanguageCode[],
    isKnown: (word: string) => boolean,
  ) => string
}

const asks = ['price', 'stock', 'count', 'sizes', 'colours', 'brands'] as const
const starts = new Map<LanguageCode, Readonly<Record<'question' | 'wish' | 'goesOn', RegExp>>>()
const chatter = wordsInAll(({ words }) => words.chatter)
const no = wordsInAll(({ words }) => words.no)
const better = wordsInAll(({ words }) => words.better)

export function readClause(said: string, options: ReadOptions): Clause {
  const codes = [...new Set([options.language, options.botLanguage])]
  const readers = codes.map(cuesIn)
  const reader = readers[0] as Compiled
  const typed = readable(said)
  const polite = firstOf(readers, (one) => {
    const { spans } = courtesyIn(typed, one)
    return spans.length > 0 ? spans : null
  })
  const plain = without(typed, polite ?? []).replace(/^[\s,!.]+/, '')
  // What is read as a limit or an order is no slip: "krachtigste" stays, though the shop only has "krachtige".
  const isWord = (word: string) => options.hasWord(word) || saysWhatItIs(word, codes)
  const brandsIn = (text: string) => brandSpans(tokensOf(text), options.readFacets, reader)
  const first = readFrame(plain, codes, { isWord, brands: brandsIn(plain) })
  const unread = new Set([...tokensOf(first.rest).map(({ word }) => word), ...first.excluded.flat()])
  const text = options.repair(plain, codes, (word) => !unread.has(word))
  const isSterling = speaksOfPounds(text) && options.currency() === 'GBP'
  const price =
    firstOf(readers, (one) => somePrice(one.prices(text, isSterling))) ?? budgetIn(text, isSterling)
  let left = without(text, [...(price?.spans ?? []), ...differencesIn(text, isSterling)])
  // Most messages name no price and are spelt right: they were read just so.
  const whole = left === plain ? first : readFrame(left, codes, { isWord, brands: brandsIn(left) })
  // "Not the one that is sold out": what is there is wanted.
  const gone = readers.flatMap(({ soldOut }) => wordsIn(soldOut.exec(left)?.[0] ?? ''))
  const isGone = (words: readonly string[]) => words.every((word) => gone.includes(word))
  // "What is sold out you can leave out."
  const isGoneOut = (whole.has.refused || whole.has.refuses) && gone.length > 0
  const frame = {
    ...whole,
    excluded: whole.excluded.filter((words) => !isGone(words)),
    has: { ...whole.has, refused: whole.has.refused && !isGoneOut },
  }
  left = frame.rest
  const asked = new Set<Asked>()
  for (const reader of readers) for (const ask of asks) if (reader.ask[ask].test(text)) asked.add(ask)
  // "Can I still get it?"; "can I still get it delivered today?" is asked of delivery.
  if (readers.some(({ ask }) => ask.obtain.test(text)) && shopTopic(said) === null) asked.add('stock')
  if (!writesSizes(said)) asked.delete('sizes')
  const onSale = readers.some(({ onSale: cue }) => cue.test(text))
  const inStock =
    isGoneOut ||
    readers.some(({ inStock: cue }) => cue.test(text)) ||
    frame.excluded.length < whole.excluded.length
  for (const reader of readers)
    for (const cue of [
      reader.ask.sizes,
      reader.ask.colours,
      reader.ask.brands,
      reader.ask.count,
      reader.onSale,
      reader.inStock,
      reader.soldOut,
    ]) {
      const match = cue.exec(left)
      if (match) left = without(left, [{ start: match.index, end: match.index + match[0].length }])
    }
  const reference = firstOf(readers, (one) => referenceIn(left, one))
  const nth = firstOf(readers, (one) => ordinalIn(text, one))
  const kind = reference?.reference.kind
  if (reference && (kind === 'nth' || kind === 'more')) left = without(left, [reference.span])

  left = withoutClitics(left)
  const tokens = tokensOf(left)
  const spoken = tokens.map(({ word }) => word)
  const named = kindsNamed(spoken, codes)
  // "Do you sell a tableau blanc?": a name in any language, and no colour.
  const things = [...named, ...kindsNamed(spoken, languageCodes)].filter(({ from, to }) => to > from)
  const wantedAround = wantedFor(text, options.language, reader.stop)
  // "Rouge à lèvres" is no colour, nor is "white wine".
  const isOfThing = (at: number) => things.some(({ from, to }) => from <= at && at <= to)
  const found = options
    .readFacets(tokens, reader)
    .filter(({ facet, from, to }) => facet !== 'category' && !(isOfThing(from) && isOfThing(to)))
    // "Something for my white shoes", "so that it fits my Kestrel": nothing white is wished for.
    .filter(({ from, to }) => !tokens.slice(from, to + 1).every(({ word }) => wantedAround.has(word)))
  const facets: Partial<Record<Exclude<FacetName, 'category'>, string[]>> = {}
  const taken = new Set<number>()
  const facetWords: string[] = []
  const facetsSaid: SaidFacet[] = []
  for (const { facet, values, from, to } of found) {
    if (facet === 'category') continue
    facetsSaid.push({ facet, values, words: tokens.slice(from, to + 1).map(({ word }) => word) })
    facets[facet] = [...(facets[facet] ?? []), ...values]
    for (let at = from; at <= to; at++) {
      taken.add(at)
      facetWords.push(tokens[at]?.word ?? '')
    }
  }
  addUnknown(
    tokens,
    // "A cream for dry skin": the only thing that is named is no colour, unless it is asked for "in" that.
    (at) =>
      taken.has(at) ||
      isOfThing(at) ||
      (named.length === 1 && named[0]?.from === at && !beforeColour.has(tokens[at - 1]?.word ?? '')),
    taken,
    facets,
    facetWords,
    readers,
    options.hasWord,
  )
  // "What was it before?" asks for a price, and for nothing that is called so.
  const ofPrice = readers.flatMap(({ ask }) => wordsIn(ask.price.exec(left)?.[0] ?? ''))
  const isUnsold = (word: string) => !options.hasWord(word)
  // "Is it in the shop right now?" asks for nothing that is called a shop.
  const ofStock = [
    ...readers.flatMap(({ ask }) => wordsIn(ask.stock.exec(left)?.[0] ?? '').slice(-1)),
    // "Could I order the mug right now?": of what is around the name, nothing is looked for.
    ...readers.flatMap(({ ask }) => wordsIn(ask.obtain.exec(left)?.[0] ?? '')).filter(isUnsold),
    ...stockWordsIn(left, codes).filter(isUnsold),
  ]
  const searched = searchWords(
    left,
    tokens,
    taken,
    readers,
    options.hasWord,
    accentedKinds(said, codes),
    new Set(things.map(({ to }) => to)),
  )
  const words = typedIn(said, withoutForeign(searched, codes, options.hasWord)).filter(
    ({ word }) =>
      !isOfAsk(word, asked, facets, readers) &&
      !isOfRefused(word, frame.excluded, codes) &&
      !ofStock.includes(word) &&
      (!ofPrice.includes(word) || (options.hasWord(word) && !prepositions.has(word))),
  )
  const missed = words.length === 0 ? missedIn(said, frame, codes, options.hasWord) : []
  const denied = deniedBehind(tokens, words, options.hasWord)
  const objects = objectsIn(text, options.language, (reader as Compiled).stop)
  const measuring = measuringIn(text, words, codes, options.hasWord)
  const isAsked = beginsWithIs(said)
  return {
    said,
    text,
    language: options.language,
    codes,
    frame: {
      ...frame,
      excluded: missed.length > 0 ? [] : [...frame.excluded, ...denied.map((word) => [word])],
    },
    price: price && {
      min: price.min,
      max: price.max,
      ...(price.around !== undefined && { around: price.around }),
    },
    facets,
    facetWords,
    facetsSaid,
    words: numbersPlain([...words, ...missed], text)
      .filter(({ word }) => !denied.includes(word) && !measuring.includes(word))
      // "A firmer one would be better."
      .filter(({ word }) => !(frame.sort?.isStep && better.has(word)))
      .map((one) => (objects.has(one.word) ? { ...one, isObject: true } : one)),
    audiences: atAge(audiencesIn(spoken, codes), frame.years),
    asked,
    nth: nth ?? (reference?.reference.kind === 'nth' ? reference.reference.nth : null),
    pointsAtIt: kind === 'it' || isAsked,
    // "When do you get more of them in?" wants to see no others.
    wantsMore:
      kind === 'more' &&
      !asked.has('stock') &&
      !frame.has.backWhen &&
      !frame.has.howManyLeft &&
      !frame.has.tellMore,
    goesOn: !isAsked && codes.some((code) => startsOf(code).goesOn.test(text)),
    onSale,
    inStock,
    isCompared: readers.some(
      (one) => one.comparePairs.some((pair) => pair.test(text)) || one.ask.compareThem.test(text),
    ),
    pair: pairIn(text, frame.rest, readers),
    begins:
      missed.length > 0 || codes.some((code) => startsOf(code).wish.test(text))
        ? 'wish'
        : isAsked || codes.some((code) => startsOf(code).question.test(text))
          ? 'question'
          : null,
    // "20 m is enough. Does it come with connectors": the last sentence asks.
    isQuestion:
      isAsked ||
      /\?/.test(said) ||
      text.split(/[.!;] +/).some((part) => codes.some((code) => startsOf(code).question.test(part))),
  }
}

/** Where brands stand that are called by several words. */
function brandSpans(tokens: ReturnType<typeof tokensOf>, readFacets: ReadFacets, reader: Compiled): Span[] {
  return readFacets(tokens, reader).flatMap(({ facet, from, to }) =>
    facet === 'brand' && to > from ? { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 } : [],
  )
}

/** What an earlier question asked for: its price, or whether it is there. */
export function askedIn(said: string, { codes }: Pick<Clause, 'codes'>): Set<Asked> {
  const text = readable(said)
  const isMeasured = codes.some((code) =>
    ['weight', 'volume', 'length', 'size'].some((topic) =>
      [
        ...topicsAsked(
          tokensOf(text).map(({ word }) => word),
          code,
        ).keys(),
      ].includes(topic as never),
    ),
  )
  return new Set(
    (['price', 'stock'] as const)
      .filter((ask) => ask === 'stock' || !isMeasured)
      .filter((ask) => codes.some((code) => cuesIn(code).ask[ask].test(text))),
  )
}

/** "compare A with B", "A vs B", "A or B, which is …", "A and B, how do the two differ", "A, B, any difference?". */
function pairIn(text: string, rest: string, readers: readonly Compiled[]): readonly [string, string] | null {
  for (const reader of readers) {
    for (const pattern of reader.comparePairs) {
      const { a, b } = pattern.exec(text)?.groups ?? {}
      if (a && b) return [a, b]
    }
    const { or, and } = joinersOf(reader.code)
    // "Without wool or silk", "he can't do with wool" are read already: nothing is compared there.
    const isTwo = reader.ask.compareThem.test(text)
    const both = isTwo ? (and.exec(rest) ?? listing.exec(rest)) : null
    const match = or.exec(rest) ?? reader.ask.against.exec(rest) ?? both
    if (!match) continue
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const a = before.split(beside).at(-1)?.trim() ?? ''
    const b = after.split(beside)[0]?.trim() ?? ''
    if (a && b) return [a, b]
  }
  return null
}

/** "The Peak / the Ridge, what sets them apart". */
const listing = / ?\/ ?|, /
/** "1,90 or 2,20" has a comma in each. */
const beside = /,(?!\d)|[:;?]| - /

/** "The jar of honey", where honey is sold and no jars are: what it comes in is not looked for. */
function measuringIn(
  text: string,
  words: readonly Word[],
  codes: readonly LanguageCode[],
  hasWord: (word: string) => boolean,
): string[] {
  return words.flatMap(({ word }, at) => {
    const what = words[at + 1]?.word
    if (what === undefined || hasWord(word) || !hasWord(what) || kindsNamed([word], codes).length === 0)
      return []
    return [' of ', ' de ', " d'", ' di ', ' du '].some((of) => text.includes(`${word}${of}${what}`))
      ? word
      : []
  })
}

const prepositions = wordsInAll(({ words }) => words.prepositions)
const beforeColour = wordsInAll(({ words }) => words.beforeSize)

/** A colour or a size that this shop does not have is asked for all the same: there is none of it. */
function addUnknown(
  tokens: ReturnType<typeof tokensOf>,
  isKnown: (at: number) => boolean,
  taken: Set<number>,
  facets: Partial<Record<Exclude<FacetName, 'category'>, string[]>>,
  facetWords: string[],
  readers: readonly Compiled[],
  hasWord: (word: string) => boolean,
): void {
  for (const [at, { word }] of tokens.entries()) {
    if (isKnown(at)) continue
    const isColour =
      facets.color === undefined &&
      colourWords.has(word) &&
      !hasWord(word) &&
      !readers.some(({ code, stop, talk }) => stop.has(word) || (talk.has(word) && !isColourIn(word, code)))
    const isSize =
      facets.size === undefined &&
      /^(?:\d{1,3}|x{0,3}[sml]|xx?l)$/.test(word) &&
      (readers.some(({ sizeWord }) => sizeWord.test(tokens[at - 1]?.word ?? '')) ||
        (tokens[at - 1]?.word.length === 1 && isAskedIn(tokens, at)))
    if (!isColour && !isSize) continue
    facets[isColour ? 'color' : 'size'] = [word]
    facetWords.push(word)
    taken.add(at)
  }
}

function startsOf(code: LanguageCode) {
  const known = starts.get(code)
  if (known) return known
  const { cues, frame, words } = languages[code]
  const talk = `(?:(?:${[...chatter].filter((word) => !no.has(word)).join('|')})[^a-z0-9]{1,40}){0,3}`
  // "Ok cool, and how heavy is it" asks as well as "how heavy is it"; so does "up to how many kilos".
  const beginning = (list: readonly string[], before = '') =>
    new RegExp(
      `^[^a-z0-9]{0,40}${talk}(?:${compile(frame.and).source}[^a-z0-9]{1,40})?${before}(?:${compile(list).source})`,
    )
  const prepositions = tokensOf(fold(words.prepositions)).map(({ word }) => word)
  const made = {
    question: beginning(cues.begins.question, `(?:(?:${prepositions.join('|')}) )?`),
    wish: beginning(cues.begins.wish),
    goesOn: beginning(cues.reference.goesOn),
  }
  starts.set(code, made)
  return made
}
