import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { listen } from '../../helpers/event-stream.ts'
import { expectProblem, send } from '../../helpers/http.ts'
import { testClock } from '../../helpers/hub.ts'
import { openShop, type Shop } from '../../helpers/shop.ts'

const session_id = 'WmQ5Yx1b0vJ8tR3kLs7p2A'
const minute = 60_000
const pace = {
  handoverMs: 20,
  graceMs: 300,
  notices: { gatherMs: 10, againMs: [80] },
}

async function open(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({ pace, ...options })
  const pushed: Push[] = []
  shop.events.subscribe((push) => pushed.push(push))
  const post = (path: string, body: object) =>
    send(`${shop.url}/api/chat/${shop.bot.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { session_id, ...body },
    })
  const ofType = <T extends Push['type']>(type: T) =>
    pushed.filter((push): push is Extract<Push, { type: T }> => push.type === type)
  const notices = () => ofType('notice').map(({ notice }) => notice)
  const id = async () => (await shop.rpc('sessions.list', { limit: 1 })).sessions[0]?.id ?? ''
  return { ...shop, post, pushed, ofType, notices, id }
}
type Opened = Awaited<ReturnType<typeof open>>

const say = (shop: Shop, message: string) => shop.say({ session_id, message })
const askForPerson = (shop: Opened) => shop.post('person', { text: 'Talk to a person' })
const types = async (shop: Shop) =>
  (await shop.rpc('events.list', { limit: 100 })).events.map(({ event_type }) => event_type).reverse()

describe('a visitor who asks for a person', () => {
  it('is counted and pushed at once, unread until somebody looks', async () => {
    const shop = await open()
    await say(shop, 'hello')
    expect((await shop.rpc('hub.status', {})).attention).toEqual({ waiting: 0, writing: 0 })
    await askForPerson(shop)
    expect((await shop.rpc('hub.status', {})).attention).toEqual({ waiting: 1, writing: 0 })
    await expect.poll(() => shop.ofType('sessions.counts').at(-1)).toMatchObject({ waiting: 1 })
    const [row] = (await shop.rpc('sessions.list', { view: 'needs_me' })).sessions
    expect(row).toMatchObject({ unread: 2, last_question: 'Talk to a person', language: 'en' })
    expect(row?.waiting_since).not.toBeNull()
    await shop.rpc('sessions.seen', { session_id: row?.id ?? '' })
    expect(await shop.rpc('sessions.get', { session_id: row?.id ?? '' })).toMatchObject({ unread: 0 })
    // They still wait.
    expect(await shop.rpc('sessions.counts', {})).toEqual({ waiting: 1, writing: 0 })
  })

  it('rings the bell until somebody looks, and for what they write to the person', async () => {
    const shop = await open()
    await askForPerson(shop)
    await expect.poll(shop.notices).toMatchObject([
      { kind: 'waiting', again: false },
      { kind: 'waiting', again: true },
      { kind: 'waiting', again: true },
    ])
    const id = await shop.id()
    await shop.rpc('sessions.claim', { session_id: id, window_id: 'a/1' })
    await expect.poll(async () => (await shop.rpc('sessions.counts', {})).waiting).toBe(0)
    const before = shop.notices().length
    await say(shop, 'Hello???')
    await expect
      .poll(() => shop.notices().slice(before))
      .toMatchObject([
        { kind: 'writing', session_id: id, text: 'Hello???' },
        { kind: 'writing', again: true },
      ])
    expect(await shop.rpc('sessions.counts', {})).toEqual({ waiting: 0, writing: 1 })
    const { attention } = await shop.rpc('home.summary', {})
    expect(attention.filter(({ kind }) => kind !== 'bot_empty')).toMatchObject([
      { kind: 'writing', session_id: id, question: 'Hello???', unread: 1 },
    ])
  })

  it('rings nothing in quiet hours or where it is switched off, and a test says so', async () => {
    const shop = await open()
    await shop.rpc('settings.update', { notifications: false })
    await askForPerson(shop)
    expect(await shop.rpc('notices.test', {})).toEqual({ silenced_by: 'off' })
    expect(shop.notices()).toMatchObject([{ kind: 'test' }])
    await shop.rpc('settings.update', { notifications: true, quiet_hours: { from: '00:00', to: '23:59' } })
    expect(await shop.rpc('notices.test', {})).toEqual({ silenced_by: 'quiet_hours' })
    await shop.rpc('settings.update', { quiet_hours: null })
    expect(await shop.rpc('notices.test', {})).toEqual({ silenced_by: null })
  })

  it('is told honestly that nobody came, once, with the form; an event says so', async () => {
    const clock = testClock()
    const shop = await open({ clock })
    const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id, after: 0 })
    await askForPerson(shop)
    const id = await shop.id()
    await shop.rpc('sessions.seen', { session_id: id })
    const rung = shop.notices().length
    clock.advance(4 * minute)
    await new Promise((done) => setTimeout(done, 60))
    expect(await types(shop)).not.toContain('handover.unanswered')
    expect(shop.notices()).toHaveLength(rung)
    clock.advance(minute)
    await expect.poll(() => types(shop)).toContain('handover.unanswered')
    let told = await stream.next()
    while (told && !JSON.stringify(told).includes('nobody has been able')) told = await stream.next()
    // Whoever has looked and not come is rung for again.
    await expect.poll(() => shop.notices().length).toBeGreaterThan(rung)
    expect(told).toMatchObject({
      event: 'message',
      data: { role: 'bot', form: 'contact', text: expect.stringContaining('nobody has been able to answer') },
    })
    clock.advance(20 * minute)
    await new Promise((done) => setTimeout(done, 60))
    expect((await types(shop)).filter((type) => type === 'handover.unanswered')).toHaveLength(1)
    // What they write then is read as what the bot asked for.
    await say(shop, 'ada@shop.example')
    expect((await shop.rpc('leads.list', {})).leads).toMatchObject([{ email: 'ada@shop.example' }])
  })

  it('is told again only where they wrote to a person who does not answer', async () => {
    const clock = testClock()
    const shop = await open({ clock })
    await askForPerson(shop)
    const id = await shop.id()
    await shop.rpc('sessions.reply', { session_id: id, text: 'Ann here' })
    const bots = async () =>
      (await shop.rpc('sessions.get', { session_id: id })).messages.filter(({ role }) => role === 'bot')
    await say(shop, 'Are you still there?')
    clock.advance(6 * minute)
    await expect.poll(bots).toHaveLength(2)
    expect(await types(shop)).not.toContain('handover.unanswered')
    // A repeat of the message is no answer.
    expect((await shop.rpc('sessions.get', { session_id: id })).status).toBe('human')
  })
})

describe('a conversation that a person has taken over', () => {
  it('is answered by one window alone, until the other takes it', async () => {
    const shop = await open()
    await say(shop, 'hello')
    const id = await shop.id()
    await shop.rpc('sessions.claim', { session_id: id, window_id: 'shop/1' })
    const other = { session_id: id, window_id: 'shop/2' }
    for (const refused of [
      shop.rpc('sessions.claim', other),
      shop.rpc('sessions.reply', { ...other, text: 'Me too' }),
      shop.rpc('sessions.setStatus', { ...other, status: 'bot' }),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'claimed_elsewhere', status: 409 })
    await shop.rpc('sessions.reply', { ...other, take: true, text: 'Bob now' })
    expect(await shop.rpc('sessions.get', { session_id: id })).toMatchObject({ claimed_by: 'shop/2' })
    await expect(
      shop.rpc('sessions.reply', { session_id: id, window_id: 'shop/1', text: 'Ann' }),
    ).rejects.toMatchObject({ code: 'claimed_elsewhere' })
    const mine = (window_id: string) => shop.rpc('sessions.list', { view: 'mine', window_id })
    expect((await mine('shop/9')).sessions).toHaveLength(1)
    expect((await mine('shopping/1')).sessions).toHaveLength(0)
    await shop.rpc('sessions.setStatus', { ...other, status: 'bot' })
    expect(await shop.rpc('sessions.get', { session_id: id })).toMatchObject({ claimed_by: null })
  })

  it('shows each side that the other writes', async () => {
    const shop = await open()
    await say(shop, 'hello')
    const id = await shop.id()
    // While the bot answers nobody looks.
    await shop.post('typing', {})
    expect(shop.ofType('session.typing')).toEqual([])
    await shop.rpc('sessions.claim', { session_id: id })
    const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id, after: 2 })
    expect(await stream.next()).toMatchObject({ event: 'status' })
    await shop.post('typing', {})
    expect(shop.ofType('session.typing')).toMatchObject([{ role: 'visitor', session_id: id, typing: true }])
    await shop.rpc('sessions.typing', { session_id: id, typing: true })
    expect(await stream.next()).toMatchObject({ event: 'typing', data: { typing: true } })
    expect((await shop.post('typing', { session_id: '' })).status).toBe(400)
  })

  it('says when the visitor has left, and that they are back', async () => {
    const shop = await open()
    await say(shop, 'hello')
    const id = await shop.id()
    const presence = async () => (await shop.rpc('sessions.get', { session_id: id })).presence
    expect(await presence()).toBe('here')
    const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id, after: 0 })
    await new Promise((done) => setTimeout(done, 400))
    expect(await presence()).toBe('here')
    stream.close()
    await expect.poll(presence).toBe('left')
    expect((await shop.rpc('sessions.get', { session_id: id })).left_at).not.toBeNull()
    await shop.post('history', {})
    expect(await presence()).toBe('here')
    expect(shop.ofType('session.presence').map((push) => push.presence)).toEqual(['here', 'left', 'here'])
  })

  it('keeps every step of the handover with its time', async () => {
    const clock = testClock()
    const shop = await open({ clock })
    await askForPerson(shop)
    const id = await shop.id()
    clock.advance(30_000)
    await shop.rpc('sessions.claim', { session_id: id })
    clock.advance(10_000)
    await shop.rpc('sessions.reply', { session_id: id, text: 'Ann here' })
    await shop.rpc('sessions.setStatus', { session_id: id, status: 'closed' })
    expect((await types(shop)).filter((type) => !type.startsWith('lead'))).toEqual([
      'conversation.started',
      'handover.requested',
      'handover.accepted',
      'handover.closed',
      'conversation.closed',
    ])
    const { events } = await shop.rpc('events.list', { limit: 100 })
    for (const event of events.filter(({ kind }) => kind === 'handover'))
      expect(event.payload).toMatchObject({ data: { reason: 'asked' } })
  })

  it('that was closed begins anew with the next message, and ends on its own when nobody writes', async () => {
    const clock = testClock()
    const shop = await open({ clock })
    await say(shop, 'hello')
    const id = await shop.id()
    clock.advance(25 * 60 * minute)
    const status = async () => (await shop.rpc('sessions.get', { session_id: id })).status
    await expect.poll(status).toBe('closed')
    const updated = (await shop.rpc('sessions.get', { session_id: id })).updated_at
    expect(Date.parse(updated)).toBeLessThan(clock.now() - 24 * 60 * minute)
    expect((await say(shop, 'hello again')).body).toMatchObject({ status: 'bot' })
    expect(await status()).toBe('bot')
    expect(await types(shop)).toEqual(['conversation.started', 'conversation.closed', 'conversation.started'])
  })

  it('keeps what contact data the visitor writes meanwhile for the list of visitors', async () => {
    const shop = await open()
    await shop.say({
      session_id,
      message: 'hello',
      page: { url: 'https://shop.example/tents', title: 'Tents' },
    })
    await shop.say({ session_id, message: 'and bags?', page: { url: 'https://shop.example/bags' } })
    await say(shop, 'my name is Ada Berg, ada@shop.example')
    const got = await shop.rpc('sessions.get', { session_id: await shop.id() })
    expect(got.visitor).toMatchObject({ name: 'Ada Berg', email: 'ada@shop.example' })
    expect(got.pages.map(({ url }) => url).sort()).toEqual([
      'https://shop.example/bags',
      'https://shop.example/tents',
    ])
    expect(got.page).toEqual({ url: 'https://shop.example/bags', title: '' })
    await shop.say({ session_id: 'another-visit-000001', message: 'ada@shop.example again' })
    const [newer] = (await shop.rpc('sessions.list', { limit: 1 })).sessions
    const next = await shop.rpc('sessions.get', { session_id: newer?.id ?? '' })
    expect(next.earlier).toMatchObject([{ id: got.id, last_question: expect.stringContaining('Ada') }])
  })
})

describe('test traffic', () => {
  it('is marked, counted nowhere, rings nothing, and is removed as a whole', async () => {
    const shop = await open()
    for (const traffic of ['preview', 'demo', 'kiosk', 'simulated', 'test_chat'] as const) {
      await shop.say({ session_id: `visitor-${traffic}`, message: 'xyzzy plugh frobnicate?', traffic })
      await shop.post('person', { session_id: `visitor-${traffic}`, text: 'A person', traffic })
      await shop.say({ session_id: `visitor-${traffic}`, message: `${traffic}@shop.example`, traffic })
    }
    const { sessions } = await shop.rpc('sessions.list', {})
    expect(sessions.every(({ test }) => test)).toBe(true)
    expect((await shop.rpc('sessions.list', { tests: 'without' })).sessions).toEqual([])
    const home = await shop.rpc('home.summary', {})
    expect(home).toMatchObject({ chats_today: 0, questions_today: 0, waiting: 0 })
    expect(home.attention.filter(({ kind }) => kind !== 'bot_empty')).toEqual([])
    expect((await shop.rpc('leads.list', {})).leads).toEqual([])
    expect((await shop.rpc('leads.list', { tests: true })).leads).toHaveLength(5)
    expect((await shop.rpc('unanswered.list', { bot_id: shop.bot.id })).questions).toBe(0)
    expect(shop.notices()).toEqual([])
    const { events } = await shop.rpc('events.list', { limit: 100 })
    expect(events.every(({ payload }) => (payload as { test?: boolean }).test === true)).toBe(true)
    // Somebody met on the website too is a lead like any other.
    await shop.say({ session_id: 'real-visitor-000001', message: 'my mail is kiosk@shop.example' })
    expect((await shop.rpc('leads.list', {})).leads).toMatchObject([{ email: 'kiosk@shop.example' }])
    expect(await shop.rpc('sessions.removeTests', {})).toMatchObject({ conversations: 5, leads: 4 })
    expect((await shop.rpc('sessions.list', {})).sessions).toHaveLength(1)
  })

  it('at a kiosk is real where the bot says so', async () => {
    const shop = await open()
    await shop.rpc('bots.update', { bot_id: shop.bot.id, count_kiosk: true })
    await shop.say({ session_id, message: 'hello', traffic: 'kiosk' })
    expect((await shop.rpc('sessions.list', { tests: 'without' })).sessions).toMatchObject([
      { traffic: 'kiosk', test: false },
    ])
    expect((await shop.rpc('home.summary', {})).chats_today).toBe(1)
  })

  it('of the chat API is marked by its caller', async () => {
    const shop = await open()
    expect((await shop.chat({ message: 'hello', test: true })).body).toMatchObject({ status: 'bot' })
    expect((await shop.rpc('sessions.list', {})).sessions).toMatchObject([{ channel: 'api', test: true }])
  })
})

describe('messages to a person', () => {
  it('do not lower the share of answered questions', async () => {
    const shop = await open()
    await say(shop, 'hello')
    await shop.rpc('sessions.reply', { session_id: await shop.id(), text: 'Ann here' })
    for (const text of ['thanks', 'one more thing', 'bye']) await say(shop, text)
    expect(await shop.rpc('home.summary', {})).toMatchObject({ questions_today: 1, answered_today: 1 })
  })
})

describe('the chat API with a person', () => {
  const events = (shop: Opened, id: string, query = '', headers: Record<string, string> = {}) =>
    send(`${shop.url}/api/v1/chat/sessions/${id}/events${query}`, {
      headers: { authorization: `Bearer ${shop.key.key}`, ...headers },
    })

  it('does not talk over them, and brings their words without costing quota', async () => {
    const shop = await open()
    const ask = (message: string, id?: string) => shop.chat({ message, session_id: id })
    const { session_id: id } = (await ask('hello')).body as { session_id: string }
    await shop.rpc('sessions.reply', { session_id: id, text: 'Ann here' })
    expect((await ask('are you a person?', id)).body).toEqual({
      response: '',
      sources: [],
      session_id: id,
      status: 'human',
    })
    const used = () => shop.used()
    const before = await used()
    const heard = await events(shop, id)
    expect(heard.body).toMatchObject({
      status: 'human',
      messages: [{ seq: 3, role: 'human', text: 'Ann here' }],
      next: 4,
    })
    expect((await events(shop, id, '?after=4')).body).toMatchObject({ messages: [], next: 4 })
    expectProblem(await events(shop, 'ses_nobody'), 404, 'session_not_found')
    expectProblem(await events(shop, id, '', { authorization: 'Bearer sb_live_wrong' }), 401, 'invalid_key')
    expectProblem(await events(shop, id, '?after=-1'), 400, 'invalid_request')
    expect(await used()).toBe(before)
    const stream = await listen(`${shop.url}/api/v1/chat/sessions/${id}/events`, {
      authorization: `Bearer ${shop.key.key}`,
      accept: 'text/event-stream',
      'last-event-id': '4',
    })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'human' } })
    await shop.rpc('sessions.reply', { session_id: id, text: 'Anything else?' })
    expect(await stream.next()).toMatchObject({ id: '5', data: { text: 'Anything else?', role: 'human' } })
    await shop.rpc('sessions.setStatus', { session_id: id, status: 'bot' })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'bot' } })
    expect((await ask('hello', id)).body).toMatchObject({
      status: 'bot',
      response: expect.stringMatching(/./),
    })
  })
})

describe('conversations as a file', () => {
  it('are one to read, many as rows, or all for programs', async () => {
    const shop = await open()
    await say(shop, 'hello, "you"')
    const id = await shop.id()
    const file = (format: 'text' | 'csv' | 'json') =>
      shop.rpc('sessions.export', { session_ids: [id], format })
    expect((await file('text')).text).toContain('hello, "you"')
    expect((await file('csv')).text).toContain('"hello, ""you"""')
    expect(JSON.parse((await file('json')).text)).toMatchObject({ conversations: [{ id }] })
    expect((await shop.rpc('sessions.export', { format: 'csv' })).file_name).toMatch(
      /^conversations-.*\.csv$/,
    )
    expect(await shop.rpc('sessions.remove', { session_ids: [id] })).toMatchObject({ conversations: 1 })
    expect((await shop.rpc('sessions.list', {})).sessions).toEqual([])
  })
})
