import { describe, expect, it } from 'vitest'
import { modelFolder } from '#main/lib/own-folders.ts'
import type { TraceFrame } from '#shared/schemas/trace-frame.ts'
import { openShop, type Shop } from '../../../helpers/shop.ts'

const backpack = (id: string, title: string, price: number, volume: string, weight: string) => ({
  id,
  title,
  price,
  category: 'Backpacks',
  currency: 'EUR',
  availability: 'in_stock',
  attributes: { volume, weight },
})

const products = [
  backpack('P1', 'Fjord Backpack 40', 89, '40 l', '1200 g'),
  backpack('P2', 'Trail Backpack 25', 59, '25 l', '800 g'),
  backpack('P3', 'Summit Backpack 60', 189, '60 l', '1900 g'),
  { id: 'T1', title: 'Trio Tent', price: 249, category: 'Tents', currency: 'EUR', availability: 'in_stock' },
]

async function open(): Promise<Shop> {
  const shop = await openShop({ modelPath: modelFolder() })
  await shop.fill({ products })
  const entry = { question: 'What is your return policy?', answer: 'You can return it within 30 days.' }
  await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...entry, alternatives: ['Can I send it back?'] })
  await shop.warm()
  return shop
}

async function framesOf(shop: Shop, message: string): Promise<readonly TraceFrame[]> {
  const { message_id } = await shop.hear(message, 'session')
  const { trace } = await shop.rpc('answers.explain', { message_id })
  return trace?.frames ?? []
}

describe('why an answer was given', () => {
  it('names the limits of a wish, what it keeps of the one before and what ranked the products', async () => {
    const shop = await open()
    const [wish] = await framesOf(shop, 'Do you have backpacks under 100 euros without leather?')
    expect(wish).toMatchObject({
      acts: [{ act: 'find' }],
      wish: {
        words: ['backpacks'],
        limits: [
          { attribute: 'price', op: 'at_most', value: '100', currency: 'EUR' },
          { attribute: 'content', op: 'without', value: 'leather' },
        ],
      },
      kept: null,
    })
    const won = wish?.ways.find(({ won: isWon }) => isWon)
    expect(won).toMatchObject({ kind: 'goods', features: [{ name: 'fit' }, { name: 'about_goods' }] })
    expect(won?.products[0]?.features).toMatchObject([
      { name: 'word', word: 'backpacks', field: 'head', weight: 1 },
      { name: 'meaning', weight: 0.3 },
    ])
    const sum = won?.features.reduce((all, { value, weight }) => all + value * weight, 0)
    expect(sum).toBeCloseTo(won?.score ?? 0, 1)

    const [sorted] = await framesOf(shop, 'Which of these is the lightest?')
    expect(sorted).toMatchObject({
      sort: { by: 'weight', end: 'least', from_shown: false },
      references: ['these'],
      kept: { wish: { words: ['backpacks'], limits: [{ attribute: 'price' }, { attribute: 'content' }] } },
    })
  })

  it('explains each question of a message, with the product it goes on about', async () => {
    const shop = await open()
    await framesOf(shop, 'Tell me about the Trail Backpack 25')
    const [first, second] = await framesOf(shop, 'How heavy is it, and can I send it back?')
    expect(first).toMatchObject({ references: ['it'], kept: { about: 'Trail Backpack 25' } })
    const entry = { kind: 'knowledge', title: 'What is your return policy?', won: true }
    expect(second?.ways[0]).toMatchObject(entry)
    expect(second?.ways.filter(({ won }) => won)).toHaveLength(1)
  })
})
