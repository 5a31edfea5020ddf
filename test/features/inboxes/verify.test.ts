import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { expectProblem } from '../../helpers/http.ts'
import { testClock } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openFile } from '../../helpers/shop.ts'
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
    ['no headers', () => ({}), 'no_headers', /missing/],
    ['another secret', () => signed('m', body, clock.now(), 'b3RoZXI='), 'no_match', /does not fit/],
    ['another body', () => signed('m', `${body} `), 'no_match', /does not fit/],
    ['another id', () => ({ ...signed('m', body), 'webhook-id': 'n' }), 'no_match', /does not fit/],
    ['six minutes ago', () => signed('m', body, clock.now() - 360_000), 'too_old', /5 minutes ago/],
    ['in six minutes', () => signed('m', body, clock.now() + 360_000), 'too_new', /in the future/],
    ['no time', () => ({ ...signed('m', body), 'webhook-timestamp': 'now' }), 'bad_timestamp', /not a time/],
  ])('are not with %s', async (_, headers, code, reason) => {
    const inbox = await openInbox(hub(), { preset: 'standard', secret })
    expect((await inbox.post(body, headers())).status).toBe(200)
    const event = await inbox.only()
    expect(event).toMatchObject({ verdict: 'invalid', verdict_code: code, verdict_header: null })
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
    const reasons = await Promise.all(
      events.slice(0, 2).map(async ({ id }) => {
        const { verdict_code, verdict_header, verdict_reason } = await hub().rpc('events.get', {
          event_id: id,
        })
        return [verdict_code, verdict_header, verdict_reason]
      }),
    )
    expect(reasons).toEqual([
      ['header_missing', 'X-Shop-Token', 'The header X-Shop-Token is missing: nothing proves who sent it.'],
      ['header_differs', 'X-Shop-Token', 'The value of the header X-Shop-Token is another one.'],
    ])
  })

  it('is not kept beside what came with an older one either', async () => {
    const inbox = await openInbox(hub(), { preset: 'header', header_name: 'X-Token', secret: 'old value' })
    await hub().rpc('inboxes.update', { inbox_id: inbox.id, secret: 'new value' })
    await inbox.post('1', { 'x-token': 'old value', 'x-other': 'shown' })
    const event = await inbox.only()
    expect(event.verdict_code).toBe('header_differs')
    expect(JSON.stringify(event)).not.toContain('old value')
    expect(event.headers).toContainEqual(['x-other', 'shown'])
  })

  it.each([
    ['UTF-8', 'utf8'],
    ['Latin-1', 'latin1'],
  ] as const)('may have letters beyond ASCII, sent as %s', async (_, encoding) => {
    const inbox = await openInbox(hub(), { preset: 'header', secret: 'Schlüssel zur Tür' })
    // A header's bytes are what Node makes of these letters one by one.
    const sent = Buffer.from('Schlüssel zur Tür', encoding).toString('latin1')
    const shop = Buffer.from('Müller & Söhne', encoding).toString('latin1')
    await inbox.post('1', { 'x-webhook-secret': sent, 'x-shop': shop })
    const event = await inbox.only()
    expect(event.verdict).toBe('valid')
    expect(event.headers).toContainEqual(['x-shop', 'Müller & Söhne'])
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

  it.each(['none', 'standard', 'github', 'header'] as const)(
    'lets nothing in while it cannot check: %s without a secret',
    async (preset) => {
      const inbox = await openInbox(hub(), { preset, refuse_bad: true })
      const answer = await inbox.post(body, signed('m', body))
      expectProblem(answer, 401, 'invalid_signature')
      expect((answer.body as { detail: string }).detail).toMatch(/Enter .* under Settings, Inboxes/)
      expect(await inbox.only()).toMatchObject({
        verdict: 'invalid',
        verdict_code: 'no_secret',
        answered_status: 401,
        lead_id: null,
      })
      await hub().rpc('inboxes.update', { inbox_id: inbox.id, refuse_bad: false })
      expect((await inbox.post(body, signed('n', body))).status).toBe(200)
      expect((await inbox.all())[0]).toMatchObject({ verdict: 'unchecked' })
    },
  )
})

describe('a verdict from before there were codes', () => {
  it('keeps its words', async () => {
    const inbox = await openInbox(hub(), { preset: 'github', secret: 'x' })
    await inbox.post(body)
    const file = openFile(hub())
    file.prepare('UPDATE received SET verdict_reason = ?').run('The header X is missing.')
    expect(await inbox.only()).toMatchObject({
      verdict: 'invalid',
      verdict_reason: 'The header X is missing.',
      verdict_code: null,
      verdict_header: null,
    })
  })
})

describe('the secret of an inbox', () => {
  it.each([
    ['standard', ` ${secret}\n`, secret],
    ['github', '\tIt is a secret\r\n', 'It is a secret'],
    ['header', ' open sesame ', 'open sesame'],
  ] as const)('is kept without what was pasted around it: %s', async (preset, entered, kept) => {
    const { id } = await openInbox(hub(), { preset, secret: entered })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret: kept })
    await hub().rpc('inboxes.update', { inbox_id: id, secret: `${entered} ` })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret: kept })
  })

  it('is not blank', async () => {
    await expect(openInbox(hub(), { preset: 'header', secret: ' \n' })).rejects.toThrow(/secret/)
  })

  it('is shown on demand, changed and removed', async () => {
    const { id } = await openInbox(hub(), { secret })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret })
    const inbox = await hub().rpc('inboxes.update', { inbox_id: id, name: 'Another name' })
    expect(inbox).toMatchObject({ name: 'Another name', has_secret: true, preset: 'standard' })
    const open = await hub().rpc('inboxes.update', { inbox_id: id, secret: null, preset: 'none' })
    expect(open).toMatchObject({ has_secret: false, preset: 'none' })
    expect(await hub().rpc('inboxes.secret', { inbox_id: id })).toEqual({ secret: null })
  })
})
