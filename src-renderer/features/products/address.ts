import { missingNames, type ProductFilter, productSorts, stockStates } from '#shared/schemas/catalog.ts'
import { type Layout, type Looking, layouts, lookingAtAll, withPrice } from './filter.ts'

/** `#/products/bot_…/SKU-7`. An id may hold anything: it is packed twice, as the address itself is unpacked once. */
export function productPath(botId: string, id?: string): string {
  return `/products/${botId}${id === undefined ? '' : `/${encodeURIComponent(encodeURIComponent(id))}`}`
}

export function productIdOf(part: string | undefined): string | null {
  return part === undefined ? null : unpacked(part)
}

/** What is looked for and how it is laid out, as it stands behind the `?` of the address. */
export function addressOf({ query, sort, filter }: Looking, layout: Layout) {
  const { price_min, price_max } = filter
  return {
    query,
    sort,
    layout,
    missing: packedList(filter.missing),
    availability: packedList(filter.availability),
    category: packedList(filter.category),
    brand: packedList(filter.brand),
    from: String(price_min ?? ''),
    to: String(price_max ?? ''),
  }
}
type Address = ReturnType<typeof addressOf>

export const usualAddress = addressOf(lookingAtAll, 'grid')
export const addressChoices = { sort: productSorts, layout: layouts }

/** As many of a facet as the hub takes. */
const mostValues = 100

/** What the hub would refuse is left out: an address may come from anywhere. */
export function lookingBy(address: Address): Looking {
  const filter: ProductFilter = {
    missing: missingNames.filter((name) => listOf(address.missing).includes(name)),
    availability: stockStates.filter((state) => listOf(address.availability).includes(state)),
    category: listOf(address.category),
    brand: listOf(address.brand),
  }
  return {
    query: address.query,
    sort: address.sort,
    filter: withPrice(withPrice(filter, 'price_min', address.from), 'price_max', address.to),
  }
}

/** A value may hold a comma, too. */
function packedList(values: readonly string[]): string {
  return values.map(encodeURIComponent).join(',')
}

function listOf(packed: string): string[] {
  return packed.split(',').filter(Boolean).slice(0, mostValues).map(unpacked)
}

function unpacked(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
