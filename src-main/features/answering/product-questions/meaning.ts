import { dot } from '#main/lib/dot.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type KindChances, kindsAsked } from './asked-kinds.ts'
import type { Similarity } from './evidence.ts'
import { type Fact, factText } from './facts.ts'
import { type SquareMap, towardAnswers } from './toward-answers.ts'

/** All texts whose vectors make a question about a product find its answer; `before` is one that may be asked again. */
export function textsCompared(
  { question, before }: { readonly question: string; readonly before?: string | undefined },
  title: string,
  facts: readonly Fact[],
): string[] {
  const questions = [question, ...(before === undefined ? [] : [before])]
  return [...questions.map((text) => withoutName(text, title)), title, ...facts.map(factText)]
}

type Compared = {
  readonly vectors: ReadonlyMap<string, Float32Array>
  readonly question: string
  readonly title: string
  /** The vector of the question as it was asked, where there is one. */
  readonly whole: Float32Array | undefined
  /** What is believed of the question's kind by what was learned without it. */
  readonly kinds?: KindChances
  /** What was learned without it of where the answers of questions lie. */
  readonly map?: SquareMap
}

export function similarityBy({
  vectors,
  question,
  title,
  whole,
  kinds,
  map,
}: Compared): Similarity | undefined {
  const asked = vectors.get(withoutName(question, title)) ?? whole
  if (!asked) return undefined
  // Without a title there is nothing to be near to.
  const named = title === '' ? undefined : vectors.get(title)
  const kindsOf = kinds ?? kindsAsked(asked)
  const sought = towardAnswers(asked, map)
  return (fact) => {
    const own = vectors.get(factText(fact))
    return {
      question: own ? dot(own, asked) : 0,
      answer: own ? dot(own, sought) : 0,
      title: own && named ? dot(own, named) : 0,
      kinds: kindsOf,
    }
  }
}

/** A question without the product's own name: that is near to all it says of itself. */
export function withoutName(question: string, title: string): string {
  const own = new Set(wordsOf(title).map(stem))
  const kept = question.split(/\s+/).filter((word) => !wordsOf(word).some((part) => own.has(stem(part))))
  return kept.length > 1 ? kept.join(' ') : question
}
