import { isCommonWord } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/** What two sentences are compared by: their words, and the pieces of their words, which survive typos and endings. */
type Features = { readonly words: readonly string[]; readonly pieces: readonly string[] }

/** A longer message is compared by its beginning: what is asked comes first, and time must be bounded. */
const maxWords = 64
const pieceSizes = [3, 4]

/** Order numbers and post codes differ in every message and mean the same. */
const longNumber = /\d{4}/
const numberWord = '#'

/** Marks a word that says little in any shop, whatever this one's few entries suggest. */
const commonMark = '~'

export function isCommon(feature: string): boolean {
  return feature.startsWith(commonMark)
}

export function featuresOf(text: string): Features {
  const words = new Set<string>()
  const pieces = new Set<string>()
  for (const raw of wordsOf(text).slice(0, maxWords)) {
    const mark = isCommonWord(raw) ? commonMark : ''
    const word = longNumber.test(raw) ? numberWord : raw
    words.add(mark + (mark ? word : stem(word)))
    const padded = ` ${word} `
    for (const size of pieceSizes) {
      for (let at = 0; at + size <= padded.length; at++) pieces.add(mark + padded.slice(at, at + size))
    }
  }
  return { words: [...words], pieces: [...pieces] }
}
