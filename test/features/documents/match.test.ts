import { describe, expect, it } from 'vitest'
import { readDocument } from '#main/features/documents/index.ts'
import { createPassageIndex } from '#main/features/documents/match/passage-index.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { delivery, knots } from './shop-papers.ts'

const threshold = botDefaults.confidence_threshold

async function indexOf(...texts: readonly string[]) {
  const index = createPassageIndex()
  for (const [nth, text] of texts.entries()) {
    const { title, passages } = await readDocument({ format: 'md', text })
    passages.forEach((passage, no) => {
      index.add({ ...passage, id: `${nth}.${no}`, document_id: `${nth}`, title: title ?? '', url: null })
    })
  }
  return index
}

const best = async (question: string, ...texts: readonly string[]) =>
  (await indexOf(...texts)).match(question)[0]

describe('by words', () => {
  it.each([
    ['en', 'how much is shipping', 'Standard shipping costs 4.90 €.'],
    ['en', 'what does standard shipping cost?', 'Standard shipping costs 4.90 €.'],
    ['en', 'can i collect my order in the shop', 'collect your order at the counter'],
    ['en', 'how long do tents take', 'Bulky goods such as tents'],
    ['de', 'Was kostet der Versand?', 'Der Standardversand kostet 4,90 €.'],
    ['de', 'Kann ich die Bestellung im Laden abholen', 'an der Theke in der Hauptstraße abholen'],
    ['de', 'wie hoch ist der Inselzuschlag', 'Der Inselzuschlag beträgt 7 €.'],
    ['fr', 'quels sont les frais de port', "L'envoi standard coûte 4,90 €."],
    ['fr', 'puis-je retirer ma commande en magasin', 'retirer votre commande au comptoir'],
    ['es', '¿cuáles son los gastos de envío?', 'El envío estándar cuesta 4,90 €.'],
    ['es', 'recoger el pedido en la tienda', 'recoger su pedido en el mostrador'],
  ] as const)('answers in %s: %s', async (language, question, text) => {
    const found = await best(question, delivery[language], knots)
    expect(found?.said).toContain(text)
    expect(found?.confidence).toBeGreaterThan(threshold)
  })

  it.each([
    'do you sell blue suede shoes',
    'is the jacket waterproof',
    'can i pay with paypal',
    'who won the world cup',
    'Haben Sie Gutscheine?',
    'how do i wash the sweater',
    'hello',
    '',
    '???',
  ])('is not sure of anything it does not speak of: %s', async (question) => {
    const found = await best(question, delivery.en, delivery.de, knots)
    expect(found?.confidence ?? 0).toBeLessThan(threshold)
  })

  it.each(['what does shipping cost', 'can i collect my order in the shop', 'how long does delivery take'])(
    'knows that a paper about knots does not say: %s',
    async (question) => {
      expect((await best(question, knots))?.confidence ?? 0).toBeLessThan(0.2)
    },
  )

  it('forgives typos', async () => {
    const found = await best('waht are the shiping csots', delivery.en, knots)
    expect(found?.headings.at(-1)).toBe('Shipping costs')
    expect(found?.confidence).toBeGreaterThan(threshold)
  })
})

describe('by meaning', () => {
  const axes = { money: 0, time: 1, rope: 2 }
  const vectorOf = (text: string) => {
    const axis = /€|cost|price/i.test(text)
      ? axes.money
      : /days|week|quick/i.test(text)
        ? axes.time
        : axes.rope
    return Float32Array.from([0, 1, 2], (at) => (at === axis ? 1 : 0))
  }

  it('finds what is said in other words', async () => {
    const index = await indexOf(delivery.en, knots)
    const question = 'pricing'
    expect(index.match(question, { vector: vectorOf('price') })[0]?.confidence ?? 0).toBeLessThan(threshold)
    for (const _ of index.learn(vectorOf));
    const [found] = index.match(question, { vector: vectorOf('price') })
    expect(found?.said).toContain('4.90 €')
    expect(index.match(question)[0]?.confidence ?? 0).toBeLessThan(threshold)
  })
})

describe('what is said', () => {
  const filler = (what: string) =>
    Array.from({ length: 6 }, (_, no) => `Our ${what} number ${no} is a fine thing to have around.`).join(' ')

  it('is the sentences that answer, not the whole passage, and begins with a whole one', async () => {
    const text = `# All\n\n${filler('lamp')} The voucher is valid for three years, e.g. until May 2029. It cannot be paid out. ${filler('rug')}`
    const found = await best('how long is a voucher valid', text)
    expect(found?.said).toMatch(
      /^The voucher is valid for three years, e\.g\. until May 2029\. It cannot be paid out\./,
    )
    expect(found?.said.length).toBeLessThanOrEqual(500)
    expect(found?.text).toContain(found?.said ?? '?')
  })

  it('is the row of a table that was asked for', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, no) => `| Land${no} | ${no}.50 € | ${no} days on the road by truck |`,
    )
    const text = `# Countries\n\n| Country | Price | Time |\n|---|---|---|\n${rows.join('\n')}\n| Iceland | 31 € | 9 days |`
    const found = await best('price for Iceland', text)
    expect(found?.said).toContain('Country: Iceland; Price: 31 €')
  })
})
