import { describe, expect, it } from 'vitest'
import { ann, nobody, read } from './read-event.ts'

describe('who it is about', () => {
  it.each<[string, unknown, object]>([
    ['ours', { event_type: 'lead.created', data: { lead_id: 'lead_1', ...ann, message: 'Hi' } }, ann],
    ['a lead', { event_type: 'lead', lead: ann }, ann],
    ['a customer in data', { event_type: 'lead_captured', data: { customer: ann } }, ann],
    ['flat', { event_type: 'lead', ...ann }, ann],
    [
      'camelCase, first and last name',
      {
        eventType: 'leadCaptured',
        contact: {
          firstName: 'Ann',
          lastName: 'Berg',
          emailAddress: 'ann@example.com',
          phoneNumber: '+49 30 1234567',
        },
      },
      ann,
    ],
    [
      'with prefixes',
      {
        event_type: 'lead',
        data: {
          customer_name: 'Ann Berg',
          customer_email: 'ann@example.com',
          customer_phone: '+49 30 1234567',
        },
      },
      ann,
    ],
    [
      'nested in a conversation',
      { event_type: 'handover', conversation: { id: 'c1', visitor: { profile: ann } } },
      ann,
    ],
    ['in a list', { event_type: 'lead', leads: [ann] }, ann],
    [
      'as lists of values',
      {
        event_type: 'lead',
        contact: {
          name: 'Ann Berg',
          emails: [{ value: 'ann@example.com' }],
          phones: [{ number: '+49 30 1234567' }],
        },
      },
      ann,
    ],
    [
      'as a form sends it',
      {
        event_type: 'lead',
        fields: [
          { label: 'Name', value: 'Ann Berg' },
          { label: 'E-Mail', value: 'ann@example.com' },
          { label: 'Phone number', value: '+49 30 1234567' },
        ],
      },
      ann,
    ],
    [
      'not the bot, the agent or the shop',
      {
        event_type: 'lead',
        bot: { name: 'Bella', email: 'bot@shop.example' },
        agent: { name: 'Tom', email: 'tom@shop.example' },
        lead: ann,
        shop: { name: 'Fjell', email: 'info@shop.example' },
      },
      ann,
    ],
    [
      'not a product',
      { event_type: 'lead', product: { name: 'Tent' }, lead: { email: ann.email } },
      { ...nobody, email: ann.email },
    ],
    [
      'a number as a number',
      { event_type: 'lead', lead: { phone: 493012345 } },
      { ...nobody, phone: '493012345' },
    ],
    ['no address that is none', { event_type: 'lead', lead: { email: 'none', phone: '-' } }, nobody],
    ['nobody', { event_type: 'order.created', total: 3 }, nobody],
    ['in the event', { event_type: 'lead.created', event: { id: 7, lead: ann } }, ann],
    ['in metadata', { event_type: 'lead.created', metadata: { customer: ann } }, ann],
    ['in metadata, flat', { event_type: 'lead.created', metadata: { campaign: 'x', ...ann } }, ann],
    ['of an account', { event_type: 'lead.created', account: { name: 'Fjell', contact: ann } }, ann],
    ['of a company', { event_type: 'lead', company: { name: 'Berg AG', contact: ann } }, ann],
    [
      'not who owns the account or answers',
      {
        event_type: 'lead',
        account: { name: 'Fjell', email: 'owner@shop.example' },
        agent: { user: { name: 'Tom', email: 'tom@shop.example' } },
        messages: [{ user: { email: 'bot@shop.example' } }],
      },
      nobody,
    ],
    [
      'as mail programs write it',
      { event_type: 'lead', email: 'Max Muster <max@muster.de>' },
      { name: 'Max Muster', email: 'max@muster.de', phone: null },
    ],
    [
      'with quotes, and a name of its own',
      { event_type: 'lead', name: 'Max', email: '"Muster, Max" <mailto:max@muster.de>' },
      { name: 'Max', email: 'max@muster.de', phone: null },
    ],
    [
      'the first of several addresses',
      { event_type: 'lead', email: 'a@x.de, b@x.de; <c@x.de>' },
      { ...nobody, email: 'a@x.de' },
    ],
    ['as the only event of a list', [{ event_type: 'lead.created', lead: ann }], ann],
    ['among events', { events: [{ event_type: 'ping' }, { event_type: 'lead.created', lead: ann }] }, ann],
    ['a name alone', { event_type: 'lead', data: { name: 'Ann Berg' } }, { ...nobody, name: 'Ann Berg' }],
  ])('%s', (_, body, who) => {
    const { name, email, phone } = read(body).card
    expect({ name, email, phone }).toEqual(who)
  })
})

describe('several people', () => {
  const bo = { name: 'Bo Dahl', email: 'bo@example.com', phone: null }
  const both = [ann, bo]

  it.each<[string, unknown]>([
    ['a list of leads', { event_type: 'lead.created', data: { leads: both } }],
    ['contacts', { event_type: 'leads.imported', contacts: both }],
    ['data that is a list', { event_type: 'lead', data: both }],
    ['persons inside of others', { event_type: 'lead', leads: both.map((customer) => ({ customer })) }],
    ['a list of events', both.map((lead) => ({ event_type: 'lead.created', lead }))],
    ['events', { events: both.map((data) => ({ type: 'lead.created', data })) }],
    ['twice the same', { event_type: 'lead', leads: [...both, { ...bo, email: 'BO@example.com' }] }],
  ])('are listed one by one: %s', (_, body) => {
    const { kind, card, people } = read(body)
    expect(kind).toBe('lead')
    expect(card).toMatchObject({ ...ann, others: 1 })
    expect(people).toMatchObject([
      { ...ann, wants_contact: true },
      { ...bo, wants_contact: true },
    ])
  })

  it('have each their own words and products', () => {
    const leads = [
      { ...ann, message: 'The tent?', product: 'Tent' },
      { ...bo, message: 'The pole?', product: 'Pole' },
    ]
    const { card, people } = read({ event_type: 'lead', leads })
    expect(card).toMatchObject({ message: 'The tent?', products: [{ title: 'Tent' }] })
    expect(people.map(({ message }) => message)).toEqual(['The tent?', 'The pole?'])
  })

  it('are leads only by the events that say so', () => {
    const { event_type, card, people } = read([
      { event_type: 'order.created', customer: bo },
      { event_type: 'lead.created', lead: ann },
    ])
    expect(event_type).toBe('lead.created')
    expect(card).toMatchObject({ ...ann, others: 0 })
    expect(people).toMatchObject([
      { ...ann, wants_contact: true },
      { ...bo, wants_contact: false },
    ])
  })

  it('may be called by a header alone', () => {
    const { kind, people } = read(both, { 'x-event-type': 'lead.created' })
    expect([kind, people.length]).toEqual(['lead', 2])
  })

  it('are not the products, messages or fields of one', () => {
    const { card, people } = read({
      event_type: 'lead',
      lead: ann,
      items: [{ name: 'Tent' }, { name: 'Pole' }],
      messages: [{ user: { email: 'x@example.com' } }, { user: { email: 'y@example.com' } }],
      fields: [
        { name: 'work', value: 'w@example.com' },
        { name: 'home', value: 'h@example.com' },
      ],
    })
    expect(card).toMatchObject({ ...ann, others: 0 })
    expect(people).toHaveLength(1)
  })

  it('are read in no time, however many', () => {
    const leads = Array.from({ length: 12_000 }, (_, index) => ({ email: `p${index}@example.com` }))
    const { card, people } = read({ event_type: 'lead', leads })
    expect(card.others).toBe(people.length - 1)
    expect(people).toHaveLength(500)
  })
})
