import type { ProductSort } from '#shared/schemas/catalog.ts'
import type { ShelfRows } from './rows.ts'
import { type Shelf, window } from './shelf.ts'

/** The places of a shelf as a sort has them; of equals the higher row number comes last. */
type Order = Uint32Array

/** Sorted at once; these are then merged. */
const runLength = 512

export function* orderBy(
  sort: ProductSort,
  shelf: Shelf,
  source: { readonly rows: ShelfRows; readonly botNo: number; readonly collator: Intl.Collator },
): Generator<void, Order> {
  const places = Uint32Array.from({ length: shelf.size }, (_, place) => place)
  yield
  switch (sort) {
    case 'newest':
      return places.reverse()
    case 'price_low':
    case 'price_high':
      return yield* sorted(places, comparePrices(shelf.prices, sort))
    case 'title': {
      const titles = yield* titlesOf(shelf, source.rows, source.botNo)
      return yield* sorted(places, (a, b) => source.collator.compare(titles[a] ?? '', titles[b] ?? ''))
    }
  }
}

function comparePrices(prices: Float64Array, sort: 'price_low' | 'price_high') {
  return (a: number, b: number) => priceOrder(prices[a] ?? Number.NaN, prices[b] ?? Number.NaN, sort)
}

/** What has no price comes last either way. */
export function priceOrder(a: number, b: number, sort: 'price_low' | 'price_high'): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return sort === 'price_low' ? a - b : b - a
}

/** In the order of the places. Read for the sort alone: kept, they would take more room than all the rest. */
function* titlesOf(shelf: Shelf, rows: ShelfRows, botNo: number): Generator<void, string[]> {
  const titles: string[] = []
  const last = shelf.numbers[shelf.size - 1] ?? 0
  for (let after = 0; after < last; after += window) {
    titles.push(...rows.titles({ bot_no: botNo, version: shelf.version, after, up_to: after + window }))
    yield
  }
  return titles
}

/** A merge sort that can be laid aside after every few hundred. */
function* sorted(places: Order, compare: (a: number, b: number) => number): Generator<void, Order> {
  const size = places.length
  for (let from = 0; from < size; from += runLength) {
    places.subarray(from, from + runLength).sort((a, b) => compare(a, b) || a - b)
    yield
  }
  let source = places
  let target: Order = new Uint32Array(size)
  for (let width = runLength; width < size; width *= 2) {
    for (let from = 0; from < size; from += width * 2) {
      const middle = Math.min(from + width, size)
      const end = Math.min(from + width * 2, size)
      let left = from
      let right = middle
      for (let at = from; at < end; at++) {
        const takeLeft =
          left < middle && (right >= end || compare(source[left] ?? 0, source[right] ?? 0) <= 0)
        target[at] = (takeLeft ? source[left++] : source[right++]) ?? 0
        if (at % runLength === 0) yield
      }
    }
    const sortedNow = target
    target = source
    source = sortedNow
  }
  return source
}
