import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/** Words of a question that say how it is asked, not what about. */
const asking = wordsInAll(({ words }) => words.asking)

/** A longer message is searched for by its beginning: time must be bounded. */
const maxTerms = 24

/** The words of a passage, as they are indexed. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isCommonWord(word))
    .map(stem)
}

/** The words that are worth knowing the spelling of. */
export function spelledIn(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !isCommonWord(word)))
}

/** What a question asks about, as it was written; its words of asking only where it has no others. */
export function askedWords(text: string, isKnown: (term: string) => boolean): string[] {
  const words = wordsOf(text).filter((word) => !isCommonWord(word))
  const carrying = words.filter(
    (word) =>
      !asking.has(word) &&
      (word.length > 1 || /\d/.test(word)) &&
      (isKnown(stem(word)) || !looksLikeAsking(word)),
  )
  const byTerm = new Map((carrying.length > 0 ? carrying : words).map((word) => [stem(word), word]))
  return [...byTerm.values()].slice(0, maxTerms)
}

const misspeltFrom = 4

/** "waht", "doess": two letters swapped or one too many, and it is a word that says nothing. */
function looksLikeAsking(word: string): boolean {
  if (word.length < misspeltFrom) return false
  for (let at = 0; at < word.length; at++) {
    const left = word.slice(0, at) + word.slice(at + 1)
    const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    if (
      [left, swapped].some(
        (repaired) => repaired.length > 2 && (isCommonWord(repaired) || asking.has(repaired)),
      )
    )
      return true
  }
  return false
}
