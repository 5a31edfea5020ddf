import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { makeShop } from '../../helpers/api-client.ts'
import { send } from '../../helpers/http.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

const say = async (url: string, botId: string, message: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = { session_id: 'visitor-1', message }
  return (await send(`${url}/api/chat/${botId}/message`, { headers, body })).body
}

async function conversation() {
  const hub = await startHub({ clock: testClock() })
  const { bot } = await makeShop(hub)
  await say(hub.url, bot.id, 'Hello')
  const [session] = (await hub.rpc('sessions.list', {})).sessions
  return { hub, bot, id: session?.id ?? '' }
}

describe('sessions.reply', () => {
  it('lets a person answer, and the bot is silent from then on', async () => {
    const { hub, bot, id } = await conversation()
    const session = await hub.rpc('sessions.reply', { session_id: id, text: 'This is Ada from the shop.' })
    expect(session).toMatchObject({
      status: 'human',
      message_count: 3,
      last_message: 'This is Ada from the shop.',
    })
    expect(session.messages.at(-1)).toMatchObject({
      role: 'human',
      text: 'This is Ada from the shop.',
      answer: null,
    })
    expect(await say(hub.url, bot.id, 'Oh, hi!')).toMatchObject({ reply: '', status: 'human' })
    const { messages } = await hub.rpc('sessions.get', { session_id: id })
    expect(messages.map(({ role }) => role)).toEqual(['visitor', 'bot', 'human', 'visitor'])
  })

  it('is pushed to whoever listens', async () => {
    const { hub, bot, id } = await conversation()
    const pushes: Push[] = []
    hub.events.subscribe((push) => pushes.push(push))
    await hub.rpc('sessions.reply', { session_id: id, text: 'One' })
    await hub.rpc('sessions.reply', { session_id: id, text: 'Two' })
    const base = { bot_id: bot.id, session_id: id }
    expect(pushes).toMatchObject([
      { ...base, type: 'session.message', message: { role: 'human', text: 'One' } },
      { ...base, type: 'session.status', status: 'human' },
      { type: 'events.new', event_type: 'handover.accepted', bot_id: bot.id },
      { ...base, type: 'session.message', message: { role: 'human', text: 'Two' } },
    ])
  })

  it.each([
    [{ text: '' }, { code: 'invalid_request', errors: [{ path: 'text' }] }],
    [{ text: 'x'.repeat(4001) }, { code: 'invalid_request', errors: [{ path: 'text' }] }],
    [{ session_id: 'ses_never', text: 'Hi' }, { code: 'session_not_found' }],
  ])('refuses %j and changes nothing', async (input, expected) => {
    const { hub, id } = await conversation()
    await expect(hub.anyRpc('sessions.reply', { session_id: id, ...input })).rejects.toMatchObject(expected)
    expect(await hub.rpc('sessions.get', { session_id: id })).toMatchObject({
      status: 'bot',
      message_count: 2,
    })
  })
})

describe('sessions.setStatus', () => {
  it('gives the conversation back to the bot, and keeps who answers through a restart', async () => {
    const dataPath = tempFolder()
    let hub = await startHub({ dataPath })
    const { bot } = await makeShop(hub)
    await say(hub.url, bot.id, 'Hello')
    const session_id = (await hub.rpc('sessions.list', {})).sessions[0]?.id ?? ''
    await hub.rpc('sessions.reply', { session_id, text: 'Hi, Ada here.' })
    await hub.stop()
    hub = await startHub({ dataPath })
    expect(await say(hub.url, bot.id, 'Still you?')).toMatchObject({ reply: '', status: 'human' })
    expect(await hub.rpc('sessions.setStatus', { session_id, status: 'bot' })).toMatchObject({
      status: 'bot',
    })
    expect(await say(hub.url, bot.id, 'Hello')).toMatchObject({
      reply: expect.stringMatching(/./),
      status: 'bot',
    })
  })

  it('knows four states', async () => {
    const { hub, id } = await conversation()
    for (const status of ['waiting', 'human', 'closed', 'bot'] as const) {
      expect(await hub.rpc('sessions.setStatus', { session_id: id, status })).toMatchObject({ status })
    }
    const call = hub.anyRpc('sessions.setStatus', { session_id: id, status: 'asleep' })
    await expect(call).rejects.toMatchObject({ code: 'invalid_request', errors: [{ path: 'status' }] })
  })
})
