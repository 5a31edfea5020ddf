import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { openFile, openShop } from '../../../helpers/shop.ts'
import { openSink } from '../../../helpers/sink.ts'
import { quick } from '../queue/open-outbox.ts'

async function openMirror() {
  const shop = await openShop({ ...quick })
  const sink = await openSink()
  const mirrored = await shop.rpc('keys.create', {
    bot_id: shop.bot.id,
    name: 'mirrored',
    mirror_url: sink.url,
    mirror_allow_local: true,
  })
  return {
    ...shop,
    sink,
    mirrored,
    call: (body: unknown, headers = {}) => shop.chat(body, { key: mirrored.key, headers }),
  }
}

type Exchange = {
  readonly request: unknown
  readonly response: { readonly status: number; readonly body: unknown }
}

describe('the mirror of an API key', () => {
  it('gets the call with its answer, signed, and no credential', async () => {
    const { sink, mirrored, call, bot } = await openMirror()
    const answer = await call({ message: 'hello' })
    await expect.poll(() => sink.received.length).toBe(1)
    const [got] = sink.received
    expect(got?.body).toEqual({
      event_type: 'api.exchange',
      event_id: got?.headers['webhook-id'],
      occurred_at: expect.any(String),
      bot_id: bot.id,
      key_id: mirrored.id,
      request: { bot_id: bot.id, message: 'hello', session_id: null },
      response: { status: 200, body: answer.body },
    })
    expect(JSON.stringify(got)).not.toContain(mirrored.key)
    expect(JSON.stringify(got)).not.toContain('authorization')
    new Webhook(mirrored.mirror_secret ?? '').verify(got?.text ?? '', got?.headers ?? {})
  })

  it.each([
    [400, { message: '' }, { bot_id: expect.any(String), message: '', session_id: null }],
    [400, '{"message": nonsense', { bot_id: null, message: null, session_id: null }],
    [403, { bot_id: 'bot_other', message: 'hi' }, { bot_id: 'bot_other', message: 'hi', session_id: null }],
    [
      404,
      { message: 'hi', session_id: 'ses_never' },
      { bot_id: expect.any(String), message: 'hi', session_id: 'ses_never' },
    ],
  ])('gets a %i too, with what was sent', async (status, body, request) => {
    const { sink, call } = await openMirror()
    const answer = await call(body)
    expect(answer.status).toBe(status)
    await expect.poll(() => sink.received.length).toBe(1)
    expect(sink.received[0]?.body).toMatchObject({ request, response: { status, body: answer.body } })
  })

  it('gets a 429 when the day is used up, and the charge stays at its limit', async () => {
    const { sink, call, mirrored, ...shop } = await openMirror()
    const db = openFile(shop)
    await call({ message: 'hello' })
    db.prepare('UPDATE key_usage SET used = 1000 WHERE key_id = ?').run(mirrored.id)
    // The first finds out in its transaction, the second knows it before, the third is no chat call at all.
    for (const body of [{ message: 'a' }, { message: 'b' }, '{']) expect((await call(body)).status).toBe(429)
    await expect.poll(() => sink.received.length).toBe(4)
    const statuses = sink.received.map(({ body }) => (body as unknown as Exchange).response.status)
    expect(statuses.sort()).toEqual([200, 429, 429, 429])
    expect(await shop.used(mirrored.id)).toBe(1000)
  })

  it('gets a call answered from memory again', async () => {
    const { sink, call, used, mirrored } = await openMirror()
    const first = await call({ message: 'hello' }, { 'idempotency-key': 'one' })
    const second = await call({ message: 'hello' }, { 'idempotency-key': 'one' })
    expect(second.body).toEqual(first.body)
    await expect.poll(() => sink.received.length).toBe(2)
    const bodies = sink.received.map(({ body }) => (body as unknown as Exchange).response.body)
    expect(bodies).toEqual([first.body, first.body])
    expect(await used(mirrored.id)).toBe(1)
  })

  it('gets nothing of other keys, and nothing of calls without a valid one', async () => {
    const { sink, call, ask, chat, rpc } = await openMirror()
    await ask('hello')
    expect((await chat({ message: 'hi' }, { key: 'sb_live_nonsense' })).status).toBe(401)
    await call({ message: 'mine' })
    await expect.poll(() => sink.received.length).toBe(1)
    const { events } = await rpc('events.list', { kind: 'api' })
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ event_type: 'api.exchange', read: true })
  })
})
