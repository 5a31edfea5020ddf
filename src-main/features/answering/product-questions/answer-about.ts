import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type Dimension, isUnit, measuresIn } from '../goods/measures.ts'
import { speaksOfWord } from '../goods/speaks-of.ts'
import { amountOf, asksShare, isNumeral, saysNumber } from './amount-of.ts'
import { amountsIn } from './amounts.ts'
import { type Ranked, type Similarity, wantsNumber } from './evidence.ts'
import { chanceOf, confidenceFeatures, factModel, scoreBy } from './fact-model.ts'
import { type AskedColumn, type AskedProduct, askedColumns, type Fact, factsOf } from './facts.ts'
import { isPlainAnswer, type Polarity, polarityOf } from './polarity.ts'
import { type Catalog, ofLoad, type Question, readQuestion } from './question.ts'
import { dimensionAsked, questionWords } from './question-words.ts'
import { rank } from './rank.ts'
import { toldByValue } from './topic-match.ts'
import { topicsAsked, topicsOfName } from './topics.ts'
import { unitNamed } from './units.ts'

export type AboutSource =
  | { readonly attribute: string; readonly value: string }
  | { readonly column: AskedColumn; readonly value: string }
  | { readonly sentence: string }

export type AboutAnswer =
  | {
      readonly notSaid?: false
      /** The answer as the shop wrote it. */
      readonly text: string
      readonly source: AboutSource
      readonly polarity: Polarity
      readonly confidence: number
    }
  | {
      readonly notSaid: true
      readonly confidence: number
      /** What comes near to it, worth quoting beside that it is not said. */
      readonly near?: AboutSource
    }

/**
 * Below this a product's texts are taken not to say. What is told is quoted as the shop wrote it, so that a fact beside the
 * question misleads nobody; that nothing is said where it is written sends a visitor away.
 */
export const saidFrom = 0.4
/** Who asks for a yes or no hears one, or what comes near to it; and words alone are sooner mistaken. */
const decidedFrom = 0.5

/** From here on one in three is the answer after all: worth a look where it is quoted as what it is. */
const nearFrom = 0.25

/**
 * Only what speaks of the same: whether something is in it must not be guessed from what stands beside it, and what a product
 * is, is no answer.
 */
function mayQuote({ topics }: Question, { evidence, fact }: Ranked): boolean {
  const { name, topic, covered, kind, meaning, other, subject } = evidence
  const isOfIt = name > 0 || topic > 0 || covered > 0 || kind >= minKind || meaning >= minMeaning
  const isSubject = fact.kind === 'sentence' && subject > maxSubject
  return (
    isOfIt &&
    (other === 0 || kind >= minKind) &&
    !isSubject &&
    !topics.has('ingredients') &&
    fact.name !== 'category'
  )
}

const minMeaning = 0.22
const minKind = 0.3
const maxSubject = 0.4

/** What a product's own attributes and description answer to a question about it, or that they do not say. */
export function answerAbout(
  product: AskedProduct,
  question: string,
  language: LanguageCode,
  similarity?: Similarity,
  catalog?: Catalog,
): AboutAnswer {
  const own = wordsOf([product.title, product.category, product.brand].join(' '))
  const facts = factsOf(product)
  const carries = facts.some(({ nameWords }) => topicsOfName(nameWords).has('load'))
  const plain = readQuestion(question, language, own, catalog)
  const read = carries ? ofLoad(plain) : plain
  const all = rank(read, facts, similarity)
  // "For how many is it?": what speaks of people goes before litres.
  const isSpoken = read.topics.has('people') && all.some(({ evidence }) => evidence.topic > 0)
  const isOther = ({ fact, evidence }: Ranked) =>
    isCarried(read, fact) ||
    isInOtherUnit(read, fact) ||
    (isSpoken && evidence.topic + evidence.name === 0 && fact.kind !== 'sentence' && isOnlyMeasure(fact))
  const near = all.filter((one) => !(similarity ? isOther(one) : isAway(read, one)) && !isClosed(read, one))
  const ranked = near.length > 0 ? near : all
  const counted = amountOf(read, facts)
  const list = counted ? null : listIncluded(read, ranked)
  const best = ranked.find(({ fact }) => fact === (counted ?? list)) ?? deciding(read, ranked)
  const isUntold = !counted && asksShare(read) && best?.evidence.name === 0
  // What is no answer by itself still shows how little ahead the first one is.
  const competing = ranked[0] ? [ranked[0], ...all.filter((one) => one !== ranked[0])] : all
  const likely = isUntold ? 0 : confidenceOf(read, competing, similarity)
  const isPlain = best && !isUntold && (counted || isWordOf(read, best) || isJustThat(read, best))
  const least = isPlain ? inItsWord : list ? byItsList : 0
  const confidence = Math.max(likely, least)
  if (!best || confidence < (read.isYesNo || !similarity ? decidedFrom : saidFrom)) {
    const isNear = best !== undefined && confidence >= nearFrom && mayQuote(read, best)
    return { notSaid: true, confidence: 1 - confidence, ...(isNear && { near: sourceOf(best.fact) }) }
  }
  const { fact } = best
  return { text: textOf(fact), source: sourceOf(fact), polarity: polarityOf(read, best), confidence }
}

/** "Is it waterproof?": what says so in that word comes before "Water column: 3000 mm", which leaves it open. */
function deciding(question: Question, ranked: readonly Ranked[]): Ranked | undefined {
  const [first] = ranked
  if (!first || !question.isYesNo || first.evidence.covered > 0 || polarityOf(question, first) !== null)
    return first
  const isSaid = (one: Ranked) => one.evidence.covered >= inItsWords && polarityOf(question, one) !== null
  return ranked.slice(1, lookedAt).find(isSaid) ?? first
}
const lookedAt = 4
const inItsWords = 0.9

/** "Is a charger in the box?": the list of what comes with it, though it may not be on it. */
function listIncluded({ topics, isYesNo }: Question, ranked: readonly Ranked[]): Fact | null {
  const [best] = ranked
  if (!best || !isYesNo || !topics.has('included') || best.evidence.covered >= covers) return null
  const isList = ({ nameWords, value, kind }: Fact) =>
    kind === 'attribute' && topicsOfName(nameWords).has('included') && /\p{L}{3}/u.test(value)
  return ranked.find(({ fact }) => isList(fact))?.fact ?? null
}
const covers = 0.75

/** "Dimmable?", "is it dimmable?": a word that a fact has, and has not to deny it, with nothing beside it. */
function isWordOf({ words, content, isYesNo, language }: Question, { fact }: Ranked): boolean {
  const { linking } = questionWords[language]
  const [word, ...others] = content.filter((one) => !linking.has(one))
  const isBare = words.length === 1 || (isYesNo && words.length <= fewWords)
  if (word === undefined || others.length > 0 || !isBare || word.length < tellingWord) return false
  return speaksOfWord(fact.value, word)
}
/**
 * "Which wood is it?", of what says its material: the one kind of thing that is asked for, and not a word beside it. Asked by a
 * word of its own ("is it hot?"), it is told too where such facts speak of nothing else.
 */
function isJustThat(question: Question, { fact, evidence }: Ranked): boolean {
  const { isYesNo, topics, content } = question
  const isOne = [...topics.keys()].every((topic) => ofOneMatter.has(topic))
  const isTold = fact.kind !== 'sentence' || [...topics.keys()].every((topic) => toldByValue.has(topic))
  const telling = new Set([...topicsAsked(question.words, question.language).values()].flat())
  const isCounting = (word: string) => /\d/.test(word) || isNumeral(word) || unitNamed(word) !== null
  const beside = content.filter((word) => !telling.has(word) && !isCounting(word) && !lessening.has(word))
  const isWhole = evidence.explained >= wholly || (isOne && beside.length <= fewBeside)
  return (isOne || !isYesNo) && isTold && evidence.topic >= ofKind && isWhole
}
/** "Does it stand up to the rain?": one word beside it hardly asks for something else. */
const fewBeside = 1
/** "A bit stretchy". */
const lessening = wordsInAll(({ words }) => words.question.hardly)
const ofOneMatter: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'stretch',
    'ironing',
    'alcohol',
    'strength',
    'flavour',
    'lining',
    'filling',
    'water',
    'noise',
  ] as const),
  ...(['load', 'people', 'players', 'battery', 'charging', 'lasting', 'weight', 'light', 'folding'] as const),
  ...(['shutoff', 'level', 'sun', 'warranty', 'nutrition'] as const),
])
const ofKind = 0.7
const wholly = 0.99

const tellingWord = 4
const fewWords = 7
const inItsWord = 0.7
const byItsList = 0.6

/** How likely the first fact is an answer. */
export function confidenceOf(
  question: Question,
  ranked: readonly Ranked[],
  similarity: Similarity | undefined,
): number {
  const [best] = ranked
  // What belongs to something beside the product answers only who asks for it.
  const isBeside = best?.evidence.aside === 1 && best.evidence.name === 0 && best.evidence.topic === 0
  // A number that was asked for is not said where there is none.
  const { name = 0, topic = 0 } = best?.evidence ?? {}
  const isNone = wantsNumber(question) && !question.isYesNo && name + topic === 0
  if (!best) return 0
  // What a question asks for is known by more than its words where there are vectors: "what if it pours on the way?"
  const isElse = similarity
    ? isCarried(question, best.fact) || isInOtherUnit(question, best.fact) || isClosed(question, best)
    : isBeside || (isNone && !saysNumber(best.fact)) || isClosed(question, best) || isAway(question, best)
  if (isElse) return 0
  const weights = similarity ? factModel.confidence.meaning : factModel.confidence.words
  return chanceOf(scoreBy(weights, confidenceFeatures(question, ranked)))
}

/**
 * Only a fact of that very kind tells it: what is in a jar says nothing of its calories, nor its taste where it comes from, nor any
 * other number what it weighs.
 */
const closed: ReadonlySet<Topic> = new Set([
  'weight',
  'nutrition',
  'alcohol',
  'origin',
  'stretch',
  'ironing',
  'warranty',
])

function isClosed({ topics, text }: Question, { evidence }: Ranked): boolean {
  // "300 g of food, does that go in?" says how much, and asks for another thing.
  if (amountsIn(text).length > 0) return false
  const asked = [...topics.keys()]
  const isOnly =
    asked.some((topic) => closed.has(topic)) && asked.every((topic) => closed.has(topic) || topic === 'count')
  return isOnly && evidence.topic === 0 && evidence.name + evidence.covered < inAnyWord
}
const inAnyWord = 0.3

/** A bare "no" to something else, or the shelf it stands on where it is asked what comes with it, tells nothing. */
function isAway(question: Question, { fact, evidence }: Ranked): boolean {
  const { topics } = question
  if (asksContents(question) && fact.kind !== 'sentence' && isOnlyMeasure(fact)) return true
  if (fact.kind === 'column' && fact.name === 'category' && topics.has('included')) return true
  const { name, topic, covered, meaning } = evidence
  if (isCarried(question, fact)) return true
  if (
    fact.kind === 'column' &&
    plainColumns.has(fact.name) &&
    topics.size > 0 &&
    name + topic + covered === 0
  )
    return true
  return (
    fact.kind !== 'sentence' && name + topic + covered === 0 && meaning < closeBy && isPlainAnswer(fact.value)
  )
}
const closeBy = 0.2

/** "What does the scale weigh?" is not told by "Max. weight: 5 kg", nor "what does it hold?" by its weight. */
function isCarried({ text, topics, isYesNo }: Question, { nameWords }: Fact): boolean {
  const named = topicsOfName(nameWords)
  // "I weigh 95 kilos" is held against what it carries.
  if (amountsIn(text).length > 0) return false
  const isHeld = topics.has('weight') && !topics.has('load') && !isYesNo && named.has('load')
  return (isHeld && !named.has('weight')) || (topics.has('load') && named.has('weight') && !named.has('load'))
}

/** "How many decibels?" is not told by "Capacity: 4.8 l". */
function isInOtherUnit({ text, language }: Question, { value }: Fact): boolean {
  const asked = dimensionAsked(text, language)
  const told = asked === null ? [] : measuresIn(value)
  const isOther = ({ dimension }: { readonly dimension: Dimension | null }) =>
    dimension !== null &&
    dimension !== asked &&
    !saidAlike.some((pair) => pair.includes(dimension) && pair.some((one) => one === asked))
  return told.length > 0 && told.every(isOther)
}
/** Metres that a paint covers, degrees that a wine has, fluid ounces. */
const saidAlike: readonly (readonly Dimension[])[] = [
  ['length', 'area'],
  ['temperature', 'percent'],
  ['mass', 'volume'],
]

/** "What's in it?" is not told by "Contents: 0.7 l". */
function asksContents({ topics, words, language }: Question): boolean {
  const { amount, share } = questionWords[language]
  const isMuch = words.some((word) => amount.has(word) || share.has(word) || /\d/.test(word))
  const asked = [...topics.keys()]
  return !isMuch && asked.length > 0 && asked.every((topic) => ofContents.has(topic))
}
const ofContents: ReadonlySet<Topic> = new Set(['ingredients', 'included', 'filling'])

function isOnlyMeasure({ value, valueWords }: Fact): boolean {
  return (
    /\d/.test(value) &&
    valueWords.every(
      (word) => /^\d/.test(word) || word.length < 3 || unitNamed(word) !== null || isUnit(word),
    )
  )
}
/** Who made it, and by which number, answers only who asks for that. */
const plainColumns = new Set(['brand', 'gtin', 'mpn', 'condition'])

function textOf(fact: Fact): string {
  return fact.kind === 'sentence' ? fact.value : `${fact.name.replaceAll('_', ' ')}: ${fact.value}`
}

function sourceOf(fact: Fact): AboutSource {
  if (fact.kind === 'sentence') return { sentence: fact.value }
  const column = fact.kind === 'column' && askedColumns.find((name) => name === fact.name)
  return column ? { column, value: fact.value } : { attribute: fact.name, value: fact.value }
}
