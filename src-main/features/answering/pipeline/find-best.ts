import type { Catalog, Finding, LimitName } from '#main/features/catalog/index.ts'
import { noLimits } from '../types.ts'
import { findFor } from './products.ts'
import { hasLimits, type Search } from './search.ts'
import type { Reading } from './types.ts'
import { inStock } from './variants.ts'

export type Found = { readonly search: Search; readonly finding: Finding }

const maxNearest = 3

/** What the search finds; where it finds nothing, what comes nearest to what was meant. */
export function findBest(catalog: Catalog, reading: Reading, search: Search): Found {
  const finding = findFor(catalog, reading, search)
  if (search.offset > 0) return { search, finding }
  const { words } = search
  // "Gift ideas under 30": no word of it is known here, the limit is.
  if (finding.level === 'none' && words.length > 0 && hasLimits(search)) {
    const unnamed = { ...search, words: [], missed: words }
    const any = findFor(catalog, reading, unnamed)
    if (any.hits.length > 0) return { search: unnamed, finding: any }
  }
  const isOther = finding.nearest.length === 0 || finding.relaxed.includes('category')
  const kept = finding.hits.length === 0 && isOther ? sameKind(catalog, reading, search) : null
  return { search, finding: kept ?? ofVersion(catalog, reading, search, finding) }
}

/** A black jacket under 20 that there is none of: jackets come nearer to it than anything else that is black. */
function sameKind(catalog: Catalog, reading: Reading, search: Search): Finding | null {
  const { category, ...choices } = search.facets
  if (!category) return null
  const { limits } = search
  const ways = [
    { limits: { ...noLimits, in_stock: limits.in_stock }, facets: search.facets },
    { limits, facets: { category } },
    { limits: noLimits, facets: { category } },
  ]
  for (const way of ways) {
    const found = findFor(catalog, reading, { ...search, ...way, words: [] })
    if (found.hits.length === 0) continue
    const relaxed: LimitName[] = [
      ...(['price_min', 'price_max'] as const).filter((name) => limits[name] !== way.limits[name]),
      ...(['in_stock', 'on_sale'] as const).filter((name) => limits[name] !== way.limits[name]),
      ...(way.facets === search.facets ? [] : (Object.keys(choices) as LimitName[])),
    ]
    if (relaxed.length === 0) return null
    return { ...found, hits: [], nearest: found.hits.slice(0, maxNearest), relaxed }
  }
  return null
}

/** Of one product in one colour or size: whether that is there, and not only the product. */
function ofVersion(catalog: Catalog, reading: Reading, search: Search, finding: Finding): Finding {
  const { color, size } = search.facets
  const [only, ...others] = finding.hits
  if (!only?.choices || others.length > 0 || (!color && !size)) return finding
  const there = inStock(catalog, reading, only, { ...(color && { color }), ...(size && { size }) }).hit
  return {
    ...finding,
    hits: [
      {
        ...only,
        row: (there ?? only).row,
        choices: { ...only.choices, in_stock: there ? only.choices.in_stock : 0 },
      },
    ],
  }
}
