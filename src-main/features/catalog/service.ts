import type { View } from '#main/db/view.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { newId } from '#main/lib/ids.ts'
import type { SyncMode, SyncResult } from '#shared/schemas/sync.ts'
import { createBrowse } from './browse.ts'
import type { BuildIndex } from './find/build.ts'
import { createFinder } from './find/finder.ts'
import { createCatalogRepository } from './repository.ts'
import type { SyncJob } from './sync.ts'

export type CatalogBody = {
  /** Where the body was put down as it came. */
  readonly path: string
  readonly form: 'json' | 'ndjson'
  readonly gzip: boolean
}

/** Runs a sync away from the event loop. The hub hands in the worker; tests may hand in anything. */
export type RunSync = (job: SyncJob, body: CatalogBody) => Promise<SyncResult>

export type Catalog = ReturnType<typeof createCatalog>

export function createCatalog(
  deps: Parts<'db' | 'clock' | 'push'> & {
    readonly view: View
    readonly bots: Bots
    readonly runSync: RunSync
    /** Makes the search index of a large catalog away from the event loop, where there is a worker for it. */
    readonly buildIndex?: BuildIndex | undefined
  },
) {
  const { clock, view } = deps
  const repository = createCatalogRepository(deps.db)
  const finder = createFinder({ db: deps.db, view, build: deps.buildIndex })

  // Counting goes through a whole index; only a sync changes it, and only this process syncs.
  let counted: ReadonlyMap<number, number> | null = null

  /** What visitors see, by the number of the bot. */
  function counts(): ReadonlyMap<number, number> {
    counted ??= new Map(repository.counts().map(({ bot_no, count }) => [bot_no, count]))
    return counted
  }

  function synced(bot: StoredBot, result: SyncResult): void {
    counted = null
    finder.refresh(bot)
    deps.push({ type: 'catalog.synced', bot_id: bot.id, result })
  }

  return {
    counts,
    countAll: () => [...counts().values()].reduce((all, count) => all + count, 0),

    lastRun: (bot: StoredBot) => repository.lastRun(bot.no) ?? null,

    findProducts: finder.findProducts,
    product: finder.product,
    everyProduct: finder.everyProduct,
    someProducts: finder.someProducts,
    variantsOf: finder.variantsOf,
    countOf: finder.countOf,
    hasWord: finder.hasWord,
    versionOf: finder.versionOf,
    currencyOf: finder.currencyOf,
    vocabularyOf: finder.vocabularyOf,
    prepareFinding: finder.prepare,
    isIndexing: finder.isIndexing,
    indexed: finder.indexed,

    /** For people who look through the catalog. */
    browse: createBrowse({ ...deps, finder }),

    sync: async (
      bot: StoredBot,
      options: { readonly mode: SyncMode; readonly dryRun: boolean; readonly body: CatalogBody },
    ): Promise<SyncResult> => {
      const job = {
        sync_id: newId('syn', clock.now()),
        bot_id: bot.id,
        bot_no: bot.no,
        mode: options.mode,
        dry_run: options.dryRun,
      }
      const result = await deps.runSync(job, options.body).finally(() => {
        counted = null
      })
      if (!options.dryRun) synced(bot, result)
      return result
    },

    /** Called after a sync that went another way: what visitors find must follow. */
    synced,
  }
}
