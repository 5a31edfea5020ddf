import { useCallback, useEffect, useRef, useState } from 'react'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type {
  CatalogFacets,
  ListedProduct,
  ProductFilter,
  ProductSort,
  SearchedProduct,
  SearchResult,
} from '#shared/schemas/catalog.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { isFiltered, type Looking } from './filter.ts'

export type ShownProduct = ListedProduct & Partial<SearchedProduct>

export type Found = {
  /** Null until the first answer. */
  readonly products: readonly ShownProduct[] | null
  readonly total: number
  readonly facets: CatalogFacets | null
  readonly search: SearchResult | null
  readonly problem: Problem | null
  readonly more: () => void
  readonly retry: () => void
}

const pageSize = 120
/** What lies further down no visitor gets to see. */
const searchSize = 100

type Pages = Pick<CallOutput<'catalog.list'>, 'products' | 'total' | 'next' | 'facets'>
type Listing = { readonly key: string; readonly pages: Pages | null; readonly problem: Problem | null }

/** What the filter leaves, page by page as it is read on; with words in the box what a visitor would find. */
export function useFound(botId: string, looking: Looking): Found {
  const { query, filter } = looking
  const wanted = query.trim()
  const ask = JSON.stringify(filter)
  const [changes, retry] = useChanges(botId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a changed catalog are asked again
  const look = useCallback(
    () => rpc('catalog.search', { bot_id: botId, query: wanted, limit: searchSize, ...JSON.parse(ask) }),
    [botId, wanted, ask, changes],
  )
  const searched = useDebouncedQuery(wanted === '' ? null : look)
  const listed = useListing(botId, looking, changes)
  if (wanted === '') return { ...listed, retry }
  const products = searched.found?.products ?? null
  const shown = products?.length ?? 0
  return {
    products,
    // What fits in part fills the list up without being counted.
    total: isFiltered(filter) ? shown : Math.max(shown, searched.found?.total ?? 0),
    facets: listed.facets,
    search: searched.found,
    problem: searched.problem,
    more: noMore,
    retry,
  }
}

const noMore = () => {}

function useListing(botId: string, { sort, filter }: Looking, changes: number): Omit<Found, 'retry'> {
  const key = JSON.stringify([botId, sort, filter, changes])
  const [listing, setListing] = useState<Listing>({ key: '', pages: null, problem: null })
  const reading = useRef<string | null>(null)
  const read = useCallback(
    async (before: Pages | null) => {
      const mine = `${key} ${before?.next ?? ''}`
      if (reading.current === mine) return
      reading.current = mine
      const [bot_id, sort, filter] = JSON.parse(key) as [string, ProductSort, ProductFilter]
      const more = before?.next ? { after: before.next } : { facets: true }
      const page = await rpc('catalog.list', { bot_id, sort, ...filter, limit: pageSize, ...more })
        .then((pages) => ({ pages: before ? joined(before, pages) : pages, problem: null }))
        .catch((error) => ({ pages: before, problem: problemOf(error) }))
      if (reading.current !== mine) return
      reading.current = null
      setListing({ key, ...page })
    },
    [key],
  )
  useEffect(() => void read(null), [read])
  const { pages, problem } = listing
  return {
    products: pages?.products ?? null,
    total: pages?.total ?? 0,
    facets: pages?.facets ?? null,
    search: null,
    problem,
    more: useCallback(() => {
      if (listing.key === key && listing.pages?.next) void read(listing.pages)
    }, [listing, key, read]),
  }
}

function joined(before: Pages, next: Pages): Pages {
  return { ...next, products: [...before.products, ...next.products], facets: before.facets }
}

/** How often this catalog has changed, or was asked for again, since the page was opened. */
function useChanges(botId: string): readonly [number, () => void] {
  const [changes, setChanges] = useState(0)
  const again = useCallback(() => setChanges((before) => before + 1), [])
  useEffect(
    () =>
      onPush(['catalog.synced'], ({ bot_id }) => {
        if (bot_id === botId) again()
      }),
    [botId, again],
  )
  return [changes, again]
}
