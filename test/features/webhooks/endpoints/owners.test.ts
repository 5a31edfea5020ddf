import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { startHub } from '../../../helpers/hub.ts'

describe("a bot's webhook_url", () => {
  it('is its endpoint, from either side', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop', webhook_url: 'https://crm.example/a' })
    expect(bot.webhook_url).toBe('https://crm.example/a')
    const [endpoint] = (await hub.rpc('endpoints.list', {})).endpoints
    expect(endpoint).toMatchObject({ kind: 'integration', bot_id: bot.id, url: 'https://crm.example/a' })
    const { secret } = await hub.rpc('endpoints.secret', { endpoint_id: endpoint?.id ?? '' })

    const changed = await hub.rpc('bots.update', { bot_id: bot.id, webhook_url: 'https://crm.example/b' })
    expect(changed.webhook_url).toBe('https://crm.example/b')
    expect(await hub.rpc('endpoints.set', { bot_id: bot.id, url: 'https://crm.example/b' })).toMatchObject({
      id: endpoint?.id,
      secret,
    })
    // What is left out stays.
    const renamed = await hub.rpc('bots.update', { bot_id: bot.id, name: 'Other' })
    expect(renamed.webhook_url).toBe('https://crm.example/b')

    const without = await hub.rpc('bots.update', { bot_id: bot.id, webhook_url: null })
    expect(without.webhook_url).toBeNull()
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ endpoints: [] })
  })

  it('needs the switch of its endpoint for the local network', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const local = { bot_id: bot.id, webhook_url: 'http://192.168.1.5/hook' }
    await expect(hub.rpc('bots.update', { ...local, name: 'Other' })).rejects.toMatchObject({
      errors: [{ path: 'webhook_url', message: expect.stringMatching(/local network/) }],
    })
    expect(await hub.rpc('bots.get', { bot_id: bot.id })).toMatchObject({ name: 'Shop', webhook_url: null })
    await hub.rpc('endpoints.set', { bot_id: bot.id, url: 'http://192.168.1.4/', allow_local: true })
    expect(await hub.rpc('bots.update', local)).toMatchObject({ webhook_url: local.webhook_url })
  })

  it('makes no bot where it is refused', async () => {
    const hub = await startHub({ port: null })
    const call = hub.rpc('bots.create', { name: 'Shop', webhook_url: 'http://169.254.169.254/' })
    await expect(call).rejects.toMatchObject({ errors: [{ path: 'webhook_url' }] })
    expect(await hub.rpc('bots.list', {})).toEqual({ bots: [] })
  })
})

describe('the owner of an endpoint', () => {
  it('keeps its name when its owner is archived', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop', webhook_url: 'https://crm.example/a' })
    const key = await hub.rpc('keys.create', {
      bot_id: bot.id,
      name: 'Till',
      mirror_url: 'https://crm.example/b',
    })
    await hub.rpc('inboxes.create', { name: 'Forms', forward_url: 'https://crm.example/c' })
    const owners = async () =>
      (await hub.rpc('endpoints.list', {})).endpoints.map(({ owner_name, owner_gone }) => [
        owner_name,
        owner_gone,
      ])
    expect(await owners()).toEqual([
      ['Shop', false],
      ['Till', false],
      ['Forms', false],
    ])
    await hub.rpc('keys.revoke', { key_id: key.id })
    await hub.rpc('bots.update', { bot_id: bot.id, name: 'Old shop' })
    expect(await owners()).toEqual([
      ['Old shop', false],
      ['Till', true],
      ['Forms', false],
    ])
    await hub.rpc('bots.archive', { bot_id: bot.id })
    expect((await owners())[0]).toEqual(['Old shop', true])
  })

  it('cannot belong to an archived bot', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    await hub.rpc('bots.archive', { bot_id: bot.id })
    const url = 'https://crm.example/a'
    await expect(hub.rpc('endpoints.set', { bot_id: bot.id, url })).rejects.toThrow(
      /"Shop" is archived.*Restore it/,
    )
    expect(await hub.rpc('endpoints.list', {})).toMatchObject({ endpoints: [] })
    await hub.rpc('bots.archive', { bot_id: bot.id, archived: false })
    expect(await hub.rpc('endpoints.set', { bot_id: bot.id, url })).toMatchObject({ url })
  })
})

describe("a key's mirror", () => {
  it('is its endpoint, with a secret shown when the key is', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const mirror_url = 'https://crm.example/mirror'
    const { mirror_secret, ...key } = await hub.rpc('keys.create', {
      bot_id: bot.id,
      name: 'Till',
      mirror_url,
    })
    expect(mirror_secret).toMatch(/^whsec_/)
    const [endpoint] = (await hub.rpc('endpoints.list', {})).endpoints
    const endpoint_id = endpoint?.id ?? ''
    expect(endpoint).toMatchObject({ kind: 'mirror', bot_id: bot.id, key_id: key.id, url: mirror_url })
    expect(await hub.rpc('endpoints.secret', { endpoint_id })).toEqual({ secret: mirror_secret })
    expect(JSON.stringify(await hub.rpc('keys.list', {}))).not.toContain('whsec_')

    const pushes: Push[] = []
    hub.events.subscribe((push) => pushes.push(push))
    await hub.rpc('endpoints.update', { endpoint_id, url: 'https://crm.example/other' })
    expect(pushes).toContainEqual({ type: 'keys.changed', bot_id: bot.id })
    expect(await hub.rpc('keys.list', {})).toMatchObject({
      keys: [{ mirror_url: 'https://crm.example/other' }],
    })
    await hub.rpc('endpoints.remove', { endpoint_id })
    expect(await hub.rpc('keys.list', {})).toMatchObject({ keys: [{ mirror_url: null }] })
  })

  it('shows no secret where there is none', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const key = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till' })
    expect(key).not.toHaveProperty('mirror_secret')
  })

  it('keeps its switch while its address is away, and checks both together', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const local = { mirror_url: 'http://10.0.0.5/mirror', mirror_allow_local: true }
    const { id: key_id } = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till', ...local })
    await hub.rpc('keys.update', { key_id, mirror_url: null })
    const back = await hub.rpc('keys.update', { key_id, mirror_url: local.mirror_url })
    expect(back).toMatchObject(local)
    await expect(hub.rpc('keys.update', { key_id, mirror_allow_local: false })).rejects.toMatchObject({
      errors: [{ path: 'mirror_url' }],
    })
    const moved = { mirror_url: 'https://crm.example/', mirror_allow_local: false }
    expect(await hub.rpc('keys.update', { key_id, ...moved })).toMatchObject(moved)
  })

  it('makes no key where it is refused', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const call = hub.rpc('keys.create', { bot_id: bot.id, name: 'Till', mirror_url: 'http://localhost:9/' })
    await expect(call).rejects.toMatchObject({ errors: [{ path: 'mirror_url' }] })
    expect(await hub.rpc('keys.list', {})).toEqual({ keys: [] })
  })
})
