import { describe, expect, it } from 'vitest'
import type { CallInput } from '#shared/rpc/contract.ts'
import { ask, makeShop, postCatalog, postChat } from '../../helpers/api-client.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const hourMs = 3_600_000
const graces = [
  ['1h', hourMs],
  ['24h', 24 * hourMs],
  ['7d', 7 * 24 * hourMs],
] as const

describe('keys.rotate', () => {
  it.each(graces)('lets the old secret work for %s and not a moment longer', async (grace, ms) => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    const rotated = await hub.rpc('keys.rotate', { key_id: key.id, grace })
    const status = async (secret: string) => (await postChat(hub.url, secret, { bot_id: bot.id })).status

    expect([await status(key.key), await status(rotated.key)]).toEqual([200, 200])
    expect(rotated.retiring).toMatchObject([{ prefix: key.prefix, last4: key.last4 }])
    expect(Date.parse(rotated.retiring[0]?.expires_at ?? '')).toBe(clock.now() + ms)
    clock.advance(ms - 1)
    expect([await status(key.key), await status(rotated.key)]).toEqual([200, 200])
    clock.advance(1)
    expect([await status(key.key), await status(rotated.key)]).toEqual([401, 200])
    expect((await hub.rpc('keys.list', {})).keys[0]?.retiring).toEqual([])
  })

  it.each([['0'], [0], [undefined]])('with a grace of %j ends the old secret at once', async (grace) => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    await ask(hub.url, key.key, { bot_id: bot.id })
    const input = { key_id: key.id, ...(grace === undefined ? {} : { grace }) }
    const rotated = await hub.rpc('keys.rotate', input as CallInput<'keys.rotate'>)
    expect((await postChat(hub.url, key.key, { bot_id: bot.id })).status).toBe(401)
    await ask(hub.url, rotated.key, { bot_id: bot.id })
    expect(rotated.retiring).toEqual([])
  })

  it('keeps the id, name, mirror and count of the key; both secrets count on it', async () => {
    const hub = await startHub()
    const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
    const mirror_url = 'https://shop.example/mirror'
    const key = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till', mirror_url })
    await ask(hub.url, key.key, { bot_id: bot.id })
    const rotated = await hub.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    expect(rotated).toMatchObject({ id: key.id, name: 'Till', mirror_url, used_today: 1, state: 'valid' })
    expect(rotated.key).not.toBe(key.key)
    expect(rotated.last4).toBe(rotated.key.slice(-4))
    await ask(hub.url, key.key, { bot_id: bot.id })
    await ask(hub.url, rotated.key, { bot_id: bot.id })
    expect((await hub.rpc('keys.list', {})).keys).toMatchObject([{ id: key.id, used_today: 3 }])
  })

  it('again never gives an older secret more time', async () => {
    const clock = testClock()
    const hub = await startHub({ clock })
    const { bot, key } = await makeShop(hub)
    const second = await hub.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    const third = await hub.rpc('keys.rotate', { key_id: key.id, grace: '7d' })
    const status = async (secret: string) => (await postChat(hub.url, secret, { bot_id: bot.id })).status
    clock.advance(hourMs)
    expect(await Promise.all([key.key, second.key, third.key].map(status))).toEqual([401, 200, 200])
    await hub.rpc('keys.rotate', { key_id: key.id, grace: '0' })
    expect(await Promise.all([second.key, third.key].map(status))).toEqual([401, 401])
  })

  it('keeps its grace through a restart', async () => {
    const clock = testClock()
    const dataPath = tempFolder()
    const first = await startHub({ dataPath, clock })
    const { bot, key } = await makeShop(first)
    await first.rpc('keys.rotate', { key_id: key.id, grace: '1h' })
    await first.stop()
    clock.advance(hourMs - 1)
    const second = await startHub({ dataPath, clock })
    await ask(second.url, key.key, { bot_id: bot.id })
    clock.advance(1)
    expect((await postChat(second.url, key.key, { bot_id: bot.id })).status).toBe(401)
  })

  it('refuses a revoked key, an unknown key and a grace that is not offered', async () => {
    const hub = await startHub({ port: null })
    const { key } = await makeShop(hub)
    const other = { key_id: key.id, grace: '2h' }
    await expect(hub.anyRpc('keys.rotate', other)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'grace' }],
    })
    await expect(hub.rpc('keys.rotate', { key_id: 'key_nobody' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await hub.rpc('keys.revoke', { key_id: key.id })
    await expect(hub.rpc('keys.rotate', { key_id: key.id })).rejects.toMatchObject({
      code: 'invalid_request',
    })
    expect((await hub.rpc('keys.list', {})).keys).toMatchObject([{ state: 'revoked', rotated_at: null }])
  })
})

describe('bots.rotateSyncKey', () => {
  it('gives the bot another sync key; the old one ends with the next request', async () => {
    const hub = await startHub()
    const { bot } = await makeShop(hub)
    const other = await makeShop(hub)
    const catalog = [{ id: '1', title: 'Tent' }]
    expect((await postCatalog(hub.url, bot.sync_key, catalog)).status).toBe(200)
    const rotated = await hub.rpc('bots.rotateSyncKey', { bot_id: bot.id })
    expect(rotated.sync_key).toMatch(/^sb_sync_[0-9A-Za-z]{36}$/)
    expect(rotated.sync_key_last4).toBe(rotated.sync_key.slice(-4))
    expect((await postCatalog(hub.url, bot.sync_key, catalog)).status).toBe(401)
    expect((await postCatalog(hub.url, rotated.sync_key, catalog)).status).toBe(200)
    expect((await postCatalog(hub.url, other.bot.sync_key, catalog)).status).toBe(200)
  })
})
