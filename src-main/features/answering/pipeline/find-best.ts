import type { Catalog, Finding, LimitName } from '#main/features/catalog/index.ts'
import { noLimits } from '../types.ts'
import { findFor } from './products.ts'
import { hasLimits, type Search } from './search.ts'
import type { MessageContext } from './types.ts'
import { inStock } from './variants.ts'

type Found = { readonly search: Search; readonly finding: Finding }

const maxNearest = 3

/** What the search finds; where it finds nothing, what comes nearest to what was meant. */
export function findBest(catalog: Catalog, context: MessageContext, search: Search): Found {
  const finding = findFor(catalog, context, search)
  if (finding.hits.length > 0 || search.offset > 0)
    return { search, finding: ofVersion(catalog, context, search, finding) }
  return (
    withoutKind(catalog, context, search, finding) ??
    withoutStory(catalog, context, search) ??
    byLimitsAlone(catalog, context, search, finding) ??
    ofSameKind(catalog, context, search, finding) ?? { search, finding }
  )
}

/** "Slepping bags": all its words together name something, and that is not of the kind one of them was taken for. */
function withoutKind(
  catalog: Catalog,
  context: MessageContext,
  search: Search,
  { level, relaxed }: Finding,
): Found | null {
  if (level !== 'all' || relaxed.length !== 1 || relaxed[0] !== 'category') return null
  const { category: _, ...facets } = search.facets
  const named = { ...search, facets }
  const finding = findFor(catalog, context, named)
  return finding.hits.length > 0 ? { search: named, finding } : null
}

/** "A tent for 4 people": the words around the wish may all be those of something else. */
function withoutStory(catalog: Catalog, context: MessageContext, search: Search): Found | null {
  if (search.loose.length === 0) return null
  const wish = { ...search, words: search.words.filter((word) => !search.loose.includes(word)), loose: [] }
  const finding = findFor(catalog, context, wish)
  return finding.hits.length > 0 && wish.words.length > 0 ? { search: wish, finding } : null
}

/** "Gift ideas under 30": no word of it is known here, the limit is. */
function byLimitsAlone(
  catalog: Catalog,
  context: MessageContext,
  search: Search,
  { level }: Finding,
): Found | null {
  if (level !== 'none' || search.words.length === 0 || !hasLimits(search)) return null
  const unnamed = { ...search, words: [], missed: search.words }
  const finding = findFor(catalog, context, unnamed)
  return finding.hits.length > 0 ? { search: unnamed, finding } : null
}

/** A black jacket under 20 that there is none of: jackets come nearer to it than anything else that is black. */
function ofSameKind(
  catalog: Catalog,
  context: MessageContext,
  search: Search,
  { nearest, relaxed: given }: Finding,
): Found | null {
  const { category, ...choices } = search.facets
  const isOther = nearest.length === 0 || given.includes('category')
  if (!category || !isOther) return null
  const { limits } = search
  const ways = [
    { limits, facets: search.facets },
    { limits: { ...noLimits, in_stock: limits.in_stock }, facets: search.facets },
    { limits, facets: { category } },
    { limits: noLimits, facets: { category } },
  ]
  for (const way of ways) {
    const found = findFor(catalog, context, { ...search, ...way, words: [] })
    if (found.hits.length === 0) continue
    const relaxed: LimitName[] = [
      ...(['price_min', 'price_max'] as const).filter((name) => limits[name] !== way.limits[name]),
      ...(['in_stock', 'on_sale'] as const).filter((name) => limits[name] !== way.limits[name]),
      ...(way.facets === search.facets ? [] : (Object.keys(choices) as LimitName[])),
    ]
    if (relaxed.length > 0)
      return { search, finding: { ...found, hits: [], nearest: found.hits.slice(0, maxNearest), relaxed } }
    // Only the words stood in the way.
    const kinds = new Set(context.understood.facet_words ?? [])
    const missed = search.words.filter((word) => !kinds.has(word))
    return { search: { ...search, words: [], ...(missed.length > 0 && { missed }) }, finding: found }
  }
  return null
}

/** Of one product in one colour or size: whether that is there, and not only the product. */
function ofVersion(catalog: Catalog, context: MessageContext, search: Search, finding: Finding): Finding {
  const { color, size } = search.facets
  const [only, ...others] = finding.hits
  if (!only?.choices || others.length > 0 || (!color && !size)) return finding
  const there = inStock(catalog, context, only, { ...(color && { color }), ...(size && { size }) }).hit
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
