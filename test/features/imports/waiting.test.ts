import { describe, expect, it } from 'vitest'
import { testClock } from '../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from './open-sources.ts'

async function openWaiting() {
  const clock = testClock('2026-03-10T12:00:00.000Z')
  const shop = await openSources({ clock, pace: { lookMs: 50 } })
  shop.write(csvOf(manyRows(10)))
  const schedule = { cron: '* * * * *', timezone: 'UTC', watch: false }
  const source = await shop.source({ schedule })
  const source_id = source.id
  await shop.run(source_id)
  clock.set('2026-03-10T12:00:10.000Z')
  shop.write(csvOf(manyRows(2)))
  const asked = await shop.run(source_id)
  expect(asked.state).toBe('braked')
  /** The runs that began and ended while the clock went on by a minute. */
  const minute = async (iso: string) => {
    const seen = new Map<string, number>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = shop.events.subscribe((push) => {
      if (push.type !== 'runs.changed') return
      const count = (seen.get(push.run_id) ?? 0) + 1
      seen.set(push.run_id, count)
      if (count === 2) resolve()
    })
    clock.set(iso)
    await promise
    end()
  }
  const ids = async () => (await shop.rpc('runs.list', { source_id })).runs.map(({ id }) => id)
  return { ...shop, clock, source_id, asked, minute, ids }
}

describe('a file that needs approval', () => {
  it('is asked about once, however often the schedule finds it, and can be approved after that', async () => {
    const shop = await openWaiting()
    const before = await shop.ids()
    await shop.minute('2026-03-10T12:01:10.000Z')
    await shop.minute('2026-03-10T12:02:10.000Z')
    expect(await shop.ids()).toEqual(before)
    expect(await shop.rpc('sources.get', { source_id: shop.source_id })).toMatchObject({
      waiting_for: 'answer',
      last_run: { id: shop.asked.id, state: 'braked' },
    })
    const yes = { source_id: shop.source_id, wait: true, confirm: true, braked_run_id: shop.asked.id }
    expect(await shop.rpc('sources.run', yes)).toMatchObject({ state: 'done', counts: { removed: 8 } })
  }, 60_000)

  it('is looked at again where the source was changed since', async () => {
    const shop = await openWaiting()
    shop.clock.set('2026-03-10T12:00:30.000Z')
    await shop.rpc('sources.update', { source_id: shop.source_id, brake_percent: 100 })
    const run = await shop.byTheClock(shop.source_id, () => shop.clock.set('2026-03-10T12:01:10.000Z'))
    expect(run).toMatchObject({ state: 'done', counts: { removed: 8 } })
  }, 60_000)

  it('is asked about again where another file came', async () => {
    const shop = await openWaiting()
    shop.write(csvOf(manyRows(3)))
    const run = await shop.byTheClock(shop.source_id, () => shop.clock.set('2026-03-10T12:01:10.000Z'))
    expect(run).toMatchObject({ state: 'braked', reason: 'schedule' })
    expect(run.id).not.toBe(shop.asked.id)
  }, 60_000)
})

describe('a file of column names alone', () => {
  it('is blamed for that, and for nothing else', async () => {
    const shop = await openSources()
    const path = shop.write('Artikelnummer;Bezeichnung;Preis;Farbe\n')
    const preview = await shop.rpc('sources.preview', { path, target: shop.target })
    expect(preview.faults.map(({ code }) => code)).toEqual(['only_column_names'])
    const because = { code: 'no_products_because', params: { reason: { code: 'only_column_names' } } }
    expect(preview.failure).toMatchObject(because)
    const run = await shop.rpc('sources.runFile', { path, target: shop.target })
    expect(run).toMatchObject({ state: 'failed', trouble: { fault: because } })
    shop.write('id,name,foo\n')
    expect((await shop.rpc('sources.preview', { path: shop.path })).faults.map(({ code }) => code)).toEqual([
      'only_column_names',
    ])
  })
})
