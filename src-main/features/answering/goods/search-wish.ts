import type { ProductDetails, ProductHit, SearchWish } from '#main/features/catalog/index.ts'
import { keepsBound } from './bounds.ts'
import type { Item } from './item.ts'
import { limited, type Pick, type Query } from './limits.ts'
import { limitedAsk } from './part.ts'
import { hasLimits, queryOf } from './query.ts'
import type { Clause } from './reading.ts'
import { sorted } from './scaling.ts'

/**
 * What a visitor's words ask of a catalog, read as the chat reads them: limits, orders and what it must not have are no words to
 * look for. Null where there is nothing but words, which the catalog's search reads itself.
 */
export function searchWish(clause: Clause, itemOf: (row: ProductDetails) => Item | null): SearchWish | null {
  const { audiences: _, bounds, ...asked } = queryOf(clause)
  // Whom it is for, what one eats and an exact size are words of what is looked for: what says them goes first, nothing is left out.
  const isRange = ({ from, to }: Query['bounds'][number]) => from !== to
  const query: Query = { ...asked, bounds: bounds.filter(isRange), diets: [] }
  const { sort } = query
  if (sort === null && !hasLimits({ ...query, facets: {} })) return null
  const order = sort?.scale === 'price' ? (sort.end === 'least' ? 'cheapest' : 'dearest') : 'best'
  const price = query.isPerUnit ? null : query.price
  const words = clause.words.filter(({ isDegree }) => !isDegree).map(({ word }) => word)
  return {
    ask: limitedAsk(words, { ...query, price }, order),
    keep: isOfItems(query) ? (hits) => keeping(hits, query, clause, itemOf) : null,
    excluded: query.excluded.flat(),
  }
}

/** What only the goods themselves say, and the catalog's search does not know. */
function isOfItems({ bounds, excluded, diets, years, people, isPerUnit, sort }: Query): boolean {
  return (
    bounds.length + excluded.length + diets.length > 0 ||
    years !== null ||
    people !== null ||
    isPerUnit ||
    (sort !== null && sort.scale !== 'price')
  )
}

function keeping(
  hits: readonly ProductHit[],
  query: Query,
  clause: Clause,
  itemOf: (row: ProductDetails) => Item | null,
): ProductHit[] {
  const hitOf = new Map<Item, ProductHit>()
  const all = hits.flatMap((hit): Pick[] => {
    const item = itemOf(hit.row)
    if (!item) return []
    hitOf.set(item, hit)
    return [{ item, versions: item.versions, score: hit.score, isUnsaid: false }]
  })
  // "100% wool" is no limit where nothing is given in per cent.
  const isGiven = (bound: Query['bounds'][number]) =>
    all.some(({ versions }) => versions.some((version) => keepsBound(version, bound) !== null))
  const { picks } = limited(all, { ...query, bounds: query.bounds.filter(isGiven) }, clause.codes)
  const shown = (item: Item, row: ProductDetails | undefined): ProductHit[] => {
    const hit = hitOf.get(item)
    return hit ? [{ ...hit, row: row ?? hit.row }] : []
  }
  if (query.sort === null || query.sort.scale === 'price')
    return picks.flatMap(({ item, versions }) => {
      const isShown = versions.some(({ row }) => row.id === hitOf.get(item)?.row.id)
      return shown(item, isShown ? undefined : versions[0]?.row)
    })
  return sorted(picks, query.sort, clause).flatMap(({ pick, version }) => shown(pick.item, version.row))
}
