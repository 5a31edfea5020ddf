import { createHash, createHmac } from 'node:crypto'
import type { InboxPreset } from '#shared/schemas/inbox.ts'

export const secret = 'a secret of theirs'
export const hmac = (text: string, encoding: 'hex' | 'base64', algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(text).digest(encoding)
export const seconds = () => String(Math.floor(Date.now() / 1000))
const timed = (name: string, field: string) => (body: string) => {
  const time = seconds()
  return { [name]: `t=${time},${field}=${hmac(`${time}.${body}`, 'hex')}` }
}

type Example = {
  readonly preset: InboxPreset
  readonly sign: (body: string, url: string) => Record<string, string>
  readonly headers?: Record<string, string>
  readonly payload: unknown
  readonly event_type: string
  readonly card: object
  readonly isOnce: boolean
}

const person = (tag: string) => ({ name: `Ada ${tag}`, email: `ada.${tag.toLowerCase()}@shop.example` })

/** Payloads as the systems document them, cut to what tells something. */
export const examples: readonly Example[] = [
  {
    preset: 'shopify',
    sign: (body) => ({ 'x-shopify-hmac-sha256': hmac(body, 'base64') }),
    headers: {
      'x-shopify-topic': 'orders/create',
      'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    },
    payload: {
      name: '#9999',
      email: 'ada.shopify@shop.example',
      total_price: '403.00',
      currency: 'USD',
      created_at: '2021-12-31T19:00:00-05:00',
      note: 'Please gift-wrap it.',
      customer: { first_name: 'Ada', last_name: 'Shopify', phone: '+15142546011' },
      line_items: [{ title: 'IPod Nano - 8gb', quantity: 2, price: '199.00', name: 'IPod Nano' }],
      billing_address: { name: 'Somebody Else' },
    },
    event_type: 'orders/create',
    card: {
      ...person('Shopify'),
      phone: '+15142546011',
      message: '#9999 · 403.00 USD · 2 × IPod Nano - 8gb\nPlease gift-wrap it.',
    },
    isOnce: true,
  },
  {
    preset: 'woocommerce',
    sign: (body) => ({ 'x-wc-webhook-signature': hmac(body, 'base64') }),
    headers: { 'x-wc-webhook-topic': 'order.created', 'x-wc-webhook-delivery-id': '76d8a1' },
    payload: {
      number: '727',
      total: '29.35',
      currency: 'EUR',
      customer_note: 'Ring twice',
      billing: { first_name: 'Ada', last_name: 'Woo', email: 'ada.woo@shop.example', phone: '+4930123456' },
      line_items: [{ name: 'Woo Single', quantity: 1, price: 3 }],
    },
    event_type: 'order.created',
    card: { ...person('Woo'), message: '#727 · 29.35 EUR · 1 × Woo Single\nRing twice' },
    isOnce: true,
  },
  {
    preset: 'stripe',
    sign: timed('stripe-signature', 'v1'),
    payload: {
      id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1686089970,
      data: {
        object: {
          object: 'checkout.session',
          amount_total: 12900,
          currency: 'eur',
          customer_details: { name: 'Ada Stripe', email: 'ada.stripe@shop.example', phone: null },
        },
      },
    },
    event_type: 'checkout.session.completed',
    card: { ...person('Stripe'), message: '129.00 EUR' },
    isOnce: true,
  },
  {
    preset: 'typeform',
    sign: (body) => ({ 'typeform-signature': `sha256=${hmac(body, 'base64')}` }),
    payload: {
      event_id: 'LtWXD3crgy',
      event_type: 'form_response',
      form_response: {
        form_id: 'lT4Z3j',
        submitted_at: '2018-01-18T18:17:02Z',
        definition: {
          title: 'Quote request',
          fields: [
            { id: 'a', title: 'What is your name?', type: 'short_text' },
            { id: 'b', title: 'Your email', type: 'email' },
            { id: 'c', title: 'How many tents?', type: 'number' },
            { id: 'd', title: 'Which colours?', type: 'multiple_choice' },
          ],
        },
        answers: [
          { type: 'text', text: 'Ada Typeform', field: { id: 'a' } },
          { type: 'email', email: 'ada.typeform@shop.example', field: { id: 'b' } },
          { type: 'number', number: 12, field: { id: 'c' } },
          { type: 'choices', choices: { labels: ['red', 'blue'] }, field: { id: 'd' } },
        ],
      },
    },
    event_type: 'form_response',
    card: { ...person('Typeform'), message: 'Quote request\nHow many tents?: 12\nWhich colours?: red, blue' },
    isOnce: true,
  },
  {
    preset: 'calendly',
    sign: timed('calendly-webhook-signature', 'v1'),
    payload: {
      event: 'invitee.created',
      created_at: '2020-11-23T17:51:19.000000Z',
      payload: {
        uri: 'https://api.calendly.com/scheduled_events/AAA/invitees/BBB',
        name: 'Ada Calendly',
        email: 'ada.calendly@shop.example',
        text_reminder_number: '+1 404-555-1234',
        scheduled_event: { name: '15 Minute Meeting', start_time: '2026-12-01T10:00:00Z' },
        questions_and_answers: [{ question: 'What about?', answer: 'A tent for six', position: 0 }],
      },
    },
    event_type: 'invitee.created',
    card: {
      ...person('Calendly'),
      message: '15 Minute Meeting · 2026-12-01T10:00:00Z\nWhat about?: A tent for six',
    },
    isOnce: true,
  },
  {
    preset: 'meta',
    sign: (body) => ({ 'x-hub-signature-256': `sha256=${hmac(body, 'hex')}` }),
    payload: {
      object: 'page',
      entry: [
        {
          id: '153125381133',
          time: 1438292065,
          changes: [
            {
              field: 'leadgen',
              value: {
                leadgen_id: '123123123123',
                form_id: '12312312312',
                created_time: 1440120384,
                field_data: [
                  { name: 'full_name', values: ['Ada Meta'] },
                  { name: 'email', values: ['ada.meta@shop.example'] },
                  { name: 'which_tent', values: ['Trio'] },
                ],
              },
            },
          ],
        },
      ],
    },
    event_type: 'leadgen',
    card: { ...person('Meta'), message: 'which tent: Trio' },
    isOnce: true,
  },
  {
    preset: 'hubspot',
    sign: (body, url) => {
      const time = String(Date.now())
      return {
        'x-hubspot-request-timestamp': time,
        'x-hubspot-signature-v3': hmac(`POST${url}${body}${time}`, 'base64'),
      }
    },
    payload: {
      vid: 1,
      properties: {
        firstname: { value: 'Ada' },
        lastname: { value: 'Hubspot' },
        email: { value: 'ada.hubspot@shop.example' },
        phone: { value: '555-122-2323' },
      },
    },
    event_type: 'hubspot',
    card: { ...person('Hubspot'), phone: '555-122-2323' },
    isOnce: false,
  },
  {
    preset: 'hubspot',
    sign: (body) => ({
      'x-hubspot-signature': createHash('sha256').update(`${secret}${body}`).digest('hex'),
    }),
    payload: [
      {
        eventId: 100,
        subscriptionType: 'contact.propertyChange',
        objectId: 123,
        propertyName: 'email',
        propertyValue: 'changed@shop.example',
        occurredAt: 1462216307945,
      },
    ],
    event_type: 'contact.propertyChange',
    card: { email: 'changed@shop.example', message: 'email · changed@shop.example' },
    isOnce: true,
  },
  {
    preset: 'intercom',
    sign: (body) => ({ 'x-hub-signature': `sha1=${hmac(body, 'hex', 'sha1')}` }),
    payload: {
      type: 'notification_event',
      id: 'notif_ccd8a4d0-f965-11e3-a367-c779cae3e1b3',
      topic: 'conversation.user.created',
      created_at: 1539078924,
      data: {
        item: {
          type: 'conversation',
          source: {
            body: '<p>Do you sell tents?</p>',
            author: { type: 'user', name: 'Ada Intercom', email: 'ada.intercom@shop.example' },
          },
        },
      },
    },
    event_type: 'conversation.user.created',
    card: { ...person('Intercom'), message: 'Do you sell tents?' },
    isOnce: true,
  },
  {
    preset: 'chatwoot',
    sign: (body) => {
      const time = seconds()
      return {
        'x-chatwoot-timestamp': time,
        'x-chatwoot-signature': `sha256=${hmac(`${time}.${body}`, 'hex')}`,
      }
    },
    headers: { 'x-chatwoot-delivery': '3f1c' },
    payload: {
      event: 'message_created',
      message_type: 'incoming',
      content: 'Do you sell tents?',
      sender: { id: 1, name: 'Ada Chatwoot', email: 'ada.chatwoot@shop.example' },
      conversation: {
        id: 7,
        meta: {
          sender: { name: 'Ada Chatwoot', email: 'ada.chatwoot@shop.example', phone_number: '+4930123459' },
        },
      },
    },
    event_type: 'message_created',
    card: { ...person('Chatwoot'), phone: '+4930123459', message: 'Do you sell tents?' },
    isOnce: true,
  },
  {
    preset: 'tidio',
    sign: (body) => {
      const time = seconds()
      return { 'x-tidio-signature': `t=${time},s=${hmac(`${body}_${time}`, 'hex')}` }
    },
    payload: {
      created_at: 1687177445,
      topic: 'contact.created',
      version: 1,
      webhook_id: '7307ac4d-2c74-4d32-b7f9-f7d037ed2ebb',
      content: { first_name: 'Ada', last_name: 'Tidio', email: 'ada.tidio@shop.example', phone: null },
    },
    event_type: 'contact.created',
    card: person('Tidio'),
    isOnce: false,
  },
]
