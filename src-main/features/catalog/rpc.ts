import type { Handlers } from '#shared/rpc/contract.ts'
import type { RunOfVersion, WishOf } from './browse.ts'
import type { Catalog } from './service.ts'

type Call = 'catalog.list' | 'catalog.get' | 'catalog.stats' | 'catalog.search'

export function catalogRpc(deps: {
  readonly catalog: Catalog
  /** Catalogs know nothing of sources; this finds which of their runs made a version. */
  readonly runOf?: RunOfVersion
  /** Nor of how visitors' words are read. */
  readonly wishOf?: WishOf
}): Handlers<Call> {
  const { catalog, runOf, wishOf } = deps
  return {
    'catalog.list': ({ bot_id, query = '', sort, fold_variants, facets, limit, after, ...filter }) =>
      catalog.browse.list(bot_id, { filter, query, sort, fold: fold_variants, limit, after, facets }),
    'catalog.get': ({ bot_id, product_id }) => catalog.browse.get(bot_id, product_id, runOf),
    'catalog.stats': ({ bot_id }) => catalog.browse.stats(bot_id),
    'catalog.search': ({ bot_id, query, limit, ...filter }) =>
      catalog.browse.search(bot_id, { query, limit, filter }, wishOf),
  }
}
