import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { makeShop, postChat } from '../helpers/api-client.ts'
import { send } from '../helpers/http.ts'
import { startHub } from '../helpers/hub.ts'
import { openReceiver } from '../lib/outgoing/receiver.ts'

describe('what we send', () => {
  it('is verified by the library of Standard Webhooks, by both secrets after a rotation', async () => {
    const receiver = await openReceiver()
    const hub = await startHub()
    const { bot } = await makeShop(hub)
    const url = `http://127.0.0.1:${receiver.port}/hook`
    const endpoint = await hub.rpc('endpoints.set', { bot_id: bot.id, url, allow_local: true })
    const endpoint_id = endpoint.id
    const test = { endpoint_id, event_type: 'lead.created' } as const
    await hub.rpc('deliveries.test', test)
    await expect.poll(() => receiver.got.length).toBe(1)
    const { secret } = await hub.rpc('endpoints.rotate', { endpoint_id })
    await hub.rpc('deliveries.test', test)
    await expect.poll(() => receiver.got.length).toBe(2)

    const [first, second] = receiver.got
    if (!first || !second) throw new Error('nothing came')
    expect(new Webhook(endpoint.secret).verify(first.body, first.headers)).toMatchObject({
      event_type: 'lead.created',
      event_id: first.headers['webhook-id'],
      bot_id: bot.id,
    })
    expect(() => new Webhook(secret).verify(first.body, first.headers)).toThrow('No matching signature')
    for (const one of [endpoint.secret, secret])
      expect(new Webhook(one).verify(second.body, second.headers)).toMatchObject({ bot_id: bot.id })
    expect(() => new Webhook(secret).verify(`${second.body} `, second.headers)).toThrow()
  })

  it('is verified where it mirrors the chat API too, and holds no credential', async () => {
    const receiver = await openReceiver()
    const hub = await startHub()
    const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
    const mirror = { mirror_url: `http://127.0.0.1:${receiver.port}/mirror`, mirror_allow_local: true }
    const key = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till', ...mirror })
    await postChat(hub.url, key.key, { bot_id: bot.id, message: 'Hello' })
    await expect.poll(() => receiver.got.length).toBe(1)
    const [got] = receiver.got
    if (!got) throw new Error('nothing came')
    expect(new Webhook(key.mirror_secret ?? '').verify(got.body, got.headers)).toMatchObject({
      event_type: 'api.exchange',
      key_id: key.id,
      request: { message: 'Hello' },
      response: { status: 200 },
    })
    expect(JSON.stringify(got)).not.toContain(key.key)
  })
})

describe('what the library sends', () => {
  it('is found genuine by an inbox with its secret, and a forgery is not', async () => {
    const hub = await startHub()
    const secret = `whsec_${Buffer.from('a secret of the sender, 32 bytes').toString('base64')}`
    const inbox = await hub.rpc('inboxes.create', { name: 'CRM', preset: 'standard', secret })
    const body = JSON.stringify({ event_type: 'lead.created', data: { email: 'ada@example.com' } })
    const post = (id: string, signature: string) =>
      send(inbox.url, {
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signature,
        },
        body,
      })
    const now = new Date()
    expect((await post('msg_1', new Webhook(secret).sign('msg_1', now, body))).status).toBe(200)
    expect((await post('msg_2', new Webhook(secret).sign('msg_1', now, body))).status).toBe(200)
    const { events } = await hub.rpc('events.list', { source: 'inbox' })
    expect(events.map(({ verdict }) => verdict)).toEqual(['invalid', 'valid'])
  })
})
