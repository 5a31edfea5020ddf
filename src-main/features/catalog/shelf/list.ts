import { foldName } from '#main/lib/text/fold.ts'
import type { CatalogFacets, ProductFilter, ProductSort } from '#shared/schemas/catalog.ts'
import { breaksOf, tally } from './filter.ts'
import { firstAfter, keyFrom, keyOf, nextOf } from './keys.ts'
import { orderBy } from './orders.ts'
import type { ShelfRows } from './rows.ts'
import { type Shelf, window } from './shelf.ts'
import type { Make } from './shelves.ts'

export type ListAsk = {
  readonly filter: ProductFilter
  readonly query: string
  readonly sort: ProductSort
  readonly fold: boolean
  readonly limit: number
  readonly after: string | undefined
  readonly facets: boolean
}

/** What takes longer than a moment and is the same for every page. */
type Prepared = { readonly found: Uint32Array; readonly facets: CatalogFacets | null }

type ListPlace = {
  readonly rows: ShelfRows
  readonly botNo: number
  readonly collator: Intl.Collator
}

export async function prepareList(
  place: ListPlace,
  ask: ListAsk,
  { shelf, make }: { readonly shelf: Shelf; readonly make: Make },
): Promise<Prepared> {
  const { filter, query, sort, fold } = ask
  const words = foldName(query).split(/\s+/).filter(Boolean)
  const worded =
    words.length === 0
      ? null
      : await make(`words ${words.join(' ')}`, () => placesWithWords(place, shelf, words))
  const order = await make(`order ${sort} ${place.collator.resolvedOptions().locale}`, () =>
    orderBy(sort, shelf, place),
  )
  const name = JSON.stringify([filter, words])
  const breaks = breaksOf(shelf, filter, worded)
  return {
    found: await make(`found ${sort} ${fold} ${name}`, () => select(shelf, order, breaks, fold)),
    facets: ask.facets ? await make(`facets ${name}`, () => tally(shelf, breaks)) : null,
  }
}

/** A page of what the filter leaves. It begins after the last product of the page before, wherever that would stand now. */
export function pageOf(
  place: ListPlace,
  shelf: Shelf,
  { found, ask }: { readonly found: Uint32Array; readonly ask: ListAsk },
): { readonly places: Uint32Array; readonly next: string | null } {
  const keys = { ...place, shelf }
  const from = ask.after === undefined ? 0 : firstAfter(keys, found, keyFrom(ask.after, ask.sort))
  const places = found.subarray(from, from + ask.limit)
  const last = places.at(-1)
  const isEnd = last === undefined || from + ask.limit >= found.length
  return { places, next: isEnd ? null : nextOf(keyOf(keys, last, ask.sort)) }
}

const yieldEvery = 8192

/** What keeps the filter, in order; of the variants of one product the first. */
function* select(
  shelf: Shelf,
  order: Uint32Array,
  breaks: (place: number) => number,
  fold: boolean,
): Generator<void, Uint32Array> {
  const met = new Uint8Array(fold ? shelf.groupCount : 0)
  const found = new Uint32Array(shelf.size)
  let count = 0
  for (let at = 0; at < order.length; at++) {
    if (at % yieldEvery === 0) yield
    const place = order[at] ?? 0
    const group = shelf.groups[place] ?? 0
    if (breaks(place) !== 0 || (fold && met[group] === 1)) continue
    if (fold) met[group] = 1
    found[count++] = place
  }
  return found.slice(0, count)
}

/** Those that have each of the words in their names and numbers, whatever the case and the accents. */
function* placesWithWords(
  { rows, botNo }: ListPlace,
  shelf: Shelf,
  words: readonly string[],
): Generator<void, Uint8Array> {
  const found = new Uint8Array(shelf.size)
  const last = shelf.numbers[shelf.size - 1] ?? 0
  let place = 0
  for (let after = 0; after < last; after += window) {
    const read = { bot_no: botNo, version: shelf.version, after, up_to: after + window }
    for (const text of rows.names(read)) {
      const plain = foldName(text)
      found[place++] = Number(words.every((word) => plain.includes(word)))
    }
    yield
  }
  return found
}
