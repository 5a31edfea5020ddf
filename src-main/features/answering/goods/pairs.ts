import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { cuesIn } from '../understand/cues.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import type { Clause } from './reading.ts'
import type { Fit } from './shop.ts'
import { bestNamed } from './targets.ts'

/** "The two e-bikes", where there are just two of what is named. */
export function twoOfKind(shop: GoodsInput['shop'], { words, codes }: Clause): Item[] | null {
  const terms = shop
    .termsOf(
      words.map(({ word }) => word),
      codes,
    )
    .filter((term) => shop.items.some((item) => isCalledSo(shop.fit(item, term))))
  const items = shop.items.filter((item) => terms.every((term) => isCalledSo(shop.fit(item, term))))
  // "The two grass seeds": those that are called so, though flower seeds are of the kind.
  const called = items.filter(({ words: own }) =>
    terms.every(({ stems }) => stems.some((one) => own.get(one) === 'head')),
  )
  const two = items.length > 2 ? called : items
  return terms.length > 0 && two.length === 2 ? two : null
}

function isCalledSo(fit: Fit | null): boolean {
  return fit?.field === 'head' || fit?.field === 'category' || fit?.field === 'title'
}

/** "The Peak against the Ridge" names the two and no more. */
export function joinsPair(word: string, { codes }: Clause): boolean {
  return codes.some((code) => cuesIn(code).ask.against.test(word))
}

const pointing = wordsInAll(({ words }) => `${words.question.pointing} ${words.definite} one ci`)

/** Both sides of "A or B", each as the product it names best; "that one or the tall one" has the one spoken of. */
export function pairOf(
  shop: GoodsInput['shop'],
  clause: GoodsInput['clause'],
  focus: Item | null,
): Item[] | null {
  const parts = clause.pair
  if (!parts) return null
  const isThis = (part: string) => wordsOf(part).every((word) => pointing.has(word))
  const items = parts.map((part) => bestNamed(shop, part) ?? (isThis(part) ? focus : null))
  const [a, b] = items
  return a && b && a !== b ? [a, b] : null
}
