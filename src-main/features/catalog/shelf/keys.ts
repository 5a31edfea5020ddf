import { problem } from '#shared/problem.ts'
import type { ProductSort } from '#shared/schemas/catalog.ts'
import { priceOrder } from './orders.ts'
import type { ShelfRows } from './rows.ts'
import type { Shelf } from './shelf.ts'

/** What decides a product's place in a list, the row number last. */
type Key = { readonly sort: ProductSort; readonly value: string | number | null; readonly no: number }

type KeyPlace = { readonly shelf: Shelf; readonly rows: ShelfRows; readonly collator: Intl.Collator }

export function keyOf({ shelf, rows }: KeyPlace, place: number, sort: ProductSort): Key {
  const no = shelf.numbers[place] ?? 0
  if (sort === 'title') return { sort, value: rows.title(no), no }
  const price = shelf.prices[place] ?? Number.NaN
  return { sort, value: sort === 'newest' || Number.isNaN(price) ? null : price, no }
}

/** Where, among places in the order of the key's sort, what comes after it begins. */
export function firstAfter(place: KeyPlace, places: Uint32Array, key: Key): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (comparedTo(place, places[middle] ?? 0, key) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function comparedTo({ shelf, rows, collator }: KeyPlace, place: number, { sort, value, no }: Key): number {
  const own = shelf.numbers[place] ?? 0
  if (sort === 'newest') return no - own
  const order =
    sort === 'title'
      ? collator.compare(rows.title(own), String(value))
      : priceOrder(shelf.prices[place] ?? Number.NaN, value === null ? Number.NaN : Number(value), sort)
  return order || own - no
}

export function nextOf({ sort, value, no }: Key): string {
  return Buffer.from(JSON.stringify([sort, value, no])).toString('base64url')
}

export function keyFrom(after: string, sort: ProductSort): Key {
  const [named, value, no] = partsOf(after)
  const isValue = value === null || typeof value === (sort === 'title' ? 'string' : 'number')
  if (named === sort && isValue && Number.isSafeInteger(no))
    return { sort, value: value as Key['value'], no: Number(no) }
  throw problem('invalid_request', '`after` must be the `next` of an earlier page with the same `sort`.')
}

function partsOf(after: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
