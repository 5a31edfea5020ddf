import { describe, expect, it } from 'vitest'
import { ask, makeShop, postChat } from '../../helpers/api-client.ts'
import { startHub, testClock } from '../../helpers/hub.ts'

describe('keys.create', () => {
  it('shows the whole key once; lists show its prefix and last four', async () => {
    const hub = await startHub({ port: null, clock: testClock() })
    const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
    const made = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till' })
    expect(made).toMatchObject({
      bot_id: bot.id,
      name: 'Till',
      state: 'valid',
      used_today: 0,
      last_used_at: null,
    })
    expect(made.created_at).toBe('2026-03-10T12:00:00.000Z')
    expect(made.key).toMatch(/^sb_live_[0-9A-Za-z]{36}$/)
    expect(made.key.startsWith(made.prefix)).toBe(true)
    expect(made.key.endsWith(made.last4)).toBe(true)

    const { key, ...listed } = made
    expect(await hub.rpc('keys.list', { bot_id: bot.id })).toEqual({ keys: [listed] })
    expect(JSON.stringify(await hub.rpc('keys.list', {}))).not.toContain(key)
  })

  it('keeps the mirror address for later', async () => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    const mirror = { mirror_url: 'http://127.0.0.1:9/mirror', mirror_allow_local: true }
    const made = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till', ...mirror })
    expect(made).toMatchObject(mirror)
    expect(await hub.rpc('keys.list', {})).toMatchObject({ keys: [mirror] })
    const changed = await hub.rpc('keys.update', { key_id: made.id, name: 'Desk', mirror_url: null })
    expect(changed).toMatchObject({ name: 'Desk', mirror_url: null, mirror_allow_local: true })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'Till', mirror_url: 'not an address' }, 'mirror_url'],
    [{ name: 'Till', mirror_url: 'file:///etc/passwd' }, 'mirror_url'],
    [{ name: 'Till', mirror_allow_local: 'yes' }, 'mirror_allow_local'],
  ])('refuses %j, naming the place', async (input, path) => {
    const hub = await startHub({ port: null })
    const bot = await hub.rpc('bots.create', { name: 'Shop' })
    await expect(hub.anyRpc('keys.create', { bot_id: bot.id, ...input })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path }],
    })
    expect(await hub.rpc('keys.list', {})).toEqual({ keys: [] })
  })

  it('needs a bot that exists', async () => {
    const hub = await startHub({ port: null })
    const call = hub.rpc('keys.create', { bot_id: 'bot_nobody', name: 'Till' })
    await expect(call).rejects.toMatchObject({ code: 'bot_not_found' })
  })
})

describe('keys.list', () => {
  it('shows the keys of one bot or of all, in the order they were made', async () => {
    const hub = await startHub({ port: null })
    const [one, other] = [await makeShop(hub), await makeShop(hub)]
    const third = await hub.rpc('keys.create', { bot_id: one.bot.id, name: 'Third' })
    const ids = async (input: { bot_id?: string }) =>
      (await hub.rpc('keys.list', input)).keys.map(({ id }) => id)
    expect(await ids({ bot_id: one.bot.id })).toEqual([one.key.id, third.id])
    expect(await ids({})).toEqual([one.key.id, other.key.id, third.id])
    expect(await ids({ bot_id: 'bot_nobody' })).toEqual([])
  })

  it("shows today's count and the last use", async () => {
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    await ask(hub.url, key.key, { bot_id: bot.id })
    clock.advance(1500)
    await ask(hub.url, key.key, { bot_id: bot.id })
    const used = async () => (await hub.rpc('keys.list', {})).keys[0]
    expect(await used()).toMatchObject({ used_today: 2, last_used_at: '2026-03-10T12:00:01.500Z' })
    clock.set('2026-03-11T00:00:00.000Z')
    expect(await used()).toMatchObject({ used_today: 0, last_used_at: '2026-03-10T12:00:01.500Z' })
  })
})

describe('keys.revoke', () => {
  it('holds from the next request, on an open connection too', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    await ask(hub.url, key.key, { bot_id: bot.id })
    const revoked = await hub.rpc('keys.revoke', { key_id: key.id })
    expect(revoked.state).toBe('revoked')
    expect((await postChat(hub.url, key.key, { bot_id: bot.id })).status).toBe(401)
    expect((await hub.rpc('usage.get', { key_id: key.id })).used).toBe(1)
  })

  it('holds for the secrets of a rotation that still had time', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const rotated = await hub.rpc('keys.rotate', { key_id: key.id, grace: '7d' })
    await hub.rpc('keys.revoke', { key_id: key.id })
    for (const secret of [key.key, rotated.key]) {
      expect((await postChat(hub.url, secret, { bot_id: bot.id })).status).toBe(401)
    }
  })

  it('stays, keeps its first time, and leaves other keys alone', async () => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    const other = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Other' })
    const first = await hub.rpc('keys.revoke', { key_id: key.id })
    clock.advance(60_000)
    const second = await hub.rpc('keys.revoke', { key_id: key.id })
    expect(second.revoked_at).toBe(first.revoked_at)
    await ask(hub.url, other.key, { bot_id: bot.id })
    expect((await hub.rpc('keys.list', {})).keys.map(({ state }) => state)).toEqual(['revoked', 'valid'])
  })

  it('takes `id` for `key_id`, and knows only keys that exist', async () => {
    const hub = await startHub({ port: null })
    const { key } = await makeShop(hub)
    expect(await hub.anyRpc('keys.revoke', { id: key.id })).toMatchObject({ state: 'revoked' })
    await expect(hub.rpc('keys.revoke', { key_id: 'key_nobody' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
