import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { startHub, type TestHub, testClock } from '../../../helpers/hub.ts'

const url = 'https://crm.example/leads'

async function open(options: Parameters<typeof startHub>[0] = {}) {
  const clock = testClock()
  const hub = await startHub({ port: null, clock, ...options })
  const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
  return { hub, clock, bot_id: bot.id }
}

function pushesOf(hub: TestHub): Push[] {
  const pushes: Push[] = []
  hub.events.subscribe((push) => pushes.push(push))
  return pushes
}

describe('endpoints.set', () => {
  it('makes the one address of a bot, with a secret of its own', async () => {
    const { hub, bot_id } = await open()
    const pushes = pushesOf(hub)
    const made = await hub.rpc('endpoints.set', { bot_id, url })
    expect(made).toEqual({
      id: expect.stringMatching(/^end_/),
      kind: 'integration',
      bot_id,
      key_id: null,
      inbox_id: null,
      owner_name: 'Shop',
      owner_gone: false,
      url,
      event_types: null,
      allow_local: false,
      send_tests: false,
      state: 'active',
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      last_success_at: null,
      last_failure_at: null,
      old_secret_until: null,
      health: { delivered: 0, failed: 0, waiting: 0, latency_ms: null },
      created_at: '2026-03-10T12:00:00.000Z',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    const { secret, ...listed } = made
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ endpoints: [listed] })
    expect(await hub.rpc('endpoints.get', { endpoint_id: made.id })).toEqual(listed)
    expect(await hub.rpc('endpoints.secret', { endpoint_id: made.id })).toEqual({ secret })
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({ webhook_url: url })
    expect(pushes).toEqual(
      expect.arrayContaining([
        { type: 'endpoints.changed', endpoint_id: made.id },
        { type: 'bots.changed', bot_id },
      ]),
    )
  })

  it('again changes what was given and keeps the rest and the secret', async () => {
    const { hub, bot_id } = await open()
    const first = await hub.rpc('endpoints.set', {
      bot_id,
      url: 'http://127.0.0.1:9/hook',
      event_types: ['lead.created'],
      allow_local: true,
    })
    const again = await hub.rpc('endpoints.set', { bot_id, url: 'http://127.0.0.1:9/other' })
    expect(again).toEqual({ ...first, url: 'http://127.0.0.1:9/other' })
    const all = await hub.rpc('endpoints.set', { bot_id, url, event_types: null, allow_local: false })
    expect(all).toMatchObject({ id: first.id, secret: first.secret, event_types: null, allow_local: false })
    expect((await hub.rpc('endpoints.list', {})).endpoints).toHaveLength(1)
  })

  it('writes addresses one way and drops what is never sent', async () => {
    const { hub, bot_id } = await open()
    const { url: kept } = await hub.rpc('endpoints.set', {
      bot_id,
      url: 'HTTPS://CRM.Example:443/a/../leads#top',
    })
    expect(kept).toBe(url)
  })

  it.each([
    [{ url: 'http://127.0.0.1:9/hook' }, 'url', /local network/],
    [{ url: 'http://2130706433:9/hook' }, 'url', /local network/],
    [{ url: 'http://169.254.169.254/', allow_local: true }, 'url', /credentials/],
    [{ url: 'http://[::ffff:a9fe:a9fe]/', allow_local: true }, 'url', /credentials/],
    [{ url: 'ftp://crm.example/' }, 'url', /web address/],
    [{ url: `https://crm.example/${'x'.repeat(2000)}` }, 'url', /2000/],
    // Longer as it is sent than as it is entered.
    [{ url: `https://crm.example/${'ü'.repeat(500)}` }, 'url', /2000/],
    [{ url, event_types: [] }, 'event_types', /at least one/],
    [{ url, event_types: ['api.exchange'] }, 'event_types.0', /./],
    [{ url: 'https://shop:***@crm.example/' }, 'url', /whole address/],
  ])('refuses %j', async (input, path, message) => {
    const { hub, bot_id } = await open()
    await expect(hub.anyRpc('endpoints.set', { bot_id, ...input })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path, message: expect.stringMatching(message) }],
    })
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ endpoints: [] })
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({ webhook_url: null })
  })

  it('refuses our own service by any name', async () => {
    const { hub, bot_id } = await open({ port: 0 })
    const { port } = new URL(hub.url)
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', hostname()]) {
      const own = `http://${host}:${port}/api/v1/chat`
      await expect(hub.rpc('endpoints.set', { bot_id, url: own, allow_local: true })).rejects.toThrow(
        /Shopbell itself/,
      )
      await expect(
        hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: own, mirror_allow_local: true }),
      ).rejects.toMatchObject({ errors: [{ path: 'mirror_url' }] })
    }
    expect(await hub.rpc('keys.list', {})).toEqual({ keys: [] })
  })

  it('refuses the port of the dashboard beside it, and from a script the one of the settings', async () => {
    const beside = await open({ port: 0, otherPorts: () => [45_678] })
    const to = (port: number) => ({ url: `http://127.0.0.1:${port}/`, allow_local: true })
    const { hub, bot_id } = beside
    await expect(hub.rpc('endpoints.set', { bot_id, ...to(45_678) })).rejects.toThrow(/Shopbell itself/)
    const script = await open()
    await expect(script.hub.rpc('endpoints.set', { bot_id: script.bot_id, ...to(4840) })).rejects.toThrow(
      /Shopbell itself/,
    )
  })

  it('needs a bot that exists', async () => {
    const { hub } = await open()
    const call = hub.rpc('endpoints.set', { bot_id: 'bot_nobody', url })
    await expect(call).rejects.toMatchObject({ code: 'bot_not_found' })
  })
})

describe('endpoints.update', () => {
  it('switches off and on again', async () => {
    const { hub, clock, bot_id } = await open()
    const { id: endpoint_id, secret } = await hub.rpc('endpoints.set', { bot_id, url })
    const off = await hub.rpc('endpoints.update', { endpoint_id, enabled: false })
    expect(off).toMatchObject({
      state: 'disabled',
      disabled_reason: 'by_hand',
      disabled_at: '2026-03-10T12:00:00.000Z',
    })
    clock.advance(1000)
    // Once is enough.
    expect(await hub.rpc('endpoints.update', { endpoint_id, enabled: false })).toEqual(off)
    // Another address is no reason to send again.
    const moved = await hub.rpc('endpoints.update', { endpoint_id, url: 'https://crm.example/other' })
    expect(moved).toMatchObject({ state: 'disabled', url: 'https://crm.example/other' })
    const on = await hub.rpc('endpoints.update', { endpoint_id, enabled: true })
    expect(on).toMatchObject({ state: 'active', disabled_reason: null, disabled_at: null })
    expect(await hub.rpc('endpoints.secret', { endpoint_id })).toEqual({ secret })
  })

  it('is switched on by being entered again', async () => {
    const { hub, bot_id } = await open()
    const { id: endpoint_id } = await hub.rpc('endpoints.set', { bot_id, url })
    await hub.rpc('endpoints.update', { endpoint_id, enabled: false })
    expect(await hub.rpc('endpoints.set', { bot_id, url })).toMatchObject({ state: 'active' })
  })

  it('checks an address again when the local network is switched off', async () => {
    const { hub, bot_id } = await open()
    const local = { url: 'http://192.168.1.5/hook', allow_local: true }
    const { id: endpoint_id } = await hub.rpc('endpoints.set', { bot_id, ...local })
    const call = hub.rpc('endpoints.update', { endpoint_id, allow_local: false })
    await expect(call).rejects.toThrow(/local network/)
    expect(await hub.rpc('endpoints.get', { endpoint_id })).toMatchObject(local)
  })

  it("chooses events for a bot's own address only", async () => {
    const { hub, bot_id } = await open()
    await hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: url })
    const [mirror] = (await hub.rpc('endpoints.list', {})).endpoints
    const call = hub.rpc('endpoints.update', { endpoint_id: mirror?.id ?? '', event_types: ['lead.created'] })
    await expect(call).rejects.toMatchObject({ errors: [{ path: 'event_types' }] })
  })

  it.each(['endpoints.get', 'endpoints.update', 'endpoints.remove', 'endpoints.secret', 'endpoints.rotate'])(
    '%s needs one that exists',
    async (name) => {
      const { hub } = await open()
      await expect(hub.anyRpc(name, { endpoint_id: 'end_nobody' })).rejects.toMatchObject({
        code: 'not_found',
      })
    },
  )
})

describe('endpoints.remove', () => {
  it('takes it away with its secret; a new one is another', async () => {
    const { hub, bot_id } = await open()
    const { id: endpoint_id, secret } = await hub.rpc('endpoints.set', { bot_id, url })
    expect(await hub.rpc('endpoints.remove', { endpoint_id })).toEqual({ removed: true })
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ endpoints: [] })
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({ webhook_url: null })
    const another = await hub.rpc('endpoints.set', { bot_id, url })
    expect(another.id).not.toBe(endpoint_id)
    expect(another.secret).not.toBe(secret)
  })
})

describe('endpoints.list', () => {
  it("shows a bot's own, or all, and says when this PC is offline", async () => {
    const nothing = { lo: [{ address: '127.0.0.1', internal: true }] }
    const { createNetwork } = await import('#main/lib/network.ts')
    const { hub, bot_id } = await open({
      outgoing: { network: createNetwork({ interfaces: () => nothing }) },
    })
    const other = await hub.rpc('bots.create', { name: 'Other', webhook_url: 'https://other.example/hook' })
    await hub.rpc('endpoints.set', { bot_id, url })
    await hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: 'https://crm.example/mirror' })
    const kinds = async (input: { bot_id?: string }) =>
      (await hub.rpc('endpoints.list', input)).endpoints.map(({ kind }) => kind)
    expect(await kinds({})).toEqual(['integration', 'integration', 'mirror'])
    expect(await kinds({ bot_id })).toEqual(['integration', 'mirror'])
    expect(await kinds({ bot_id: other.id })).toEqual(['integration'])
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ offline: true })
  })
})
