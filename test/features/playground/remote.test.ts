import { describe, expect, it } from 'vitest'
import { openFile, openShop } from '../../helpers/shop.ts'
import { openSink } from '../connections/sink.ts'
import { bodyOf, connectTo, newTurn, openTester } from './open-tester.ts'

describe('testing an external service', () => {
  it('by the chat API talks to another hub with its key and goes on in one conversation', async () => {
    const remote = await openShop()
    const tester = await openTester()
    const target = await connectTo(tester, {
      base_url: `${remote.url}/`,
      bot_id: remote.bot.id,
      api_key: remote.key.key,
    })
    const session = await tester.begin(target, 'api')
    const first = await tester.say(session.id, 'Tents?')
    await tester.say(session.id, 'Stoves?')
    expect(first.turn.exchange.request.url).toBe(`${remote.url}/api/v1/chat`)
    expect(await remote.used()).toBe(2)
    expect(await remote.transcript(first.session.session_id ?? '')).toMatchObject({ length: 4 })
    // Nothing of it happens here.
    expect(await tester.rpc('home.summary', {})).toMatchObject({ chats_today: 0, quotas: [] })
    expect(await tester.rpc('tester.credential', { tester_session_id: session.id })).toEqual({
      header: 'Authorization',
      value: `Bearer ${remote.key.key}`,
    })
  })

  it('by the widget talks to the widget address, or to the other where there is none', async () => {
    const [chat, widget] = [
      await openSink((response) => response.end('{"reply":"chat"}')),
      await openSink((response) => response.end('{"reply":"widget"}')),
    ]
    const tester = await openTester({ port: null })
    const more = { base_url: `${chat.url}/a/`, bot_id: 'my bot/1', api_key: 'never-sent-to-widgets' }
    for (const widget_base_url of [`${widget.url}/w`, null]) {
      const session = await tester.begin(await connectTo(tester, { ...more, widget_base_url }), 'widget')
      await tester.say(session.id, 'Tents?')
    }
    expect(widget.seen).toMatchObject([{ method: 'POST', url: '/w/api/chat/my%20bot%2F1/message' }])
    expect(chat.seen).toMatchObject([{ method: 'POST', url: '/a/api/chat/my%20bot%2F1/message' }])
    for (const { headers } of [...chat.seen, ...widget.seen]) expect(headers.authorization).toBeUndefined()
  })

  it('shows 401, 429 and what is no JSON as they came', async () => {
    const remote = await openShop()
    const tester = await openTester({ port: null })
    const wrong = await connectTo(tester, {
      base_url: remote.url,
      bot_id: remote.bot.id,
      api_key: 'sb_live_wrong',
    })
    const refused = await tester.say((await tester.begin(wrong, 'api')).id, 'Tents?')
    expect(refused.turn.exchange.response?.status).toBe(401)
    expect(bodyOf(refused.turn.exchange)).toMatchObject({ code: 'invalid_key' })

    openFile(remote)
      .prepare("INSERT INTO key_usage VALUES (?, date('now', '+1 day'), 1000, 0)")
      .run(remote.key.id)
    const right = await connectTo(tester, {
      base_url: remote.url,
      bot_id: remote.bot.id,
      api_key: remote.key.key,
    })
    const used = await tester.say((await tester.begin(right, 'api')).id, 'Tents?')
    expect(used.turn.exchange.response).toMatchObject({
      status: 429,
      headers: expect.arrayContaining([['retry-after', expect.stringMatching(/^\d+$/)]]),
    })

    const sink = await openSink((response) =>
      response.writeHead(502, { 'X-Proxy': 'a' }).end('<h1>Bad gateway</h1>'),
    )
    const broken = await connectTo(tester, { base_url: sink.url })
    const { turn, session } = await tester.say((await tester.begin(broken, 'widget')).id, 'Tents?')
    expect(turn.exchange.response).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' })
    expect(turn.exchange.response?.headers).toContainEqual(['X-Proxy', 'a'])
    expect(session.turn_count).toBe(1)
  })

  it('keeps a turn where nothing answered, with the reason, and goes on when it is back', async () => {
    const sink = await openSink((response) => response.end('{}'))
    const tester = await openTester({ port: null })
    const session = await tester.begin(await connectTo(tester, { base_url: sink.url }), 'widget')
    await sink.close()
    const { turn } = await tester.say(session.id, 'Tents?')
    expect(turn.exchange).toMatchObject({
      response: null,
      error: `Nothing answers at ${sink.url}: connection refused. Is the service running there?`,
    })
    expect(await tester.turnsOf(session.id)).toEqual([turn])
  })

  it('follows no redirect with the key', async () => {
    const elsewhere = await openSink((response) => response.end('{}'))
    const sink = await openSink((response) => response.writeHead(307, { location: elsewhere.url }).end())
    const tester = await openTester({ port: null })
    const session = await tester.begin(
      await connectTo(tester, { base_url: sink.url, api_key: 'some-key-1234' }),
      'api',
    )
    expect((await tester.say(session.id, 'Tents?')).turn.exchange.response?.status).toBe(307)
    expect(elsewhere.seen).toEqual([])
  })

  it('can be cancelled while it waits, and is kept as cancelled', async () => {
    let arrived = () => {}
    const asked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const sink = await openSink(() => arrived())
    const tester = await openTester({ port: null })
    const session = await tester.begin(await connectTo(tester, { base_url: sink.url }), 'widget')
    const turn_id = newTurn()
    const sent = tester.say(session.id, 'Tents?', turn_id)
    await asked
    expect(await tester.rpc('tester.cancel', { turn_id })).toEqual({ cancelled: true })
    expect((await sent).turn.exchange).toMatchObject({
      response: null,
      error: 'Cancelled before an answer came.',
    })
    expect(await tester.rpc('tester.cancel', { turn_id })).toEqual({ cancelled: false })
    expect(await tester.turnsOf(session.id)).toHaveLength(1)
  })

  it('is cut short by a stop of the hub, which keeps what there is', async () => {
    let arrived = () => {}
    const asked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const sink = await openSink(() => arrived())
    const tester = await openTester()
    const session = await tester.begin(await connectTo(tester, { base_url: sink.url }), 'widget')
    const sent = tester.say(session.id, 'Tents?')
    await asked
    await tester.stop()
    const { turn } = await sent
    expect(turn.exchange.response).toBeNull()
    const again = await openTester({ dataPath: tester.dataPath })
    expect(await again.turnsOf(session.id)).toEqual([turn])
  })

  it('needs the key of the connection for the chat API', async () => {
    const tester = await openTester({ port: null })
    const target = await connectTo(tester, { base_url: 'http://127.0.0.1:9', name: 'Hosted' })
    const session = await tester.begin(target, 'api')
    await expect(tester.say(session.id, 'Tents?')).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/"Hosted" has none.*Settings, Connections/),
    })
    await tester.rpc('connections.remove', { connection_id: target.connection_id })
    await expect(tester.say(session.id, 'Tents?')).rejects.toMatchObject({ code: 'not_found' })
    // What was said before stays to be read.
    expect(await tester.rpc('tester.get', { tester_session_id: session.id })).toMatchObject({ turns: [] })
  })

  it('masks the key wherever the service says it back', async () => {
    const key = 'some-remote-key-1234'
    const sink = await openSink((response, seen) =>
      response.setHeader('x-echo', seen.headers.authorization ?? '').end(JSON.stringify({ you_sent: key })),
    )
    const tester = await openTester({ port: null })
    const session = await tester.begin(await connectTo(tester, { base_url: sink.url, api_key: key }), 'api')
    const { turn } = await tester.say(session.id, 'Tents?')
    expect(sink.seen[0]?.headers.authorization).toBe(`Bearer ${key}`)
    expect(turn.exchange.request.headers).toContainEqual(['Authorization', 'Bearer ••••1234'])
    expect(turn.exchange.response?.headers).toContainEqual(['x-echo', 'Bearer ••••1234'])
    expect(bodyOf(turn.exchange)).toEqual({ you_sent: '••••1234' })
    expect(JSON.stringify(await tester.turnsOf(session.id))).not.toContain(key)
  })
})
