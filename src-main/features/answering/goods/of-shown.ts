import { languages } from '#main/languages/index.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { Sort } from './frame.ts'
import type { GoodsInput, GoodsState } from './input.ts'
import type { Item } from './item.ts'
import { keepsFacets } from './limits.ts'
import { measuresIn } from './measures.ts'
import { isDefinite } from './mention.ts'
import { isOfName } from './pairs.ts'
import type { Clause } from './reading.ts'
import { hasSizes } from './said-sizes.ts'
import { sorted } from './scaling.ts'

/**
 * "The small one", "der günstige", "back to the blue one", "celle en bois": which of those shown, by the end it is at or by what it
 * is like. From here on it is as good as "the second".
 */
export function withPointed(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  if (clause.nth !== null || clause.frame.sort !== null || clause.price !== null) return input
  if (clause.begins === 'wish' || clause.frame.has.other || clause.frame.has.both) return input
  // What was shown is looked at only where something points at it: an answer rests on what is looked at.
  const description = descriptionOf(clause)
  if (!saysEnd(clause) && !saysLook(clause) && description.length === 0) return input
  const pool = poolOf(state)
  const pointed =
    pool.length < 2
      ? null
      : (byEnd(clause, pool) ?? byLook(clause, pool, state.focus) ?? byDescription(input, pool, description))
  if (!pointed) return input
  const { item, taken } = pointed
  const words = clause.words.filter(({ word }) => !taken.has(word))
  const isBare = words.length === 0 && clause.asked.size === 0 && !clause.inStock && !asksMore(clause, taken)
  return {
    ...input,
    clause: {
      ...clause,
      // "Is the blue one good for school?" asks for no colour.
      said: clause.said.replaceAll(/\p{L}+/gu, (word) => (taken.has(fold(word)) ? '' : word)),
      words,
      facets: pointed.facets ?? clause.facets,
      nth: pool.indexOf(item) + 1,
      isQuestion: clause.isQuestion && !isBare,
      // "Back to the blue one": it is found already.
      frame: { ...clause.frame, has: { ...clause.frame.has, again: false } },
    },
    state: { ...state, shown: pool, focus: item },
  }
}

/** "How long does the small one last?" asks for more than which it is. */
function asksMore({ text, begins, goesOn, language }: Clause, taken: ReadonlySet<string>): boolean {
  const rest = wordsOf(text).filter((word) => !taken.has(word))
  return (begins === 'question' && !goesOn) || topicsAsked(rest, language).size > 0
}

/** What was shown; where that is one alone, with those of its kind that were spoken of before. */
function poolOf({ shown, focus, earlier }: GoodsState): readonly Item[] {
  const one = focus ?? shown[0]
  if (shown.length !== 1 || !one) return shown
  const isOfKind = ({ head, kinds }: Item) =>
    head === one.head || [...kinds].some((kind) => one.kinds.has(kind))
  return [...new Set([...earlier.filter(isOfKind), one])]
}

type Pointed = {
  readonly item: Item
  readonly taken: ReadonlySet<string>
  readonly facets?: Clause['facets']
}

const ends: readonly {
  readonly words: ReadonlySet<string>
  readonly scale: 'size' | 'price'
  readonly end: Sort['end']
}[] = [
  { words: wordsInAll(({ lexicon }) => lexicon.sizes.s), scale: 'size', end: 'least' },
  { words: wordsInAll(({ lexicon }) => lexicon.sizes.l), scale: 'size', end: 'most' },
  { words: wordsInAll(({ words }) => words.cheap), scale: 'price', end: 'least' },
  { words: wordsInAll(({ words }) => words.dear), scale: 'price', end: 'most' },
]
const ones = new Set(['one', 'ones'])

function saysEnd({ text }: Clause): boolean {
  return wordsOf(text).some((word) => ends.some(({ words }) => words.has(word)))
}

/** "The blue one": what it is like stands behind an article. */
function saysLook({ facets, facetWords, text, language }: Clause): boolean {
  const { color, material, size } = facets
  return (
    (color !== undefined || material !== undefined) &&
    size === undefined &&
    facetWords.some((word) => isDefinite(text, [{ word, after: 'start' }], language))
  )
}

function byEnd(clause: Clause, pool: readonly Item[]): Pointed | null {
  const said = wordsOf(clause.text)
  const definite = new Set(wordsOf(languages[clause.language].words.definite))
  const content = new Set(clause.words.map(({ word }) => word))
  const isOfPool = (word: string) => word.length > 2 && pool.every((item) => isOfName(item, word))
  for (const { words, scale, end } of ends) {
    const at = said.findIndex((word) => words.has(word))
    const word = said[at]
    if (word === undefined) continue
    const [before = '', after = ''] = [said[at - 1] ?? '', said[at + 1] ?? '']
    // "The small lamp", "la lampada piccola"; "the small print" is another thing.
    const isBehind = definite.has(before) || (isOfPool(before) && definite.has(said[at - 2] ?? ''))
    if (!isBehind || (content.has(after) && !ones.has(after) && !isOfPool(after))) continue
    // What alone comes in several sizes is meant in one of those.
    if (scale === 'size' && pool.some(hasSizes)) continue
    const item = atEnd(pool, scale, end)
    if (item) return { item, taken: new Set([word, ...[before, after].filter(isOfPool)]) }
  }
  return null
}

/**
 * "The retinol one", "the ones that light up", "celle pour les cheveux secs": the words behind what points at one of those shown.
 */
function descriptionOf({ text, words, language }: Clause): string[] {
  const said = wordsOf(text)
  const content = new Set(words.map(({ word }) => word))
  const { definite, relative, prepositions } = languages[language].words
  const articles = new Set(wordsOf(definite))
  const joining = new Set(wordsOf(`${relative} ${prepositions}`))
  const isOne = (at: number) => ones.has(said[at] ?? '')
  const named = said.findIndex(
    (word, at) => articles.has(word) && content.has(said[at + 1] ?? '') && isOne(at + 2),
  )
  if (named >= 0) return said.slice(named + 1, named + 2)
  const at = said.findIndex((word, place) => {
    const behind = isOne(place + 1) ? place + 2 : place + 1
    return place <= latestPointer && articles.has(word) && joining.has(said[behind] ?? '')
  })
  return at < 0 ? [] : said.slice(at + 1).filter((word) => content.has(word))
}
/** "Und was ist mit der für trockene Haut?": further on an article and a preposition belong to something else. */
const latestPointer = 4

/** The only one of them that is so; by meaning where none has the words and nothing else is asked. */
function byDescription(
  { clause, shop, near, state }: GoodsInput,
  pool: readonly Item[],
  description: readonly string[],
): Pointed | null {
  if (description.length === 0) return null
  const codes = [...new Set([...clause.codes, ...shop.codes])]
  const terms = shop.termsOf(description, codes)
  const fits = (item: Item) => terms.every((term) => shop.fit(item, term) !== null)
  const [only, ...others] = terms.length > 0 ? pool.filter(fits) : []
  const taken = new Set(description)
  if (only) {
    // "And the ones for children?", where only the first of what was found were shown: of all.
    const asked = shop.termsOf(state.query?.words.map(({ word }) => word) ?? [], codes)
    const isOfAsked = (item: Item) => asked.every((term) => shop.fit(item, term) !== null)
    const isMore =
      asked.length > 0 && shop.items.some((item) => !pool.includes(item) && isOfAsked(item) && fits(item))
    return others.length === 0 && !isMore ? { item: only, taken } : null
  }
  const isWish = shop.items.some((item) => terms.some((term) => shop.fit(item, term)?.field === 'head'))
  if (!near || isWish || clause.isQuestion || description.length < describedFrom) return null
  const [first, second] = [...pool].sort((a, b) => near(b) - near(a))
  return first && second && near(first) - near(second) >= clearlyNearer ? { item: first, taken } : null
}
const describedFrom = 2
const clearlyNearer = 0.03

/** The only one at that end; by a number of their titles where they say no size: "Power Bank 10,000 mAh". */
function atEnd(pool: readonly Item[], scale: 'size' | 'price', end: Sort['end']): Item | null {
  const picks = pool.map((item) => ({ item, versions: item.versions, score: 1, isUnsaid: false }))
  const [first, second] = sorted(picks, { scale, names: [], end, isStep: false })
  if (first && second) return first.value === second.value ? null : first.pick.item
  if (scale === 'price') return null
  const titled = pool.flatMap((item) => {
    const [measure, ...others] = measuresIn(item.title)
    return measure && others.length === 0 ? [{ item, value: measure.from, unit: measure.dimension }] : []
  })
  const isAlike = titled.length === pool.length && new Set(titled.map(({ unit }) => unit)).size === 1
  const [least, ...more] = isAlike ? titled.sort((a, b) => a.value - b.value) : []
  return (end === 'least' ? least : more.at(-1))?.item ?? null
}

/** "The blue one", "der aus Glas": the only one of them that is so. */
function byLook(clause: Clause, pool: readonly Item[], focus: Item | null): Pointed | null {
  if (!saysLook(clause)) return null
  const { color, material } = clause.facets
  const facets = { ...(color && { color }), ...(material && { material }) }
  const having = pool.filter(({ versions }) => versions.some((version) => keepsFacets(version, facets)))
  const [item] = having
  if (!item || having.length > 1) return null
  // It is so in all its versions: that was no choice of one.
  const isAll = item.versions.every((version) => keepsFacets(version, facets))
  if (item === focus && !isAll) return null
  const { color: _, material: __, ...others } = clause.facets
  return { item, taken: new Set(clause.facetWords), ...(isAll && { facets: others }) }
}
