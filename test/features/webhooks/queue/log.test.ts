import { describe, expect, it } from 'vitest'
import { startHub } from '../../../helpers/hub.ts'
import { openFile } from '../../../helpers/shop.ts'
import { status } from '../../../helpers/sink.ts'
import { openOutbox, quick } from './open-outbox.ts'

const day = 86_400_000

describe('the log of deliveries', () => {
  it('comes newest first, in pages, and by endpoint, event, bot and state', async () => {
    const outbox = await openOutbox()
    const made = []
    for (let index = 0; index < 5; index++) made.push(await outbox.test())
    for (const { id } of made) await outbox.stands(id, 'delivered')
    outbox.sink.answerWith(status(500))
    const failing = await outbox.test('lead.updated')
    await outbox.stands(failing.id, 'retrying', 1)

    const first = await outbox.rpc('deliveries.list', { limit: 4 })
    const second = await outbox.rpc('deliveries.list', { limit: 4, after: first.next ?? '' })
    expect([...first.deliveries, ...second.deliveries].map(({ id }) => id)).toEqual(
      [...made, failing].map(({ id }) => id).reverse(),
    )
    expect(second.next).toBeNull()
    const ids = async (filter: Parameters<typeof outbox.deliveries>[0]) =>
      (await outbox.deliveries(filter)).map(({ id }) => id)
    expect(await ids({ state: 'retrying' })).toEqual([failing.id])
    expect(await ids({ event_id: failing.event_id })).toEqual([failing.id])
    expect(await ids({ bot_id: outbox.bot.id })).toHaveLength(6)
    expect(await ids({ bot_id: 'bot_other' })).toEqual([])
    expect(await ids({ endpoint_id: outbox.endpoint.id, state: 'delivered' })).toHaveLength(5)
    expect((await outbox.deliveries({ state: 'retrying' }))[0]?.attempts).toMatchObject([{ status: 500 }])
    await expect(outbox.rpc('deliveries.list', { after: 'x' })).rejects.toThrow(/next/)
    await expect(outbox.one('dlv_none')).rejects.toThrow(/no delivery/)
  })

  it('goes into a file, and into a spreadsheet without a formula', async () => {
    const outbox = await openOutbox()
    const { id } = await outbox.test()
    await outbox.stands(id, 'delivered')
    const json = await outbox.rpc('deliveries.export', { format: 'json' })
    expect(json.file_name).toMatch(/^deliveries-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(json.text)).toMatchObject([{ id, state: 'delivered', attempts: [{ status: 200 }] }])

    openFile(outbox).prepare('UPDATE attempts SET error = \'=HYPERLINK("http://evil.example")\'').run()
    const csv = await outbox.rpc('deliveries.export', { format: 'csv', state: 'delivered' })
    const [head = '', line = ''] = csv.text.split('\r\n')
    expect(head.replace('\uFEFF', '')).toMatch(/^id,event_id,event_type,/)
    expect(line).toMatch(new RegExp(`^${id},`))
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  it('is kept as numbers once it is old, by the setting', async () => {
    const outbox = await openOutbox()
    for (let index = 0; index < 3; index++) await outbox.stands((await outbox.test()).id, 'delivered')
    outbox.sink.answerWith(status(410))
    await outbox.stands((await outbox.test('lead.updated')).id, 'disabled')
    const then = new Date(outbox.clock.now()).toISOString().slice(0, 10)
    await outbox.rpc('settings.update', { keep_deliveries_days: 10 })
    await outbox.stop()

    outbox.clock.advance(9 * day)
    const young = await startHub({ ...quick, clock: outbox.clock, dataPath: outbox.dataPath })
    expect((await young.rpc('deliveries.list', {})).deliveries).toHaveLength(4)
    await young.stop()

    outbox.clock.advance(day + 1)
    const old = await startHub({ ...quick, clock: outbox.clock, dataPath: outbox.dataPath })
    await expect.poll(async () => (await old.rpc('deliveries.list', {})).deliveries).toEqual([])
    const { days } = await old.rpc('deliveries.days', { endpoint_id: outbox.endpoint.id })
    expect(days).toEqual([
      {
        day: then,
        endpoint_id: outbox.endpoint.id,
        event_type: 'lead.created',
        delivered: 3,
        failed: 0,
        attempts: 3,
      },
      {
        day: then,
        endpoint_id: outbox.endpoint.id,
        event_type: 'lead.updated',
        delivered: 0,
        failed: 1,
        attempts: 1,
      },
    ])
    // The events themselves stay.
    expect((await old.rpc('events.list', {})).events).toHaveLength(4)
    expect(openFile(old).prepare('SELECT count(*) AS n FROM attempts').get()).toEqual({ n: 0 })
  })

  it('keeps what still waits, however old', async () => {
    const outbox = await openOutbox({ react: status(503, { 'retry-after': '86400' }) })
    await outbox.rpc('settings.update', { keep_deliveries_days: 1 })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    await outbox.stop()
    outbox.sink.answerWith(status(200))
    outbox.clock.advance(20 * day)
    const later = await startHub({ ...quick, clock: outbox.clock, dataPath: outbox.dataPath })
    await expect
      .poll(async () => (await later.rpc('deliveries.get', { delivery_id: id })).state)
      .toBe('delivered')
  })

  it('notifies the dashboard of every change', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const states: string[] = []
    outbox.events.subscribe((push) => {
      if (push.type === 'deliveries.changed') states.push(`${push.delivery_id} ${push.state}`)
    })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    await expect.poll(() => states).toContain(`${id} retrying`)
    await outbox.rpc('deliveries.cancel', { delivery_id: id })
    await expect.poll(() => states).toContain(`${id} cancelled`)
  })
})
