import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openFile } from '../../helpers/shop.ts'
import { csvOf, manyRows, openSources } from '../imports/open-sources.ts'

const nightly = { cron: '30 2 * * *', timezone: 'Europe/Berlin', watch: false }

async function open() {
  const clock = testClock('2026-03-10T12:00:00Z')
  const shop = await openSources({ clock })
  shop.write(csvOf(manyRows(10)))
  const summary = () => shop.rpc('home.summary', {})
  return { ...shop, clock, summary, attention: async () => (await summary()).attention }
}

describe('runs of sources on Home', () => {
  it('are listed in advance, soonest first, with their time zone', async () => {
    const shop = await open()
    const night = await shop.source({ name: 'Night', schedule: nightly })
    const noon = await shop.source({
      name: 'Noon',
      schedule: { cron: '0 12 * * *', timezone: 'Asia/Tokyo', watch: false },
    })
    await shop.source({ name: 'By hand' })
    await shop.source({ name: 'Off', schedule: nightly, enabled: false })
    expect((await shop.summary()).next_runs).toEqual([
      {
        source_id: night.id,
        source_name: 'Night',
        bot_name: 'Fjell',
        at: '2026-03-11T01:30:00.000Z',
        timezone: 'Europe/Berlin',
        running: false,
      },
      {
        source_id: noon.id,
        source_name: 'Noon',
        bot_name: 'Fjell',
        at: '2026-03-11T03:00:00.000Z',
        timezone: 'Asia/Tokyo',
        running: false,
      },
    ])
  })

  it('need attention when they failed, until one succeeds or the source is switched off', async () => {
    const shop = await open()
    const source = await shop.source({ name: 'Night' })
    await shop.run(source.id)
    expect(await shop.attention()).toEqual([])
    rmSync(shop.path)
    const failed = await shop.run(source.id)
    const item = {
      kind: 'run_failed',
      source_id: source.id,
      source_name: 'Night',
      run_id: failed.id,
      at: '2026-03-10T12:00:00.000Z',
      why: 'not_found',
    }
    expect(await shop.attention()).toEqual([item])
    await shop.rpc('sources.update', { source_id: source.id, enabled: false })
    expect(await shop.attention()).toEqual([])
    await shop.rpc('sources.update', { source_id: source.id, enabled: true })
    expect(await shop.attention()).toEqual([item])
    shop.write(csvOf(manyRows(10)))
    await shop.run(source.id)
    expect(await shop.attention()).toEqual([])
  }, 60_000)

  it('ask for approval until they get an answer', async () => {
    const shop = await open()
    const source = await shop.source({ name: 'Night' })
    await shop.run(source.id)
    shop.write(csvOf(manyRows(2)))
    const braked = await shop.run(source.id)
    expect(await shop.attention()).toMatchObject([
      { kind: 'run_asks', source_id: source.id, run_id: braked.id, why: braked.trouble?.code },
    ])
    expect(braked.trouble?.code).toMatch(/^brake_/)
    await shop.run(source.id, true)
    expect(await shop.attention()).toEqual([])
  }, 60_000)

  it("are reported when they were interrupted by Shopbell's end", async () => {
    const shop = await open()
    const source = await shop.source({ name: 'Night' })
    const run = await shop.run(source.id)
    await shop.stop()
    // As a power cut leaves it.
    openFile(shop)
      .prepare("UPDATE import_runs SET state = 'running', ended_at = NULL WHERE id = ?")
      .run(run.id)
    const next = await startHub({ dataPath: shop.dataPath, clock: shop.clock })
    expect((await next.rpc('home.summary', {})).attention).toMatchObject([
      { kind: 'run_failed', run_id: run.id, why: 'interrupted' },
    ])
  }, 60_000)
})
