import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

const lamps = (count: number, edition = '') =>
  Array.from({ length: count }, (_, index) => ({ id: `L-${index}`, title: `Lamp ${index}${edition}` }))

async function openSent() {
  const shop = await openSources()
  const runs = async () => (await shop.rpc('runs.list', { bot_id: shop.bot.id })).runs
  const kept = async () => {
    await expect.poll(async () => (await runs())[0]?.restorable).toBe(true)
    const [last] = await runs()
    return last?.id ?? ''
  }
  return { ...shop, runs, kept }
}

describe('a catalog that is sent', () => {
  it('is a run with its counts and faults, and can be undone', async () => {
    const shop = await openSent()
    await shop.fill(lamps(3))
    await shop.kept()
    await shop.fill([...lamps(2, ' new'), { id: 'X' }])
    const id = await shop.kept()
    expect(await shop.runs()).toMatchObject([
      {
        reason: 'sent',
        state: 'done',
        source_id: null,
        target: { kind: 'bot', bot_id: shop.bot.id },
        file: null,
        counts: { rows: 3, received: 3, created: 0, updated: 2, removed: 1, rejected: 1 },
        ended_at: expect.any(String),
      },
      { reason: 'sent', state: 'done', counts: { created: 3 } },
    ])
    expect(await shop.rpc('runs.errors', { run_id: id })).toMatchObject({
      total: 1,
      faults: [{ row: 3, column: 'title', id: 'X', severity: 'error', code: 'required' }],
    })
    expect(await shop.titles()).toEqual(['Lamp 0 new', 'Lamp 1 new'])
    expect(await shop.rpc('runs.restore', { run_id: id })).toMatchObject({ state: 'done', reason: 'restore' })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
  })

  it('is no run when it is a dry run', async () => {
    const shop = await openSent()
    await shop.fill(lamps(5), { query: '?dry_run=true' })
    expect(await shop.runs()).toEqual([])
    await shop.fill(lamps(2))
    const id = await shop.kept()
    await shop.rpc('runs.restore', { run_id: id })
    expect(await shop.titles()).toEqual([])
  })

  it('that is refused is reported', async () => {
    const shop = await openSent()
    await shop.fill(lamps(2))
    expect((await shop.sync([{ price: 1 }])).status).toBe(400)
    expect((await shop.runs())[0]).toMatchObject({
      reason: 'sent',
      state: 'failed',
      trouble: { code: 'invalid_request', detail: expect.stringContaining('None of the products') },
    })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1'])
  })

  it('is not worth a copy of everything where it merges a few', async () => {
    const shop = await openSent()
    await shop.fill(lamps(200))
    await shop.kept()
    await shop.fill({ products: [{ id: 'L-0', title: 'Lamp dear' }], mode: 'merge' })
    // The next one waits until all that follows the answer of this one is done.
    await shop.fill({ products: lamps(200, ' again'), mode: 'merge' })
    await shop.kept()
    expect((await shop.runs()).map(({ counts, restorable }) => [counts?.updated, restorable])).toEqual([
      [200, true],
      [1, false],
      [0, true],
    ])
  })

  it('leaves a file that is the last one again with nothing to do, unless it changed something', async () => {
    const shop = await openSent()
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source()
    await shop.run(source.id)
    await shop.fill({ products: [{ id: 'L-0', title: 'Lamp 0', ...details }], mode: 'merge' })
    expect((await shop.runs())[0]).toMatchObject({
      reason: 'sent',
      counts: { unchanged: 1 },
      restorable: false,
    })
    expect(await shop.run(source.id)).toMatchObject({ state: 'unchanged' })
    await shop.fill({ products: [{ id: 'L-0', title: 'Lamp dear' }], mode: 'merge' })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { updated: 1, unchanged: 2 } })
  })

  it('keeps the catalogs of the last ten only', async () => {
    const shop = await openSent()
    for (let edition = 0; edition < 13; edition++) {
      await shop.fill(lamps(2, ` ${edition}`))
      await shop.kept()
    }
    const files = () => readdirSync(join(shop.dataPath, 'snapshots')).length
    await expect.poll(files).toBe(10)
    const kept = (await shop.runs()).filter(({ restorable }) => restorable)
    expect(kept).toHaveLength(10)
    const oldest = kept.at(-1)
    await shop.rpc('runs.restore', { run_id: oldest?.id ?? '' })
    expect(await shop.titles()).toEqual(['Lamp 0 2', 'Lamp 1 2'])
    await expect.poll(files).toBe(10)
  })

  it('stands where the old one cannot be kept', async () => {
    const shop = await openSent()
    await shop.fill(lamps(3))
    await shop.kept()
    const snapshots = join(shop.dataPath, 'snapshots')
    rmSync(snapshots, { recursive: true })
    writeFileSync(snapshots, '')
    await shop.fill(lamps(2, ' new'))
    await shop.fill(lamps(2, ' newer'))
    expect((await shop.runs()).slice(0, 2)).toMatchObject([
      { state: 'done', counts: { updated: 2 } },
      { state: 'done', counts: { updated: 2, removed: 1 }, restorable: false },
    ])
    expect(await shop.titles()).toEqual(['Lamp 0 newer', 'Lamp 1 newer'])
  })
})

/** As `manyRows` has the first. */
const details = { price: 10, currency: 'EUR', description: 'Lights up room 0' }
