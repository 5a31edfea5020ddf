import { describe, expect, it } from 'vitest'
import { testClock } from '../../../helpers/hub.ts'
import { sharedHub } from '../../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../../helpers/shop.ts'

/** A Tuesday at noon, UTC. */
const clock = testClock('2026-03-10T12:00:00.000Z')
const hub = sharedHub({ clock, limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

const products = [
  { id: 'T1', title: 'Tent Rondane', price: '299.00 EUR', availability: 'in_stock', category: 'Tents' },
  { id: 'S1', title: 'Wool socks', price: '12.50 EUR', availability: 'out_of_stock', category: 'Socks' },
]
const noFacts = { address: '', phone: '', email: '', shipping: '', returns: '', payment: '' }

async function open(settings: Parameters<typeof shopOn>[1] = {}): Promise<Shop> {
  const shop = await shopOn(hub(), settings)
  await shop.fill(products)
  return shop
}

/** Says these one after the other in one session. */
async function talk(shop: Shop, ...messages: readonly string[]) {
  const session = `visitor-${messages.join('-')}`.slice(0, 100)
  const answers = []
  for (const message of messages) answers.push(await shop.hear(message, session))
  return answers
}

const strange = ['xyzzy plugh', 'frobnicate the quux', 'gnusto rezrov']

describe('when nothing is known', () => {
  it('asks back first and calls somebody at the second time', async () => {
    const [first, second] = await talk(await open(), ...strange)
    expect(first).toMatchObject({ status: 'bot', intent: 'unknown' })
    expect(first?.buttons).toEqual([{ label: 'Talk to a person', value: 'Talk to a person' }])
    expect(second).toMatchObject({ status: 'waiting', intent: 'unknown' })
    expect(second?.reply).toMatch(/get someone/)
  })

  it('calls somebody as early as the bot is told to', async () => {
    const rules = { enabled: true, after_doubts: 1, keywords: [] }
    const [first] = await talk(await open({ handover_rules: rules }), ...strange)
    expect(first?.status).toBe('waiting')
  })

  it('only offers it where nobody is to be called by itself', async () => {
    const rules = { enabled: true, after_doubts: 0, keywords: [] }
    const answers = await talk(await open({ handover_rules: rules }), ...strange, 'yes please')
    expect(answers.map(({ status }) => status)).toEqual(['bot', 'bot', 'bot', 'waiting'])
    expect(answers[1]?.reply).toMatch(/like me to get someone/)
  })

  it('takes an address where nobody can be called at all', async () => {
    const rules = { enabled: false, after_doubts: 2, keywords: [] }
    const shop = await open({ handover_rules: rules })
    const answers = await talk(shop, ...strange.slice(0, 2), 'I want to talk to a person')
    expect(answers.map(({ status }) => status)).toEqual(['bot', 'bot', 'bot'])
    expect(answers.flatMap(({ buttons }) => buttons)).toEqual([])
    for (const { reply } of answers.slice(1)) expect(reply).toMatch(/email address or phone number/)
  })

  it('begins anew after an answer that was one', async () => {
    const answers = await talk(await open(), strange[0] ?? '', 'tents', strange[1] ?? '')
    expect(answers.map(({ status }) => status)).toEqual(['bot', 'bot', 'bot'])
  })
})

describe('words that call somebody', () => {
  const rules = { enabled: true, after_doubts: 2, keywords: ['lawyer', 'Anwalt einschalten'] }

  it.each(['I will ask my lawyer about these tents', 'LAWYER!', 'ich werde den Anwalt einschalten'])(
    '%s',
    async (message) => {
      const [answer] = await talk(await open({ handover_rules: rules }), message)
      expect(answer).toMatchObject({ status: 'waiting', products: [] })
    },
  )

  it.each(['do you have lawyers?', 'tents'])('are whole words: %s', async (message) => {
    const [answer] = await talk(await open({ handover_rules: rules }), message)
    expect(answer?.status).toBe('bot')
  })
})

describe('outside the opening hours', () => {
  const opening_hours = { wed: [{ from: '09:00', to: '17:00' }] }

  it('says when somebody is back and takes an address', async () => {
    const shop = await open({ opening_hours })
    const [asked, given] = await talk(shop, 'can I talk to a human?', 'ann@example.com')
    expect(asked?.reply).toMatch(/tomorrow at 9 am.*email address or phone number/)
    expect(given).toMatchObject({ intent: 'lead' })
    const { leads } = await shop.rpc('leads.list', { bot_id: shop.bot.id, limit: 10 })
    expect(leads).toMatchObject([{ email: 'ann@example.com' }])
  })

  it('promises nobody where no day has hours, and takes an address', async () => {
    const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const [asked] = await talk(await open({ opening_hours: closed }), 'can I talk to a human?')
    expect(asked?.reply).toMatch(/^Nobody is available right now.*email address or phone number/)
    expect(asked?.form).toBe('contact')
  })

  it('says so also where doubts call somebody', async () => {
    const [, second] = await talk(await open({ opening_hours }), ...strange)
    expect(second?.reply).toMatch(/still don’t know.*tomorrow at 9 am/)
  })
})

describe('an address is asked for', () => {
  it('with the words of the shop about what is done with it', async () => {
    const consent = 'Read our privacy notice at shop.example/privacy.'
    const shop = await open({ lead_rules: { enabled: true, consent } })
    const [answer] = await talk(shop, 'please call me back')
    expect(answer?.reply).toContain(consent)
  })

  it('not where the shop wants none', async () => {
    const shop = await open({ lead_rules: { enabled: false, consent: '' } })
    const [answer] = await talk(shop, 'please send me a quote for 20 tents')
    expect(answer?.reply).not.toMatch(/e-mail/)
  })
})

describe('what the shop has told of itself', () => {
  const facts = {
    ...noFacts,
    address: 'Harbour Street 3, Wiek',
    phone: '040 123456',
    shipping: 'Shipping is 4 euros.',
    returns: 'Send it back within a month.',
    payment: 'By card or invoice.',
  }

  it.each([
    ['where are you located?', facts.address],
    ['what is your phone number?', facts.phone],
    ['how can I contact you?', `Phone: ${facts.phone}\nAddress: ${facts.address}`],
    ['how much is shipping?', facts.shipping],
    ['can I send it back if it does not fit?', facts.returns],
    ['can I pay with Visa?', facts.payment],
    ['Wie kann ich bezahlen?', `Diese Antwort gibt es nur in der Sprache des Geschäfts: ${facts.payment}`],
    ['¿Puedo devolver algo?', `Esta respuesta solo está en el idioma de la tienda: ${facts.returns}`],
  ])('answers %s', async (message, told) => {
    const [answer] = await talk(await open({ facts }), message)
    expect(answer).toMatchObject({ reply: told, intent: 'knowledge', status: 'bot' })
  })

  it('gives way to an entry that fits', async () => {
    const shop = await open({ facts })
    const entry = { question: 'How much is shipping?', answer: 'Free this week.' }
    await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...entry })
    const [answer] = await talk(shop, 'How much is shipping?')
    expect(answer?.reply).toBe('Free this week.')
  })

  it('is not made up where it was not told', async () => {
    const [answer] = await talk(await open({ facts: { ...noFacts, phone: '040 1' } }), 'how can I pay?')
    expect(answer?.intent).toBe('unknown')
  })
})
