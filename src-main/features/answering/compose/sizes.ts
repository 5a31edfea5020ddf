const letters = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl']

/** As they hang in a shop: letters from small to large, then numbers rising, then the rest as it came. */
export function sortedSizes(sizes: readonly string[]): string[] {
  return sizes
    .map((size) => ({ size, rank: rankOf(size) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ size }) => size)
}

function rankOf(size: string): [kind: number, place: number] {
  const text = size.trim().toLowerCase()
  // "2XL" is "XXL".
  const plain = text.replace(/^([2-4])x(?=[sl]$)/, (_, count: string) => 'x'.repeat(Number(count)))
  const letter = letters.indexOf(plain)
  if (letter >= 0) return [0, letter]
  const number = /^\d+(?:[.,]\d+)?/.exec(text)?.[0]
  return number ? [1, Number(number.replace(',', '.'))] : [2, 0]
}
