import { languages } from '#main/languages/index.ts'
import { materials } from '#main/languages/language.ts'
import { isCommonWord } from '#main/languages/word-sets.ts'
import { dot } from '#main/lib/dot.ts'
import { placesIn } from '#main/lib/places.ts'
import { createRecent } from '#main/lib/recent.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { shopTopic } from '../understand/index.ts'
import type { Item } from './item.ts'
import { stemsOf, substancesIn } from './things.ts'

/** The words of a catalog that is too large to be read as a whole. */
export type CatalogWords = {
  readonly has: (word: string) => boolean
  /** The word of the catalog that a misspelt one was meant to be. */
  readonly repaired: (word: string) => string | null
  /** How many products have it, in more than their description. */
  readonly count: (word: string) => number
  readonly size: number
}

/** The vector of a word, where it was computed. */
export type KnownVector = (word: string) => Float32Array | undefined

/** Which words of a shop mean what a visitor's word does: "beach" is its "plage". */
export type MeantWords = {
  /** Null where the word's meaning is not known yet. */
  readonly meant: (word: string, isForeign: boolean) => readonly string[] | null
}

/** A word of another language is seldom this near to one that means something else; one of the same language often is. */
const sameAbroad = 0.75
const sameAtHome = 0.82
/** So much further away is about as near: "serviette" and "serviettes". */
const aboutAsNear = 0.06
const shortest = 4
/** Of a large vocabulary the words that most products have. */
const mostWords = 3000
/** More words of one message are not looked into. */
const mostAsked = 8
/** Words whose nearest are remembered. */
const mostNearest = 2000

export function meantWords(vocabulary: readonly string[], known: KnownVector): MeantWords {
  const vectors = vocabulary.flatMap((word) => {
    const vector = known(word)
    return vector ? [{ word, vector }] : []
  })
  // A word is held against all of a shop's words; one question asks for it once a fact.
  const nearest = createRecent<string, { readonly best: number; readonly others: readonly string[] }>(
    mostNearest,
  )

  function nearestTo(word: string) {
    const before = nearest.get(word)
    if (before) return before
    const asked = known(word)
    if (!asked) return null
    const scores = Float32Array.from(vectors, ({ vector }) => dot(vector, asked))
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    const others = vectors.flatMap(({ word: other }, at) =>
      (scores[at] ?? 0) >= best - aboutAsNear ? [other] : [],
    )
    nearest.set(word, { best, others })
    return { best, others }
  }

  return {
    meant: (word, isForeign) => {
      const near = nearestTo(word)
      if (!near) return null
      return near.best < (isForeign ? sameAbroad : sameAtHome) ? [] : near.others
    },
  }
}

/** What a shop calls what a word means: by its meaning, and by the substance or material that it names in any of these languages. */
export function sameWords(
  word: string,
  codes: readonly LanguageCode[],
  language: LanguageCode,
  known: MeantWords | null,
): readonly string[] {
  const isIt = (name: string) => stem(name) === stem(word)
  const made = materials.filter((material) =>
    codes.some((code) => wordsOf(languages[code].lexicon.materials[material]).some(isIt)),
  )
  return [
    ...(known?.meant(word, codes[0] !== language) ?? []),
    ...stemsOf(substancesIn([word], codes), [language]),
    ...made.flatMap((material) => wordsOf(languages[language].lexicon.materials[material])),
  ]
}

/** Words as they are written, and how many items have each. */
export function surfaceOf(items: readonly Item[]): Map<string, number> {
  const surface = new Map<string, number>()
  for (const item of items) for (const word of item.surface()) surface.set(word, (surface.get(word) ?? 0) + 1)
  return surface
}

/** The words of a shop that say something, those of many products first. */
export function telling(surface: ReadonlyMap<string, number>): string[] {
  return [...surface]
    .filter(([word]) => tells(word))
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostWords)
    .map(([word]) => word)
}

/** The words of a message that a shop may know by other ones. */
export function strangeIn(message: string, hasWord: (word: string) => boolean): string[] {
  // What a shop does for its visitors is no goods: "envío" is near to "nave".
  // One place is near to another, and coffee of Brazil is none of Jamaica.
  const mayBeGoods = (word: string) =>
    tells(word) && !hasWord(word) && shopTopic(word) === null && placesIn(word).names.length === 0
  return [...new Set(wordsOf(message))].filter(mayBeGoods).slice(0, mostAsked)
}

function tells(word: string): boolean {
  return word.length >= shortest && !/\d/.test(word) && !isCommonWord(word)
}
