import { describe, expect, it } from 'vitest'
import { openFile } from '../../helpers/shop.ts'
import { csvOf, manyRows, openHalfWay, openSources } from './open-sources.ts'

const many = 30_000

describe('cancelling', () => {
  it('leaves the old catalog whole, and the next run is as if there had been none', async () => {
    const shop = await openHalfWay(many)
    const { source, started } = shop
    expect(await shop.rpc('sources.get', { source_id: source.id })).toMatchObject({
      running: { run_id: started.id },
    })
    expect(await shop.rpc('runs.cancel', { run_id: started.id })).toEqual({ cancelled: true })
    expect(await shop.ended(started.id)).toMatchObject({
      state: 'cancelled',
      counts: null,
      restorable: false,
    })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
    const left = openFile(shop)
      .prepare('SELECT count(*) AS rows, max(from_version) AS version FROM products')
      .get()
    expect(left).toEqual({ rows: 3, version: 1 })
    expect(await shop.rpc('runs.cancel', { run_id: started.id })).toEqual({ cancelled: false })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'done',
      counts: { created: many - 3, updated: 3 },
    })
  }, 90_000)

  it('ends a run that waits for its turn', async () => {
    const shop = await openSources()
    const first = await shop.source({ path: shop.write(csvOf(manyRows(many)), 'first.csv') })
    const second = await shop.source({ path: shop.write(csvOf(manyRows(2)), 'second.csv') })
    const going = shop.underWay(100)
    const long = await shop.rpc('sources.run', { source_id: first.id })
    await going
    const waiting = await shop.rpc('sources.run', { source_id: second.id })
    await shop.rpc('runs.cancel', { run_id: waiting.id })
    expect(await shop.ended(waiting.id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.rpc('runs.cancel', { run_id: long.id })).toEqual({ cancelled: true })
    expect(await shop.ended(long.id)).toMatchObject({ state: 'cancelled' })
  }, 60_000)

  it('a stop of the hub cuts it off and says so at the next start', async () => {
    const shop = await openSources()
    const source = await shop.source({ path: shop.write(csvOf(manyRows(many)), 'first.csv') })
    const going = shop.underWay(100)
    const waited = shop.run(source.id)
    await going
    await shop.stop()
    expect(await waited).toMatchObject({ state: 'cancelled', trouble: { code: 'stopped' } })
  }, 60_000)
})
