import { toE4 } from '#shared/money.ts'
import { valuesNamed } from './facets.ts'
import { flags, type SearchIndex } from './search-index.ts'
import { type FacetName, type FindAsk, facetNames, type LimitName } from './types.ts'

type Check = { readonly name: LimitName; readonly keeps: (doc: number) => boolean }

export type LimitChecks = {
  readonly isEmpty: boolean
  readonly keepsAll: (doc: number) => boolean
  /** Which limits a product breaks, and how many. */
  readonly broken: (doc: number) => LimitName[]
  readonly brokenCount: (doc: number) => number
  /** How far its price is from what was asked, 0 where it fits; Infinity where it has none. */
  readonly priceDistance: (doc: number) => number
}

/** Limits and facets are kept exactly: a product without a price is not "under 50". */
export function limitChecks(index: SearchIndex, ask: Pick<FindAsk, 'limits' | 'facets'>): LimitChecks {
  const { price_min = null, price_max = null, in_stock = false, on_sale = false } = ask.limits ?? {}
  const least = price_min === null ? null : toE4(price_min)
  const most = price_max === null ? null : toE4(price_max)
  const checks: Check[] = []
  const price = (doc: number) => index.prices[doc] ?? Number.NaN
  if (least !== null) checks.push({ name: 'price_min', keeps: (doc) => price(doc) >= least })
  if (most !== null) checks.push({ name: 'price_max', keeps: (doc) => price(doc) <= most })
  const hasFlag = (flag: number) => (doc: number) => ((index.flags[doc] ?? 0) & flag) !== 0
  if (in_stock) checks.push({ name: 'in_stock', keeps: hasFlag(flags.inStock) })
  if (on_sale) checks.push({ name: 'on_sale', keeps: hasFlag(flags.onSale) })
  for (const name of facetNames) {
    const wanted = ask.facets?.[name]
    if (wanted && wanted.length > 0) checks.push({ name, keeps: facetCheck(index, name, wanted) })
  }
  return {
    isEmpty: checks.length === 0,
    keepsAll: (doc) => {
      for (const { keeps } of checks) if (!keeps(doc)) return false
      return true
    },
    brokenCount: (doc) => {
      let count = 0
      for (const { keeps } of checks) if (!keeps(doc)) count++
      return count
    },
    broken: (doc) => checks.filter(({ keeps }) => !keeps(doc)).map(({ name }) => name),
    priceDistance: (doc) => {
      if (least === null && most === null) return 0
      const value = price(doc)
      if (Number.isNaN(value)) return Number.POSITIVE_INFINITY
      return Math.max(0, least === null ? 0 : least - value, most === null ? 0 : value - most)
    },
  }
}

function facetCheck(
  index: SearchIndex,
  name: FacetName,
  wanted: readonly string[],
): (doc: number) => boolean {
  const { numberOf } = index.facets[name]
  const fits = valuesNamed(index.facets[name], wanted)
  return (doc) => fits[numberOf[doc] ?? -1] === 1
}
