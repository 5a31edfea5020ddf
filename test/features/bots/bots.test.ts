import { describe, expect, it } from 'vitest'
import { ask, makeShop, postCatalog, postChat } from '../../helpers/api-client.ts'
import { send } from '../../helpers/http.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const everything = {
  name: 'Fjell & Fjord',
  plan: 'enterprise' as const,
  language: 'de' as const,
  greeting: 'Grüß Gott!',
  timezone: 'Europe/Berlin',
  opening_hours: {
    mon: [
      { from: '09:00', to: '12:30' },
      { from: '14:00', to: '24:00' },
    ],
    sat: [{ from: '00:00', to: '13:00' }],
    sun: [],
  },
  confidence_threshold: 0.7,
  allowed_origins: ['https://shop.example', 'http://localhost:3000'],
  colours: { primary: '#0F766E', text: '#ffffff' },
  starter_buttons: [
    { label: 'Versand', value: 'Wie lange dauert der Versand?' },
    { label: 'Zum Shop', url: 'https://shop.example' },
  ],
  webhook_url: 'https://shop.example/hook',
}

describe('bots.create', () => {
  it('needs only a name', async () => {
    const hub = await startHub({ port: null, clock: testClock() })
    const bot = await hub.rpc('bots.create', { name: '  Shop  ' })
    expect(bot).toMatchObject({
      name: 'Shop',
      plan: 'business',
      language: 'en',
      timezone: 'UTC',
      opening_hours: null,
      allowed_origins: [],
      webhook_url: null,
      archived: false,
      created_at: '2026-03-10T12:00:00.000Z',
    })
    expect(bot.sync_key).toMatch(/^sb_sync_[0-9A-Za-z]{36}$/)
    expect(bot.sync_key_last4).toBe(bot.sync_key.slice(-4))
  })

  it('keeps every setting, also through a restart', async () => {
    const dataPath = tempFolder()
    const first = await startHub({ port: null, dataPath })
    const { sync_key: _, ...bot } = await first.rpc('bots.create', everything)
    expect(bot).toMatchObject(everything)
    await first.stop()
    const second = await startHub({ port: null, dataPath })
    expect(await second.rpc('bots.get', { bot_id: bot.id })).toEqual(bot)
    expect(await second.rpc('bots.list', {})).toEqual({ bots: [bot] })
  })

  it('writes origins as browsers send them', async () => {
    const hub = await startHub({ port: null })
    const origins = [' https://Shop.Example:443 ', 'http://shop.example:80', 'http://[::1]:8080', '*']
    const bot = await hub.rpc('bots.create', { name: 'Shop', allowed_origins: origins })
    expect(bot.allowed_origins).toEqual([
      'https://shop.example',
      'http://shop.example',
      'http://[::1]:8080',
      '*',
    ])
  })
})

describe('bots.update', () => {
  it('changes what is given and nothing else', async () => {
    const clock = testClock()
    const hub = await startHub({ port: null, clock })
    const { sync_key: _, ...bot } = await hub.rpc('bots.create', everything)
    clock.advance(1000)
    const changed = await hub.rpc('bots.update', { bot_id: bot.id, greeting: 'Servus!', opening_hours: null })
    expect(changed).toEqual({
      ...bot,
      greeting: 'Servus!',
      opening_hours: null,
      updated_at: '2026-03-10T12:00:01.000Z',
    })
    expect(await hub.rpc('bots.get', { bot_id: bot.id })).toEqual(changed)
  })

  it('is served from the next request on', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    await ask(hub.url, key.key, { bot_id: bot.id })
    const config = async () => (await send(`${hub.url}/api/chat/${bot.id}/config`)).body
    expect(await config()).toMatchObject({ greeting: '' })
    await hub.rpc('bots.update', { bot_id: bot.id, greeting: 'Hello there', plan: 'starter' })
    expect(await config()).toMatchObject({ greeting: 'Hello there' })
    const refused = await postChat(hub.url, key.key, { bot_id: bot.id })
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan_required' } })
  })

  it('refuses to change the id, the archive or the sync key, and changes nothing then', async () => {
    const hub = await startHub({ port: null })
    const { sync_key: _, ...bot } = await hub.rpc('bots.create', { name: 'Shop' })
    const sly = {
      bot_id: bot.id,
      name: 'Another',
      no: 99,
      archived: true,
      sync_key_last4: 'xxxx',
      created_at: 'x',
    }
    const paths = ['no', 'archived', 'sync_key_last4', 'created_at']
    await expect(hub.anyRpc('bots.update', sly)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: paths.map((path) => ({ path, message: 'is not a known field' })),
    })
    expect(await hub.rpc('bots.get', { bot_id: bot.id })).toEqual(bot)
  })

  it('knows only bots that exist', async () => {
    const hub = await startHub({ port: null })
    for (const name of ['bots.get', 'bots.update', 'bots.archive', 'bots.rotateSyncKey'] as const) {
      const call = hub.rpc(name, { bot_id: 'bot_nobody' })
      await expect(call, name).rejects.toMatchObject({ code: 'bot_not_found' })
    }
  })
})

describe('bots.archive', () => {
  it('archives a bot for everybody, and restores it unchanged', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const statuses = async () => [
      (await postChat(hub.url, key.key, { bot_id: bot.id })).status,
      (await send(`${hub.url}/api/chat/${bot.id}/config`)).status,
      (await postCatalog(hub.url, bot.sync_key, [{ id: '1', title: 'Tent' }])).status,
    ]
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await hub.rpc('bots.archive', { bot_id: bot.id })).toMatchObject({ id: bot.id, archived: true })
    expect(await statuses()).toEqual([404, 404, 401])
    expect(await hub.rpc('bots.list', {})).toEqual({ bots: [] })
    expect((await hub.rpc('bots.list', { archived: true })).bots).toMatchObject([{ id: bot.id }])
    await hub.rpc('bots.archive', { bot_id: bot.id, archived: false })
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await hub.rpc('sessions.list', { bot_id: bot.id })).sessions).toHaveLength(2)
  })
})
