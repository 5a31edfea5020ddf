import { describe, expect, it } from 'vitest'
import type { Network } from '#main/lib/network.ts'
import { openFile } from '../../../helpers/shop.ts'
import { hang, openSink, status } from '../../../helpers/sink.ts'
import { openOutbox } from '../queue/open-outbox.ts'

/** A line that can be cut: names are found and the network is there, or neither. */
function line() {
  let isUp = true
  const network: Network = {
    isUp: () => isUp,
    noteContact: () => {},
    isCutOff: async () => !isUp,
    seemsOffline: () => !isUp,
  }
  const lookup = async () => {
    if (isUp) return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  }
  return {
    outgoing: { network, lookup },
    cut: () => {
      isUp = false
    },
    mend: () => {
      isUp = true
    },
  }
}

async function openOnLine() {
  const wire = line()
  const outbox = await openOutbox({ outgoing: wire.outgoing })
  const url = outbox.sink.url.replace('127.0.0.1', 'crm.example')
  await outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url, allow_local: true })
  return { ...outbox, wire }
}

describe('sending queued webhooks', () => {
  it('does not let 20 dead endpoints with all their backlog delay a healthy one', async () => {
    const outbox = await openOutbox()
    const silent = await openSink(hang)
    const dead: string[] = []
    for (let index = 0; index < 20; index++) {
      const bot = await outbox.rpc('bots.create', { name: `Dead ${index}`, plan: 'business' })
      const url = `${silent.url}/${index}`
      const { id } = await outbox.rpc('endpoints.set', { bot_id: bot.id, url, allow_local: true })
      dead.push(id)
    }
    for (let round = 0; round < 10; round++)
      await Promise.all(dead.map((endpoint_id) => outbox.rpc('deliveries.test', { endpoint_id })))
    await expect.poll(() => new Set(silent.received.map(({ path }) => path)).size).toBe(20)

    const { id } = await outbox.test()
    await outbox.stands(id, 'delivered', 1)
    // Not one of the dead has ended meanwhile: nothing but being apart let it through.
    const waiting = (await outbox.deliveries({ limit: 500 })).filter(
      ({ attempt_count }) => attempt_count === 0,
    )
    expect(waiting).toHaveLength(200)
    // And they are not run over either: few at a time, and fewer where there are many.
    expect(silent.received.length).toBeLessThanOrEqual(64 + 20)
  })

  it('sends only a few at a time to one address', async () => {
    const outbox = await openOutbox({ react: hang })
    await Promise.all(Array.from({ length: 12 }, () => outbox.test()))
    await expect.poll(() => outbox.sink.received.length).toBe(4)
    expect(await outbox.deliveries({ state: 'scheduled' })).not.toHaveLength(0)
  })

  it('makes no attempt while this PC is offline, and continues at once when it is back', async () => {
    const { wire, ...outbox } = await openOnLine()
    wire.cut()
    const { id } = await outbox.test()
    await outbox.stands(id, 'paused', 0)
    outbox.clock.advance(5000)
    const second = await outbox.test()
    await outbox.stands(second.id, 'paused', 0)
    expect((await outbox.rpc('endpoints.list', {})).offline).toBe(true)

    wire.mend()
    await outbox.stands(id, 'delivered', 1)
    await outbox.stands(second.id, 'delivered', 1)
    const { state, last_failure_at } = await outbox.rpc('endpoints.get', { endpoint_id: outbox.endpoint.id })
    expect({ state, last_failure_at }).toEqual({ state: 'active', last_failure_at: null })
  })

  it('tries at once when the address changes to one on this PC', async () => {
    const { wire, ...outbox } = await openOnLine()
    wire.cut()
    const { id } = await outbox.test()
    await outbox.stands(id, 'paused', 0)
    await outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url: outbox.sink.url, allow_local: true })
    await outbox.stands(id, 'delivered', 1)
  })

  it('sends once more what is resent while it is being sent', async () => {
    let end = () => {}
    const outbox = await openOutbox({
      react: (response) => {
        end = () => response.writeHead(200).end()
      },
    })
    const { id } = await outbox.test()
    await outbox.stands(id, 'sending', 0)
    expect(await outbox.rpc('deliveries.resend', { delivery_id: id })).toMatchObject({ state: 'scheduled' })
    end()
    await expect.poll(() => outbox.sink.received.length).toBe(2)
    end()
    await outbox.stands(id, 'delivered', 2)
    expect(outbox.sink.received[1]?.headers['webhook-id']).toBe(
      outbox.sink.received[0]?.headers['webhook-id'],
    )
  })

  it('sends only once what is resent while it is queued', async () => {
    const ends: (() => void)[] = []
    const outbox = await openOutbox({
      react: (response) => ends.push(() => response.writeHead(200).end()),
    })
    const made = await Promise.all(Array.from({ length: 6 }, () => outbox.test()))
    await expect.poll(() => ends.length).toBe(4)
    const sent = new Set(outbox.sink.received.map(({ headers }) => headers['webhook-id']))
    const last = made.find(({ event_id }) => !sent.has(event_id))
    await outbox.rpc('deliveries.resend', { delivery_id: last?.id ?? '' })
    outbox.sink.answerWith(status(200))
    for (const end of ends) end()
    for (const { id } of made) await outbox.stands(id, 'delivered', 1)
    expect(outbox.sink.received).toHaveLength(6)
  })

  it('looks again with growing pauses, and at once after a sleep', async () => {
    const wire = line()
    let asked = 0
    const lookup = () => {
      asked++
      return wire.outgoing.lookup()
    }
    // Nothing reports that the line is back: it is only noticed by trying.
    const network: Network = {
      ...wire.outgoing.network,
      isCutOff: async () => true,
      seemsOffline: () => true,
    }
    const outbox = await openOutbox({ outgoing: { network: { ...network, isUp: () => false }, lookup } })
    const url = outbox.sink.url.replace('127.0.0.1', 'crm.example')
    await outbox.rpc('endpoints.set', { bot_id: outbox.bot.id, url, allow_local: true })
    wire.cut()
    const { id } = await outbox.test()
    await outbox.stands(id, 'paused', 0)
    for (const [index, pause] of [5000, 10_000, 20_000].entries()) {
      await expect.poll(() => asked).toBe(index + 1)
      outbox.clock.advance(pause - 1)
      await expect.poll(async () => (await outbox.one(id)).state).toBe('paused')
      expect(asked).toBe(index + 1)
      outbox.clock.advance(1)
    }
    await expect.poll(() => asked).toBe(4)
    wire.mend()
    // Long before the next look of 40 s would be, were it not for the sleep.
    outbox.clock.advance(30_000)
    await outbox.stands(id, 'delivered', 1)
  })

  it('finds what came due while the PC slept', async () => {
    const outbox = await openOutbox({ react: status(500) })
    const { id } = await outbox.test()
    await outbox.stands(id, 'retrying', 1)
    outbox.sink.answerWith(status(200))
    outbox.clock.advance(48 * 3_600_000)
    await outbox.stands(id, 'delivered', 2)
  })

  it('begins with what a crash left behind', async () => {
    const outbox = await openOutbox({ react: hang })
    const { id } = await outbox.test()
    await outbox.stands(id, 'sending', 0)
    await outbox.stop()
    const db = openFile(outbox)
    db.prepare("UPDATE deliveries SET state = 'sending'").run()
    outbox.sink.answerWith(status(200))
    const again = await openOutbox({ dataPath: outbox.dataPath })
    await expect
      .poll(async () => (await again.rpc('deliveries.get', { delivery_id: id })).state)
      .toBe('delivered')
  })
})
