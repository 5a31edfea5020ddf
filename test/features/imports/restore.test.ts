import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

describe('undo', () => {
  it('restores the exact catalog from before a run, and can itself be undone', async () => {
    const shop = await openSources()
    const tricky = {
      id: 'T',
      title: 'Lamp & <b>sons</b>',
      description: 'a < b &amp; c',
      price: '0.0045',
      currency: 'EUR',
      tags: ['x', 'y'],
      attributes: { sku: '7', Größe: 'ü' },
    }
    await shop.fill([tricky, { id: 'U', title: 'Lamp U' }])
    const before = await shop.search('lamp')
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source()
    const run = await shop.run(source.id, true)
    expect(run).toMatchObject({ state: 'done', counts: { created: 3, removed: 2 }, restorable: true })
    const back = await shop.rpc('runs.restore', { run_id: run.id })
    expect(back).toMatchObject({
      state: 'done',
      reason: 'restore',
      counts: { created: 2, removed: 3 },
      restorable: true,
    })
    const bare = (list: typeof before) =>
      list.map(({ updated_at: _, score: __, ...rest }) => rest).sort((a, b) => a.id.localeCompare(b.id))
    expect(bare(await shop.search('lamp'))).toEqual(bare(before))
    expect(await shop.rpc('runs.restore', { run_id: back.id })).toMatchObject({
      state: 'done',
      counts: { created: 3 },
    })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
  })

  it('credits what comes back to the source that brought it, not to the one that is undone', async () => {
    const shop = await openSources()
    const bot_id = shop.bot.id
    shop.write(csvOf(manyRows(2)))
    const first = await shop.source({ name: 'Lamps' })
    const brought = await shop.run(first.id)
    const before = await shop.rpc('catalog.get', { bot_id, product_id: 'L-0' })
    expect(before.changed_by?.run).toMatchObject({ run_id: brought.id, source_name: 'Lamps' })
    const path = shop.write(csvOf(manyRows(2, () => ({ title: 'Other lamp' }))), 'others.csv')
    const second = await shop.source({ name: 'Others', path })
    const wrong = await shop.run(second.id, true)
    expect((await shop.rpc('catalog.get', { bot_id, product_id: 'L-0' })).changed_by?.run).toMatchObject({
      source_name: 'Others',
    })
    const undone = await shop.rpc('runs.restore', { run_id: wrong.id })
    expect(await shop.rpc('catalog.get', { bot_id, product_id: 'L-0' })).toMatchObject(before)
    await shop.rpc('runs.restore', { run_id: undone.id })
    expect((await shop.rpc('catalog.get', { bot_id, product_id: 'L-0' })).changed_by?.run).toMatchObject({
      run_id: wrong.id,
      source_name: 'Others',
    })
  })

  it('is not undone by the clock, but by a person', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(2)))
    shop.write(csvOf(manyRows(2, () => ({ title: 'Lamp wrong' }))))
    const wrong = await shop.run(source.id)
    await shop.rpc('runs.restore', { run_id: wrong.id })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1'])
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { updated: 2 } })
  })

  it('keeps the last ten only', async () => {
    const shop = await openSources()
    const source = await (async () => {
      shop.write(csvOf(manyRows(1)))
      return shop.source()
    })()
    const ids: string[] = []
    for (let turn = 0; turn < 12; turn++) {
      shop.write(csvOf(manyRows(1, () => ({ title: `Lamp ${turn}` }))))
      ids.push((await shop.run(source.id)).id)
    }
    const { runs } = await shop.rpc('runs.list', { source_id: source.id })
    expect(runs.map(({ restorable }) => restorable)).toEqual([...Array(10).fill(true), false, false])
    expect(readdirSync(join(shop.dataPath, 'snapshots'))).toHaveLength(10)
    await expect(shop.rpc('runs.restore', { run_id: ids[0] ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await shop.rpc('runs.restore', { run_id: ids[2] ?? '' })
    expect(await shop.titles()).toEqual(['Lamp 1'])
  }, 120_000)
})
