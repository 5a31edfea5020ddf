import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { pausesMs } from '#main/features/webhooks/queue/schedule.ts'
import { eventTypes } from '#shared/schemas/event.ts'
import { startHub, testClock } from '../../../helpers/hub.ts'
import { hang, openSink, reset, status } from '../../../helpers/sink.ts'
import { openOutbox, quick } from './open-outbox.ts'

const minute = 60_000
const hour = 60 * minute

describe('a webhook that is sent', () => {
  it.each(eventTypes)(
    'is a believable %s when it is a test, signed so that others can check it',
    async (type) => {
      const outbox = await openOutbox()
      const { id } = await outbox.test(type)
      const done = await outbox.stands(id, 'delivered', 1)
      const [got] = outbox.sink.received
      expect(got?.text).toBe(done.request_body)
      expect(got?.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': done.event_id,
        'user-agent': expect.stringMatching(/^Shopbell\//),
      })
      const payload = new Webhook(outbox.endpoint.secret).verify(got?.text ?? '', got?.headers ?? {})
      expect(payload).toMatchObject({ event_type: type, event_id: done.event_id, bot_id: outbox.bot.id })
      const { is_test, event_type } = await outbox.rpc('events.get', { event_id: done.event_id })
      expect({ is_test, event_type, listed: done.is_test }).toEqual({
        is_test: true,
        event_type: type,
        listed: true,
      })
    },
  )

  it('is recorded with request and response, up to 20 kB', async () => {
    const outbox = await openOutbox({ react: status(500, { 'x-why': 'no room' }, 'é'.repeat(30_000)) })
    const { id } = await outbox.test()
    const { attempts } = await outbox.stands(id, 'retrying', 1)
    const [attempt] = attempts
    expect(attempt).toMatchObject({ status: 500, error_code: null, error: null })
    expect(attempt?.latency_ms).toBeGreaterThan(0)
    expect(attempt?.request_headers.map(([name]) => name)).toContain('webhook-signature')
    expect(attempt?.response_headers).toContainEqual(['x-why', 'no room'])
    expect(Buffer.byteLength(attempt?.response_head ?? '')).toBe(20_000)
  })

  it('shows no credential of its address', async () => {
    const outbox = await openOutbox()
    const url = outbox.sink.url.replace('//', '//merchant:hunter22@')
    await outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url, allow_local: true })
    const { id } = await outbox.test()
    const done = await outbox.stands(id, 'delivered')
    expect(outbox.sink.received[0]?.headers['authorization']).toMatch(/^Basic /)
    expect(JSON.stringify([done, await outbox.deliveries()])).not.toMatch(/hunter22|Basic /)
    expect((await outbox.rpc('deliveries.export', { format: 'csv' })).text).not.toMatch(/hunter22/)
  })
})

describe('a webhook that does not arrive', () => {
  it('is retried on schedule under one webhook-id, then listed as failed, then resent by hand', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const { id } = await outbox.test()
    for (const [index, pause] of pausesMs.slice(1).entries()) {
      const { next_attempt_at } = await outbox.stands(id, 'retrying', index + 1)
      expect(Date.parse(next_attempt_at ?? '') - outbox.clock.now()).toBe(pause)
      outbox.clock.advance(pause)
    }
    const failed = await outbox.stands(id, 'failed', 10)
    expect(failed.next_attempt_at).toBeNull()
    expect(new Set(outbox.sink.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([failed.event_id]),
    )

    outbox.sink.answerWith(status(204))
    await outbox.rpc('deliveries.resend', { delivery_id: id })
    await outbox.stands(id, 'delivered', 11)
    expect(outbox.sink.received.at(-1)?.headers['webhook-id']).toBe(failed.event_id)
  })

  it('is not tried before it is due', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    outbox.clock.advance(4999)
    // Something else goes out meanwhile: the pump has looked.
    const other = await outbox.test()
    await outbox.stands(other.id, 'retrying', 1)
    expect((await outbox.one(id)).attempt_count).toBe(1)
    outbox.clock.advance(1)
    await outbox.stands(id, 'retrying', 2)
  })

  it('waits as long as it is asked to', async () => {
    const outbox = await openOutbox({ react: status(429, { 'retry-after': '3600' }) })
    const { id } = await outbox.test()
    const { next_attempt_at } = await outbox.stands(id, 'retrying', 1)
    expect(Date.parse(next_attempt_at ?? '') - outbox.clock.now()).toBe(hour)
  })

  it.each([
    ['timeout', hang],
    ['reset', reset],
  ] as const)('says why: %s', async (code, react) => {
    const outbox = await openOutbox({
      react,
      pace: { lookMs: 10, timeoutMs: code === 'timeout' ? 500 : 20_000 },
    })
    const { id } = await outbox.test()
    const { attempts } = await outbox.stands(id, 'retrying', 1)
    expect(attempts[0]).toMatchObject({ status: null, error_code: code, response_head: null })
    expect(attempts[0]?.error).toMatch(/127\.0\.0\.1/)
  })

  it('says why: refused', async () => {
    const outbox = await openOutbox()
    await outbox.sink.close()
    const { id } = await outbox.test()
    const { attempts } = await outbox.stands(id, 'retrying', 1)
    expect(attempts[0]?.error_code).toBe('refused')
  })

  it('does not follow a redirect', async () => {
    const other = await openSink()
    const outbox = await openOutbox({ react: status(307, { location: other.url }) })
    const { id } = await outbox.test()
    const { attempts } = await outbox.stands(id, 'retrying', 1)
    expect(attempts[0]?.status).toBe(307)
    expect(other.received).toEqual([])
  })

  it('is shown as being sent while it takes its time', async () => {
    const outbox = await openOutbox({ react: hang })
    const { id } = await outbox.test()
    await outbox.stands(id, 'sending', 0)
    expect((await outbox.deliveries({ state: 'sending' })).map((one) => one.id)).toEqual([id])
  })
})

describe('an endpoint that answers 410', () => {
  it('is switched off by 410, with all that waits for it', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const first = await outbox.test()
    await outbox.stands(first.id, 'retrying', 1)
    outbox.sink.answerWith(status(410))
    const second = await outbox.test()
    await outbox.stands(second.id, 'disabled', 1)
    await outbox.stands(first.id, 'disabled', 1)
    const { state, disabled_reason } = await outbox.rpc('endpoints.get', { endpoint_id: outbox.endpoint.id })
    expect({ state, disabled_reason }).toEqual({ state: 'disabled', disabled_reason: 'gone' })

    // What comes to pass from now on is listed and not sent.
    await outbox.hear('hello')
    const missed = await outbox.deliveries({ state: 'disabled' })
    expect(missed.map(({ event_type }) => event_type)).toContain('conversation.started')
    await expect(outbox.test()).rejects.toThrow(/disabled/)
    await expect(outbox.rpc('deliveries.resend', { delivery_id: first.id })).rejects.toThrow(/disabled/)
  })

  it('is switched off after 120 hours without a success, and says so', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const pushes: string[] = []
    outbox.events.subscribe((push) => {
      if (push.type === 'endpoints.changed') pushes.push(push.endpoint_id)
    })
    await outbox.stands((await outbox.test()).id, 'retrying', 1)
    for (const pause of [24, 24, 24, 24, 23]) {
      outbox.clock.advance(pause * hour)
      await outbox.stands((await outbox.test()).id, 'retrying', 1)
    }
    outbox.clock.advance(hour)
    await outbox.stands((await outbox.test()).id, 'disabled', 1)
    const { disabled_reason } = await outbox.rpc('endpoints.get', { endpoint_id: outbox.endpoint.id })
    expect(disabled_reason).toBe('no_success')
    expect(pushes).toContain(outbox.endpoint.id)
  })

  it('is not switched off for the days on which nothing was tried', async () => {
    const clock = testClock(new Date().toISOString())
    const sink = await openSink(status(500))
    const first = await startHub({ ...quick, clock })
    const bot = await first.rpc('bots.create', { name: 'Fjell', plan: 'business' })
    const { id } = await first.rpc('endpoints.set', { bot_id: bot.id, url: sink.url, allow_local: true })
    const isOff = async ({ rpc }: typeof first) => {
      const before = sink.received.length
      const { id: delivery_id } = await rpc('deliveries.test', { endpoint_id: id })
      await expect.poll(() => sink.received.length).toBeGreaterThan(before)
      await expect.poll(async () => (await rpc('deliveries.get', { delivery_id })).attempt_count).toBe(1)
      return (await rpc('endpoints.get', { endpoint_id: id })).disabled_reason
    }
    expect(await isOff(first)).toBeNull()
    clock.advance(20 * hour)
    expect(await isOff(first)).toBeNull()
    await first.stop()

    // Holidays.
    clock.advance(7 * 24 * hour)
    const second = await startHub({ ...quick, clock, dataPath: first.dataPath })
    expect(await isOff(second)).toBeNull()
    for (let day = 0; day < 4; day++) {
      clock.advance(24 * hour)
      expect(await isOff(second)).toBeNull()
    }
    clock.advance(4 * hour)
    expect(await isOff(second)).toBe('no_success')
  })

  it('is not switched off where something arrived meanwhile', async () => {
    const outbox = await openOutbox({ react: status(500) })
    await outbox.stands((await outbox.test()).id, 'retrying', 1)
    outbox.sink.answerWith(status(200))
    await outbox.stands((await outbox.test()).id, 'delivered')
    outbox.sink.answerWith(status(500))
    outbox.clock.advance(121 * hour)
    await outbox.stands((await outbox.test()).id, 'retrying', 1)
  })

  it('gives up what waits when it is switched off or removed by hand', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    await outbox.rpc('endpoints.update', { endpoint_id: outbox.endpoint.id, enabled: false })
    await outbox.stands(id, 'disabled', 1)
    await outbox.rpc('endpoints.update', { endpoint_id: outbox.endpoint.id, enabled: true })
    outbox.sink.answerWith(status(200))
    const since = new Date(outbox.clock.now() - hour).toISOString()
    expect(await outbox.rpc('deliveries.resendFailed', { since })).toEqual({ resent: 1 })
    await outbox.stands(id, 'delivered', 2)
    expect(await outbox.rpc('deliveries.resendFailed', { since })).toEqual({ resent: 0 })
  })
})

describe('a delivery by hand', () => {
  it('can be cancelled, and is not tried then', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    expect(await outbox.rpc('deliveries.cancel', { delivery_id: id })).toMatchObject({ state: 'cancelled' })
    outbox.clock.advance(hour)
    await outbox.stands((await outbox.test()).id, 'retrying', 1)
    expect((await outbox.one(id)).attempt_count).toBe(1)
  })

  it('stays delivered when it is cancelled too late', async () => {
    const outbox = await openOutbox()
    const { id } = await outbox.test()
    await outbox.stands(id, 'delivered')
    expect(await outbox.rpc('deliveries.cancel', { delivery_id: id })).toMatchObject({ state: 'delivered' })
  })

  it('goes out again at once though it would be due only later', async () => {
    const outbox = await openOutbox({ react: status(503, { 'retry-after': '7200' }) })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    outbox.sink.answerWith(status(200))
    await outbox.rpc('deliveries.resend', { delivery_id: id })
    await outbox.stands(id, 'delivered', 2)
  })
})

describe('the hub in between', () => {
  it('goes on after a stop where it was, and a try that was cut off does not count', async () => {
    const clock = testClock(new Date().toISOString())
    const sink = await openSink(hang)
    const hub = await startHub({ ...quick, clock })
    const bot = await hub.rpc('bots.create', { name: 'Fjell', plan: 'business' })
    const { id } = await hub.rpc('endpoints.set', { bot_id: bot.id, url: sink.url, allow_local: true })
    const { id: delivery_id } = await hub.rpc('deliveries.test', { endpoint_id: id })
    await expect.poll(() => sink.received.length).toBe(1)
    await hub.stop()

    sink.answerWith(status(200))
    const again = await startHub({ ...quick, clock, dataPath: hub.dataPath })
    await expect
      .poll(async () => (await again.rpc('deliveries.get', { delivery_id })).state)
      .toBe('delivered')
    expect((await again.rpc('deliveries.get', { delivery_id })).attempt_count).toBe(1)
    const ids = sink.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
  })
})
