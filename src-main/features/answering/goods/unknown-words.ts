import { isRealWord } from '#main/features/embeddings/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { GoodsInput } from './input.ts'
import type { Query } from './limits.ts'
import { isBehindThing, isSizeWord } from './query.ts'
import type { Clause } from './reading.ts'
import type { Term } from './shop.ts'
import { kindsNamed } from './things.ts'

/** "599 is a lot, something that makes espresso": words apart from the thing that nothing here has are talk. */
export function talkIn(shop: GoodsInput['shop'], terms: readonly Term[], { words }: Query): Set<string> {
  const isKnown = (term: Term) =>
    term.kinds.size > 0 || shop.items.some((item) => shop.fit(item, term) !== null)
  const known = terms.filter(isKnown)
  if (known.length === 0 || known.length === terms.length) return new Set()
  const isBeside = ({ from }: Term) =>
    known.some((other) => Math.abs(other.from - from) === 1) &&
    (words[from]?.after === 'near' || words[from + 1]?.after === 'near')
  return new Set(terms.filter((term) => !isKnown(term) && !isBeside(term)).flatMap((term) => term.words))
}

const shortestBrand = 4

/** Words that nobody knows. */
export function slipsIn(
  shop: GoodsInput['shop'],
  { words }: Query,
  codes: readonly LanguageCode[],
): string[] {
  return words
    .map(({ word }) => word)
    .filter((word) => !shop.hasWord(word) && !isRealWord(word) && kindsNamed([word], codes).length === 0)
}

/** "Avocado oil": there is oil, but none of that; said before anything is shown. */
export function strangeAmong(
  shop: GoodsInput['shop'],
  unmet: readonly Term[],
  { words }: Query,
  clause: Clause,
): Term | undefined {
  const isBeside = ({ from, words: [word = ''] }: Term) =>
    words[from]?.after === 'near' || words[from + 1]?.after === 'near' || isBehindThing(clause, word)
  // What a shop does not have in another language it may have in its own.
  const isOwn = clause.language === shop.language
  const isStrange = (word: string, { kinds }: Term) =>
    !shop.hasWord(word) &&
    !isSizeWord(word) &&
    (kinds.size > 0 || (isOwn && (isRealWord(word) || isBrand(word))))
  // "Sonos speakers": no word of any language, and no slip of one that is known; before the thing it is whose.
  const isBrand = (word: string) =>
    word.length >= shortestBrand &&
    !/\d/.test(word) &&
    clause.begins === 'wish' &&
    clause.text.includes(`${word} `)
  return unmet.find((term) => isBeside(term) && term.words.every((word) => isStrange(word, term)))
}
