import { wordsOf } from '#main/lib/text/tokens.ts'
import { everyLanguage } from './index.ts'
import type { Language, WordList } from './language.ts'

/** One list of every language together, folded: visitors mix languages, and catalogs do. */
export function wordsInAll(listOf: (language: Language) => WordList): ReadonlySet<string> {
  return new Set(everyLanguage.flatMap((language) => wordsOf(listOf(language))))
}

const commonWords = wordsInAll(({ words }) => words.common)

/** Says little in any of the languages. */
export function isCommonWord(folded: string): boolean {
  return commonWords.has(folded)
}

/** A question of this many different words is long; more would only slow the search down. */
const maxWords = 24

/** The words of a question that carry its meaning; all of them when none does. */
export function contentWords(text: string): string[] {
  const all = [...new Set(wordsOf(text))]
  const carrying = all.filter((word) => !commonWords.has(word))
  return (carrying.length > 0 ? carrying : all).slice(0, maxWords)
}
