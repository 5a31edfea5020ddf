import type { MissingName, ProductFilter, ProductSort, StockState } from '#shared/schemas/catalog.ts'

export const layouts = ['grid', 'table'] as const
export type Layout = (typeof layouts)[number]

export type Facet = 'missing' | 'availability' | 'category' | 'brand'

/** What is looked for; kept while one goes to another page and comes back. */
export type Looking = {
  readonly query: string
  readonly sort: ProductSort
  readonly filter: ProductFilter
}

export const lookingAtAll: Looking = {
  query: '',
  sort: 'newest',
  filter: { brand: [], category: [], availability: [], missing: [] },
}

/** The value is added, or taken out where it was chosen. */
export function toggled(filter: ProductFilter, facet: Facet, value: string): ProductFilter {
  const chosen: readonly string[] = filter[facet]
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...filter, [facet]: next as (string & MissingName & StockState)[] }
}

/** Prices as they are typed; what is no price is none. */
export function withPrice(
  filter: ProductFilter,
  name: 'price_min' | 'price_max',
  typed: string,
): ProductFilter {
  const { [name]: _, ...rest } = filter
  const price = Number(typed.replace(',', '.'))
  return typed.trim() === '' || !(price >= 0) ? rest : { ...rest, [name]: price }
}

export function chosenOf(filter: ProductFilter): readonly (readonly [Facet, string])[] {
  return (['missing', 'availability', 'category', 'brand'] as const).flatMap((facet) =>
    filter[facet].map((value) => [facet, value] as const),
  )
}

export function isFiltered(filter: ProductFilter): boolean {
  return chosenOf(filter).length > 0 || filter.price_min !== undefined || filter.price_max !== undefined
}
