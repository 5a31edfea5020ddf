import { z } from 'zod'
import { decodeCursor, encodeCursor } from '#main/lib/cursor.ts'
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
  return encodeCursor([sort, value, no])
}

export function keyFrom(after: string, sort: ProductSort): Key {
  const value = (sort === 'title' ? z.string() : z.number()).nullable()
  const [, at, no] = decodeCursor(after, z.tuple([z.literal(sort), value, z.int()]))
  return { sort, value: at, no }
}
