import type { Wish } from '#main/features/language-model/index.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { Bound, Sort } from '../goods/frame.ts'
import type { Limit, Pick, Query } from '../goods/limits.ts'
import { measuresIn } from '../goods/measures.ts'
import { queryOf, searchText } from '../goods/query.ts'
import { type Clause, readClause } from '../goods/reading.ts'
import { sorted } from '../goods/scaling.ts'
import { select } from '../goods/select.ts'
import type { Shop } from '../goods/shop.ts'
import { clauseOptions, foundIn, searched } from '../pipeline/goods-input.ts'
import type { Place } from './place.ts'

export type Searched = {
  readonly query: Query
  /** Best first, or in the order asked for; all of them keep every limit. */
  readonly picks: readonly Pick[]
  /** Where nothing does: which limit left nothing, and what there was before it. */
  readonly failed: Limit | null
  readonly nearest: readonly Pick[]
}

/** What keeps a wish, found as a visitor's own words would find it: limits are kept to the letter. */
export async function searchGoods(place: Place, wish: Wish): Promise<Searched> {
  const text = textOf(wish)
  const vector = text === '' ? null : await place.vectorOf(text)
  return place.view(() => {
    const { clause, shop } = readWish(place, text, vector)
    const query = withLimits(queryOf(clause), wish)
    const codes = [...new Set([...clause.codes, ...shop.codes])]
    const selection = select(shop, query, {
      language: clause.language,
      codes,
      near: vector && place.stock.nearness(vector),
      found: foundIn(shop, place.find({ text: searchText(query), limit: searched })),
      isLoose: false,
    })
    // Of what only comes near in meaning nobody said that it is what was asked for.
    const picks = selection.isByMeaning && selection.unmet.length > 0 ? [] : selection.picks
    const ordered = query.sort ? sorted(picks, query.sort, clause).map(({ pick }) => pick) : picks
    return {
      query,
      picks: ordered.length > 0 ? ordered : picks,
      failed: selection.failed,
      nearest: selection.before.length > 0 ? selection.before : selection.ofKind,
    }
  })
}

/** The goods a text may be about, read as a message is. */
export function readWish(
  place: Place,
  text: string,
  vector: Float32Array | null,
): { readonly clause: Clause; readonly shop: Shop } {
  const { context, stock, readFacets, deps, find } = place
  const { bot, memory, understood } = context
  const clause = readClause(
    text,
    clauseOptions({ bot, stock, language: understood.language, readFacets, catalog: deps.catalog }),
  )
  const shop = stock.shopFor(() => ({
    clause,
    words: wordsOf(text),
    before: null,
    ids: [memory.subject, ...memory.shown, ...memory.earlier].flatMap((id) => id ?? []),
    vector,
    isAdvice: true,
    find,
  }))
  return { clause, shop }
}

function textOf({ kind, words = [], brand, colour, size, material }: Wish): string {
  // How it looks stands before what it is, as people say it.
  return [colour, material, brand, ...words.slice(0, 4), kind, size && `size ${size}`]
    .filter(Boolean)
    .join(' ')
}

function withLimits(read: Query, wish: Wish): Query {
  const { price_min = null, price_max = null, without = [], limits = [] } = wish
  return {
    ...read,
    price:
      price_min === null && price_max === null
        ? read.price
        : { ...read.price, min: price_min, max: price_max },
    bounds: [...read.bounds, ...limits.flatMap(boundOf)],
    excluded: [...read.excluded, ...without.map(wordsOf).filter((words) => words.length > 0)],
    inStock: wish.in_stock ?? read.inStock,
    onSale: wish.on_sale ?? read.onSale,
    sort: sortOf(wish.sort) ?? read.sort,
  }
}

function boundOf({ attribute, at_least, at_most, unit = '' }: NonNullable<Wish['limits']>[number]): Bound[] {
  const value = at_least ?? at_most
  if (value === undefined) return []
  const read = (amount: number) => measuresIn(`${amount} ${unit}`)[0]
  const measure = read(value)
  const scaled = (amount: number | undefined) =>
    amount === undefined ? null : (read(amount)?.from ?? amount)
  return [
    {
      dimension: measure?.dimension ?? null,
      from: scaled(at_least),
      to: scaled(at_most),
      isAbout: false,
      names: wordsOf(fold(attribute)),
      text: `${value} ${unit}`.trim(),
    },
  ]
}

type Order = { readonly scale: Sort['scale']; readonly end: Sort['end'] }
const sorts: Readonly<Record<string, Order>> = {
  cheapest: { scale: 'price', end: 'least' },
  most_expensive: { scale: 'price', end: 'most' },
  lightest: { scale: 'weight', end: 'least' },
  heaviest: { scale: 'weight', end: 'most' },
  largest: { scale: 'size', end: 'most' },
  smallest: { scale: 'size', end: 'least' },
}

function sortOf(name: Wish['sort']): Sort | null {
  const sort = name === undefined ? undefined : sorts[name]
  return sort ? { ...sort, names: [], isStep: false } : null
}
