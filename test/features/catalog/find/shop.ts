import { createCommits } from '#main/db/commits.ts'
import { createView } from '#main/db/view.ts'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'
import { createBots } from '#main/features/bots/index.ts'
import { createCatalog, type FindAsk, startSync } from '#main/features/catalog/index.ts'
import { newId } from '#main/lib/ids.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { openTestDatabase } from '../../../helpers/database.ts'
import { openEndpoints } from '../../../helpers/endpoints.ts'
import { testClock } from '../../../helpers/hub.ts'

/** A catalog on a real file, filled by a real sync (without its worker), and asked through its door. */
export async function openCatalog(products: readonly unknown[], language: LanguageCode = 'en') {
  const { db } = openTestDatabase()
  const gate = createWriteGate()
  const clock = testClock()
  const deps = { db, commits: createCommits(db, gate), clock, push: () => {}, subscribe: () => () => {} }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const catalog = createCatalog({
    ...deps,
    view: createView(db),
    bots,
    runSync: () => Promise.reject(new Error('no worker here')),
  })

  async function shop(first: readonly unknown[]) {
    const bot = bots.get((await bots.create({ name: 'Shop', language })).id)

    /** `cleans`: what it replaced is gone at once. */
    function fill(items: readonly unknown[], mode: 'replace' | 'merge' = 'replace', cleans = true): void {
      const job = { sync_id: newId('syn', clock.now()), bot_id: bot.id, bot_no: bot.no, mode, dry_run: false }
      const run = startSync({ db, gate: watchWriteGate(gate.buffer), job, nowMs: clock.now })
      for (const value of items) run.take({ kind: 'item', value })
      run.finish()
      if (cleans) for (const _ of run.cleanUp());
    }

    fill(first)
    const find = (text: string, ask: Omit<FindAsk, 'text'> = {}) =>
      catalog.findProducts(bot, { text, ...ask })
    return {
      bot,
      catalog,
      fill,
      find,
      /** A large catalog is read in the background. */
      ready: async () => {
        while (!catalog.prepareFinding(bot)) await new Promise((resolve) => setImmediate(resolve))
      },
      ids: (text: string, ask: Omit<FindAsk, 'text'> = {}) => find(text, ask).hits.map(({ row }) => row.id),
    }
  }

  /** `beside`: another bot's catalog in the same file. */
  return { ...(await shop(products)), beside: shop }
}
