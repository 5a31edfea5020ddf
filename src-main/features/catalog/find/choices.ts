import { fromE4 } from '#shared/money.ts'
import { flags, type SearchIndex } from './search-index.ts'
import type { Choices, FacetCount, FacetName } from './types.ts'

/** What the variants of a product offer; null for a product without variants. */
export function choicesOf(index: SearchIndex, doc: number): Choices | null {
  const group = index.groups[doc] ?? 0
  const members: number[] = []
  for (let at = index.groupHeads[group] ?? -1; at !== -1; at = index.nextInGroup[at] ?? -1) members.push(at)
  if (members.length < 2) return null
  const prices = members
    .map((member) => index.prices[member] ?? Number.NaN)
    .filter((price) => !Number.isNaN(price))
  const valuesOf = (name: FacetName) => {
    const { numberOf, values } = index.facets[name]
    return [...new Set(members.flatMap((member) => values[numberOf[member] ?? -1] ?? []))]
  }
  return {
    count: members.length,
    in_stock: members.filter((member) => ((index.flags[member] ?? 0) & flags.inStock) !== 0).length,
    sizes: valuesOf('size'),
    colors: valuesOf('color'),
    materials: valuesOf('material'),
    price_min: prices.length === 0 ? null : fromE4(Math.min(...prices)),
    price_max: prices.length === 0 ? null : fromE4(Math.max(...prices)),
  }
}

/** One of each product: its best variant stands for the others. */
export function foldVariants(index: SearchIndex, docs: readonly number[]): readonly number[] {
  if (index.groupCount === index.size) return docs
  const seen = new Set<number>()
  const kept: number[] = []
  for (const doc of docs) {
    const group = index.groups[doc] ?? 0
    if (seen.has(group)) continue
    seen.add(group)
    kept.push(doc)
  }
  return kept
}

/** The values of a column among these products, each with how many products (not variants) have it; most first. */
export function tally(index: SearchIndex, docs: readonly number[], name: FacetName): FacetCount[] {
  const { numberOf, values } = index.facets[name]
  const counted = new Map<number, Set<number>>()
  for (const doc of docs) {
    const value = numberOf[doc] ?? -1
    if (value === -1) continue
    const groups = counted.get(value)
    if (groups) groups.add(index.groups[doc] ?? 0)
    else counted.set(value, new Set([index.groups[doc] ?? 0]))
  }
  return [...counted]
    .map(([value, groups]) => ({ value: values[value] ?? '', count: groups.size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
