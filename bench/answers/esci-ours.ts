import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#main/db/open.ts'
import { createView } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { createCatalog } from '#main/features/catalog/index.ts'
import { createHub } from '#main/hub.ts'
import { systemClock } from '#main/lib/clock.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'

export type OurSearch = {
  readonly search: (query: string, limit: number) => string[]
  readonly readyMs: number
  readonly close: () => void
}

/** A catalog that came in as every catalog does, over HTTP into a hub; then asked through the catalog's door. */
export async function openOurs(products: readonly unknown[]): Promise<OurSearch> {
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-search-'))
  const hub = createHub({ dataPath, port: 0, log: createLog({ level: 'warn' }) })
  const { url } = await hub.start()
  const bot = await hub.rpc('bots.create', { name: 'Bench', plan: 'business' })
  const response = await fetch(`${url}/api/v1/chat/sync-products`, {
    method: 'POST',
    headers: { 'x-service-key': bot.sync_key, 'content-type': 'application/x-ndjson' },
    body: products.map((product) => JSON.stringify(product)).join('\n'),
  })
  if (response.status !== 200) throw new Error(`sync answered ${response.status}: ${await response.text()}`)
  await hub.stop()

  const db = connect(dataFolder(dataPath).database)
  const stored = db.prepare('SELECT no, id, language FROM bots WHERE id = ?').get(bot.id) as StoredBot
  const catalog = createCatalog({
    db,
    view: createView(db),
    clock: systemClock,
    bots: { get: () => stored } as never,
    runSync: () => Promise.reject(new Error('nothing is synced here')),
    push: () => {},
  })
  const startedAt = performance.now()
  while (!catalog.prepareFinding(stored)) await new Promise((resolve) => setTimeout(resolve, 5))
  const readyMs = performance.now() - startedAt
  return {
    readyMs,
    search: (query, limit) =>
      catalog.findProducts(stored, { text: query, limit }).hits.map(({ row }) => row.id),
    close: () => {
      db.close()
      rmSync(dataPath, { recursive: true, force: true })
    },
  }
}
