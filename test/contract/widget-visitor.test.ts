import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type History, historySchema, widgetConfigSchema } from '#shared/schemas/visitor.ts'
import { type WidgetResponse, widgetResponseSchema } from '#shared/schemas/widget.ts'
import { listen } from '../helpers/event-stream.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const session_id = 'WmQ5Yx1b0vJ8tR3kLs7p2A'
const hello = { session_id, message: 'hello', client_id: 'c1' }
const consent = 'You may call me.'

const call = (shop: Shop, path: string, body: unknown) =>
  send(`${shop.url}/api/chat/${shop.bot.id}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
const history = async (shop: Shop, after = 0): Promise<History> =>
  historySchema.parse((await call(shop, 'history', { session_id, after })).body)
const answerOf = ({ body }: { body: unknown }): WidgetResponse => widgetResponseSchema.strict().parse(body)

describe('widget: a message with an id of its sender', () => {
  it('that is sent again gets the first result, and is kept once', async () => {
    const shop = await openShop()
    const first = answerOf(await shop.say(hello))
    expect(first.seq).toBe(2)
    expect(answerOf(await shop.say({ ...hello, message: 'something else' }))).toEqual(first)
    expect((await history(shop)).messages.map(({ role, text }) => [role, text])).toEqual([
      ['visitor', 'hello'],
      ['bot', first.reply],
    ])
  })

  it('that is sent many times at once is kept once', async () => {
    const shop = await openShop()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.say(hello)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await history(shop)).messages).toHaveLength(2)
  })

  it('means another message in another conversation', async () => {
    const shop = await openShop()
    const one = answerOf(await shop.say(hello))
    const other = answerOf(await shop.say({ ...hello, session_id: 'another-visitor-0001' }))
    expect(other.message_id).not.toBe(one.message_id)
  })

  it('gets the first result after a person took over, too', async () => {
    const shop = await openShop()
    const first = answerOf(await shop.say(hello))
    const { sessions } = await shop.rpc('sessions.list', { limit: 1 })
    await shop.rpc('sessions.reply', { session_id: sessions[0]?.id ?? '', text: 'Ann here' })
    const heard = answerOf(await shop.say({ ...hello, client_id: 'c2', message: 'hi Ann' }))
    expect(heard).toMatchObject({ reply: '', status: 'human', seq: 4 })
    expect(answerOf(await shop.say({ ...hello, client_id: 'c2', message: 'hi Ann' }))).toEqual(heard)
    expect(answerOf(await shop.say(hello))).toEqual({ ...first, status: 'human' })
  })

  it('is refused where it is empty or too long', async () => {
    const shop = await openShop()
    for (const client_id of ['', 'x'.repeat(65)])
      expectProblem(await shop.say({ ...hello, client_id }), 400, 'invalid_request')
  })
})

describe('widget: history and stream', () => {
  it('have visitor, bot and person in one sequence', async () => {
    const shop = await openShop()
    await shop.say(hello)
    const { sessions } = await shop.rpc('sessions.list', { limit: 1 })
    const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id, after: 1 })
    expect(await stream.next()).toMatchObject({ event: 'message', id: '2', data: { role: 'bot', seq: 2 } })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'bot' } })
    await shop.rpc('sessions.reply', { session_id: sessions[0]?.id ?? '', text: 'Ann here' })
    expect(await stream.next()).toMatchObject({ id: '3', data: { role: 'human', text: 'Ann here' } })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'human' } })
    await shop.say({ session_id, message: 'thanks', client_id: 'c2' })
    expect(await stream.next()).toMatchObject({ id: '4', data: { role: 'visitor', client_id: 'c2' } })
    const all = await history(shop)
    expect(all.messages.map(({ seq, role }) => [seq, role])).toEqual([
      [1, 'visitor'],
      [2, 'bot'],
      [3, 'human'],
      [4, 'visitor'],
    ])
    expect(all).toMatchObject({ status: 'human', more: false })
    expect((await history(shop, 3)).messages).toEqual(all.messages.slice(3))
    expect((await history(shop, 99)).messages).toEqual([])
  })

  it('may be listened to before a word was said', async () => {
    const shop = await openShop()
    const stream = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id })
    expect(await stream.next()).toMatchObject({ event: 'status', data: { status: 'bot' } })
    await shop.say(hello)
    expect(await stream.next()).toMatchObject({ data: { role: 'visitor', seq: 1 } })
    expect(await stream.next()).toMatchObject({ data: { role: 'bot', seq: 2 } })
  })

  it('come in slices where they are long', async () => {
    const shop = await openShop({ limits: { widgetPerSession: 1000, widgetPerAddress: 1000 } })
    for (let at = 0; at < 101; at++) await shop.say({ session_id, message: `hello ${at}` })
    const first = await history(shop)
    expect(first).toMatchObject({ more: true })
    expect(first.messages).toHaveLength(200)
    const rest = await history(shop, 200)
    expect(rest).toMatchObject({ more: false, messages: [{ seq: 201 }, { seq: 202 }] })
  })

  it('are those of one visitor alone', async () => {
    const shop = await openShop()
    await shop.say(hello)
    const other = await openShop()
    expect((await history(other)).messages).toEqual([])
    expect((await call(shop, 'history', { session_id: 'somebody-else' })).body).toEqual({
      status: 'bot',
      messages: [],
      more: false,
    })
  })

  it('are open to twenty pages of one address, and again once one is closed', async () => {
    const shop = await openShop()
    const url = `${shop.url}/api/chat/${shop.bot.id}/stream`
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(url, {}, { session_id })))
    const refused = await call(shop, 'stream', { session_id })
    expectProblem(refused, 429, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    streams[0]?.close()
    await expect
      .poll(async () => {
        const again = await listen(url, {}, { session_id })
        again.close()
        return again.response.status
      })
      .toBe(200)
  })

  it('free their places when a line with many requests behind each other dies', async () => {
    const shop = await openShop()
    const { hostname, port } = new URL(shop.url)
    const body = JSON.stringify({ session_id })
    const one = `POST /api/chat/${shop.bot.id}/stream HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const socket = connect(Number(port), hostname)
    socket.write(one.repeat(30))
    await new Promise((done) => socket.once('data', done))
    socket.destroy()
    await expect
      .poll(async () => {
        const again = await listen(`${shop.url}/api/chat/${shop.bot.id}/stream`, {}, { session_id })
        again.close()
        return again.response.status
      })
      .toBe(200)
  })
})

describe('widget: what is pressed instead of written', () => {
  it('asks for a person in the language of the widget', async () => {
    const shop = await openShop()
    const answer = answerOf(
      await call(shop, 'person', { session_id, client_id: 'p1', text: 'Mensch, bitte', language: 'de' }),
    )
    expect(answer).toMatchObject({ status: 'waiting', intent: 'human', seq: 2, form: null })
    expect(answer.reply).toMatch(/jemanden/)
    expect(
      answerOf(
        await call(shop, 'person', { session_id, client_id: 'p1', text: 'Mensch, bitte', language: 'de' }),
      ),
    ).toEqual(answer)
    const { events } = await shop.rpc('events.list', { kind: 'handover', limit: 5 })
    expect(events).toHaveLength(1)
  })

  it('leaves contact details with the words that were agreed to', async () => {
    const shop = await openShop({ bot: { country: 'GB' } })
    const given = {
      name: 'Mia Example',
      email: 'mia@example.com',
      phone: '020 7946 0958',
      message: 'A tent',
      consent,
    }
    const answer = answerOf(await call(shop, 'contact', { session_id, client_id: 'f1', ...given }))
    expect(answer.reply).not.toBe('')
    const { leads } = await shop.rpc('leads.list', { limit: 5 })
    expect(leads).toMatchObject([
      {
        name: 'Mia Example',
        email: 'mia@example.com',
        phone: '+442079460958',
        source: 'form',
        consent: { text: consent },
      },
    ])
    const { events } = await shop.rpc('events.list', { kind: 'lead', limit: 5 })
    expect(events[0]?.payload).toMatchObject({
      event_type: 'lead.created',
      data: { source: 'form', consent: { text: consent } },
    })
  })

  it.each([
    ['an address that is none', { email: 'mia@', consent }, 'email'],
    ['a number that is none', { phone: '12', consent }, 'phone'],
    ['neither', { name: 'Mia', consent }, 'email'],
    ['no consent', { email: 'mia@example.com', consent: ' ' }, 'consent'],
  ])('refuses %s where it was entered', async (_, given, path) => {
    const shop = await openShop()
    const problem = expectProblem(
      await call(shop, 'contact', { session_id, ...given }),
      400,
      'invalid_request',
    )
    expect(problem.errors?.map((one) => one.path)).toEqual([path])
    expect((await shop.rpc('leads.list', { limit: 5 })).leads).toEqual([])
    expect((await history(shop)).messages).toEqual([])
  })

  it('takes no details where the shop keeps none', async () => {
    const shop = await openShop({ bot: { lead_rules: { enabled: false, consent: '' } } })
    expectProblem(
      await call(shop, 'contact', { session_id, email: 'mia@example.com', consent }),
      400,
      'invalid_request',
    )
  })

  it('rates an answer of one’s own conversation only', async () => {
    const shop = await openShop()
    const { message_id } = answerOf(await shop.say(hello))
    expect((await call(shop, 'rating', { session_id, message_id, rating: 'right' })).body).toEqual({
      rating: 'right',
    })
    expect((await history(shop)).messages[1]?.rating).toBe('right')
    expectProblem(
      await call(shop, 'rating', { session_id: 'other', message_id, rating: 'wrong' }),
      404,
      'not_found',
    )
    expect((await call(shop, 'rating', { session_id, message_id, rating: 'wrong' })).body).toEqual({
      rating: 'wrong',
    })
    expect((await call(shop, 'rating', { session_id, message_id, rating: null })).body).toEqual({
      rating: null,
    })
    expect((await history(shop)).messages[1]?.rating).toBeNull()
  })

  it('deletes what was left, and nothing else', async () => {
    const shop = await openShop()
    await shop.say({ session_id: 'somebody-else-00001', message: 'hello' })
    await shop.say({ ...hello, message: 'I am Mia Example, mia@example.com' })
    expect((await shop.rpc('leads.list', { limit: 5 })).leads).toHaveLength(1)
    const answer = await call(shop, 'forget', { session_id })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await history(shop)).messages).toEqual([])
    expect((await shop.rpc('leads.list', { limit: 5 })).leads).toEqual([])
    const { sessions } = await shop.rpc('sessions.list', { limit: 5 })
    expect(sessions.map((one) => one.session_id)).toEqual(['somebody-else-00001'])
    expect((await call(shop, 'forget', { session_id })).status).toBe(204)
    expect(answerOf(await shop.say(hello)).seq).toBe(2)
  })

  it('counts towards the limits', async () => {
    const shop = await openShop({ limits: { widgetPerSession: 2, widgetPerAddress: 50 } })
    for (const client_id of ['1', '2']) await call(shop, 'person', { session_id, client_id, text: 'person' })
    expectProblem(
      await call(shop, 'person', { session_id, client_id: '3', text: 'person' }),
      429,
      'too_many_requests',
    )
  })
})

describe('widget: config', () => {
  it('has what is shown before somebody speaks, and while the PC is asleep', async () => {
    const shop = await openShop({
      bot: {
        opening_hours: { mon: [{ from: '09:00', to: '18:00' }] },
        facts: {
          address: '1 High St',
          phone: '+44 20 7946 0958',
          email: 'a@shop.example',
          shipping: 'secret plans',
          returns: '',
          payment: '',
        },
      },
    })
    const answer = await send(`${shop.url}/api/chat/${shop.bot.id}/config`)
    const config = widgetConfigSchema.strict().parse(answer.body)
    expect(config).toMatchObject({
      contact: { address: '1 High St', phone: '+44 20 7946 0958', email: 'a@shop.example' },
      handover: true,
      contact_form: { consent: '' },
      widget: { position: 'right', hidden_paths: [] },
    })
    expect(answer.text).not.toContain('secret plans')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })
})

describe('widget: its files', () => {
  it('come small, for any page, and for good where their name says what is in them', async () => {
    const shop = await openShop()
    const loader = await send(`${shop.url}/widget.js?v=1`, { headers: { 'accept-encoding': 'identity' } })
    expect(loader.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const tag = loader.headers.etag
    const same = await send(`${shop.url}/widget.js`, { headers: { 'if-none-match': tag } })
    expect(same.status).toBe(304)
    const name = /panel-[0-9a-f]+\.js/.exec(loader.text)?.[0] ?? ''
    const panel = await send(`${shop.url}/widget/${name}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(panel.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    const former = await send(`${shop.url}/widget/panel-0123456789ab.js`)
    expect(former.status).toBe(200)
    expect(former.headers['cache-control']).toBe('no-cache')
    for (const other of ['panel', 'other-01234567.js', '..%2fwidget.js', 'en.js'])
      expect((await send(`${shop.url}/widget/${other}`)).status).toBe(404)
  })

  it('can be laid on one’s own website, in letters any encoding has', async () => {
    const shop = await openShop({ bot: { name: 'Größe </script>' } })
    const { text } = await send(`${shop.url}/widget.js?bot=${shop.bot.id}&standalone=1`)
    expect(text).toMatch(/^[\0-\x7f]+$/)
    expect(text).toContain(shop.url)
    expectProblem(await send(`${shop.url}/widget.js?bot=none&standalone=1`), 404, 'bot_not_found')
  })
})
