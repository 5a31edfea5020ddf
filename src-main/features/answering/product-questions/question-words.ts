import { everyLanguage } from '#main/languages/index.ts'
import type { QuestionWords } from '#main/languages/language.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { type Dimension, dimensionOf } from '../goods/measures.ts'
import { root } from './alike.ts'

/** The words questions are built with, as sets; those that say nothing by their roots. */
export type QuestionWordSets = Readonly<
  // What imitates, harms, lessens or denies is said in the catalog's language, whatever the question's.
  Record<
    Exclude<keyof QuestionWords, 'imitating' | 'harmful' | 'hardly' | 'opposite' | 'needing'>,
    ReadonlySet<string>
  >
>

export const questionWords = Object.fromEntries(
  everyLanguage.map(({ code, words }) => [code, setsOf(words.question)]),
) as Readonly<Record<LanguageCode, QuestionWordSets>>

function setsOf({
  empty,
  pointing,
  asking,
  linking,
  having,
  negating,
  amount,
  share,
  apart,
}: QuestionWords): QuestionWordSets {
  return {
    empty: new Set(wordsOf(empty).flatMap((word) => [word, root(word)])),
    pointing: new Set(wordsOf(pointing)),
    asking: new Set(wordsOf(asking)),
    linking: new Set(wordsOf(linking)),
    having: new Set(wordsOf(having)),
    negating: new Set(wordsOf(negating)),
    share: new Set(wordsOf(share)),
    amount: new Set(wordsOf(amount)),
    apart: new Set(wordsOf(apart)),
  }
}

/** "How many decibels does it make?" asks for a sound; null where no unit is named so. */
export function dimensionAsked(text: string, language: LanguageCode): Dimension | null {
  const { amount, empty } = questionWords[language]
  const words = wordsOf(text)
  const at = words.findIndex((word) => amount.has(word))
  if (at < 0) return null
  // "Combien de degrés"; in "how much does the Metro weigh" no metres are asked for.
  const [first = '', second = ''] = words.slice(at + 1, at + 3)
  const unit = empty.has(first) ? second : first
  return unit.length > 1 ? dimensionOf(unit) : null
}
