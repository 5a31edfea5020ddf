import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
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

const pointing = wordsInAll(({ words }) => `${words.question.pointing} ${words.definite} one ci`)

const behindThan =
  /(?<![a-z])(?:than|vs\.?|versus|compared (?:to|with)|als|dan|do que)(?: (?:the|your|that|der|die|das|den|la|le|il|el|o|a|het|de))? ([a-z0-9' -]{3,60})/

/** What is compared by "than": the one before it, or the one spoken of, and the one behind it. */
export function besideThan(shop: GoodsInput['shop'], { text }: Clause, focus: Item | null): Item[] {
  const match = behindThan.exec(text)
  const second = match?.[1] === undefined ? null : bestNamed(shop, match[1])
  if (!match || !second) return []
  const first = bestNamed(shop, text.slice(0, match.index)) ?? focus
  return first && first !== second ? [first, second] : []
}

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
