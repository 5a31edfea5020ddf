import { describe, expect, it } from 'vitest'
import { testClock } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../helpers/shop.ts'
import { openInbox } from '../inboxes/inbox.ts'

const clock = testClock()
const hub = sharedHub({ clock, limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })
let count = 0

/** Two bots of one merchant and an address nobody used before. */
async function open() {
  const [shop, other] = [await shopOn(hub(), { country: 'DE' }), await shopOn(hub(), { country: 'DE' })]
  const tag = `qw${String.fromCodePoint(97 + ++count)}`
  return { shop, other, tag, email: `${tag}@example.com` }
}

async function say(shop: Shop, session: string, text: string) {
  clock.advance(1000)
  return shop.hear(text, `visitor-${count}-${session}-0123456`)
}

/** What a bot's webhook is sent of leads, oldest first. */
async function sent(shop: Shop) {
  const { events } = await hub().rpc('events.list', { bot_id: shop.bot.id, kind: 'lead', limit: 100 })
  return events.toReversed().map(({ event_type, payload }) => {
    const { data } = payload as { data: { name: string | null; email: string | null; phone: string | null } }
    return [event_type, data.name, data.email, data.phone]
  })
}

async function lead(email: string) {
  const { leads } = await hub().rpc('leads.list', { query: email, limit: 100 })
  expect(leads).toHaveLength(1)
  return leads[0]
}

describe('a name', () => {
  it('makes nobody a lead and renames nobody where it is none', async () => {
    const { shop, email } = await open()
    await say(shop, 'a', 'Please call me tomorrow')
    await say(shop, 'a', 'This is Black Friday, right? And Jack Wolfskin?')
    expect(await sent(shop)).toEqual([])
    await say(shop, 'a', `My name is Anna Berg, ${email}`)
    await say(shop, 'a', 'Please call me tomorrow at 0170 4567890')
    await say(shop, 'a', `This is Black Friday! ${email}`)
    expect(await sent(shop)).toEqual([
      ['lead.created', 'Anna Berg', email, null],
      ['lead.updated', 'Anna Berg', email, '+491704567890'],
    ])
  })

  it('is not changed by a stranger who types a known address, in whatever order', async () => {
    const { shop, other, email } = await open()
    await say(shop, 'owner', `My name is Anna Berg, ${email}`)
    await say(shop, 'stranger', `My name is Mallory Mean, ${email}`)
    await say(shop, 'later', email)
    await say(shop, 'later', 'My name is Mallory Mean')
    await say(shop, 'before', 'My name is Mallory Mean')
    await say(shop, 'before', email)
    await say(shop, 'guess', `I'm Mallory, ${email}`)
    await say(other, 'elsewhere', `My name is Mallory Mean, ${email}`)
    await (await openInbox(hub())).post({ event_type: 'lead', lead: { name: 'Mallory Mean', email } })
    expect(await lead(email)).toMatchObject({ name: 'Anna Berg' })
    const names = (await sent(shop)).filter(([, , address]) => address === email).map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(['Anna Berg']))
  })

  it('is corrected by whoever gave it, in the conversation that all is known from', async () => {
    const { shop, email } = await open()
    await say(shop, 'a', `My name is Anna Smiht, ${email}`)
    await say(shop, 'a', "I'm Late, sorry")
    await say(shop, 'a', 'Sorry, my name is Anna Smith')
    expect(await lead(email)).toMatchObject({ name: 'Anna Smith' })
    expect((await sent(shop)).at(-1)).toEqual(['lead.updated', 'Anna Smith', email, null])
  })

  it('does not make one of two people the shop knows', async () => {
    const { shop, tag, email } = await open()
    const second = `${tag}.two@example.com`
    await say(shop, 'a', `My name is Anna Berg, ${email}`)
    await say(shop, 'b', `My name is Bo Berg, ${second}`)
    await say(shop, 'stranger', email)
    await say(shop, 'stranger', second)
    expect(await lead(email)).toMatchObject({ name: 'Anna Berg', emails: [email] })
    expect(await lead(second)).toMatchObject({ name: 'Bo Berg', emails: [second] })
  })
})

describe('while a person answers', () => {
  it('contact details make a lead and an event', async () => {
    const { shop, email } = await open()
    const { session_id } = await say(shop, 'a', 'hello')
    const { sessions } = await hub().rpc('sessions.list', { bot_id: shop.bot.id })
    await hub().rpc('sessions.reply', { session_id: sessions[0]?.id ?? '', text: 'How can I reach you?' })
    expect(await say(shop, 'a', `My name is Ada Berg, ${email}`)).toMatchObject({ reply: '', session_id })
    expect(await sent(shop)).toEqual([['lead.created', 'Ada Berg', email, null]])
    await say(shop, 'a', 'or 0170 1234567')
    expect((await sent(shop)).at(-1)).toEqual(['lead.updated', 'Ada Berg', email, '+491701234567'])
    expect(await lead(email)).toMatchObject({ source: 'volunteered', consent: null })
  })

  it('they do in the chat API too, and agree to what the bot had said', async () => {
    const { shop, email } = await open()
    const { session_id } = await shop.ask('Can I get a quote for 50 tents?')
    await hub().rpc('sessions.claim', { session_id })
    await shop.ask(`Sure: ${email}`, session_id)
    expect(await sent(shop)).toEqual([['lead.created', null, email, null]])
    expect(await lead(email)).toMatchObject({
      source: 'asked',
      consent: { text: expect.stringMatching(/\w/) },
    })
  })
})

describe('a lead of two bots', () => {
  it('is one person, and each bot sends what it was told itself, first as created', async () => {
    const { shop, other, email } = await open()
    await say(shop, 'a', `My name is Ada Berg, ${email}, 0170 2345678`)
    await say(other, 'b', `Write to ${email}`)
    await say(other, 'b', 'My name is Ada')
    await say(other, 'b', `again: ${email}`)
    expect(await sent(shop)).toEqual([['lead.created', 'Ada Berg', email, '+491702345678']])
    expect(await sent(other)).toEqual([
      ['lead.created', null, email, null],
      ['lead.updated', 'Ada', email, null],
    ])
    const known = await lead(email)
    expect(known).toMatchObject({ name: 'Ada Berg', phone: '+491702345678' })
    expect(known?.session_ids).toHaveLength(2)
  })

  it('is completed by an address that follows a name', async () => {
    const { shop, other, email } = await open()
    await say(other, 'b', email)
    await say(shop, 'a', 'Hello, my name is Ada Berg')
    await say(shop, 'a', email)
    expect(await sent(shop)).toEqual([
      ['lead.created', 'Ada Berg', null, null],
      ['lead.updated', 'Ada Berg', email, null],
    ])
    expect(await sent(other)).toEqual([['lead.created', null, email, null]])
  })

  it('is new to a bot whose conversations with them were removed', async () => {
    const { shop, other, email } = await open()
    await say(other, 'b', email)
    await say(shop, 'a', `My name is Ada Berg, ${email}`)
    const { sessions } = await hub().rpc('sessions.list', { bot_id: shop.bot.id })
    await hub().rpc('sessions.remove', { session_ids: sessions.map(({ id }) => id) })
    await say(shop, 'c', email)
    expect(await sent(shop)).toEqual([['lead.created', null, email, null]])
  })
})

describe('a number without its country', () => {
  it.each([
    [{ country: 'FR' }, '+33612345678'],
    [{ timezone: 'Europe/Paris' }, '+33612345678'],
    [{ language: 'fr', timezone: 'UTC' }, '+33612345678'],
    [{ country: 'NL', language: 'fr' }, '+31612345678'],
  ] as const)('is dialled from where the shop is: %j', async (place, phone) => {
    const shop = await shopOn(hub(), { ...place })
    await say(shop, `phone-${++count}`, 'Mon numéro : 06 12 34 56 78')
    expect((await sent(shop)).map(([, , , given]) => given)).toEqual([phone])
  })
})

describe('consent', () => {
  it('is kept in the words that were shown, with the time, where contact details were asked for', async () => {
    const { shop, email } = await open()
    const asked = await say(shop, 'a', 'Can I get a quote for 50 tents?')
    const consent = 'We use your details only to answer this request.'
    expect(asked.reply).toContain(consent)
    await say(shop, 'a', email)
    const at = new Date(clock.now()).toISOString()
    expect(await lead(email)).toMatchObject({ source: 'asked', consent: { text: consent, at } })
    await say(shop, 'a', 'and 0170 3456789')
    expect(await lead(email)).toMatchObject({ source: 'asked', consent: { text: consent, at } })
    const { events } = await hub().rpc('events.list', { bot_id: shop.bot.id, kind: 'lead' })
    for (const { payload } of events)
      expect(payload).toMatchObject({ data: { source: 'asked', consent: { at } } })
  })

  it('is not claimed for what was volunteered, also to another bot', async () => {
    const { shop, other, email } = await open()
    await say(shop, 'a', `Send me a quote to ${email}`)
    expect(await lead(email)).toMatchObject({ source: 'volunteered', consent: null })
    await say(other, 'b', 'Can I get a quote for 50 tents?')
    await say(other, 'b', email)
    await say(shop, 'c', email)
    expect(await lead(email)).toMatchObject({ source: 'asked', consent: { text: expect.anything() } })
    const { events } = await hub().rpc('events.list', { bot_id: shop.bot.id, kind: 'lead' })
    expect(events).toHaveLength(2)
    for (const { payload } of events)
      expect(payload).toMatchObject({ data: { source: 'volunteered', consent: null } })
  })

  it('is the shop’s own text where it has one', async () => {
    const text = 'By writing your address you agree to our privacy policy.'
    const { tag } = await open()
    const shop = await shopOn(hub(), { lead_rules: { enabled: true, consent: text } })
    await say(shop, 'a', 'Can I get a quote for 50 tents?')
    await say(shop, 'a', `${tag}.own@example.com`)
    expect(await lead(`${tag}.own@example.com`)).toMatchObject({ source: 'asked', consent: { text } })
  })
})
