import { describe, expect, it } from 'vitest'
import type { ConnectionCheck } from '#shared/schemas/connection.ts'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openFile, openShop } from '../../helpers/shop.ts'
import { freePort } from '../../hub/ports.ts'
import { openSink } from './sink.ts'

async function check(options: {
  readonly base_url: string
  readonly widget_base_url?: string | null
  readonly bot_id?: string
  readonly api_key?: string
}) {
  const hub = await startHub({ port: null, clock: testClock('2026-03-10T12:00:00.000Z') })
  const { id } = await hub.rpc('connections.save', {
    name: 'Remote',
    bot_id: 'b',
    widget_base_url: null,
    ...options,
  })
  const { last_test } = await hub.rpc('connections.test', { connection_id: id })
  const of = (name: ConnectionCheck['check']) => last_test?.checks.find((one) => one.check === name)
  return { hub, id, last_test, of }
}

describe('testing a connection', () => {
  it('to another Shopbell finds all in order, and costs one request', async () => {
    const remote = await openShop()
    await remote.fill([{ id: '1', title: 'Tent' }])
    const { hub, id, last_test, of } = await check({
      base_url: `${remote.url}/`,
      bot_id: remote.bot.id,
      api_key: remote.key.key,
    })
    expect(last_test).toMatchObject({ at: '2026-03-10T12:00:00.000Z', ok: true })
    expect(last_test?.checks.map((one) => one.check)).toEqual(['chat_address', 'api_key', 'widget_address'])
    expect(of('api_key')).toMatchObject({
      ok: true,
      status: 400,
      detail: expect.stringContaining('uses one'),
    })
    expect(await remote.used()).toBe(1)
    expect(await remote.rpc('sessions.list', {})).toMatchObject({ sessions: [] })
    expect(await remote.rpc('hub.status', {})).toMatchObject({ products: 1 })
    expect((await hub.rpc('connections.list', {})).connections).toMatchObject([{ id, last_test }])
  })

  it('without a key looks at the addresses alone', async () => {
    const remote = await openShop()
    const { last_test } = await check({ base_url: remote.url })
    expect(last_test?.checks.map((one) => one.check)).toEqual(['chat_address', 'widget_address'])
    expect(last_test?.ok).toBe(true)
  })

  it('recognises a key that is not known', async () => {
    const remote = await openShop()
    const { last_test, of } = await check({
      base_url: remote.url,
      bot_id: remote.bot.id,
      api_key: 'sb_live_wrong',
    })
    expect(last_test?.ok).toBe(false)
    expect(of('chat_address')).toMatchObject({ ok: true })
    expect(of('api_key')).toMatchObject({ ok: false, status: 401, detail: expect.stringMatching(/not know/) })
  })

  it('recognises a key that is used up for today: it is a right one', async () => {
    const remote = await openShop()
    openFile(remote)
      .prepare("INSERT INTO key_usage VALUES (?, date('now', '+1 day'), 1000, 0)")
      .run(remote.key.id)
    const { of } = await check({ base_url: remote.url, bot_id: remote.bot.id, api_key: remote.key.key })
    expect(of('api_key')).toMatchObject({ ok: true, status: 429, detail: expect.stringMatching(/used up/) })
  })

  it.each([
    [403, { code: 'plan_required' }, false, /plan there does not include/],
    [403, { code: 'key_not_for_bot' }, false, /another bot/],
    [403, {}, false, /HTTP 403/],
    [404, {}, false, /no chat API at this address/],
    [422, {}, true, /accepted/],
    [302, {}, false, /points elsewhere/],
    [500, {}, false, /fault of its own/],
  ])('understands an answer of %d %j', async (status, body, ok, detail) => {
    const sink = await openSink((response) => response.writeHead(status).end(JSON.stringify(body)))
    const { of } = await check({ base_url: sink.url, api_key: 'some-key-1234' })
    expect(of('api_key')).toMatchObject({ ok, status, detail: expect.stringMatching(detail) })
  })

  it('sends the key only where it belongs, and an empty message', async () => {
    const [chat, widget] = [
      await openSink((response) => response.writeHead(400).end()),
      await openSink((response) => response.writeHead(200).end()),
    ]
    await check({
      base_url: `${chat.url}/v2/`,
      widget_base_url: `${widget.url}/w`,
      bot_id: 'b-1',
      api_key: 'some-key-1234',
    })
    expect(chat.seen.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /v2/',
      'POST /v2/api/v1/chat',
    ])
    const post = chat.seen.find(({ method }) => method === 'POST')
    expect(post?.headers).toMatchObject({ authorization: 'Bearer some-key-1234' })
    expect(JSON.parse(post?.body ?? '')).toEqual({ bot_id: 'b-1', message: '' })
    expect(widget.seen).toMatchObject([{ method: 'GET', url: '/w' }])
    for (const { headers } of [...widget.seen, ...chat.seen.filter((one) => one !== post)])
      expect(headers.authorization).toBeUndefined()
  })

  it('says in words that nothing answers', async () => {
    const remote = await openShop()
    const port = await freePort()
    const { last_test, of } = await check({
      base_url: remote.url,
      widget_base_url: `http://127.0.0.1:${port}`,
    })
    expect(last_test?.ok).toBe(false)
    expect(of('chat_address')).toMatchObject({ ok: true })
    expect(of('widget_address')).toMatchObject({
      ok: false,
      status: null,
      detail: `Nothing answers at http://127.0.0.1:${port}: connection refused. Is the service running there?`,
    })
  })

  it('is forgotten once the connection is changed', async () => {
    const remote = await openShop()
    const { hub, id } = await check({ base_url: remote.url })
    expect(
      await hub.rpc('connections.save', {
        id,
        name: 'Remote',
        base_url: 'https://elsewhere.example',
        widget_base_url: null,
        bot_id: 'b',
      }),
    ).toMatchObject({ last_test: null })
  })

  it('ends with the hub, not after it', async () => {
    const hub = await startHub()
    let arrived = () => {}
    const asked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const sink = await openSink(() => arrived())
    const { id } = await hub.rpc('connections.save', {
      name: 'Slow',
      base_url: sink.url,
      widget_base_url: null,
      bot_id: 'b',
    })
    const tested = hub.rpc('connections.test', { connection_id: id })
    await asked
    await hub.stop()
    expect(await tested).toMatchObject({ last_test: { ok: false, checks: [{ ok: false }, { ok: false }] } })
  })
})
