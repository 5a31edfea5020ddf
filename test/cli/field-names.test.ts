import { describe, expect, it } from 'vitest'
import { ask, postCatalog } from '../helpers/api-client.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { unusedFolder } from '../helpers/hub.ts'

/** What scripts rely on, as the contract's section on scripting names it. */
describe('the results of shopbell call', () => {
  it('carry the field names of the contract', { timeout: 60_000 }, async () => {
    const dataPath = unusedFolder()
    const serve = await startServe(dataPath)
    const call = async (name: string, input: unknown) => {
      const { code, stdout, stderr } = await runCli(['call', name, JSON.stringify(input), '--data', dataPath])
      expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' })
      return JSON.parse(stdout)
    }
    const text = expect.any(String)

    const bot = await call('bots.create', { name: 'Demo', plan: 'business' })
    expect(bot).toMatchObject({
      id: text,
      name: 'Demo',
      plan: 'business',
      sync_key: expect.stringMatching(/^sb_sync_/),
    })
    const bot_id = bot.id
    const key = await call('keys.create', {
      bot_id,
      name: 'Till',
      // Nothing listens there, and nothing leaves this PC.
      mirror_url: 'http://127.0.0.1:9/mirror',
      mirror_allow_local: true,
    })
    expect(key).toMatchObject({
      id: text,
      key: expect.stringMatching(/^sb_live_/),
      prefix: text,
      last4: text,
    })

    const entry = { question: 'Where can I park?', alternatives: ['Car park?'], answer: 'Behind the shop.' }
    expect(await call('knowledge.save', { bot_id, ...entry })).toMatchObject({ id: text, ...entry })
    expect(await call('knowledge.import', { bot_id, entries: [entry] })).toEqual({ saved: 1 })
    expect(await call('knowledge.list', { bot_id })).toMatchObject({ entries: [{ id: text }, { id: text }] })

    await postCatalog(serve.url, bot.sync_key, [{ id: 'T1', title: 'Tent for two', price: '129.99 EUR' }])
    expect(await call('catalog.search', { bot_id, query: 'tent', limit: 3 })).toMatchObject({
      products: [
        { id: 'T1', title: 'Tent for two', score: expect.any(Number), price: 129.99, currency: 'EUR' },
      ],
    })

    const { session_id } = await ask(serve.url, key.key, { bot_id, message: 'Where can I park?' })
    const usage = await call('usage.get', { key_id: key.id })
    expect(usage).toMatchObject({ day: text, used: 1, limit: 1000, resets_at: text })
    expect(usage.history.at(-1)).toEqual({ day: usage.day, used: 1 })
    expect(await call('sessions.list', { bot_id })).toMatchObject({ sessions: [{ id: session_id }] })
    const message = { id: text, at: text }
    expect(await call('sessions.get', { session_id })).toMatchObject({
      id: session_id,
      bot_id,
      channel: 'api',
      status: 'bot',
      messages: [
        { ...message, role: 'visitor', text: 'Where can I park?' },
        { ...message, role: 'bot', text: 'Behind the shop.' },
      ],
    })

    expect(await call('bots.rotateSyncKey', { bot_id })).toMatchObject({ id: bot_id, sync_key: text })
    expect(await call('bots.archive', { bot_id })).toMatchObject({ id: bot_id, archived: true })
    expect(await call('keys.rotate', { key_id: key.id, grace: '24h' })).toMatchObject({
      id: key.id,
      key: text,
    })
    expect(await call('keys.revoke', { key_id: key.id })).toMatchObject({ id: key.id, state: 'revoked' })
    expect(await call('keys.list', { bot_id })).toMatchObject({ keys: [{ id: key.id }] })
  })
})
