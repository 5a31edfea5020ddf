import { describe, expect, it } from 'vitest'
import { ann, nobody, read } from './read-event.ts'

describe('the kind of an event', () => {
  it.each([
    ['lead', 'lead'],
    ['lead.created', 'lead'],
    ['LEAD_CAPTURED', 'lead'],
    ['newLead', 'lead'],
    ['crm/lead.created', 'lead'],
    ['leads.export', 'lead'],
    ['leadgen', 'lead'],
    ['conversation.lead_captured', 'lead'],
    ['handover', 'handover'],
    ['handover.requested', 'handover'],
    ['human_handover_requested', 'handover'],
    ['conversation.handover', 'handover'],
    ['handoffRequested', 'handover'],
    ['hand_over', 'handover'],
    ['conversation', 'conversation'],
    ['conversation.started', 'conversation'],
    ['conversationEnded', 'conversation'],
    ['new_conversation', 'conversation'],
    ['api.exchange', 'api'],
    ['order.created', 'other'],
    ['misleading.advert', 'other'],
    ['unhandovered', 'other'],
    ['ping', 'other'],
    ['', 'other'],
  ])('%s is %s', (event_type, kind) => {
    expect(read({ event_type }).kind).toBe(kind)
  })

  it('is recognised by one of several fields, or by a header', () => {
    expect(read({ event_type: 'lead', type: 'x' }).event_type).toBe('lead')
    expect(read({ eventType: 'lead.created' }).event_type).toBe('lead.created')
    expect(read({ type: 'conversation.closed' }).kind).toBe('conversation')
    expect(read({ event: 'handover' }).kind).toBe('handover')
    expect(read({ event: { type: 'lead.new', id: 1 } }).event_type).toBe('lead.new')
    expect(read({ a: 1 }, { 'x-github-event': 'push' }).event_type).toBe('push')
    expect(read('not json', { 'x-event-type': 'lead' }).kind).toBe('lead')
    expect(read({ event_type: 7 }).event_type).toBe('unknown')
    expect(read([1, 2]).event_type).toBe('unknown')
  })

  it.each<[string, unknown, string]>([
    ['in data', { data: { event_type: 'lead.created', ...ann } }, 'lead.created'],
    ['in a payload', { id: 1, payload: { event_type: 'lead.created', data: ann } }, 'lead.created'],
    ['in an envelope that has a type', { type: 'event', data: { event_type: 'handover' } }, 'handover'],
    ['by its type in data', { data: { type: 'lead_captured', ...ann } }, 'lead_captured'],
    ['not by the type of a thing', { type: 'order.paid', data: { type: 'invoice' } }, 'order.paid'],
    ['not by what is inside of one that says', { event_type: 'ping', data: { event_type: 'lead' } }, 'ping'],
    ['of the first in a list', [{ event_type: 'order.paid' }, { event_type: 'order.sent' }], 'order.paid'],
    ['of the lead in a list', [{ event_type: 'conversation.started' }, { event_type: 'lead' }], 'lead'],
    ['of the lead among events', { events: [{ type: 'ping' }, { type: 'lead.created' }] }, 'lead.created'],
    ['of a list in data', { data: { events: [{ event_type: 'handover.requested' }] } }, 'handover.requested'],
  ])('is found %s', (_, body, event_type) => {
    expect(read(body).event_type).toBe(event_type)
  })
})

describe('what was said', () => {
  const talk = [
    { role: 'visitor', text: 'Hello' },
    { role: 'bot', text: 'Hi there' },
    { role: 'visitor', text: 'A person, please' },
  ]

  it.each<[string, unknown]>([
    ['ours', { event_type: 'handover.requested', data: { reason: 'asked', last_messages: talk } }],
    ['in a conversation', { event_type: 'handover.requested', conversation: { messages: talk } }],
    [
      'by other names',
      {
        event_type: 'handover',
        data: {
          transcript: [
            { sender: 'user', message: 'Hello' },
            { sender: 'assistant', message: 'Hi there' },
            { sender: 'customer', message: 'A person, please' },
          ],
        },
      },
    ],
    [
      'in parts',
      {
        event_type: 'handover',
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
          { role: 'assistant', content: [{ type: 'text', text: 'Hi there' }] },
          { role: 'user', content: { text: 'A person, please' } },
        ],
      },
    ],
    [
      'as lines',
      { event_type: 'handover', transcript: 'Visitor: Hello\nBot: Hi there\nUser: A person, please' },
    ],
    [
      'as questions and answers',
      {
        event_type: 'conversation.closed',
        history: [{ question: 'Hello', answer: 'Hi there' }, { question: 'A person, please' }],
      },
    ],
  ])('%s', (_, body) => {
    expect(read(body).card.last_messages).toEqual(talk)
    expect(read(body).card.message).toBe('A person, please')
  })

  it('knows the shop from the visitor', () => {
    const messages = [
      { from: 'agent', text: 'a' },
      { from: 'human', text: 'b' },
      { from: 'system', text: 'c' },
    ]
    const roles = read({ event_type: 'conversation', messages }).card.last_messages.map(({ role }) => role)
    expect(roles).toEqual(['human', 'human', 'other'])
  })

  it('shows the last ten of many', () => {
    const messages = Array.from({ length: 30 }, (_, index) => ({ role: 'visitor', text: `No ${index}` }))
    const { last_messages } = read({ event_type: 'conversation', messages }).card
    expect(last_messages).toHaveLength(10)
    expect(last_messages.at(-1)?.text).toBe('No 29')
  })

  it('is a call of the chat API and its answer', () => {
    const body = {
      event_type: 'api.exchange',
      request: { bot_id: 'bot_1', message: 'Do you ship to Norway?', session_id: null },
      response: {
        status: 200,
        body: { response: 'Yes.', sources: [{ title: 'Shipping', url: 'https://x.example' }] },
      },
    }
    expect(read(body).card).toMatchObject({
      ...nobody,
      message: 'Do you ship to Norway?',
      products: [],
      last_messages: [
        { role: 'visitor', text: 'Do you ship to Norway?' },
        { role: 'bot', text: 'Yes.' },
      ],
    })
  })

  it('is the message of a lead, or what was asked', () => {
    expect(read({ event_type: 'lead', lead: { ...ann, message: 'Call me' } }).card.message).toBe('Call me')
    expect(read({ event_type: 'lead', data: { comment: 'Soon, please' } }).card.message).toBe('Soon, please')
    expect(read({ event_type: 'lead', data: { message: { text: 'Inner' } } }).card.message).toBe('Inner')
    expect(read({ event_type: 'conversation.started', data: { channel: 'widget' } }).card.message).toBeNull()
  })

  it('is the first words of whatever came otherwise', () => {
    expect(read('Hello, this is no JSON').card.message).toBe('Hello, this is no JSON')
    expect(read({ total: 12.5 }).card.message).toBe('{"total":12.5}')
    expect(read('x'.repeat(5000)).card.message).toHaveLength(300)
    expect(read('').card.message).toBeNull()
  })
})

describe('why, which products, when and where', () => {
  it('reads why a person was asked for', () => {
    expect(read({ event_type: 'handover', data: { reason: 'low_confidence' } }).card.reason).toBe(
      'low_confidence',
    )
    expect(read({ event_type: 'handover', handover: { trigger: 'keyword' } }).card.reason).toBe('keyword')
  })

  it.each<[string, unknown, object[]]>([
    [
      'a list',
      { products: [{ title: 'Tent', url: 'https://shop.example/tent' }] },
      [{ title: 'Tent', url: 'https://shop.example/tent' }],
    ],
    [
      'one',
      { data: { product: { name: 'Tent', link: 'https://shop.example/t' } } },
      [{ title: 'Tent', url: 'https://shop.example/t' }],
    ],
    ['by name', { lead: { product_name: 'Tent' } }, [{ title: 'Tent', url: null }]],
    [
      'lines of an order',
      { line_items: [{ product: { title: 'Tent' } }, { name: 'Pole' }] },
      [
        { title: 'Tent', url: null },
        { title: 'Pole', url: null },
      ],
    ],
    [
      'names alone',
      { products: ['Tent', 'Tent', 'Pole'] },
      [
        { title: 'Tent', url: null },
        { title: 'Pole', url: null },
      ],
    ],
    [
      'no link that would do something',
      { product: { title: 'Tent', url: 'javascript:alert(1)' } },
      [{ title: 'Tent', url: null }],
    ],
  ])('reads products: %s', (_, body, products) => {
    expect(read({ event_type: 'lead', ...(body as object) }).card.products).toEqual(products)
  })

  it.each<[string, unknown, string | null]>([
    ['ISO', { occurred_at: '2026-03-09T08:00:00+01:00' }, '2026-03-09T07:00:00.000Z'],
    ['seconds', { timestamp: 1_772_000_000 }, '2026-02-25T06:13:20.000Z'],
    ['milliseconds as text', { createdAt: '1772000000000' }, '2026-02-25T06:13:20.000Z'],
    ['inside of data', { data: { created_at: '2026-03-09T08:00:00Z' } }, '2026-03-09T08:00:00.000Z'],
    ['not the future', { occurred_at: '2036-03-09T08:00:00Z' }, null],
    ['not before there were bots', { timestamp: 12 }, null],
    ['not a text', { occurred_at: 'yesterday' }, null],
    ['not a time without a zone', { date: '2026-03-09 08:00' }, null],
  ])('reads when: %s', (_, body, time) => {
    const at = read(body).occurred_at
    expect(at === null ? null : new Date(at).toISOString()).toBe(time)
  })

  it('reads the session', () => {
    expect(read({ session_id: 's1' }).session_id).toBe('s1')
    expect(read({ data: { conversationId: 42 } }).session_id).toBe('42')
    expect(read({ conversation: { id: 'c9' } }).session_id).toBe('c9')
    expect(read({ a: 1 }).session_id).toBeNull()
  })
})

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('are read field by field', () => {
    const body = 'event_type=lead.created&lead%5Bname%5D=Ann+Berg&lead%5Bemail%5D=ann%40example.com'
    expect(read(body, form)).toMatchObject({
      kind: 'lead',
      card: { name: 'Ann Berg', email: 'ann@example.com' },
    })
  })

  it('may hold JSON', () => {
    const payload = encodeURIComponent(JSON.stringify({ event_type: 'lead', lead: ann }))
    expect(read(`payload=${payload}`, form)).toMatchObject({ kind: 'lead', card: ann })
  })

  it('cannot reach into the language', () => {
    read('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1', form)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('texts', () => {
  it('cannot turn round what stands behind them, nor hide', () => {
    const { card, event_type } = read({
      event_type: 'lead\u202e.created',
      lead: { name: 'Ann\u202e\u2066 Berg\u0085', message: 'a\u009b31mb\u2069' },
    })
    expect([event_type, card.name, card.message]).toEqual(['lead.created', 'Ann Berg', 'a31mb'])
    const arabic = 'مريم'
    expect(read({ event_type: 'lead', lead: { name: arabic } }).card.name).toBe(arabic)
  })

  it('are cut, trimmed and whole letters', () => {
    const { card } = read(
      `{"event_type":"lead","lead":{"name":"  A\\u0000nn\\ud800 ","message":"${'😀'.repeat(3000)}"}}`,
    )
    expect(card.name).toBe('Ann\ufffd')
    expect([...(card.message ?? '')]).toHaveLength(2000)
    expect(card.message?.isWellFormed()).toBe(true)
  })
})
