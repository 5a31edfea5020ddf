import { fromE4 } from '#shared/money.ts'
import { type CatalogFacets, type CatalogStats, missingNames } from '#shared/schemas/catalog.ts'
import type { Shelf } from './shelf.ts'

const yieldEvery = 8192

type ShelfStats = Omit<CatalogStats, 'bot_id' | 'last_sync'>

/** What a catalog has and lacks; products with variants counted once. */
export function* statsOf(shelf: Shelf, facets: CatalogFacets): Generator<void, ShelfStats> {
  const { groupCount, groupStarts } = shelf
  let with_variants = 0
  for (let group = 0; group < groupCount; group++)
    if ((groupStarts[group + 1] ?? 0) - (groupStarts[group] ?? 0) > 1) with_variants++
  yield
  const on_sale = reducedGroups(shelf)
  yield
  const prices = yield* spansOf(shelf)
  const countOf = (list: CatalogFacets['missing'], name: string) =>
    list.find(({ value }) => value === name)?.count ?? 0
  return {
    total: shelf.size,
    groups: groupCount,
    with_variants,
    facets,
    missing: Object.fromEntries(
      missingNames.map((name) => [name, countOf(facets.missing, name)]),
    ) as ShelfStats['missing'],
    out_of_stock: countOf(facets.availability, 'out_of_stock'),
    on_sale,
    prices,
  }
}

function reducedGroups({ onSale, groups, byGroup }: Shelf): number {
  let count = 0
  let last = -1
  for (let at = 0; at < byGroup.length; at++) {
    const place = byGroup[at] ?? 0
    const group = groups[place] ?? 0
    if (onSale[place] !== 1 || group === last) continue
    last = group
    count++
  }
  return count
}

/** From the cheapest to the dearest, apart for each currency. */
function* spansOf({
  prices,
  currency,
  currencies,
  groups,
  byGroup,
}: Shelf): Generator<void, ShelfStats['prices']> {
  const spans = new Map<number, { count: number; min: number; max: number; last: number }>()
  for (let at = 0; at < byGroup.length; at++) {
    if (at % yieldEvery === 0) yield
    const place = byGroup[at] ?? 0
    const price = prices[place] ?? Number.NaN
    if (Number.isNaN(price)) continue
    const unit = currency[place] ?? -1
    const group = groups[place] ?? 0
    const span = spans.get(unit) ?? { count: 0, min: price, max: price, last: -1 }
    if (span.last !== group) span.count++
    span.last = group
    span.min = Math.min(span.min, price)
    span.max = Math.max(span.max, price)
    spans.set(unit, span)
  }
  return [...spans]
    .map(([unit, { count, min, max }]) => ({
      currency: currencies.names[unit] ?? null,
      count,
      min: fromE4(min),
      max: fromE4(max),
    }))
    .sort((a, b) => b.count - a.count)
}
