import { describe, expect, it } from 'vitest'
import { languageCodes } from '#shared/schemas/common.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../helpers/shop.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

const jacket = {
  id: 'J1',
  title: 'Rain jacket Fjell',
  url: 'https://shop.example/jacket',
  price: '89.00 EUR',
  sale_price: '69.00 EUR',
  availability: 'in_stock',
  color: 'green',
  size: 'M',
  description: 'Waterproof, with taped seams.',
}
const products = [
  jacket,
  { id: 'T1', title: 'Tent Rondane', url: 'https://shop.example/tent', price: 299, availability: 'preorder' },
  { id: 'S1', title: 'Wool socks', price: '12.50 EUR', availability: 'out of stock' },
]
const returns = {
  question: 'Can I return an item?',
  alternatives: ['Do you take things back?', 'What is your refund policy?'],
  answer: 'You can send anything back within 30 days.',
  url: 'https://shop.example/returns',
}
const hours = {
  question: 'When are you open?',
  alternatives: ['opening hours'],
  answer: 'Monday to Friday, 9 to 6.',
}

async function filled(settings?: Parameters<typeof shopOn>[1]): Promise<Shop> {
  const shop = await shopOn(hub(), settings)
  await shop.fill(products)
  await shop.rpc('knowledge.import', { bot_id: shop.bot.id, entries: [returns, hours] })
  return shop
}

describe('what it does not know', () => {
  it.each([
    'Who won the world cup in 1954?',
    'asdf qwertz',
    'Explain quantum entanglement',
    '???',
    '😀😀😀',
    '12345678',
  ])('it says so: %s', async (question) => {
    const answer = await (await filled()).hear(question)
    expect(answer).toMatchObject({ intent: 'unknown', products: [], sources: [] })
    expect(answer.reply).toMatch(/don’t know/)
    expect(answer.confidence).toBeLessThan(0.45)
  })

  it('it says so for everything while it has nothing', async () => {
    const shop = await shopOn(hub())
    expect(await shop.hear('Do you have rain jackets?')).toMatchObject({ intent: 'unknown', confidence: 0 })
  })

  it.each(languageCodes)('it says so in the language of the bot: %s', async (language) => {
    const shop = await shopOn(hub(), { language })
    const { reply } = await shop.hear('xyzzy')
    expect(reply.length).toBeGreaterThan(10)
    expect(reply.includes('don’t know')).toBe(language === 'en')
  })

  it('is decided by the threshold of the bot', async () => {
    const shop = await filled()
    const question = 'waterproof jacket'
    const isKnown = async () => (await shop.hear(question)).intent !== 'unknown'
    expect(await isKnown()).toBe(true)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, confidence_threshold: 0.99 })
    expect(await isKnown()).toBe(false)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, confidence_threshold: 0 })
    expect(await isKnown()).toBe(true)
  })
})

describe('what the merchant wrote', () => {
  it.each([
    'Can I return an item?',
    'can i RETURN an item',
    'What is your refund policy?',
    'Do you take things back?',
    'I want to return my item',
  ])('is the answer, with its source: %s', async (question) => {
    expect(await (await filled()).hear(question)).toMatchObject({
      reply: returns.answer,
      intent: 'knowledge',
      sources: [{ title: returns.question, url: returns.url }],
      products: [],
    })
  })

  it('has a source without an address when it has none', async () => {
    const { sources } = await (await filled()).hear('opening hours')
    expect(sources).toEqual([{ title: 'When are you open?', url: '' }])
  })

  it('is the answer of its own bot only', async () => {
    const shop = await filled()
    const other = await shopOn(hub())
    expect((await shop.hear(returns.question)).intent).toBe('knowledge')
    expect((await other.hear(returns.question)).intent).toBe('unknown')
  })

  it('is the same through the chat API', async () => {
    const { response, sources } = await (await filled()).ask(returns.question)
    expect({ response, sources }).toEqual({
      response: returns.answer,
      sources: [{ title: returns.question, url: returns.url }],
    })
  })

  it('counts from the next message when it is written, changed and removed', async () => {
    const shop = await shopOn(hub())
    const question = 'Do you repair bicycles?'
    const ask = async () => (await shop.hear(question)).reply
    expect(await ask()).toMatch(/don’t know/)
    const { id } = await shop.rpc('knowledge.save', { bot_id: shop.bot.id, question, answer: 'Yes, we do.' })
    expect(await ask()).toBe('Yes, we do.')
    await shop.rpc('knowledge.save', { bot_id: shop.bot.id, id, question, answer: 'No longer.' })
    expect(await ask()).toBe('No longer.')
    await shop.rpc('knowledge.remove', { id })
    expect(await ask()).toMatch(/don’t know/)
    await shop.rpc('knowledge.import', { bot_id: shop.bot.id, entries: [{ question, answer: 'Again.' }] })
    expect(await ask()).toBe('Again.')
  })
})

describe('products', () => {
  it.each([
    'rain jacket',
    'Do you have rain jackets?',
    'a GREEN rain jacket please',
    'Fjell',
    'waterproof jacket',
  ])('are found by their words: %s', async (question) => {
    const answer = await (await filled()).hear(question)
    expect(answer).toMatchObject({ intent: expect.stringMatching(/^product/), products: [{ id: 'J1' }] })
    expect(answer.sources).toEqual([{ title: 'Rain jacket Fjell', url: 'https://shop.example/jacket' }])
  })

  it.each([
    ['Rain jacket Fjell', ['€69.00', '€89.00', 'in stock', 'green', 'M']],
    ['Tent Rondane', ['299.00', 'pre-order']],
    ['Wool socks', ['€12.50', 'out of stock']],
  ])('are told with what is known of them: %s', async (question, facts) => {
    const { reply } = await (await filled()).hear(question)
    for (const fact of [question, ...facts]) expect(reply).toContain(fact)
  })

  it('come best first, and only those that fit', async () => {
    const shop = await shopOn(hub())
    await shop.fill([
      { id: 'A', title: 'Coffee cup', description: 'Goes with the coffee grinder.' },
      { id: 'B', title: 'Coffee grinder' },
      { id: 'C', title: 'Bicycle' },
    ])
    const { products: found } = await shop.hear('coffee grinder')
    expect(found[0]?.id).toBe('B')
    expect(found.map(({ id }) => id)).not.toContain('C')
  })

  it('count from the next message after a sync', async () => {
    const shop = await shopOn(hub())
    const ask = async () => (await shop.hear('Do you have a kayak?')).products.map(({ price }) => price)
    expect(await ask()).toEqual([])
    await shop.fill([{ id: 'K', title: 'Kayak', price: 900 }])
    expect(await ask()).toEqual([900])
    await shop.fill([{ id: 'K', title: 'Kayak', price: 800 }])
    expect(await ask()).toEqual([800])
    await shop.fill([])
    expect(await ask()).toEqual([])
  })

  it('are known by their own words, also where an old catalog was removed before', async () => {
    const shop = await shopOn(hub())
    for (const name of ['Kayak', 'Bicycle', 'Umbrella']) {
      await shop.fill([{ id: name, title: name }])
      expect((await shop.hear(`Do you have a ${name}?`)).products).toMatchObject([{ id: name }])
      await shop.fill([])
    }
  })
})

describe('greetings', () => {
  it.each(['hello', 'Hi!', 'Good morning', 'hallo'])('are greeted: %s', async (message) => {
    const shop = await filled({ greeting: 'Welcome to Fjell.' })
    expect(await shop.hear(message)).toMatchObject({ reply: 'Welcome to Fjell.', intent: 'greeting' })
  })

  it('follow the bot', async () => {
    const shop = await shopOn(hub(), { language: 'de' })
    expect((await shop.hear('hallo')).reply).toMatch(/Hallo/)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, greeting: 'Moin!' })
    expect((await shop.hear('hallo')).reply).toBe('Moin!')
  })

  it('are no question, and a question with a greeting is none of them', async () => {
    const answer = await (await filled()).hear('hello, do you have rain jackets?')
    expect(answer.intent).toMatch(/^product/)
  })
})
