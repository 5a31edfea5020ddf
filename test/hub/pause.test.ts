import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { startHub } from '../helpers/hub.ts'
import { openShop } from '../helpers/shop.ts'

describe('a paused service', () => {
  it('asks every caller to come back later, and does and counts nothing', async () => {
    const shop = await openShop()
    expect(await shop.rpc('hub.pause', { paused: true })).toMatchObject({ paused: true, url: shop.url })
    for (const answer of [
      await shop.chat({ message: 'Tents?' }),
      await shop.chat('not json'),
      await shop.chat({ message: 'Tents?' }, { key: 'wrong' }),
      await shop.say({ message: 'Tents?' }),
      await shop.sync([{ id: '1', title: 'Tent' }]),
      await send(`${shop.url}/api/chat/${shop.bot.id}/config`),
      await send(`${shop.url}/docs`),
      await send(`${shop.url}/nowhere`),
    ]) {
      expectProblem(answer, 503, 'service_paused')
      expect(answer.headers['retry-after']).toBe('60')
    }
    expect(await shop.used()).toBe(0)
    expect(await shop.rpc('sessions.list', {})).toMatchObject({ sessions: [] })
    expect(await shop.rpc('hub.status', {})).toMatchObject({ products: 0, paused: true })
  })

  it('still says that it runs', async () => {
    const hub = await startHub()
    await hub.rpc('hub.pause', { paused: true })
    expect(await send(`${hub.url}/healthz`)).toMatchObject({ status: 200 })
    expectProblem(
      await send(`${hub.url}/healthz`, { headers: { host: 'evil.example' } }),
      421,
      'host_not_allowed',
    )
  })

  it('can be read about by a page of the shop: its preflight passes, and the answer is for all', async () => {
    const origin = 'https://shop.example'
    const shop = await openShop({ bot: { allowed_origins: [origin] } })
    await shop.rpc('hub.pause', { paused: true })
    const preflight = await send(`${shop.url}/api/chat/${shop.bot.id}/message`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    const answer = await shop.say({ message: 'Tents?' }, { headers: { origin } })
    expectProblem(answer, 503, 'service_paused')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('goes on where it was, and reports both once', async () => {
    const shop = await openShop()
    const pushes: Push[] = []
    shop.events.subscribe((push) => pushes.push(push))
    for (const paused of [true, true, false, false]) await shop.rpc('hub.pause', { paused })
    expect(pushes).toEqual([
      { type: 'hub.changed', url: shop.url, paused: true },
      { type: 'hub.changed', url: shop.url, paused: false },
    ])
    expect((await shop.chat({ message: 'Tents?' })).status).toBe(200)
  })

  it('is not paused any more after a start', async () => {
    const hub = await startHub()
    await hub.rpc('hub.pause', { paused: true })
    await hub.stop()
    const again = await startHub({ dataPath: hub.dataPath })
    expect(await again.rpc('hub.status', {})).toMatchObject({ paused: false })
  })
})
