import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { expectProblem } from '../../helpers/http.ts'
import { testClock } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from './inbox.ts'

const clock = testClock()
const hub = sharedHub({ clock })
const bare = Buffer.from('a secret of twenty-four').toString('base64')
const secret = `whsec_${bare}`
const body = '{"event_type":"lead.created","lead":{"email":"signed@example.com"}}'

/** As the library of Standard Webhooks signs. */
function signed(id: string, text: string, at = clock.now(), with_ = secret) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(with_).sign(id, new Date(at), text),
  }
}

describe('Standard Webhooks', () => {
  it.each([
    ['with its prefix', secret],
    ['without', bare],
  ])('are genuine with the secret %s', async (_, entered) => {
    const inbox = await openInbox(hub(), { secret: entered })
    expect(inbox).toMatchObject({ preset: 'standard', has_secret: true, secret_readable: true })
    await inbox.post(body, signed('msg_1', body))
    expect(await inbox.only()).toMatchObject({ verdict: 'valid', verdict_reason: null })
  })

  it('are genuine when one of several signatures is, and under the older names of the headers', async () => {
    const inbox = await openInbox(hub(), { preset: 'standard', secret })
    const headers = signed('msg_1', body)
    const other = signed('msg_1', body, clock.now(), `whsec_${Buffer.from('other').toString('base64')}`)
    const both = `${other['webhook-signature']} v1a,abc ${headers['webhook-signature']}`
    await inbox.post(body, { ...headers, 'webhook-signature': both })
    const older = signed('msg_2', body)
    await inbox.post(body, {
      'svix-id': 'msg_2',
      'svix-timestamp': older['webhook-timestamp'],
      'svix-signature': older['webhook-signature'],
    })
    expect((await inbox.all()).map(({ verdict }) => verdict)).toEqual(['valid', 'valid'])
  })

  it.each([
    ['no headers', () => ({}), /missing/],
    ['another secret', () => signed('m', body, clock.now(), 'b3RoZXI='), /does not fit/],
    ['another body', () => signed('m', `${body} `), /does not fit/],
    ['another id', () => ({ ...signed('m', body), 'webhook-id': 'n' }), /does not fit/],
    ['six minutes ago', () => signed('m', body, clock.now() - 360_000), /more than 5 minutes ago/],
    ['in six minutes', () => signed('m', body, clock.now() + 360_000), /in the future/],
    ['no time', () => ({ ...signed('m', body), 'webhook-timestamp': 'now' }), /not a time/],
  ])('are not with %s', async (_, headers, reason) => {
    const inbox = await openInbox(hub(), { preset: 'standard', secret })
    expect((await inbox.post(body, headers())).status).toBe(200)
    const event = await inbox.only()
    expect(event.verdict).toBe('invalid')
    expect(event.verdict_reason).toMatch(reason)
    expect(event.lead_id).toBeNull()
  })

  it('refuses a secret that can be none', async () => {
    await expect(openInbox(hub(), { preset: 'standard', secret: 'not base64!' })).rejects.toThrow(
      /not valid|whsec_/,
    )
  })
})

describe('signatures as GitHub makes them', () => {
  const sign = (text: string) => `sha256=${createHmac('sha256', 'It is a secret').update(text).digest('hex')}`

  it('are genuine or not', async () => {
    const inbox = await openInbox(hub(), { preset: 'github', secret: 'It is a secret' })
    const posts = [sign(body), sign(`${body}x`), 'sha256=12', undefined]
    for (const value of posts) await inbox.post(body, { 'x-hub-signature-256': value })
    const verdicts = (await inbox.all()).map(({ verdict }) => verdict)
    expect(verdicts.toReversed()).toEqual(['valid', 'invalid', 'invalid', 'invalid'])
  })

  it('come once by their delivery', async () => {
    const inbox = await openInbox(hub(), { preset: 'github', secret: 'It is a secret' })
    const headers = {
      'x-hub-signature-256': sign(body),
      'x-github-delivery': 'guid',
      'x-github-event': 'push',
    }
    await inbox.post(body, headers)
    await inbox.post(body, headers)
    expect((await inbox.only()).repeats).toBe(1)
  })
})

describe('a shared value in a header', () => {
  it('is compared, and not kept beside the event', async () => {
    const inbox = await openInbox(hub(), {
      preset: 'header',
      header_name: 'X-Shop-Token',
      secret: 'open sesame',
    })
    await inbox.post('1', { 'x-shop-token': 'open sesame' })
    await inbox.post('2', { 'x-shop-token': 'open sesam' })
    await inbox.post('3')
    const events = await inbox.all()
    expect(events.map(({ verdict }) => verdict)).toEqual(['invalid', 'invalid', 'valid'])
    const genuine = await hub().rpc('events.get', { event_id: events[2]?.id ?? '' })
    expect(JSON.stringify(genuine)).not.toContain('sesame')
  })

  it('has a usual header, and may come as a bearer', async () => {
    const usual = await openInbox(hub(), { preset: 'header', secret: 'abc' })
    expect(usual.header_name).toBe('X-Webhook-Secret')
    const bearer = await openInbox(hub(), { preset: 'header', header_name: 'Authorization', secret: 'abc' })
    await bearer.post('1', { authorization: 'Bearer abc' })
    expect((await bearer.only()).verdict).toBe('valid')
  })
})

describe('an inbox that refuses bad signatures', () => {
  it('says so, and keeps and shows them all the same', async () => {
    const inbox = await openInbox(hub(), { preset: 'standard', secret, refuse_bad: true })
    const answer = await inbox.post(body, { ...signed('m', body), 'webhook-id': 'other' })
    expectProblem(answer, 401, 'invalid_signature')
    expect(await inbox.only()).toMatchObject({ verdict: 'invalid', answered_status: 401, raw: body })
    expect((await inbox.post(body, signed('m', body))).status).toBe(200)
  })

  it('lets nobody take the place of what is still to come', async () => {
    const inbox = await openInbox(hub(), { preset: 'standard', secret, refuse_bad: true })
    const forged = '{"event_type":"lead.created","lead":{"email":"forged@example.com"}}'
    for (let time = 0; time < 3; time++) {
      expectProblem(await inbox.post(forged, { 'webhook-id': 'm' }), 401, 'invalid_signature')
    }
    expect((await inbox.post(body, signed('m', body))).status).toBe(200)
    const events = await inbox.all()
    expect(events).toMatchObject([
      { verdict: 'valid', repeats: 0 },
      { verdict: 'invalid', repeats: 2 },
    ])
    const { leads } = await hub().rpc('leads.list', { query: 'forged' })
    expect(leads).toEqual([])
  })

  it('takes what has no signature while it has no secret', async () => {
    const inbox = await openInbox(hub(), { preset: 'standard', refuse_bad: true })
    expect((await inbox.post('1')).status).toBe(200)
    expect((await inbox.only()).verdict).toBe('unchecked')
  })
})

describe('the secret of an inbox', () => {
  it('is shown on demand, changed and taken away', async () => {
    const { id } = await openInbox(hub(), { secret })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret })
    const inbox = await hub().rpc('inboxes.update', { inbox_id: id, name: 'Another name' })
    expect(inbox).toMatchObject({ name: 'Another name', has_secret: true, preset: 'standard' })
    const open = await hub().rpc('inboxes.update', { inbox_id: id, secret: null, preset: 'none' })
    expect(open).toMatchObject({ has_secret: false, preset: 'none' })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret: null })
  })
})
