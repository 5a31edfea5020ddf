import { describe, expect, it } from 'vitest'
import { openFile } from '../../../helpers/shop.ts'
import { openSink, status } from '../../../helpers/sink.ts'
import { openOutbox } from './open-outbox.ts'

const hour = 3_600_000
const always = '1970-01-01T00:00:00.000Z'

/** Two that were given up: the server wants nothing more. */
async function openGivenUp() {
  const outbox = await openOutbox({ react: status(410) })
  const first = await outbox.test()
  await outbox.stands(first.id, 'disabled', 1)
  await outbox.hear('hello')
  const missed = await outbox.deliveries({ state: 'disabled' })
  return {
    ...outbox,
    first,
    count: missed.length,
    failed: async (endpoint_id = outbox.endpoint.id) =>
      (await outbox.rpc('endpoints.get', { endpoint_id })).health.failed,
    undelivered: async () =>
      (await outbox.rpc('home.summary', {})).attention.filter(({ kind }) => kind === 'undelivered'),
  }
}

describe('a failed delivery', () => {
  it('is counted, also after its address works again, until it is sent again', async () => {
    const outbox = await openGivenUp()
    expect(outbox.count).toBeGreaterThan(1)
    expect(await outbox.failed()).toBe(outbox.count)
    expect(await outbox.undelivered()).toMatchObject([{ why: 'gone', count: outbox.count }])

    const other = await openSink()
    await outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url: other.url, allow_local: true })
    await outbox.stands((await outbox.test()).id, 'delivered')
    // Over the weekend.
    outbox.clock.advance(60 * hour)
    expect(await outbox.failed()).toBe(outbox.count)
    expect(await outbox.undelivered()).toMatchObject([{ why: 'failed', count: outbox.count }])

    expect(await outbox.rpc('deliveries.resendFailed', { since: always })).toEqual({ resent: outbox.count })
    await outbox.stands(outbox.first.id, 'delivered', 2)
    await expect.poll(() => outbox.failed()).toBe(0)
    expect(await outbox.undelivered()).toEqual([])
  })

  it('is no longer counted once dismissed, one by one or all at once', async () => {
    const outbox = await openGivenUp()
    const { state } = await outbox.rpc('deliveries.cancel', { delivery_id: outbox.first.id })
    expect(state).toBe('cancelled')
    expect(await outbox.failed()).toBe(outbox.count - 1)
    await expect(
      outbox.rpc('deliveries.cancelFailed', { since: always, endpoint_id: 'end_none' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    const later = new Date(outbox.clock.now() + hour).toISOString()
    expect(await outbox.rpc('deliveries.cancelFailed', { since: later })).toEqual({ cancelled: 0 })
    expect(
      await outbox.rpc('deliveries.cancelFailed', { since: always, endpoint_id: outbox.endpoint.id }),
    ).toEqual({ cancelled: outbox.count - 1 })
    await outbox.rpc('endpoints.update', { endpoint_id: outbox.endpoint.id, enabled: true })
    expect(await outbox.undelivered()).toEqual([])
    // It stays listed, and whoever changes their mind sends it all the same.
    outbox.sink.answerWith(status(200))
    await outbox.rpc('deliveries.resend', { delivery_id: outbox.first.id })
    await outbox.stands(outbox.first.id, 'delivered', 2)
  })

  it('goes to the present address of its bot where its own was removed', async () => {
    const outbox = await openGivenUp()
    await outbox.rpc('endpoints.remove', { endpoint_id: outbox.endpoint.id })
    const resend = () => outbox.rpc('deliveries.resend', { delivery_id: outbox.first.id })
    await expect(resend()).rejects.toThrow(/was removed.*Add one/)
    expect(await outbox.rpc('deliveries.resendFailed', { since: always })).toEqual({ resent: 0 })

    const other = await openSink()
    const made = await outbox.rpc('endpoints.set', {
      bot_id: outbox.bot.id,
      url: other.url,
      allow_local: true,
    })
    expect(made.id).not.toBe(outbox.endpoint.id)
    expect(made).toMatchObject({ state: 'active', last_failure_at: null, health: { failed: outbox.count } })
    await resend()
    await outbox.stands(outbox.first.id, 'delivered', 2)
    const { resent } = await outbox.rpc('deliveries.resendFailed', { since: always, endpoint_id: made.id })
    expect(resent).toBe(outbox.count - 1)
    await expect.poll(() => other.received.length).toBe(outbox.count)
    expect((await outbox.rpc('endpoints.list', {})).endpoints).toHaveLength(1)
  })

  it("goes to the present address of its key, and not to another key's", async () => {
    const outbox = await openOutbox()
    const mirror = await openSink(status(410))
    const withMirror = (url: string | null) =>
      outbox.rpc('keys.update', { key_id: outbox.key.id, mirror_url: url, mirror_allow_local: true })
    await withMirror(mirror.url)
    await outbox.ask('Tent?')
    await expect.poll(() => outbox.deliveries({ state: 'disabled' })).toHaveLength(1)
    const [copy] = await outbox.deliveries({ state: 'disabled' })
    await withMirror(null)
    mirror.answerWith(status(200))
    await outbox.rpc('keys.create', {
      bot_id: outbox.bot.id,
      name: 'Other',
      mirror_url: 'https://x.example/',
    })
    await expect(outbox.rpc('deliveries.resend', { delivery_id: copy?.id ?? '' })).rejects.toThrow(/removed/)
    await withMirror(`${mirror.url}/new`)
    await outbox.rpc('deliveries.resend', { delivery_id: copy?.id ?? '' })
    await outbox.stands(copy?.id ?? '', 'delivered', 2)
    expect(mirror.received.at(-1)?.path).toBe('/hook/new')
  })

  it('is filtered by an existing address', async () => {
    const outbox = await openOutbox()
    await expect(
      outbox.rpc('deliveries.resendFailed', { since: always, endpoint_id: 'end_none' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await outbox.rpc('endpoints.update', { endpoint_id: outbox.endpoint.id, enabled: false })
    await expect(
      outbox.rpc('deliveries.resendFailed', { since: always, endpoint_id: outbox.endpoint.id }),
    ).rejects.toThrow(/disabled/)
  })

  it('is filtered by a time in any zone', async () => {
    const outbox = await openGivenUp()
    await outbox.rpc('endpoints.update', { endpoint_id: outbox.endpoint.id, enabled: true })
    openFile(outbox).prepare('UPDATE deliveries SET finished_at = ?').run(Date.parse('2026-03-10T12:00:00Z'))
    const since = (text: string) => outbox.rpc('deliveries.resendFailed', { since: text })
    expect(await since('2026-03-10T14:00:01+02:00')).toEqual({ resent: 0 })
    expect(await since('2026-03-10T14:00:00+02:00')).toEqual({ resent: outbox.count })
  })
})
