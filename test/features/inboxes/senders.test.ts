import { describe, expect, it } from 'vitest'
import { send } from '../../helpers/http.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from './inbox.ts'
import { examples, hmac, seconds, secret } from './sender-examples.ts'

const hub = sharedHub()
describe.each(examples)('$preset: $event_type', (example) => {
  const body = JSON.stringify(example.payload)
  const type = { 'content-type': 'application/json' }

  it('is signed as they sign, and makes a lead with a readable card', async () => {
    const inbox = await openInbox(hub(), { preset: example.preset, secret })
    const headers = { ...type, ...example.headers, ...example.sign(body, inbox.url) }
    await inbox.post(body, headers)
    const event = await inbox.only()
    expect(event).toMatchObject({
      verdict: 'valid',
      kind: 'lead',
      event_type: example.event_type,
      card: example.card,
    })
    const lead = await hub().rpc('leads.get', { lead_id: event.lead_id ?? '' })
    expect(lead).toMatchObject({ email: event.card.email, name: event.card.name })
    await inbox.post(body, headers)
    expect(await inbox.all()).toHaveLength(example.isOnce ? 1 : 2)
  })

  it('is not believed with another body', async () => {
    const inbox = await openInbox(hub(), { preset: example.preset, secret, refuse_bad: true })
    const posted = await inbox.post(`${body} `, {
      ...type,
      ...example.headers,
      ...example.sign(body, inbox.url),
    })
    expect(posted.status).toBe(401)
    expect((await inbox.post(body, type)).status).toBe(401)
    for (const event of await inbox.all()) expect(event).toMatchObject({ verdict: 'invalid', lead_id: null })
  })
})

describe('a known sender', () => {
  it('signs its time too: an old one is somebody’s replay', async () => {
    const inbox = await openInbox(hub(), { preset: 'stripe', secret })
    const time = String(Number(seconds()) - 600)
    await inbox.post('{}', { 'stripe-signature': `t=${time},v1=${hmac(`${time}.{}`, 'hex')}` })
    expect((await inbox.only()).verdict_reason).toMatch(/5 minutes ago/)
  })

  it('makes no lead of what is not one', async () => {
    const inbox = await openInbox(hub(), { preset: 'shopify', secret })
    const body = JSON.stringify({ shop_id: 1, customer: { id: 1, email: 'gone@shop.example' } })
    await inbox.post(body, {
      'x-shopify-topic': 'customers/redact',
      'x-shopify-hmac-sha256': hmac(body, 'base64'),
    })
    expect(await inbox.only()).toMatchObject({
      verdict: 'valid',
      lead_id: null,
      event_type: 'customers/redact',
    })
  })

  it('is answered where it asks whether the address is ours', async () => {
    const inbox = await openInbox(hub(), { preset: 'meta', secret })
    const token = inbox.url.split('/').at(-1)
    const ask = (verify: string) =>
      send(`${inbox.url}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${verify}`, {
        method: 'GET',
      })
    expect((await ask(token ?? '')).text).toBe('1158201444')
    expect((await ask('wrong')).text).not.toContain('1158201444')
  })
})

describe('a form of a website', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

  it('makes a lead and thanks in the language of its visitor', async () => {
    const inbox = await openInbox(hub(), { preset: 'form' })
    const fields =
      'Vorname=Ada&Nachname=Formular&E-Mail=ada.form%40shop.example&Telefon=030+1234567&Nachricht=Zelt%3F&_gotcha=&_consent=Ich+stimme+zu.'
    const posted = await inbox.post(fields, { ...form, 'accept-language': 'de-DE,de;q=0.9' })
    expect(posted.status).toBe(200)
    expect(posted.headers['content-type']).toMatch(/text\/html/)
    expect(posted.text).toContain('<html lang="de">')
    expect(await inbox.only()).toMatchObject({
      kind: 'lead',
      verdict: 'unchecked',
      card: { name: 'Ada Formular', email: 'ada.form@shop.example', phone: '030 1234567', message: 'Zelt?' },
    })
    const [lead] = (await hub().rpc('leads.list', { query: 'ada.form' })).leads
    expect(lead).toMatchObject({ source: 'form', consent: { text: 'Ich stimme zu.' } })
  })

  it('goes on to a page of its own website alone', async () => {
    const inbox = await openInbox(hub(), { preset: 'form' })
    const post = (next: string) =>
      inbox.post(`email=ada.next%40shop.example&_next=${encodeURIComponent(next)}`, {
        ...form,
        referer: 'https://shop.example/contact',
      })
    const there = await post('/thanks')
    expect([there.status, there.headers['location']]).toEqual([303, 'https://shop.example/thanks'])
    expect((await post('https://evil.example/')).status).toBe(200)
  })

  it('is no lead where a program filled in the trap, and JSON for programs', async () => {
    const inbox = await openInbox(hub(), { preset: 'form' })
    const posted = await inbox.post('email=spam%40shop.example&_gotcha=x', {
      'content-type': form['content-type'],
    })
    expect(posted.body).toMatchObject({ received: true })
    expect(await inbox.only()).toMatchObject({ lead_id: null })
  })
})

describe('any event', () => {
  it('is made a lead by hand, with what it says or what the merchant enters', async () => {
    const inbox = await openInbox(hub())
    await inbox.post({
      event_type: 'order.paid',
      customer: { name: 'Ada Hand', email: 'ada.hand@shop.example' },
    })
    const { id } = await inbox.only()
    const lead = await hub().rpc('leads.make', { event_id: id })
    expect(lead).toMatchObject({ name: 'Ada Hand', email: 'ada.hand@shop.example', events: 1 })
    expect((await inbox.only()).lead_id).toBe(lead.id)
    const other = await openInbox(hub())
    await other.post({ event_type: 'note', text: 'somebody called' })
    const [event] = await other.all()
    await expect(hub().rpc('leads.make', { event_id: event?.id ?? '' })).rejects.toThrow(/email/)
    expect(
      await hub().rpc('leads.make', { event_id: event?.id ?? '', name: 'Bo', phone: '+49 30 7654321' }),
    ).toMatchObject({ name: 'Bo', phone: '+49307654321', message: 'somebody called' })
  })
})
