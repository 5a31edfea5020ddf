import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { openFile } from '../../helpers/shop.ts'
import { bodyOf, newTurn, openLocalTester, openTester } from './open-tester.ts'

describe('testing a bot of this PC', () => {
  it('by the chat API goes through its real address, is counted, and is one conversation', async () => {
    const { rpc, url, shop, target, begin, say } = await openLocalTester()
    const session = await begin(target, 'api')
    expect(session).toMatchObject({
      name: 'New session',
      target,
      channel: 'api',
      session_id: null,
      turn_count: 0,
    })
    const first = await say(session.id, 'Do you have tents?')
    expect(first.turn.exchange).toMatchObject({
      request: { method: 'POST', url: `${url}/api/v1/chat` },
      response: { status: 200, truncated: false },
      error: null,
    })
    expect(bodyOf(first.turn.exchange)).toMatchObject({ session_id: first.session.session_id })
    expect(Object.fromEntries(first.turn.exchange.response?.headers ?? [])).toMatchObject({
      ratelimit: expect.stringMatching(/^"daily";r=999;/),
    })
    const second = await say(session.id, 'And stoves?')
    expect(second.session).toMatchObject({ session_id: first.session.session_id, turn_count: 2 })
    expect(JSON.parse(second.turn.exchange.request.body)).toEqual({
      bot_id: shop.bot.id,
      message: 'And stoves?',
      session_id: first.session.session_id,
      test: true,
    })
    expect(await shop.used()).toBe(2)
    expect(await shop.transcript(first.session.session_id ?? '')).toMatchObject({ length: 4 })
    // It counts towards the key's day, and nowhere else.
    expect(await rpc('home.summary', {})).toMatchObject({ chats_today: 0, questions_today: 0 })
  })

  it('by the widget needs no key and keeps the session it began with', async () => {
    const { url, shop, target, begin, say, rpc } = await openLocalTester()
    await rpc('tester.setKey', { bot_id: shop.bot.id, key: null })
    const session = await begin(target, 'widget')
    expect(session.session_id).toMatch(/^try-\w{20}$/)
    const { turn, session: after } = await say(session.id, 'Tents?')
    expect(turn.exchange.request).toMatchObject({
      url: `${url}/api/chat/${shop.bot.id}/message`,
      body: JSON.stringify({
        session_id: session.session_id,
        message: 'Tents?',
        traffic: 'test_chat',
      }),
    })
    expect(turn.exchange.request.headers.map(([name]) => name)).not.toContain('Authorization')
    expect(bodyOf(turn.exchange)).toMatchObject({ session_id: session.session_id, status: 'bot' })
    expect(after.session_id).toBe(session.session_id)
    expect(await rpc('tester.credential', { tester_session_id: session.id })).toEqual({
      header: null,
      value: null,
    })
  })

  it('shows 429, 401 and a pause as they came, each as a turn', async () => {
    const { rpc, shop, target, begin, say, turnsOf } = await openLocalTester()
    const session = await begin(target, 'api')
    openFile(shop)
      .prepare("INSERT INTO key_usage VALUES (?, date('now', '+1 day'), 1000, 0)")
      .run(shop.key.id)
    const used = await say(session.id, 'Tents?')
    expect(used.turn.exchange.response?.status).toBe(429)
    expect(bodyOf(used.turn.exchange)).toMatchObject({ code: 'quota_exceeded' })
    expect(used.session).toMatchObject({ session_id: null, turn_count: 1, name: 'Tents?' })
    await rpc('keys.revoke', { key_id: shop.key.id })
    expect(bodyOf((await say(session.id, 'Tents?')).turn.exchange)).toMatchObject({ code: 'invalid_key' })
    await rpc('hub.pause', { paused: true })
    expect(bodyOf((await say(session.id, 'Tents?')).turn.exchange)).toMatchObject({ code: 'service_paused' })
    expect((await turnsOf(session.id)).map(({ exchange }) => exchange.response?.status)).toEqual([
      429, 401, 503,
    ])
  })

  it('needs a key for the chat API and says where to enter it, before anything is sent or kept', async () => {
    const { rpc, shop, target, begin, say, turnsOf } = await openLocalTester()
    await rpc('tester.setKey', { bot_id: shop.bot.id, key: null })
    const session = await begin(target, 'api')
    await expect(say(session.id, 'Tents?')).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/needs a key.*Fjell.*Enter one/),
    })
    expect(await turnsOf(session.id)).toEqual([])
  })

  it('needs a service that listens', async () => {
    const tester = await openTester({ port: null })
    const bot = await tester.rpc('bots.create', { name: 'Fjell' })
    const session = await tester.begin({ kind: 'bot', bot_id: bot.id }, 'widget')
    await expect(tester.say(session.id, 'Tents?')).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/isn't running/),
    })
  })

  it('needs a bot or a connection that is there', async () => {
    const { begin } = await openTester({ port: null })
    await expect(begin({ kind: 'bot', bot_id: 'bot_x' }, 'widget')).rejects.toMatchObject({
      code: 'bot_not_found',
    })
    await expect(begin({ kind: 'connection', connection_id: 'con_x' }, 'api')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('notifies the dashboard of each change', async () => {
    const { events, target, begin, say, rpc } = await openLocalTester()
    const pushes: Push[] = []
    events.subscribe((push) => push.type.startsWith('tester') && pushes.push(push))
    const { id } = await begin(target, 'widget')
    await say(id, 'Tents?')
    await rpc('tester.rename', { tester_session_id: id, name: 'Tents' })
    await rpc('tester.remove', { tester_session_ids: [id] })
    await rpc('tester.restore', { tester_session_ids: [id] })
    expect(pushes).toEqual(
      Array.from({ length: 5 }, () => ({ type: 'tester.changed', tester_session_id: id })),
    )
  })
})

describe('the key kept for trying', () => {
  it('is shown by its last four and by which key of this hub it is', async () => {
    const { rpc, shop } = await openLocalTester()
    const bot_id = shop.bot.id
    const kept = { last4: shop.key.last4, key_id: shop.key.id, readable: true }
    expect(await rpc('tester.getKey', { bot_id })).toEqual({ key: kept })
    await rpc('keys.revoke', { key_id: shop.key.id })
    expect(await rpc('tester.getKey', { bot_id })).toEqual({ key: { ...kept, key_id: null } })
    expect(await rpc('tester.setKey', { bot_id, key: ' of-another-service ' })).toEqual({
      key: { last4: 'vice', key_id: null, readable: true },
    })
    expect(await rpc('tester.setKey', { bot_id, key: null })).toEqual({ key: null })
    expect(await rpc('tester.getKey', { bot_id })).toEqual({ key: null })
  })

  it('is returned in full only for copying', async () => {
    const { rpc, shop, target, begin } = await openLocalTester()
    const { id } = await begin(target, 'api')
    expect(await rpc('tester.credential', { tester_session_id: id })).toEqual({
      header: 'Authorization',
      value: `Bearer ${shop.key.key}`,
    })
  })

  it('is refused where it could not be a header, and for a bot that is not there', async () => {
    const { rpc, shop } = await openLocalTester()
    await expect(rpc('tester.setKey', { bot_id: shop.bot.id, key: 'a\nb' })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'key' }],
    })
    await expect(rpc('tester.setKey', { bot_id: 'bot_x', key: 'a' })).rejects.toMatchObject({
      code: 'bot_not_found',
    })
  })
})

describe('test chats', () => {
  it('are titled by their first message, shortened at a word, unless they have a name', async () => {
    const { target, begin, say, rpc } = await openLocalTester()
    const long = `Do you have  a tent\nfor ${'very '.repeat(30)}cold nights?`
    const session = await begin(target, 'widget')
    const { name } = (await say(session.id, long)).session
    expect(name).toMatch(/^Do you have a tent for (very )+very…$/)
    expect(name.length).toBeLessThanOrEqual(61)
    expect((await say(session.id, 'And stoves?')).session.name).toBe(name)
    expect(await rpc('tester.rename', { tester_session_id: session.id, name: ' Cold ' })).toMatchObject({
      name: 'Cold',
    })
    const named = await begin(target, 'widget', 'Mine')
    expect((await say(named.id, 'Tents?')).session.name).toBe('Mine')
  })

  it('are listed by their last use and served again after a start, turn by turn', async () => {
    const first = await openLocalTester()
    const one = await first.begin(first.target, 'api')
    const other = await first.begin(first.target, 'widget')
    await first.say(one.id, 'Tents?')
    await first.say(one.id, 'Stoves?')
    const before = await first.rpc('tester.get', { tester_session_id: one.id })
    expect((await first.rpc('tester.sessions', {})).sessions.map(({ id }) => id)).toEqual([one.id, other.id])
    await first.stop()
    const again = await openTester({ dataPath: first.dataPath })
    expect(await again.rpc('tester.get', { tester_session_id: one.id })).toEqual(before)
    expect(before.turns.map(({ message }) => message)).toEqual(['Tents?', 'Stoves?'])
    // And it goes on as the same conversation.
    const { session } = await again.say(one.id, 'Boots?')
    expect(session).toMatchObject({ session_id: before.session_id, turn_count: 3 })
  })

  it('are removed and restored with their turns, until the next start', async () => {
    const { rpc, target, begin, say, turnsOf, stop, dataPath } = await openLocalTester()
    const [one, other] = [await begin(target, 'widget'), await begin(target, 'widget')]
    await say(one.id, 'Tents?')
    const ids = { tester_session_ids: [one.id, other.id, 'try_x'] }
    expect(await rpc('tester.remove', ids)).toEqual({ removed: 2 })
    expect(await rpc('tester.remove', ids)).toEqual({ removed: 0 })
    expect(await rpc('tester.sessions', {})).toEqual({ sessions: [] })
    await expect(turnsOf(one.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(say(one.id, 'Tents?')).rejects.toMatchObject({ code: 'not_found' })
    expect(await rpc('tester.restore', { tester_session_ids: [one.id] })).toEqual({ restored: 1 })
    expect(await turnsOf(one.id)).toHaveLength(1)
    await stop()
    const again = await openTester({ dataPath })
    expect(await again.rpc('tester.restore', ids)).toEqual({ restored: 0 })
    expect((await again.rpc('tester.sessions', {})).sessions.map(({ id }) => id)).toEqual([one.id])
  })

  it('take each turn_id once, and one message at a time', async () => {
    const { target, begin, say, turnsOf } = await openLocalTester()
    const session = await begin(target, 'widget')
    const turn = newTurn()
    const outcomes = await Promise.allSettled([
      say(session.id, 'Tents?', turn),
      say(session.id, 'Tents?', turn),
      say(session.id, 'Stoves?'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(say(session.id, 'Tents?', turn)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await turnsOf(session.id)).toHaveLength(1)
  })
})
