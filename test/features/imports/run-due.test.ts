import { describe, expect, it } from 'vitest'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openFile } from '../../helpers/shop.ts'
import { csvOf, manyRows, openSources } from './open-sources.ts'

const nightly = { cron: '30 2 * * *', timezone: 'Europe/Berlin', watch: false }

async function openNightly(now: string) {
  const clock = testClock(now)
  const shop = await openSources({ clock, pace: { lookMs: 50 } })
  shop.write(csvOf(manyRows(2)))
  const source = await shop.source({ schedule: nightly })
  const runs = async () => (await shop.rpc('runs.list', { source_id: source.id })).runs
  return { ...shop, clock, source, runs }
}

/** Waits until this many runs have ended and no others follow. */
async function settled(shop: Awaited<ReturnType<typeof openNightly>>, count: number) {
  await expect
    .poll(async () => (await shop.runs()).filter(({ state }) => state !== 'running').length)
    .toBe(count)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await shop.runs()).toHaveLength(count)
  return shop.runs()
}

describe('scheduled runs', () => {
  it('start when they are due, once, and say when the next ones are', async () => {
    const shop = await openNightly('2026-03-27T12:00:00Z')
    expect(shop.source.next_due.slice(0, 3)).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ])
    await settled(shop, 0)
    shop.clock.set('2026-03-28T01:30:20Z')
    const [run] = await settled(shop, 1)
    expect(run).toMatchObject({ state: 'done', reason: 'schedule', due_at: '2026-03-28T01:30:00.000Z' })
    shop.clock.set('2026-03-29T01:00:20Z')
    expect((await settled(shop, 2))[0]).toMatchObject({
      state: 'unchanged',
      due_at: '2026-03-29T01:00:00.000Z',
    })
  }, 60_000)

  it('that were slept through run once, and say so', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    shop.clock.set('2026-01-14T06:12:00Z')
    expect((await settled(shop, 1))[0]).toMatchObject({
      reason: 'missed',
      due_at: '2026-01-11T01:30:00.000Z',
      started_at: '2026-01-14T06:12:00.000Z',
    })
    expect((await shop.rpc('sources.get', { source_id: shop.source.id })).next_due[0]).toBe(
      '2026-01-15T01:30:00.000Z',
    )
  }, 60_000)

  it('that were missed while the app was closed run at the next start', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    await shop.stop()
    const clock = testClock('2026-01-11T06:00:00Z')
    const next = await startHub({ dataPath: shop.dataPath, clock, pace: { lookMs: 50 } })
    expect(
      await settled(
        { ...shop, runs: async () => (await next.rpc('runs.list', { source_id: shop.source.id })).runs },
        1,
      ),
    ).toMatchObject([{ reason: 'missed', due_at: '2026-01-11T01:30:00.000Z', state: 'done' }])
  }, 60_000)

  it('that were missed by a minute while the app was closed say so too', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    await shop.stop()
    const clock = testClock('2026-01-11T01:30:57Z')
    const next = await startHub({ dataPath: shop.dataPath, clock, pace: { lookMs: 50 } })
    const runs = async () => (await next.rpc('runs.list', { source_id: shop.source.id })).runs
    expect(await settled({ ...shop, runs }, 1)).toMatchObject([
      { reason: 'missed', due_at: '2026-01-11T01:30:00.000Z', state: 'done' },
    ])
  }, 60_000)

  it('rest while the bot is archived, and go on with the next one', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    const source_id = shop.source.id
    await shop.rpc('bots.archive', { bot_id: shop.bot.id, archived: true })
    expect(await shop.rpc('sources.get', { source_id })).toMatchObject({
      next_due: [],
      waiting_for: 'target',
    })
    const refused = { code: 'bot_not_found', fault: { code: 'bot_archived', params: { bot: 'Fjell' } } }
    await expect(shop.run(source_id)).rejects.toMatchObject(refused)
    await expect(shop.rpc('sources.update', { source_id, target: shop.target })).rejects.toMatchObject(
      refused,
    )
    shop.clock.set('2026-01-11T01:30:10Z')
    await settled(shop, 0)
    await shop.rpc('bots.archive', { bot_id: shop.bot.id, archived: false })
    await settled(shop, 0)
    shop.clock.set('2026-01-12T01:30:10Z')
    expect(await settled(shop, 1)).toMatchObject([{ reason: 'schedule', state: 'done' }])
  }, 60_000)

  it('say why there are none where a stored schedule is not valid', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    const source_id = shop.source.id
    openFile(shop).prepare('UPDATE sources SET cron = ? WHERE id = ?').run('0 22-4 * * *', source_id)
    expect(await shop.rpc('sources.get', { source_id })).toMatchObject({
      next_due: [],
      schedule_fault: { code: 'schedule_range', params: { value: '22-4', example: '22-23,0-4' } },
    })
    const schedule = { cron: '0 22-23,0-4 * * *', timezone: 'UTC', watch: false }
    expect(await shop.rpc('sources.update', { source_id, schedule })).toMatchObject({
      next_due: [
        '2026-01-10T22:00:00.000Z',
        '2026-01-10T23:00:00.000Z',
        '2026-01-11T00:00:00.000Z',
        '2026-01-11T01:00:00.000Z',
        '2026-01-11T02:00:00.000Z',
      ],
      schedule_fault: null,
    })
  })

  it('do not wait for a time that a wrong clock had set', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    shop.clock.set('2031-01-10T12:00:00Z')
    await settled(shop, 1)
    shop.clock.set('2026-01-10T12:00:00Z')
    await settled(shop, 1)
    shop.clock.set('2026-01-11T01:30:10Z')
    expect((await settled(shop, 2))[0]).toMatchObject({
      reason: 'schedule',
      due_at: '2026-01-11T01:30:00.000Z',
    })
  }, 60_000)

  it('do not start for a source that is switched off', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    const off = await shop.rpc('sources.update', { source_id: shop.source.id, enabled: false })
    expect(off.next_due).toEqual([])
    shop.clock.set('2026-01-14T06:12:00Z')
    await settled(shop, 0)
  }, 60_000)

  it('do not import again what somebody undid', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    const run = await shop.run(shop.source.id)
    await shop.rpc('runs.restore', { run_id: run.id })
    shop.clock.set('2026-01-11T01:30:10Z')
    expect((await settled(shop, 3))[0]).toMatchObject({
      reason: 'schedule',
      state: 'unchanged',
      trouble: { code: 'taken_back' },
    })
    expect(await shop.titles()).toEqual([])
  }, 60_000)

  it('that a stop cut off come again at the next start', async () => {
    const shop = await openNightly('2026-01-10T12:00:00Z')
    shop.write(csvOf(manyRows(20_000)))
    const going = shop.underWay(100)
    shop.clock.set('2026-01-11T01:30:10Z')
    await going
    await shop.stop()
    const next = await startHub({
      dataPath: shop.dataPath,
      clock: testClock('2026-01-11T06:00:00Z'),
      pace: { lookMs: 50 },
    })
    const again = {
      ...shop,
      runs: async () => (await next.rpc('runs.list', { source_id: shop.source.id })).runs,
    }
    expect(await settled(again, 2)).toMatchObject([
      { reason: 'missed', state: 'done', due_at: '2026-01-11T01:30:00.000Z' },
      { reason: 'schedule', state: 'cancelled', trouble: { code: 'stopped' } },
    ])
  }, 60_000)
})
