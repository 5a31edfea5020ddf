import { everyLanguage } from '#main/languages/index.ts'
import { lazily } from '#main/lib/memoize.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { numbersIn } from '../goods/frame.ts'
import { speaksOfWord } from '../goods/speaks-of.ts'
import { type Ranked, type Similarity, wantsNumber } from './evidence.ts'
import { chanceOf, confidenceFeatures, factModel, scoreBy } from './fact-model.ts'
import { type AskedColumn, type AskedProduct, askedColumns, type Fact, factsOf } from './facts.ts'
import { isPlainAnswer, type Polarity, polarityOf } from './polarity.ts'
import { type Catalog, type Question, readQuestion } from './question.ts'
import { rank } from './rank.ts'

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

/** Below this a product's texts are taken not to say: somewhat above even odds, for a wrong fact costs a shop more than none. */
export const saidFrom = 0.5

/** From here on one in three is the answer after all: worth a look where it is quoted as what it is. */
const nearFrom = 0.3

/**
 * Only what speaks of the same: whether something is in it must not be guessed from what stands beside it, a bare "yes" says
 * nothing without what it was said to, and what a product is, is no answer.
 */
function mayQuote({ topics }: Question, { evidence, fact }: Ranked): boolean {
  const { name, topic, covered, meaning, other, subject } = evidence
  const isOfIt = name > 0 || topic > 0 || covered > 0 || meaning >= minMeaning
  const isSubject = fact.kind === 'sentence' && subject > maxSubject
  const isBare = name === 0 && topic === 0 && isPlainAnswer(fact.value)
  return (
    isOfIt && other === 0 && !isSubject && !isBare && !topics.has('ingredients') && fact.name !== 'category'
  )
}

const minMeaning = 0.35
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
  const read = readQuestion(question, language, own, catalog)
  const ranked = rank(read, factsOf(product), similarity)
  const best = ranked[0]
  const likely = confidenceOf(read, ranked, similarity)
  const isPlain = best && (isWordOf(read, best) || isJustThat(read, best))
  const confidence = isPlain ? Math.max(likely, inItsWord) : likely
  if (!best || confidence < saidFrom) {
    const isNear = best !== undefined && confidence >= nearFrom && mayQuote(read, best)
    return { notSaid: true, confidence: 1 - confidence, ...(isNear && { near: sourceOf(best.fact) }) }
  }
  const { fact } = best
  return { text: textOf(fact), source: sourceOf(fact), polarity: polarityOf(read, best), confidence }
}

/** "Dimmable?", "is it dimmable?": a word that a fact has, and has not to deny it, with nothing beside it. */
function isWordOf({ words, content, isYesNo }: Question, { fact }: Ranked): boolean {
  const [word, ...others] = content
  const isBare = words.length === 1 || (isYesNo && words.length <= fewWords && words.at(-1) === word)
  if (word === undefined || others.length > 0 || !isBare || word.length < tellingWord) return false
  return speaksOfWord(fact.value, word)
}
/** "Which wood is it?", of what says its material: the one kind of thing that is asked for, and not a word beside it. */
function isJustThat({ isYesNo }: Question, { fact, evidence }: Ranked): boolean {
  return !isYesNo && fact.kind !== 'sentence' && evidence.topic >= ofKind && evidence.explained >= wholly
}
const ofKind = 0.8
const wholly = 0.99

const tellingWord = 5
const fewWords = 4
const inItsWord = 0.7

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
  if (!best || isBeside || (isNone && !saysNumber(best.fact))) return 0
  const weights = similarity ? factModel.confidence.meaning : factModel.confidence.words
  return chanceOf(scoreBy(weights, confidenceFeatures(question, ranked)))
}

const numerals = lazily(
  () =>
    new Set(
      everyLanguage.flatMap(({ code }) =>
        [...numbersIn(code)].flatMap(([word, value]) => (value > 1 ? word : [])),
      ),
    ),
)

/** "Lasts about three months". */
function saysNumber({ value }: Fact): boolean {
  return /\d/.test(value) || wordsOf(value).some((word) => numerals().has(word))
}

function textOf(fact: Fact): string {
  return fact.kind === 'sentence' ? fact.value : `${fact.name.replaceAll('_', ' ')}: ${fact.value}`
}

function sourceOf(fact: Fact): AboutSource {
  if (fact.kind === 'sentence') return { sentence: fact.value }
  const column = fact.kind === 'column' && askedColumns.find((name) => name === fact.name)
  return column ? { column, value: fact.value } : { attribute: fact.name, value: fact.value }
}
