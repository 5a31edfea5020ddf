import { toE4 } from '#shared/money.ts'
import {
  type CatalogFacet,
  type CatalogFacets,
  facetNames,
  missingNames,
  type ProductFilter,
  stockStates,
} from '#shared/schemas/catalog.ts'
import type { Names, Shelf } from './shelf.ts'

/** More values than this nobody chooses from. */
const maxValues = 200
const yieldEvery = 4096

/** One bit for each facet, and one for all that is no facet. */
const outside = 1 << facetNames.length

/** What of the filter a product does not keep, a bit each; 0: it keeps all. */
type Breaks = (place: number) => number

export function breaksOf(
  shelf: Shelf,
  filter: ProductFilter,
  /** Where words were asked for: those that have them. */
  worded: Uint8Array | null,
): Breaks {
  const low = filter.price_min === undefined ? null : toE4(filter.price_min)
  const high = filter.price_max === undefined ? null : toE4(filter.price_max)
  const isAnyPrice = low === null && high === null
  const brands = filter.brand.length === 0 ? null : namedSet(shelf.brands, filter.brand)
  const categories = filter.category.length === 0 ? null : namedSet(shelf.categories, filter.category)
  const stocks = filter.availability.length === 0 ? null : new Set(filter.availability)
  const stockWanted = stockStates.map((state) => stocks === null || stocks.has(state))
  const lacks = filter.missing.reduce((bits, name) => bits | (1 << missingNames.indexOf(name)), 0)
  const { brand, category, stock, missing, prices } = shelf
  return (place) => {
    let broken = 0
    if (brands !== null && brands[brand[place] ?? -1] !== 1) broken |= bit.brand
    if (categories !== null && categories[category[place] ?? -1] !== 1) broken |= bit.category
    if (!stockWanted[stock[place] ?? 0]) broken |= bit.availability
    if (lacks !== 0 && ((missing[place] ?? 0) & lacks) === 0) broken |= bit.missing
    if (!isAnyPrice) {
      const price = prices[place] ?? Number.NaN
      const isWithin = price >= (low ?? 0) && price <= (high ?? Number.POSITIVE_INFINITY)
      if (!isWithin) broken |= outside
    }
    if (worded !== null && worded[place] !== 1) broken |= outside
    return broken
  }
}

const bit = Object.fromEntries(facetNames.map((name, at) => [name, 1 << at])) as Readonly<
  Record<CatalogFacet, number>
>

/** The values of these names, and all that lies below them. */
function namedSet({ names, above }: Names, wanted: readonly string[]): Uint8Array {
  const asked = new Set(wanted)
  const found = new Uint8Array(names.length)
  // What lies above has the lower number.
  for (const [number, name] of names.entries())
    if (asked.has(name) || found[above[number] ?? -1] === 1) found[number] = 1
  return found
}

/**
 * How many products each value of each facet would find, all else of the filter kept. Variants of one product are
 * counted once a value.
 */
export function* tally(shelf: Shelf, breaks: Breaks): Generator<void, CatalogFacets> {
  const brand = createCounter(shelf.brands.names.length)
  const category = createCounter(shelf.categories.names.length)
  const availability = createCounter(stockStates.length)
  const missing = createCounter(missingNames.length)
  const { byGroup, groups, categories } = shelf
  for (let at = 0; at < byGroup.length; at++) {
    if (at % yieldEvery === 0) yield
    const place = byGroup[at] ?? 0
    const broken = breaks(place)
    const group = groups[place] ?? 0
    if ((broken & ~bit.brand) === 0) brand.count(shelf.brand[place] ?? -1, group)
    if ((broken & ~bit.availability) === 0) availability.count(shelf.stock[place] ?? 0, group)
    if ((broken & ~bit.category) === 0) {
      for (let number = shelf.category[place] ?? -1; number !== -1; number = categories.above[number] ?? -1)
        category.count(number, group)
    }
    if ((broken & ~bit.missing) === 0) {
      const bits = shelf.missing[place] ?? 0
      for (let name = 0; name < missingNames.length; name++)
        if (bits & (1 << name)) missing.count(name, group)
    }
  }
  return {
    brand: brand.found(shelf.brands.names),
    category: category.found(categories.names),
    availability: availability.found(stockStates),
    missing: missing.found(missingNames),
  }
}

/** Counts each group once a value; the places of a group come one after the other. */
function createCounter(size: number) {
  const counts = new Uint32Array(size)
  const lastGroup = new Int32Array(size).fill(-1)
  return {
    count: (value: number, group: number): void => {
      if (value < 0 || lastGroup[value] === group) return
      lastGroup[value] = group
      counts[value] = (counts[value] ?? 0) + 1
    },
    /** Most first. */
    found: (names: readonly string[]) =>
      names
        .map((value, number) => ({ value, count: counts[number] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, maxValues),
  }
}
