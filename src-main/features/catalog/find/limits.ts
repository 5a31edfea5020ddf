import { toE4 } from '#shared/money.ts'
import { facetParts, valuesNamed } from './facets.ts'
import { stemOf, tokensOf } from './product-words.ts'
import { bits, flags, placesIn, type SearchIndex, termOf } from './search-index.ts'
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
    if (!wanted || wanted.length === 0) continue
    const keeps = facetCheck(index, name, wanted)
    const isCalled = name === 'category' || name === 'brand' ? titleCheck(index, name, wanted) : null
    checks.push({ name, keeps: isCalled ? (doc) => keeps(doc) || isCalled(doc) : keeps })
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

/**
 * What a shop calls "Coffee grinder" is a grinder, whatever shelf it put it on; and where it names no brand, the title may.
 * But what is of another brand only fits the one in its title.
 */
function titleCheck(
  index: SearchIndex,
  name: 'category' | 'brand',
  wanted: readonly string[],
): (doc: number) => boolean {
  const { numberOf } = index.facets[name]
  const all = wanted.flatMap((value) => {
    const tokens = tokensOf(facetParts(name, value).at(-1) ?? '')
    const terms = tokens.map((token) => termOf(index, stemOf(token, index.language)) ?? -1)
    return terms.length === 0 || terms.includes(-1) ? [] : [terms]
  })
  const isInTitle = (term: number, doc: number) => (placesIn(index, term, doc) & bits.title) !== 0
  return (doc) =>
    (name === 'category' || numberOf[doc] === -1) &&
    all.some((terms) => terms.every((term) => isInTitle(term, doc)))
}
