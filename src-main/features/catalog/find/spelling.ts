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
    const distance = distanceWithin(stem, textAt(texts, term), most)
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

/** How many letters must be put in, left out, changed or swapped with their neighbour; above `most` it is not told exactly. */
export function distanceWithin(a: string, b: string, most: number): number {
  const width = b.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column < width; column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = above
    above = line
  }
  return above[width - 1] ?? most + 1
}
