import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { ask, makeShop, postChat } from '../../helpers/api-client.ts'
import { send } from '../../helpers/http.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const say = (url: string, botId: string, session_id: string, message: string) =>
  send(`${url}/api/chat/${botId}/message`, {
    headers: { 'content-type': 'application/json' },
    body: { session_id, message },
  })

describe('a session', () => {
  it('goes on after a restart in the middle of it, with its whole history', async () => {
    const clock = testClock()
    const dataPath = tempFolder()
    let hub = await startHub({ dataPath, clock })
    const { bot, key } = await makeShop(hub)
    const first = await ask(hub.url, key.key, { bot_id: bot.id, message: 'Hello' })
    const before = await hub.rpc('sessions.get', { session_id: first.session_id })
    await hub.stop()

    clock.advance(60_000)
    hub = await startHub({ dataPath, clock })
    expect(await hub.rpc('sessions.get', { session_id: first.session_id })).toEqual(before)
    const second = await ask(hub.url, key.key, {
      bot_id: bot.id,
      message: 'Two',
      session_id: first.session_id,
    })
    expect(second.session_id).toBe(first.session_id)
    const { messages, ...session } = await hub.rpc('sessions.get', { session_id: first.session_id })
    expect(messages.slice(0, 2)).toEqual(before.messages)
    expect(messages.map(({ role, text }) => [role, text])).toEqual([
      ['visitor', 'Hello'],
      ['bot', first.response],
      ['visitor', 'Two'],
      ['bot', second.response],
    ])
    expect(session).toMatchObject({ bot_id: bot.id, channel: 'api', status: 'bot', message_count: 4 })
    expect((await hub.rpc('sessions.list', {})).sessions).toHaveLength(1)
  })

  it('of the widget goes on after a restart under the id the visitor chose', async () => {
    const dataPath = tempFolder()
    let hub = await startHub({ dataPath })
    const { bot } = await makeShop(hub)
    await say(hub.url, bot.id, 'visitor-7', 'One')
    await hub.stop()
    hub = await startHub({ dataPath })
    expect((await say(hub.url, bot.id, 'visitor-7', 'Two')).body).toMatchObject({ session_id: 'visitor-7' })
    const { sessions } = await hub.rpc('sessions.list', {})
    expect(sessions).toMatchObject([{ session_id: 'visitor-7', channel: 'widget', message_count: 4 }])
    const { messages } = await hub.rpc('sessions.get', { session_id: sessions[0]?.id ?? '' })
    expect(messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)).toEqual(['One', 'Two'])
  })

  it('keeps what was said at the same moment, in one session and in order of arrival', async () => {
    const hub = await startHub()
    const { bot } = await makeShop(hub)
    const said = Array.from({ length: 20 }, (_, index) => `Message ${index}`)
    const answers = await Promise.all(said.map((text) => say(hub.url, bot.id, 'visitor-1', text)))
    expect(answers.map(({ status }) => status)).toEqual(said.map(() => 200))
    const { sessions } = await hub.rpc('sessions.list', {})
    expect(sessions).toMatchObject([{ message_count: 40 }])
    const { messages } = await hub.rpc('sessions.get', { session_id: sessions[0]?.id ?? '' })
    expect(messages.map(({ role }) => role)).toEqual(said.flatMap(() => ['visitor', 'bot']))
    expect(messages.flatMap(({ role, text }) => (role === 'visitor' ? text : [])).sort()).toEqual(said.sort())
    expect(new Set(messages.map(({ id }) => id)).size).toBe(40)
  })

  it('keeps any text as it was written', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const texts = [
      "Robert'); DROP TABLE messages;--",
      '<b>bold</b> & "quotes"',
      '👩‍👩‍👧 zoë ‮right',
      'a\u0000b',
      'x'.repeat(4000),
    ]
    for (const message of texts) {
      const { session_id } = await ask(hub.url, key.key, { bot_id: bot.id, message })
      const { messages } = await hub.rpc('sessions.get', { session_id })
      expect(messages[0]?.text).toBe(message)
    }
  })

  it('is pushed as it happens', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const pushes: Push[] = []
    const end = hub.events.subscribe((push) => pushes.push(push))
    const { session_id, response } = await ask(hub.url, key.key, { bot_id: bot.id, message: 'Hello?' })
    end()
    await ask(hub.url, key.key, { bot_id: bot.id })
    // What the shop has is made ready beside it, whenever that is done.
    expect(pushes.filter(({ type }) => type !== 'knowledge.changed')).toMatchObject([
      { type: 'session.message', session_id, bot_id: bot.id, message: { role: 'visitor', text: 'Hello?' } },
      { type: 'session.message', session_id, bot_id: bot.id, message: { role: 'bot', text: response } },
      { type: 'events.new', event_type: 'conversation.started', bot_id: bot.id },
    ])
  })

  it('belongs to its bot and channel', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const other = await makeShop(hub)
    const { session_id } = await ask(hub.url, key.key, { bot_id: bot.id })
    await say(hub.url, bot.id, 'visitor-1', 'Hi')
    for (const [shop, id] of [
      [other, session_id],
      [{ bot, key }, 'visitor-1'],
    ] as const) {
      const refused = await postChat(hub.url, shop.key.key, { bot_id: shop.bot.id, session_id: id })
      expect(refused).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
    }
    // The same id on the widget of another bot is another visitor.
    await say(hub.url, other.bot.id, 'visitor-1', 'Hello')
    expect((await hub.rpc('sessions.list', { channel: 'widget' })).sessions).toHaveLength(2)
  })

  it('that does not exist is refused by name', async () => {
    const hub = await startHub({ port: null })
    const call = hub.rpc('sessions.get', { session_id: 'ses_never' })
    await expect(call).rejects.toMatchObject({ code: 'session_not_found' })
  })
})
