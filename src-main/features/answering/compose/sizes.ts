const letters = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl']

/** As they hang in a shop: letters from small to large, then numbers rising, then the rest as it came. */
export function sortedSizes(sizes: readonly string[]): string[] {
  return sizes
    .map((size) => ({ size, rank: sizeRank(size) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ size }) => size)
}

/** Letters before numbers before names, and the place among its like. */
export function sizeRank(size: string): [kind: number, place: number] {
  const text = size.trim().toLowerCase()
  // "2XL" is "XXL".
  const plain = text.replace(/^([2-4])x(?=[sl]$)/, (_, count: string) => 'x'.repeat(Number(count)))
  const letter = letters.indexOf(plain)
  if (letter >= 0) return [0, letter]
  // "140 × 200 cm" is larger than "90 × 200 cm", "3/4" than "1/2".
  const [, first, sign, second] = /^(\d+(?:[.,]\d+)?)(?: ?([x×/]) ?(\d+(?:[.,]\d+)?))?/.exec(text) ?? []
  if (first === undefined) return [2, 0]
  const [a, b] = [first, second ?? '1'].map((number) => Number(number.replace(',', '.')))
  return [1, sign === '/' ? (a ?? 0) / (b || 1) : (a ?? 0) * (b ?? 1)]
}
