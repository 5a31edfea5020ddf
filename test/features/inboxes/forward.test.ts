import { gzipSync } from 'node:zlib'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openSink } from '../../helpers/sink.ts'
import { openInbox } from './inbox.ts'

const hub = sharedHub()
const secret = 'whsec_c2VjcmV0IG9mIHRoZSBpbmJveA=='

describe('an inbox that forwards', () => {
  it('sends what came byte for byte, under its own id and signature, once', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub(), { forward_url: sink.url, forward_allow_local: true })
    expect(inbox).toMatchObject({ forward_url: sink.url, forward_allow_local: true })
    const text = '{ "event_type" : "lead.created", "n": 1.0 }'
    await inbox.post(text, { 'webhook-id': 'theirs', 'content-type': 'application/json' })
    await inbox.post(text, { 'webhook-id': 'theirs', 'content-type': 'application/json' })
    await expect.poll(() => sink.received.length).toBe(1)
    const [got] = sink.received
    expect(got?.text).toBe(text)
    const event = await inbox.only()
    expect(got?.headers['webhook-id']).toBe(event.id)
    const endpoint = event.deliveries[0]?.endpoint_id ?? ''
    const signing = await hub().rpc('endpoints.secret', { endpoint_id: endpoint })
    expect(new Webhook(signing.secret).verify(text, got?.headers ?? {})).toMatchObject({ n: 1 })
    await expect
      .poll(async () => (await inbox.only()).deliveries)
      .toMatchObject([{ url: sink.url, state: 'delivered' }])
  })

  it('keeps what the receiver needs to read it, and nothing that is not meant for them', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub(), {
      forward_url: sink.url,
      forward_allow_local: true,
      preset: 'header',
      header_name: 'X-Shop-Word',
      secret: 'open sesame',
    })
    const sent = {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'x-shopify-topic': 'orders/create',
      'x-shopify-hmac-sha256': 'abc=',
      'ce-type': 'shop.order',
      'webhook-event': 'order',
      'stripe-signature': 't=1,v1=abc',
    }
    const kept = {
      cookie: 'a=b',
      authorization: 'Bearer word',
      'x-shop-word': 'open sesame',
      'x-api-key': 'word',
      'x-gitlab-token': 'word',
      'x-forwarded-for': '203.0.113.5',
      'x-real-ip': '203.0.113.5',
      forwarded: 'for=203.0.113.5',
      'accept-language': 'de',
      'webhook-signature': 'v1,theirs',
    }
    const body = gzipSync('{"n":1}')
    await inbox.post(body, { ...sent, ...kept, 'webhook-id': 'theirs' })
    await expect.poll(() => sink.received.length).toBe(1)
    const headers = sink.received[0]?.headers ?? {}
    expect(headers).toMatchObject(sent)
    expect(headers['host']).toBe(new URL(sink.url).host)
    expect(headers['content-length']).toBe(String(body.length))
    const { 'webhook-signature': _, ...never } = kept
    for (const name of Object.keys(never)) expect(headers).not.toHaveProperty(name)
    expect(JSON.stringify(headers)).not.toMatch(/theirs|sesame/)
    // Ours are as they always were.
    const endpoint = (await inbox.only()).deliveries[0]?.endpoint_id ?? ''
    await hub().rpc('deliveries.test', { endpoint_id: endpoint })
    await expect.poll(() => sink.received.length).toBe(2)
    expect(sink.received[1]?.headers['content-type']).toBe('application/json')
    expect(sink.received[1]?.headers).not.toHaveProperty('x-shopify-topic')
  })

  it('does not vouch for what has a wrong signature', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub(), { forward_url: sink.url, forward_allow_local: true, secret })
    await inbox.post('{"n":1}', { 'webhook-id': 'm' })
    expect((await inbox.only()).deliveries).toEqual([])
  })

  it('stops when it is switched off, and when it is removed', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub(), { forward_url: sink.url, forward_allow_local: true })
    const update = (change: object) => hub().rpc('inboxes.update', { inbox_id: inbox.id, ...change })
    expect(await update({ name: 'Renamed' })).toMatchObject({ forward_url: sink.url })
    expect(await update({ forward_url: null })).toMatchObject({ forward_url: null })
    await inbox.post('{"n":1}')
    expect((await inbox.only()).deliveries).toEqual([])
    await update({ forward_url: sink.url, forward_allow_local: true })
    await hub().rpc('inboxes.remove', { inbox_id: inbox.id })
    const { endpoints } = await hub().rpc('endpoints.list', {})
    expect(endpoints.filter(({ inbox_id }) => inbox_id === inbox.id)).toEqual([])
  })

  it('refuses an address in the local network that was not allowed, and changes nothing', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub())
    const call = hub().rpc('inboxes.update', { inbox_id: inbox.id, name: 'X', forward_url: sink.url })
    await expect(call).rejects.toThrow()
    expect(await hub().rpc('inboxes.get', { inbox_id: inbox.id })).toMatchObject({
      name: 'Test',
      forward_url: null,
    })
    await expect(
      hub().rpc('inboxes.update', {
        inbox_id: inbox.id,
        forward_url: inbox.url,
        forward_allow_local: true,
      }),
    ).rejects.toThrow()
  })
})

describe('one event', () => {
  it('is sent on by hand', async () => {
    const sink = await openSink()
    const inbox = await openInbox(hub())
    await inbox.post('{"event_type":"order.created"}')
    const event = await inbox.only()
    const to = { url: sink.url, allow_local: true }
    const delivery = await hub().rpc('events.forward', { event_id: event.id, ...to })
    expect(delivery).toMatchObject({ event_id: event.id, url: sink.url, event_type: 'order.created' })
    await expect.poll(() => sink.received.map(({ text }) => text)).toEqual(['{"event_type":"order.created"}'])
    await expect(hub().rpc('events.forward', { event_id: 'evt_none', ...to })).rejects.toThrow(/no event/)
    await expect(hub().rpc('events.forward', { event_id: event.id, url: sink.url })).rejects.toThrow()
  })
})
