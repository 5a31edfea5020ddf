import { beforeAll, describe, expect, it } from 'vitest'
import { sharedHub } from '../../../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../../../helpers/shop.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

const tents = {
  question: 'Can I rent a tent?',
  alternatives: ['do you hire out tents', 'how much is tent rental', 'rent a tent for the weekend'],
  answer: 'Yes, you can rent our two-person tent for 12 EUR a day or 30 EUR a weekend.',
}
const entries = [
  tents,
  {
    question: 'Do you deliver abroad?',
    alternatives: ['do you ship to other countries'],
    answer: 'Yes, we deliver to all EU countries and to Norway.',
  },
  {
    question: 'Do you repair outdoor gear?',
    alternatives: ['can you mend things'],
    answer: 'Our workshop mends jackets, tents and boots.',
  },
  {
    question: 'How can I pay?',
    alternatives: ['which payment methods do you accept'],
    answer: 'By card, bank transfer or invoice.',
  },
]
const products = [
  { id: 'T1', title: 'Dusk 2 Trekking Tent', price: '299 EUR', category: 'Camping > Tents' },
  { id: 'J1', title: 'Rain jacket Fjell', price: '89 EUR', category: 'Clothing > Jackets' },
]

async function shopWith(document: string | null): Promise<Shop> {
  const shop = await shopOn(hub())
  await shop.fill(products)
  await shop.rpc('knowledge.import', { bot_id: shop.bot.id, entries })
  if (document !== null)
    await shop.rpc('documents.add', { bot_id: shop.bot.id, format: 'md', title: 'Boats', text: document })
  return shop
}

describe('an entry beside a passage', () => {
  const kayaks = '# Kayaks\n\nYou can rent a kayak on the lake from May to September for 25 EUR a day.'

  it('stands back where the passage speaks of more of what is asked', async () => {
    const shop = await shopWith(kayaks)
    expect((await shop.hear('can I rent a kayak?')).reply).toContain('25 EUR a day')
    expect((await shop.hear('can I rent a tent?')).reply).toBe(tents.answer)
  })

  it('goes first where both speak of all that is asked', async () => {
    const shop = await shopWith(
      '# Camping\n\nCan I rent a tent? Some visitors rent a tent and others bring one.',
    )
    expect((await shop.hear('can I rent a tent?')).reply).toBe(tents.answer)
  })
})

describe('an entry about one kind of product', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await shopWith(null)
  })

  it.each(['Do you rent kayaks?', 'can I rent a kayak?', 'do you hire out canoes'])(
    'is no answer to the same asked of something else: %s',
    async (question) => {
      const answer = await shop.hear(question)
      expect(answer).toMatchObject({ intent: 'unknown', sources: [] })
      expect(answer.confidence).toBeLessThan(shop.bot.confidence_threshold)
    },
  )

  it.each(['Do you rent tents?', 'can I rent a tend?', 'can I rent for a month?', 'rent a tent cheaply'])(
    'answers what is asked of it: %s',
    async (question) => expect((await shop.hear(question)).reply).toBe(tents.answer),
  )

  it.each([
    ['Do you deliver to Austria?', 'all EU countries'],
    ['can I pay with bitcoin?', 'By card'],
    ['do you repair zips?', 'workshop'],
  ])('and one about none answers with a word it does not have: %s', async (question, told) =>
    expect((await shop.hear(question)).reply).toContain(told),
  )
})
