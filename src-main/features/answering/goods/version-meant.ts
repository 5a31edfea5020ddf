import { colourWords } from '#main/languages/lexicon.ts'
import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import { asLetter } from '../understand/sizes.ts'
import { numbersIn, type Sort } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { isUnit } from './measures.ts'
import { isSizeWord } from './query.ts'
import type { Clause } from './reading.ts'
import { hasSizes, sizesSaid, sortsSizes } from './said-sizes.ts'
import { namedIn, saysSize } from './target.ts'
import { hasFacets } from './versions.ts'

/**
 * "The small jar will do", "the black version in M", "the one of 28 in diameter", "white would suit me better": said of the product
 * spoken of, which comes in that. All that is said around it names nothing else, and asks nothing else.
 */
export function withVersion(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  const { frame, nth } = clause
  // What was shown is looked at only where a version is said: an answer rests on what is looked at.
  if (!saysVersion(input)) return input
  // "How much for 4 green ones?", "what's that per kilo?" asks for more than which.
  if (frame.has.together || frame.isPerUnit) return input
  const [single = null] = state.shown.length === 1 ? state.shown : []
  const item = state.focus ?? single
  if (!item || item.versions.length < 2 || nth !== null) return input
  const isOfOthers =
    frame.has.other || frame.has.both || (frame.has.these && state.shown.length > 1) || clause.isCompared
  if (isOfOthers || clause.wantsMore || frame.excluded.length + frame.diets.length > 0) return input
  const sort = isOfLook(frame.sort, clause) ? null : frame.sort
  if (sort !== null && (sort.isStep || !sortsSizes(item, sort) || clause.words.length === 0)) return input
  if (!isChosen(item, clause, sort) || !namesNothingElse(input, item)) return input
  return {
    ...input,
    clause: {
      ...clause,
      words: [],
      pointsAtIt: true,
      frame: { ...frame, sort, rest: '', has: { ...frame.has, haveIt: true } },
    },
    state: { ...state, focus: item },
  }
}

function saysVersion({ clause }: GoodsInput): boolean {
  const { facets, frame, text } = clause
  const isSaid =
    facets.color !== undefined ||
    facets.size !== undefined ||
    frame.sort !== null ||
    /\d/.test(text) ||
    saysSize(clause) ||
    sizeNamed(text, clause)
  // "Where can I buy a tall red lighthouse?" names what it asks for.
  return isSaid && !(clause.begins === 'question' && clause.words.some(({ word }) => isThing(word, clause)))
}

function isThing(word: string, { language }: Clause): boolean {
  const isOfVersion = versionNames.has(word) || isSizeWord(word) || isUnit(word) || /^\d/.test(word)
  return !isOfVersion && topicsAsked([word], language).size === 0
}

/** "In nove chávenas", "a medium": a number or a size that is spelled. */
function sizeNamed(text: string, { codes }: Clause): boolean {
  return wordsOf(text).some((word) => asLetter.has(word) || codes.some((code) => numbersIn(code).has(word)))
}

/** "Better in white": there is no more and less of that. */
function isOfLook(sort: Sort | null, { facetWords }: Clause): boolean {
  return (
    sort !== null &&
    sort.scale === null &&
    sort.names.length > 0 &&
    sort.names.every((name) => facetWords.includes(name) || colourWords.has(name))
  )
}

function isChosen(item: Item, clause: Clause, sort: Sort | null): boolean {
  const { color, size } = clause.facets
  const isIn = (facets: Clause['facets']) => item.versions.some((version) => hasFacets(version, facets))
  if (color !== undefined && !isIn({ color })) return false
  const bySize = sizesSaid(item, clause).length
  return (
    (bySize > 0 && bySize < item.versions.length) ||
    (color !== undefined && item.versions.some((version) => !hasFacets(version, { color }))) ||
    (size !== undefined && isIn({ size })) ||
    ((sort !== null || saysSize(clause)) && hasSizes(item))
  )
}

const versionNames = wordsInAll(({ words }) => words.versionNames)
/** What a version is chosen by. */
const ofSizes: ReadonlySet<Topic> = new Set<Topic>([
  'size',
  'colour',
  'diameter',
  'length',
  'width',
  'height',
  'volume',
  'weight',
  'memory',
  'count',
])

function namesNothingElse(input: GoodsInput, item: Item): boolean {
  const { clause, shop } = input
  const sizes = new Set(item.versions.flatMap(({ row }) => wordsOf(row.size ?? '')))
  const isOfVersion = (word: string) =>
    versionNames.has(word) || isSizeWord(word) || isUnit(word) || sizes.has(word) || /^\d/.test(word)
  // "How wide is the one of 91 cm?" asks for its width.
  const isAsked =
    clause.begins === 'question' && clause.asked.size === 0 && !clause.inStock && !clause.frame.has.haveIt
  const isOfTopic = (word: string) => {
    const topics = [...topicsAsked([word], clause.language).keys()]
    return topics.length > 0 && !isAsked && topics.every((topic) => ofSizes.has(topic))
  }
  const isTalk = (word: string) => !shop.hasWord(word) && topicsAsked([word], clause.language).size === 0
  const rest = clause.words.filter(
    ({ word, isDegree }) =>
      isDegree ||
      !(isOfVersion(word) || isOfTopic(word) || isTalk(word) || item.titleStems.includes(stem(word))),
  )
  const named = namedIn(input).filter(
    (one) =>
      one.item !== item && !one.hits.every((hit) => [...versionNames].some((name) => stem(name) === hit)),
  )
  return rest.length === 0 && named.length === 0
}
