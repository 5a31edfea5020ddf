import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createView } from '#main/db/view.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createBots } from '#main/features/bots/index.ts'
import { createCatalog } from '#main/features/catalog/index.ts'
import { systemClock } from '#main/lib/clock.ts'
import { createCatalogHost } from '#main/workers/catalog-host.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { openEndpoints } from '../helpers/endpoints.ts'
import { tempFolder } from '../helpers/hub.ts'

const count = 600

function goods(edition: string) {
  return Array.from({ length: count }, (_, number) => ({
    id: `P${number}`,
    title: `${number % 2 ? 'Tent' : 'Lamp'} ${edition} ${number}`,
    brand: `Brand ${number % 3}`,
    color: number % 5 ? 'Green' : 'Rouge/Noir',
    price: number + 1,
    group_id: number < 4 ? 'G' : undefined,
  }))
}

/** A catalog with its worker, as the hub has it. */
async function openWithWorker() {
  const { db, folder } = openTestDatabase()
  const gate = createWriteGate()
  const host = createCatalogHost({ database: folder.database, gate })
  onTestFinished(() => host.stop())
  const deps = { db, commits: createCommits(db, gate), clock: systemClock, push: () => {} }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const shared = { ...deps, bots, view: createView(db), runSync: host.runSync }
  const catalog = createCatalog({ ...shared, buildIndex: host.buildIndex })
  const bot = bots.get((await bots.create({ name: 'Shop' })).id)
  const path = join(tempFolder(), 'catalog.json')

  async function fill(products: readonly unknown[]) {
    writeFileSync(path, JSON.stringify(products))
    const body = { path, form: 'json', gzip: false } as const
    return catalog.sync(bot, { mode: 'replace', dryRun: false, body })
  }

  async function ready(one = catalog) {
    while (!one.prepareFinding(bot)) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  return { bot, catalog, fill, ready, host, here: () => createCatalog(shared) }
}

describe('the catalog worker', () => {
  it('makes the index of a large catalog, the same as is made without it', async () => {
    const { bot, catalog, fill, ready, here } = await openWithWorker()
    await fill(goods('first'))
    const without = here()
    await ready()
    await ready(without)
    const asks = [
      { text: 'tents' },
      { text: 'lmap first 12', limit: 3 },
      { text: 'tent', facets: { color: ['noir'] }, order: 'dearest' },
      { text: '', limits: { price_max: 5 }, tally: ['brand', 'color'] },
    ] as const
    for (const ask of asks) {
      const found = catalog.findProducts(bot, ask)
      expect(found).toEqual(without.findProducts(bot, ask))
      expect(found.complete).toBe(true)
    }
    expect(catalog.vocabularyOf(bot)).toEqual(without.vocabularyOf(bot))
    expect(catalog.vocabularyOf(bot).brand).toEqual(['Brand 0', 'Brand 1', 'Brand 2'])
  })

  it('makes it again after each sync, for a catalog that is asked about', async () => {
    const { bot, catalog, fill, ready } = await openWithWorker()
    await fill(goods('first'))
    await ready()
    await fill(goods('second'))
    // The old index serves until the new one is whole, and what it leads to stays as long.
    expect(catalog.findProducts(bot, { text: 'first' }).hits[0]?.row.title).toContain('first')
    await ready()
    expect(catalog.findProducts(bot, { text: 'second' })).toMatchObject({ total: count - 3, complete: true })
  })

  it('makes indexes while a sync is under way', async () => {
    const { bot, catalog, fill, ready } = await openWithWorker()
    await fill(goods('first'))
    const syncing = fill(goods('second'))
    await ready()
    const found = catalog.findProducts(bot, { text: 'tent' })
    expect(found.complete).toBe(true)
    const [edition] = found.hits.map(({ row }) => row.title.split(' ')[1])
    expect(['first', 'second']).toContain(edition)
    await syncing
    await ready()
    expect(catalog.findProducts(bot, { text: 'second' }).complete).toBe(true)
  })

  it('lets the index be made here when it cannot make it', async () => {
    const { bot, catalog, fill, ready, host } = await openWithWorker()
    await fill(goods('first'))
    await host.stop()
    await ready()
    expect(catalog.findProducts(bot, { text: 'tent' })).toMatchObject({ complete: true })
  })
})
