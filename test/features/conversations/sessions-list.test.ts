import { describe, expect, it } from 'vitest'
import { ask, makeShop } from '../../helpers/api-client.ts'
import { send } from '../../helpers/http.ts'
import { startHub, testClock } from '../../helpers/hub.ts'

async function hubWithSessions(count: number, stepMs: number) {
  const clock = testClock()
  const hub = await startHub({ clock })
  const shop = await makeShop(hub)
  const { bot, key } = shop
  const sessions: string[] = []
  for (let index = 0; index < count; index++) {
    clock.advance(stepMs)
    sessions.push((await ask(hub.url, key.key, { bot_id: bot.id })).session_id)
  }
  return { hub, clock, sessions, ...shop }
}

describe('sessions.list', () => {
  it.each([
    ['a second apart', 1000],
    ['in the same millisecond', 0],
  ])('pages from the last activity back, without a gap or a repeat: %s', async (_, stepMs) => {
    const { hub, bot, sessions } = await hubWithSessions(11, stepMs)
    const seen: string[] = []
    const sizes: number[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await hub.rpc('sessions.list', {
        bot_id: bot.id,
        limit: 4,
        ...(after === undefined ? {} : { after }),
      })
      seen.push(...page.sessions.map(({ id }) => id))
      sizes.push(page.sessions.length)
      after = page.next
    }
    expect(sizes).toEqual([4, 4, 3])
    expect(seen).toEqual(sessions.toReversed())
  })

  it('has no next page when the last one is just full', async () => {
    const { hub } = await hubWithSessions(4, 1000)
    const page = await hub.rpc('sessions.list', { limit: 4 })
    expect(page.sessions).toHaveLength(4)
    expect(page.next).toBeNull()
  })

  it('moves a conversation to the top when it continues', async () => {
    const { hub, clock, bot, key, sessions } = await hubWithSessions(3, 1000)
    const [first = ''] = sessions
    clock.advance(1000)
    await ask(hub.url, key.key, { bot_id: bot.id, session_id: first, message: 'Still there?' })
    const page = await hub.rpc('sessions.list', {})
    expect(page.sessions.map(({ id }) => id)).toEqual([first, sessions[2], sessions[1]])
    expect(page.sessions[0]).toMatchObject({
      message_count: 4,
      started_at: '2026-03-10T12:00:01.000Z',
      updated_at: '2026-03-10T12:00:04.000Z',
    })
  })

  it('shows one bot, one channel, or all', async () => {
    const { hub, bot, sessions } = await hubWithSessions(1, 1000)
    const other = await makeShop(hub)
    const theirs = (await ask(hub.url, other.key.key, { bot_id: other.bot.id })).session_id
    await send(`${hub.url}/api/chat/${bot.id}/message`, {
      headers: { 'content-type': 'application/json' },
      body: { session_id: 'visitor-1', message: 'Hi' },
    })
    type Filter = { bot_id?: string; channel?: 'api' | 'widget' }
    const ids = async (filter: Filter) =>
      (await hub.rpc('sessions.list', filter)).sessions.map(({ session_id }) => session_id).sort()
    expect(await ids({})).toEqual([...sessions, theirs, 'visitor-1'].sort())
    expect(await ids({ bot_id: bot.id })).toEqual([...sessions, 'visitor-1'].sort())
    expect(await ids({ bot_id: bot.id, channel: 'widget' })).toEqual(['visitor-1'])
    expect(await ids({ channel: 'api' })).toEqual([...sessions, theirs].sort())
  })

  it.each([
    [{ after: 'elsewhere' }],
    [{ after: '12' }],
    [{ limit: 0 }],
    [{ limit: 501 }],
    [{ channel: 'fax' }],
  ])('refuses %j', async (input) => {
    const hub = await startHub({ port: null })
    await expect(hub.anyRpc('sessions.list', input)).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
