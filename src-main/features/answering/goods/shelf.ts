import type { GoodsInput } from './input.ts'

/** "Something for outdoors", where a shelf is called so that nothing is called itself: all that stands on it is looked for. */
export function withShelf(input: GoodsInput): GoodsInput {
  const { shop, clause } = input
  const { words, codes } = clause
  if (words.length === 0 || !words.every(({ isObject }) => isObject)) return input
  const terms = shop.termsOf(
    words.map(({ word }) => word),
    codes,
  )
  const isShelf = terms.every((term) => {
    const fields = new Set(shop.items.map((item) => shop.fit(item, term)?.field))
    return (fields.has('category') || fields.has('path')) && !fields.has('head')
  })
  return isShelf
    ? { ...input, clause: { ...clause, words: words.map(({ isObject: _, ...word }) => word) } }
    : input
}
