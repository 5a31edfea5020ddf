import type { SearchIndex } from './search-index.ts'

/** "Fire TV Stick" still has "fire stick". */
const window = 2

/** The products whose titles have one term shortly before the other. */
export function pairsOf(index: SearchIndex, first: number, second: number): Uint32Array {
  const { starts, docs } = index
  const found: number[] = []
  let a = starts[first] ?? 0
  let b = starts[second] ?? 0
  const [endA, endB] = [starts[first + 1] ?? 0, starts[second + 1] ?? 0]
  while (a < endA && b < endB) {
    const [docA = 0, docB = 0] = [docs[a], docs[b]]
    if (docA === docB) {
      if (hasPair(index, docA, first, second, window)) found.push(docA)
      a++
      b++
    } else if (docA < docB) a++
    else b++
  }
  return Uint32Array.from(found)
}

export function hasPair(
  index: SearchIndex,
  doc: number,
  first: number,
  second: number,
  reach: number,
): boolean {
  const { titles, titleStarts } = index
  const end = titleStarts[doc + 1] ?? 0
  for (let at = titleStarts[doc] ?? 0; at < end; at++) {
    if (titles[at] !== first) continue
    for (let next = at + 1; next <= at + reach && next < end; next++) if (titles[next] === second) return true
  }
  return false
}
