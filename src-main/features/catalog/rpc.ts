import { Readable } from 'node:stream'
import type { Bots } from '#main/features/bots/index.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { RunOfVersion } from './browse.ts'
import type { Catalog, CatalogBody } from './service.ts'
import type { Spool } from './spool.ts'

type Call = 'catalog.list' | 'catalog.get' | 'catalog.stats' | 'catalog.search' | 'catalog.upload'

export function catalogRpc(deps: {
  readonly catalog: Catalog
  readonly bots: Bots
  readonly spool: Spool
  /** Catalogs know nothing of sources; this tells which of their runs made a version. */
  readonly runOf?: RunOfVersion
}): Handlers<Call> {
  const { catalog, bots, spool, runOf } = deps
  return {
    'catalog.list': ({ bot_id, query = '', sort, fold_variants, facets, limit, after, ...filter }) =>
      catalog.browse.list(bot_id, { filter, query, sort, fold: fold_variants, limit, after, facets }),
    'catalog.get': ({ bot_id, product_id }) => catalog.browse.get(bot_id, product_id, runOf),
    'catalog.stats': ({ bot_id }) => catalog.browse.stats(bot_id),
    'catalog.search': ({ bot_id, query, limit, ...filter }) =>
      catalog.browse.search(bot_id, { query, limit, filter }),
    'catalog.upload': ({ bot_id, body, mode, dry_run }) => {
      const bot = bots.get(bot_id)
      const form = formOf(body)
      return spool.hold(Readable.from([Buffer.from(body)]), (path) =>
        catalog.sync(bot, { mode, dryRun: dry_run, body: { path, form, gzip: false } }),
      )
    },
  }
}

/** One product takes far less; a longer first line is a whole catalog without line breaks. */
const maxLine = 1024 * 1024

/** A file says no content type: lines of objects that are no catalog themselves are NDJSON. */
export function formOf(body: string): CatalogBody['form'] {
  const text = body.trimStart()
  const end = text.indexOf('\n')
  const line = end === -1 ? text : text.slice(0, end)
  if (!line.startsWith('{') || line.length > maxLine) return 'json'
  try {
    return Object.hasOwn(JSON.parse(line), 'products') ? 'json' : 'ndjson'
  } catch {
    return 'json'
  }
}
