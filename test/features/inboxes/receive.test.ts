import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { expectProblem, send } from '../../helpers/http.ts'
import { startHub } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from './inbox.ts'

const hub = sharedHub()

describe('an inbox', () => {
  it('keeps what is posted, and its headers, and answers with its id', async () => {
    const inbox = await openInbox(hub())
    const text = '{ "event_type": "order.paid",  "total": 1.50 }\n'
    const answer = await inbox.post(text, { 'content-type': 'application/json', 'X-Odd': 'Ünïcode' })
    expect(answer.status).toBe(200)
    const event = await inbox.only()
    expect(answer.body).toEqual({ received: true, id: event.id })
    expect(event).toMatchObject({
      event_type: 'order.paid',
      kind: 'other',
      source: 'inbox',
      inbox_id: inbox.id,
      raw: text,
      payload: { event_type: 'order.paid', total: 1.5 },
      payload_bytes: text.length,
      verdict: 'unchecked',
      read: false,
      repeats: 0,
      answered_status: 200,
    })
    expect(event.headers).toContainEqual(['content-type', 'application/json'])
  })

  it.each([
    ['no content type', undefined],
    ['one that is none', ';;;/ ,garbage'],
    ['text', 'text/plain'],
    ['XML', 'application/xml; charset=utf-8'],
    ['JSON of a vendor', 'application/vnd.api+json'],
  ])('takes any content type: %s', async (_, type) => {
    const inbox = await openInbox(hub())
    expect((await inbox.post('<a>1</a>', { 'content-type': type })).status).toBe(200)
    expect(await inbox.only()).toMatchObject({ raw: '<a>1</a>', payload: null, event_type: 'unknown' })
  })

  it('takes a body of nothing, and one without a length', async () => {
    const inbox = await openInbox(hub())
    expect((await send(inbox.url, { method: 'POST' })).status).toBe(200)
    expect((await send(inbox.url, { method: 'POST', body: '{"a":1}', chunked: true })).status).toBe(200)
    expect((await inbox.all()).map(({ payload_bytes }) => payload_bytes)).toEqual([7, 0])
  })

  it('takes at most a mebibyte', async () => {
    const inbox = await openInbox(hub())
    const most = new Uint8Array(1024 * 1024).fill(0x20)
    expect((await inbox.post(most)).status).toBe(200)
    for (const chunked of [false, true]) {
      const body = new Uint8Array(most.length + 1)
      const answer = await send(inbox.url, { method: 'POST', body, chunked, apart: true })
      expect(expectProblem(answer, 413, 'payload_too_large').detail).toMatch(/larger than 1 MB/)
    }
    expect(await inbox.all()).toHaveLength(1)
  })

  it('keeps the query string apart from the headers', async () => {
    const inbox = await openInbox(hub())
    const query = 'source=till&key=a%20b%2Fc&empty='
    await send(`${inbox.url}?${query}`, { method: 'POST', body: '{"event_type":"ping"}' })
    const event = await inbox.only()
    expect(event.query).toBe(query)
    expect(JSON.stringify(event.headers)).not.toContain('till')
    const plain = await openInbox(hub())
    await plain.post('{}')
    expect((await plain.only()).query).toBeNull()
  })

  it('reads what is packed and keeps it packed', async () => {
    const inbox = await openInbox(hub())
    const packed = gzipSync('{"event_type":"lead.created","lead":{"email":"packed@example.com"}}')
    await inbox.post(packed, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    const event = await inbox.only()
    expect(event).toMatchObject({ kind: 'lead', card: { email: 'packed@example.com' }, raw: null })
    expect(Buffer.from(event.raw_base64 ?? '', 'base64').equals(packed)).toBe(true)
    const { events } = await hub().rpc('events.search', { query: 'packed' })
    expect(events.map(({ id }) => id)).toEqual([event.id])
  })

  it('shows that it works to whoever opens it in a browser', async () => {
    const inbox = await openInbox(hub())
    const answer = await send(inbox.url)
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/works/)
    expectProblem(await send(inbox.url, { method: 'PUT', body: '1' }), 405, 'method_not_allowed')
    expect(await inbox.all()).toEqual([])
  })

  it('is nowhere else, and nowhere once it is renewed or removed', async () => {
    const inbox = await openInbox(hub())
    const elsewhere = inbox.url.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    expectProblem(await send(elsewhere, { method: 'POST', body: '1' }), 404, 'not_found')
    expectProblem(await send(elsewhere), 404, 'not_found')
    const renewed = await hub().rpc('inboxes.renew', { inbox_id: inbox.id })
    expect(renewed.url).not.toBe(inbox.url)
    expectProblem(await inbox.post('1'), 404, 'not_found')
    expect((await send(renewed.url, { method: 'POST', body: '2' })).status).toBe(200)
    await hub().rpc('inboxes.remove', { inbox_id: inbox.id })
    expectProblem(await send(renewed.url, { method: 'POST', body: '3' }), 404, 'not_found')
    expect((await inbox.all()).map(({ payload }) => payload)).toEqual([2])
  })

  it('counts what comes again under its id and answers as the first time', async () => {
    const inbox = await openInbox(hub())
    const other = await openInbox(hub())
    const headers = { 'webhook-id': 'msg_1' }
    const answers = []
    for (const body of ['{"n":1}', '{"n":1}', '{"n":1}']) answers.push(await inbox.post(body, headers))
    expect((await other.post('{"n":1}', headers)).status).toBe(200)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const event = await inbox.only()
    expect(event.repeats).toBe(2)
    expect(event.repeated_at).not.toBeNull()
    expect((await other.only()).repeats).toBe(0)
    await inbox.post('{"n":1}', { 'webhook-id': 'msg_2' })
    expect(await inbox.all()).toHaveLength(2)
  })

  it('counts those that come at the same time too', async () => {
    const inbox = await openInbox(hub())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => inbox.post('{}', { 'webhook-id': 'same' })),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await inbox.only()).repeats).toBe(19)
  })

  it('answers as it is set to', async () => {
    const inbox = await openInbox(hub(), { answer: { status: 503, body: 'later', delay_ms: 0 } })
    expect(await inbox.post('1')).toMatchObject({ status: 503, text: 'later' })
    await hub().rpc('inboxes.update', {
      inbox_id: inbox.id,
      answer: { status: 202, body: '{"ok": 1}', delay_ms: 0 },
    })
    const json = await inbox.post('1')
    expect(json).toMatchObject({ status: 202, text: '{"ok": 1}' })
    expect(json.headers['content-type']).toMatch(/^application\/json/)
    await hub().rpc('inboxes.update', {
      inbox_id: inbox.id,
      answer: { status: 204, body: 'never sent', delay_ms: 0 },
    })
    expect(await inbox.post('1')).toMatchObject({ status: 204, text: '' })
    expect((await inbox.all()).map(({ id }) => id)).toHaveLength(3)
  })

  it('has it on disk before a late answer, and a stop does not wait for that', async () => {
    const own = await startHub()
    const inbox = await openInbox(own, { answer: { status: 200, body: null, delay_ms: 60_000 } })
    const answer = inbox.post('{"event_type":"ping"}')
    await expect.poll(() => inbox.all()).toHaveLength(1)
    await own.stop()
    expect((await answer).status).toBe(200)
  })

  it('goes on taking what is sent while the chat is paused', async () => {
    const own = await startHub()
    const inbox = await openInbox(own)
    await own.rpc('hub.pause', { paused: true })
    expect((await inbox.post('1')).status).toBe(200)
  })

  it('limits how many it takes a minute, per inbox', async () => {
    const own = await startHub({ limits: { widgetPerSession: 1, widgetPerAddress: 1, hooksPerInbox: 3 } })
    const [inbox, other] = [await openInbox(own), await openInbox(own)]
    for (let time = 0; time < 3; time++) expect((await inbox.post('1')).status).toBe(200)
    const refused = await inbox.post('1')
    expectProblem(refused, 429, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.post('1')).status).toBe(200)
  })

  it('reports what came, and how often', async () => {
    const inbox = await openInbox(hub())
    await inbox.post('1')
    await inbox.post('2')
    const { inboxes } = await hub().rpc('inboxes.list', {})
    const shown = inboxes.find(({ id }) => id === inbox.id)
    expect(shown).toMatchObject({ received: 2, has_secret: false, preset: 'none' })
    expect(shown?.last_received_at).not.toBeNull()
  })
})
