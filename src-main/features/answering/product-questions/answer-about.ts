import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type AskedColumn, type AskedProduct, askedColumns, type Fact, factsOf } from './facts.ts'
import { type Polarity, polarityOf } from './polarity.ts'
import { readQuestion } from './question.ts'
import { type Ranked, rank, type Similarity } from './rank.ts'

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
  | { readonly notSaid: true; readonly confidence: number }

/** Below this a product's texts are taken not to say: somewhat above even odds, for a wrong fact costs a shop more than none. */
export const saidFrom = 0.55

/** What a product's own attributes and description answer to a question about it, or that they do not say. */
export function answerAbout(
  product: AskedProduct,
  question: string,
  language: LanguageCode,
  similarity?: Similarity,
): AboutAnswer {
  const own = wordsOf([product.title, product.category, product.brand].join(' '))
  const read = readQuestion(question, language, own)
  const ranked = rank(read, factsOf(product), similarity)
  const best = ranked[0]
  const confidence = confidenceOf(ranked)
  if (!best || confidence < saidFrom) return { notSaid: true, confidence: 1 - confidence }
  const { fact } = best
  return { text: textOf(fact), source: sourceOf(fact), polarity: polarityOf(read, fact), confidence }
}

/** Now and then a fact answers a question it shares nothing with. */
const byChance = 0.1

/** How likely the first fact is the answer. Fitted once on questions over product attributes, some of them unanswerable. */
export function confidenceOf([best, ...others]: readonly Ranked[]): number {
  if (!best || best.score <= 0) return byChance
  // A sentence that says what an attribute says does not compete with it.
  const isSentence = best.fact.kind === 'sentence'
  const next = others.find(({ fact }) => (fact.kind === 'sentence') === isSentence)
  const lead = Math.min(1, best.score - (next?.score ?? 0))
  const { explained, topic, meaning } = best.evidence
  return 1 / (1 + Math.exp(1.4 - best.score - explained - 1.9 * lead + 1.1 * topic - 2.5 * meaning))
}

function textOf(fact: Fact): string {
  return fact.kind === 'sentence' ? fact.value : `${fact.name.replaceAll('_', ' ')}: ${fact.value}`
}

function sourceOf(fact: Fact): AboutSource {
  if (fact.kind === 'sentence') return { sentence: fact.value }
  const column = fact.kind === 'column' && askedColumns.find((name) => name === fact.name)
  return column ? { column, value: fact.value } : { attribute: fact.name, value: fact.value }
}
