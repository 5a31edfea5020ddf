import { describe, expect, it } from 'vitest'
import { nextMs } from '#main/features/website/watch.ts'
import { createNetwork } from '#main/lib/network.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { startHub } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'
import { openTunnel, throughTunnels } from '../../helpers/tunnel.ts'

const pace = { probeMs: 20 }

async function open() {
  const shop = await openShop({ outgoing: throughTunnels, pace })
  const tunnel = await openTunnel({ to: () => shop.url })
  const state = async () => (await shop.rpc('website.status', {})).state
  const attention = async () =>
    (await shop.rpc('home.summary', {})).attention.filter(({ kind }) => kind.startsWith('website_'))
  return { ...shop, tunnel, state, attention }
}

describe('watching the public address', () => {
  it('looks at nothing while there is none', async () => {
    const shop = await open()
    expect(await shop.rpc('website.status', {})).toEqual({
      public_url: null,
      state: 'none',
      checked_at: null,
      unreachable_since: null,
      why: null,
      params: {},
      recovered_at: null,
    })
    expect(await shop.attention()).toEqual([])
  })

  it('tells Home since when it is lost and that it is back', async () => {
    const shop = await open()
    const pushes: Push[] = []
    shop.events.subscribe((push) => pushes.push(push))
    const { url } = shop.tunnel
    await shop.rpc('settings.update', { public_url: url })
    await expect.poll(shop.state).toBe('reachable')
    expect(await shop.attention()).toEqual([])

    await shop.tunnel.close()
    await expect.poll(shop.state).toBe('unreachable')
    const { unreachable_since: since, why } = await shop.rpc('website.status', {})
    expect(why).toBe('connection_refused')
    expect(await shop.attention()).toEqual([{ kind: 'website_unreachable', url, since, why }])
    expect(pushes).toContainEqual({ type: 'website.changed', bot_id: null })

    await shop.tunnel.open()
    await expect.poll(shop.state).toBe('reachable')
    expect(await shop.attention()).toMatchObject([{ kind: 'website_recovered', url }])
    await shop.rpc('settings.update', { public_url: null })
    expect(await shop.attention()).toEqual([])
  })

  it('remembers an outage through a start', async () => {
    const shop = await open()
    await shop.rpc('settings.update', { public_url: shop.tunnel.url })
    await shop.tunnel.close()
    await expect.poll(shop.state).toBe('unreachable')
    const { unreachable_since } = await shop.rpc('website.status', {})
    await shop.stop()
    const again = await startHub({ dataPath: shop.dataPath, outgoing: throughTunnels })
    expect(await again.rpc('website.status', {})).toMatchObject({ state: 'unreachable', unreachable_since })
    await again.rpc('settings.update', { public_url: 'https://other.example' })
    expect(await again.rpc('website.status', {})).toMatchObject({ state: 'unknown', unreachable_since: null })
  })

  it('blames nobody while this PC is offline, and a paused service is not lost', async () => {
    const offline = await openShop({
      pace,
      outgoing: { ...throughTunnels, network: createNetwork({ interfaces: () => ({}) }) },
    })
    await offline.rpc('settings.update', { public_url: 'https://nowhere.example' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await offline.rpc('website.status', {})).toMatchObject({
      state: 'unknown',
      unreachable_since: null,
    })

    const shop = await open()
    await shop.rpc('hub.pause', { paused: true })
    await shop.tunnel.close()
    await shop.rpc('settings.update', { public_url: shop.tunnel.url })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await shop.state()).toBe('unknown')
  })

  it('looks soon after a first failure, and less and less often after that', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((failures) => nextMs(failures) / 1000)).toEqual([
      60, 10, 60, 120, 240, 300, 300,
    ])
  })
})
