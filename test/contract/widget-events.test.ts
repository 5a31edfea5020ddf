import { describe, expect, it } from 'vitest'
import { listen } from '../helpers/event-stream.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

describe('GET /api/chat/{botId}/events', () => {
  it('says who answers now, then what a person writes', async () => {
    const hub = await openShop()
    const { bot, say } = hub
    await say({ session_id: 'v1', message: 'hello' })
    const id = await sessionOf(hub)
    const stream = await listen(`${hub.url}/api/chat/${bot.id}/events?session_id=v1`)
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'bot' } })
    await hub.rpc('sessions.reply', { session_id: id, text: 'Ann here, how can I help?' })
    expect(await stream.next()).toMatchObject({
      event: 'message',
      id: expect.stringMatching(/^msg_/),
      data: { role: 'human', text: 'Ann here, how can I help?' },
    })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'human' } })
  })

  it('stays silent while a person has taken over, until they hand back', async () => {
    const hub = await openShop()
    const { say } = hub
    await say({ session_id: 'v1', message: 'hello' })
    const id = await sessionOf(hub)
    await hub.rpc('sessions.setStatus', { session_id: id, status: 'human' })
    const silent = await say({ session_id: 'v1', message: 'are you there?' })
    expect(silent.body).toMatchObject({ reply: '', status: 'human' })
    await hub.rpc('sessions.setStatus', { session_id: id, status: 'bot' })
    const back = await say({ session_id: 'v1', message: 'hello' })
    expect(back.body).toMatchObject({ status: 'bot', reply: expect.stringMatching(/\w/) })
    const { messages } = await hub.rpc('sessions.get', { session_id: id })
    expect(messages.map(({ role }) => role)).toEqual(['visitor', 'bot', 'visitor', 'visitor', 'bot'])
  })

  it('replays what was missed after Last-Event-ID', async () => {
    const hub = await openShop()
    const { bot, say } = hub
    await say({ session_id: 'v1', message: 'hello' })
    const id = await sessionOf(hub)
    for (const text of ['one', 'two', 'three']) await hub.rpc('sessions.reply', { session_id: id, text })
    const { messages } = await hub.rpc('sessions.get', { session_id: id })
    const seen = messages.find(({ text }) => text === 'one')?.id ?? ''
    const url = `${hub.url}/api/chat/${bot.id}/events?session_id=v1`
    const stream = await listen(url, { 'last-event-id': seen })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'human' } })
    expect(await stream.next()).toMatchObject({ data: { text: 'two' } })
    expect(await stream.next()).toMatchObject({ data: { text: 'three' } })
  })

  it('may be opened before the visitor says a word, and hears of no other session', async () => {
    const hub = await openShop()
    const { bot, say } = hub
    const stream = await listen(`${hub.url}/api/chat/${bot.id}/events?session_id=later`)
    expect(await stream.next()).toMatchObject({ data: { status: 'bot' } })
    await say({ session_id: 'other', message: 'hello' })
    const otherId = await sessionOf(hub)
    await hub.rpc('sessions.reply', { session_id: otherId, text: 'not for you' })
    await say({ session_id: 'later', message: 'hello' })
    await hub.rpc('sessions.reply', { session_id: await sessionOf(hub), text: 'for you' })
    expect(await stream.next()).toMatchObject({ event: 'message', data: { text: 'for you' } })
  })

  it('ends when the hub stops', async () => {
    const hub = await openShop()
    const { bot } = hub
    const stream = await listen(`${hub.url}/api/chat/${bot.id}/events?session_id=v1`)
    await stream.next()
    await hub.stop()
    expect(await stream.next()).toBeNull()
  })

  it('needs a bot and a session', async () => {
    const hub = await openShop()
    const { bot } = hub
    expectProblem(await send(`${hub.url}/api/chat/bot_none/events?session_id=x`), 404, 'bot_not_found')
    expectProblem(await send(`${hub.url}/api/chat/${bot.id}/events`), 400, 'invalid_request')
  })
})

/** The session that was active last. */
async function sessionOf(hub: Shop): Promise<string> {
  const { sessions } = await hub.rpc('sessions.list', { limit: 1 })
  return sessions[0]?.id ?? ''
}
