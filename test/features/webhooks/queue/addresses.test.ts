import { describe, expect, it } from 'vitest'
import { openSink, status } from '../../../helpers/sink.ts'
import { openOutbox } from './open-outbox.ts'

describe('the address of a delivery', () => {
  it('stays with each attempt when the endpoint gets another', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const old = `${outbox.sink.url}?token=old`
    const set = (url: string) =>
      outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url, allow_local: true })
    await set(old)
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    outbox.sink.answerWith(status(200))
    const arrived = await outbox.test()
    await outbox.stands(arrived.id, 'delivered')
    const shownOld = `${outbox.sink.url}?token=***`

    const next = await openSink()
    await set(next.url)
    // What still waits goes there from now on.
    expect(await outbox.one(id)).toMatchObject({ url: next.url, attempts: [{ url: shownOld }] })
    outbox.clock.advance(5000)
    expect(await outbox.stands(id, 'delivered', 2)).toMatchObject({
      url: next.url,
      attempts: [{ url: shownOld }, { url: next.url }],
    })
    expect(await outbox.one(arrived.id)).toMatchObject({ url: shownOld, attempts: [{ url: shownOld }] })
    const listed = (await outbox.deliveries()).find((one) => one.id === arrived.id)
    expect(listed).toMatchObject({ url: shownOld, attempts: [{ url: shownOld }] })
    const { deliveries } = await outbox.rpc('events.get', { event_id: arrived.event_id })
    expect(deliveries).toMatchObject([{ url: shownOld }])
    const { text } = await outbox.rpc('deliveries.export', { format: 'csv' })
    expect(text.split('\r\n').find((line) => line.includes(arrived.id))).toContain(shownOld)
    expect(text).not.toContain('token=old')
  })
})
