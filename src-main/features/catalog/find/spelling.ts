import { editDistance } from '#main/lib/edit-distance.ts'
import { bitCount, lettersOf } from './letters.ts'
import { lengthAt, textAt } from './packed-texts.ts'
import { frequency, type SearchIndex, wordAt } from './search-index.ts'

export type Guess = { readonly term: number; readonly distance: number }

/** Four letters say too little to guess by two faults, three to guess at all. */
const shortest = 4
const longFrom = 8
const maxGuesses = 3

/** Which words of the catalog a misspelt one may stand for, the likeliest first. */
export function guesses(index: SearchIndex, stem: string): Guess[] {
  if (stem.length < shortest) return []
  const most = stem.length >= longFrom ? 2 : 1
  const letters = lettersOf(stem)
  const found: Guess[] = []
  const { texts } = index.terms
  for (let at = 0; at < index.spelled.length; at++) {
    if (bitCount((index.spelledLetters[at] ?? 0) ^ letters) > 2 * most) continue
    const term = index.spelled[at] ?? 0
    const length = lengthAt(texts, term)
    if (Math.abs(length - stem.length) > most || length < shortest) continue
    const distance = editDistance(stem, textAt(texts, term), most)
    if (distance <= most) found.push({ term, distance })
  }
  const first = stem.charCodeAt(0)
  const cost = ({ term, distance }: Guess) =>
    distance +
    // People rarely mistake the first letter, and rather mean a common word than a rare one.
    (wordAt(index, term).charCodeAt(0) === first ? 0 : 0.5) -
    0.1 * Math.log(1 + frequency(index, term))
  return found.sort((a, b) => cost(a) - cost(b)).slice(0, maxGuesses)
}
