import { faultsForgiven, productSlips, slip, slipCost } from '#main/lib/text/spelling.ts'
import { bitCount, lettersOf } from './letters.ts'
import { textAt } from './packed-texts.ts'
import { frequency, type SearchIndex, wordAt } from './search-index.ts'

type Guess = { readonly term: number; readonly distance: number }

const maxGuesses = 3

/**
 * Which words of the catalog a misspelt one may mean, the likeliest first. The speller of sentences keeps its words in sets; the
 * words of a catalog are packed, so they are gone through here, the few letters of each compared first.
 */
export function guesses(index: SearchIndex, stem: string): Guess[] {
  const most = faultsForgiven(stem, productSlips)
  if (most === 0) return []
  const letters = lettersOf(stem)
  const found: Guess[] = []
  const { texts } = index.terms
  for (let at = 0; at < index.spelled.length; at++) {
    if (bitCount((index.spelledLetters[at] ?? 0) ^ letters) > 2 * most) continue
    const term = index.spelled[at] ?? 0
    const distance = slip(stem, textAt(texts, term), most, productSlips)
    if (distance !== null) found.push({ term, distance })
  }
  const first = stem.charCodeAt(0)
  const cost = ({ term, distance }: Guess) =>
    slipCost(distance, wordAt(index, term).charCodeAt(0) === first, frequency(index, term))
  return found.sort((a, b) => cost(a) - cost(b)).slice(0, maxGuesses)
}
