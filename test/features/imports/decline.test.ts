import { describe, expect, it } from 'vitest'
import { testClock } from '../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from './open-sources.ts'

describe('a declined approval', () => {
  it('keeps the catalog, and asks about the same file again only when a person starts the run', async () => {
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const shop = await openSources({ clock, pace: { lookMs: 50 } })
    shop.write(csvOf(manyRows(10)))
    const schedule = { cron: '0 * * * *', timezone: 'UTC', watch: false }
    const source = await shop.source({ schedule })
    const source_id = source.id
    await shop.run(source_id)
    shop.write(csvOf(manyRows(2)))
    const braked = await shop.run(source_id)
    expect(braked.state).toBe('braked')
    expect(await shop.rpc('sources.keep', { source_id })).toMatchObject({
      waiting_for: null,
      last_run: { id: braked.id, state: 'cancelled', trouble: { code: 'kept' } },
    })
    expect(await shop.rpc('sources.keep', { source_id })).toMatchObject({ last_run: { state: 'cancelled' } })
    // A yes that comes after the no, from a page left open elsewhere.
    const late = { source_id, wait: true, confirm: true, braked_run_id: braked.id }
    expect(await shop.rpc('sources.run', late)).toMatchObject({ state: 'braked', reason: 'manual' })
    await shop.rpc('sources.keep', { source_id })

    const byTheClock = (iso: string) => shop.byTheClock(source_id, () => clock.set(iso))
    for (const hour of ['13', '14']) {
      expect(await byTheClock(`2026-03-10T${hour}:00:30.000Z`)).toMatchObject({
        reason: 'schedule',
        state: 'unchanged',
        trouble: { code: 'kept' },
      })
    }
    expect(await shop.titles()).toHaveLength(10)
    expect(await shop.run(source_id)).toMatchObject({ state: 'braked' })

    await shop.rpc('sources.keep', { source_id })
    shop.write(csvOf(manyRows(3)))
    expect(await byTheClock('2026-03-10T15:00:30.000Z')).toMatchObject({ state: 'braked' })
  })
})
