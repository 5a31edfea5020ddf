import { describe, expect, it } from 'vitest'
import { testClock } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../helpers/shop.ts'
import { openInbox } from '../inboxes/inbox.ts'

const clock = testClock()
const hub = sharedHub({ clock, limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })
let count = 0

/** A shop in Germany, an inbox, and people nobody met before. */
async function open() {
  const shop = await shopOn(hub(), { country: 'DE' })
  const inbox = await openInbox(hub())
  const tag = `zq${String.fromCodePoint(97 + ++count)}`
  const said = async (session: string, text: string) => {
    clock.advance(1000)
    await shop.hear(text, `${tag}-${session}`)
  }
  const sent = async (lead: object, event_type = 'lead.created') => {
    clock.advance(1000)
    await inbox.post({ event_type, lead })
  }
  return { shop, inbox, tag, said, sent, found: (query = tag) => found(query) }
}

async function found(query: string) {
  return (await hub().rpc('leads.list', { query, limit: 100 })).leads
}

async function sessionIds(shop: Shop): Promise<string[]> {
  const { sessions } = await hub().rpc('sessions.list', { bot_id: shop.bot.id })
  return sessions.map(({ id }) => id)
}

describe('a person', () => {
  it('is one over several sessions and events, however the address is written', async () => {
    const { shop, tag, said, sent, found } = await open()
    await said('a', `Reach me at ${tag}.Ann@Example.com please`)
    await said('b', `${tag}.ann@example.com is my mail`)
    await sent({ name: 'Ann Berg', email: `${tag}.ANN@example.com`, message: 'From elsewhere' })
    const [lead, ...others] = await found()
    expect(others).toEqual([])
    expect(lead).toMatchObject({ name: 'Ann Berg', status: 'new', note: '', bot_id: shop.bot.id })
    expect(lead?.emails).toHaveLength(1)
    expect(lead?.session_ids.toSorted()).toEqual((await sessionIds(shop)).toSorted())
    const { history } = await hub().rpc('leads.get', { lead_id: lead?.id ?? '' })
    expect(history.map(({ event_type, source }) => `${source} ${event_type}`)).toEqual([
      'inbox lead.created',
      'bot lead.updated',
      'bot lead.created',
    ])
    expect(lead?.events).toBe(3)
  })

  it('is one by a number, dialled from here or from abroad', async () => {
    const { tag, said, sent, found } = await open()
    const local = String(1_000_000 + count * 7919).slice(0, 7)
    await said('a', `My name is ${tag} Kay, call me at 0170 ${local}`)
    await sent({ name: `${tag} Kay`, phone: `+49 (170) ${local}` })
    await sent({ phone: `0049170${local}` })
    await sent({ mobile: `0170/${local}` })
    const leads = await found()
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ phone: `+49170${local}`, phones: [`+49170${local}`] })
    expect((await found(`0170 ${local}`)).map(({ id }) => id)).toEqual([leads[0]?.id])
  })

  it('keeps what was said once, and the message that made them a lead', async () => {
    const { tag, said, found } = await open()
    await said('a', `Hello, my name is ${tag} Miller`)
    await said('a', `My mail is ${tag}.miller@example.com`)
    const [lead, ...others] = await found()
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      email: `${tag}.miller@example.com`,
      message: `Hello, my name is ${tag} Miller`,
    })
    expect(lead?.name).toMatch(/Miller$/)
  })

  it('is announced as created once, and as updated only when something is new', async () => {
    const { shop, tag, said } = await open()
    await said('a', `${tag}@example.com`)
    await said('a', `I said it: ${tag}@example.com`)
    await said('b', `Again me, ${tag}@example.com`)
    await said('b', 'And call me at 0170 9876543')
    const { events } = await hub().rpc('events.list', { bot_id: shop.bot.id, kind: 'lead' })
    expect(events.map(({ event_type }) => event_type).toReversed()).toEqual([
      'lead.created',
      'lead.updated',
      'lead.updated',
    ])
    expect(new Set(events.map(({ lead_id }) => lead_id)).size).toBe(1)
  })

  it('is two until they turn out to be one: the older stays, with all that was known of both', async () => {
    const { tag, sent, found } = await open()
    const phone = `+4930${String(5_000_000 + count)}`
    await sent({ name: 'Older', email: `${tag}@example.com`, message: 'first' })
    await sent({ phone, name: `${tag} Younger`, message: 'second' })
    const before = await found()
    expect(before).toHaveLength(2)
    const [younger, older] = before
    const update = (id: string | undefined, change: object) =>
      hub().rpc('leads.update', { lead_id: id ?? '', ...change })
    await update(older?.id, { note: 'likes tents', status: 'contacted' })
    await update(younger?.id, { note: 'called twice', status: 'won' })
    await sent({ email: `${tag}@example.com`, phone })
    const [one, ...others] = await found()
    expect(others).toEqual([])
    expect(one).toMatchObject({
      id: older?.id,
      name: 'Older',
      email: `${tag}@example.com`,
      phone,
      message: 'first',
      status: 'won',
      note: 'likes tents\ncalled twice',
      events: 3,
    })
    await expect(hub().rpc('leads.get', { lead_id: younger?.id ?? '' })).rejects.toThrow(/merged/)
  })

  it('is one of several in one event, which stays one', async () => {
    const { tag, inbox, found } = await open()
    const leads = ['ann', 'bo', 'cy'].map((name) => ({
      name: `${tag} ${name}`,
      email: `${tag}.${name}@example.com`,
      message: `I am ${name}`,
    }))
    await inbox.post({ event_type: 'lead.created', data: { leads: [...leads, leads[0]] } })
    const event = await inbox.only()
    const people = await found()
    expect(people.map(({ email, message }) => [email, message]).toSorted()).toEqual(
      leads.map(({ email, message }) => [email, message]),
    )
    for (const { id, events } of people) {
      expect(events).toBe(1)
      const { history } = await hub().rpc('leads.get', { lead_id: id })
      expect(history.map((one) => one.id)).toEqual([event.id])
    }
    const first = people.find(({ email }) => email === leads[0]?.email)
    expect(event).toMatchObject({ lead_id: first?.id, card: { email: first?.email, others: 2 } })
  })

  it('is announced once by an event of two who turn out to be one', async () => {
    const { tag, inbox, sent, found } = await open()
    const phone = `+4930${String(6_000_000 + count)}`
    const [email, name] = [`${tag}@example.com`, `${tag} Bo`]
    await inbox.post({ event_type: 'leads', leads: [{ email: 'x@example.com' }, { email }, { phone, name }] })
    expect(await found()).toHaveLength(2)
    await sent({ email, phone })
    const [lead, ...others] = await found()
    expect(others).toEqual([])
    expect(lead).toMatchObject({ email, phone, events: 2 })
    const { history } = await hub().rpc('leads.get', { lead_id: lead?.id ?? '' })
    expect(history.map(({ event_type }) => event_type)).toEqual(['lead.created', 'leads'])
  })

  it("has all addresses of one field that are nobody else's", async () => {
    const { tag, sent, found } = await open()
    await sent({ email: `${tag}.known@example.com`, name: 'Known' })
    await sent({ email: `${tag}.a@example.com, ${tag}.b@example.com; ${tag}.known@example.com`, name: 'Max' })
    await sent({ email: `${tag}.b@example.com` })
    expect((await found()).map(({ name, emails }) => [name, emails.toSorted()])).toEqual([
      ['Max', [`${tag}.a@example.com`, `${tag}.b@example.com`]],
      ['Known', [`${tag}.known@example.com`]],
    ])
  })

  it.each([
    '000000',
    '123456',
    '11111111',
    '0123456789',
    '+49 1234567890',
    '987654321',
    '00000001',
    '+1 (000) 000-0000',
  ])('is nobody else by a number that is none: %s', async (phone) => {
    const { tag, sent, found } = await open()
    await sent({ name: `${tag} Ann`, email: `${tag}.ann@example.com`, phone })
    await sent({ name: `${tag} Bo`, email: `${tag}.bo@example.com`, phone })
    await sent({ name: `${tag} Cy`, phone })
    await sent({ name: `${tag} Cy`, phone })
    const real = `+4930${String(9_000_000 + count)}`
    await sent({ name: `${tag} Bo`, email: `${tag}.bo@example.com`, phone: real })
    await sent({ name: `${tag} Bo`, email: `${tag}.bo@example.com`, phone })
    const people = await found()
    expect(people.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Cy', 'Ann'].map((name) => `${tag} ${name}`))
    expect(people[0]?.phones).toEqual([real])
    expect(people[3]?.phones).toHaveLength(1)
  })

  it('is one by a number that looks made up and is not', async () => {
    const { tag, sent, found } = await open()
    for (const name of ['Jonas', 'Jonas Berg']) await sent({ name: `${tag} ${name}`, phone: '+4740000000' })
    expect((await found()).map(({ name }) => name)).toEqual([`${tag} Jonas Berg`])
  })

  it('is distinguished by the e-mail where only the number is shared', async () => {
    const { tag, sent, found } = await open()
    const phone = `+4930${String(7_000_000 + count)}`
    await sent({ name: `${tag} Anna`, email: `${tag}.anna@example.com`, phone })
    await sent({ name: `${tag} Ben`, email: `${tag}.ben@example.com`, phone })
    await sent({ name: `${tag} Ben`, email: `${tag}.ben@example.com`, phone })
    const both = await found()
    expect(both.map(({ name, email, phones }) => [name, email, phones])).toEqual([
      [`${tag} Ben`, `${tag}.ben@example.com`, [phone]],
      [`${tag} Anna`, `${tag}.anna@example.com`, [phone]],
    ])
    expect(await found(phone)).toHaveLength(2)
  })

  it('keeps the name it came with where another one only shares the number', async () => {
    const { tag, sent, found } = await open()
    const phone = `+4930${String(8_000_000 + count)}`
    await sent({ name: `${tag} Anna`, phone })
    await sent({ name: `${tag} Ben`, phone })
    await sent({ name: `${tag} Anna Berg`, phone })
    const [lead, ...others] = await found()
    expect(others).toEqual([])
    expect(lead?.name).toBe(`${tag} Anna Berg`)
    const { history } = await hub().rpc('leads.get', { lead_id: lead?.id ?? '' })
    expect(history.map(({ card }) => card.name)).toEqual(
      ['Anna Berg', 'Ben', 'Anna'].map((name) => `${tag} ${name}`),
    )
  })

  it('is not made by what is neither a lead nor a handover, but found in it', async () => {
    const { tag, inbox, found } = await open()
    await inbox.post({ event_type: 'order.created', customer: { email: `${tag}@example.com` } })
    expect(await found()).toEqual([])
    await inbox.post({ event_type: 'handover', customer: { email: `${tag}@example.com` } })
    await inbox.post({ event_type: 'order.paid', customer: { email: `${tag}@example.com` } })
    const [lead] = await found()
    const { history } = await hub().rpc('leads.get', { lead_id: lead?.id ?? '' })
    expect(history.map(({ event_type }) => event_type)).toEqual(['order.paid', 'handover'])
  })

  it('is not made without a way to reach them', async () => {
    const { tag, sent, found } = await open()
    await sent({ name: `${tag} Nobody`, message: 'call me' })
    await sent({ email: 'none', phone: '12', name: `${tag} Nobody` })
    expect(await found()).toEqual([])
  })
})

describe('the list of leads', () => {
  it('is filtered, searched and paged', async () => {
    const { shop, tag, said, sent } = await open()
    for (const name of ['one', 'two', 'three']) await said(name, `${tag}.${name}@example.com`)
    await sent({ email: `${tag}.four@example.com`, name: 'Jürgen Größe' })
    const list = (filter: object) => hub().rpc('leads.list', { query: tag, ...filter })
    expect((await list({})).leads).toHaveLength(4)
    expect((await list({ bot_id: shop.bot.id })).leads).toHaveLength(3)
    expect((await list({ query: `jurgen ${tag}` })).leads).toHaveLength(1)
    const first = await list({ limit: 3 })
    const rest = await list({ limit: 3, after: first.next })
    expect([...first.leads, ...rest.leads].map(({ email }) => email)).toEqual(
      ['four', 'three', 'two', 'one'].map((name) => `${tag}.${name}@example.com`),
    )
    expect(rest.next).toBeNull()
    await hub().rpc('leads.update', { lead_id: first.leads[0]?.id ?? '', status: 'lost' })
    expect((await list({ status: 'lost' })).leads).toHaveLength(1)
    expect((await list({ status: 'new' })).leads).toHaveLength(3)
  })

  it('is announced when it changes', async () => {
    const { tag, sent } = await open()
    const pushes: string[] = []
    const end = hub().events.subscribe(({ type }) => pushes.push(type))
    await sent({ email: `${tag}@example.com` })
    end()
    expect(pushes).toContain('leads.changed')
  })
})
