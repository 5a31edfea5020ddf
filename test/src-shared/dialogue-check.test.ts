import { describe, expect, it } from 'vitest'
import { type Heard, unmetIn } from '#shared/dialogue-check.ts'
import type { Expectation } from '#shared/schemas/dialogue.ts'

const card = (id: string) => ({
  id,
  title: `Jacket ${id}`,
  url: null,
  image_url: null,
  price: 49.9,
  sale_price: null,
  currency: 'EUR',
  availability: null,
})

const heard: Heard = {
  answer: {
    reply: 'Here are two jackets. The first costs 49,90\u00a0€ and we open now at 9:00.',
    confidence: 0.7,
    buttons: [{ label: 'Show more', value: 'show more' }],
    sources: [{ title: 'How long is delivery?', url: '' }],
    products: [card('A-RED-M'), card('B')],
    intent: 'product',
    status: 'bot',
    form: null,
  },
  lead: { email: 'Ann@Example.com', phone: '+44 20 7946 0958', name: null },
  shownBefore: new Set(['A']),
  groupOf: (id) => (id.startsWith('A-') ? 'A' : null),
}

const kept: Expectation[] = [
  { products: ['A-RED-M'] },
  { products: ['A', 'B'] },
  { first_product: 'A' },
  { first_product: ['X', 'A-RED-M'] },
  { has_products: ['B', 'A'] },
  { only_products: ['A', 'B', 'C'] },
  { without_products: ['A-RED-L', 'C'] },
  { max_products: 2 },
  { contains: 'two JACKETS' },
  { contains: [49.9, '49.90 €', ['missing', 'costs']] },
  { not_contains: ['no', 49, 'sleeping bag'] },
  { intent: ['question', 'product'] },
  { status: 'bot' },
  { silent: false },
  { buttons: 'more' },
  { max_buttons: 1 },
  { confidence_at_least: 0.7 },
  { confidence_below: 0.71 },
  { language: 'en' },
  { source: 'delivery' },
  { lead: { email: 'ann@example.com', phone: '+442079460958', name: null } },
  {},
]

const broken: Expectation[] = [
  { products: ['B', 'A'] },
  { products: ['A', 'B', 'C'] },
  { first_product: 'B' },
  { has_products: ['A', 'C'] },
  { only_products: ['A'] },
  { without_products: ['A'] },
  { new_products: true },
  { no_products: true },
  { max_products: 1 },
  { contains: ['jackets', 'sleeping bag'] },
  { contains: 49 },
  { contains: 'no' },
  { not_contains: ['costs'] },
  { intent: 'question' },
  { status: ['waiting', 'human'] },
  { silent: true },
  { buttons: ['Show more', 'person'] },
  { max_buttons: 0 },
  { confidence_at_least: 0.71 },
  { confidence_below: 0.7 },
  { language: 'de' },
  { source: 'returns' },
  { lead: 'none' },
  { lead: { name: 'Ann' } },
]

describe('an answer', () => {
  it.each(kept)('is as expected: %j', (expected) => {
    expect(unmetIn(expected, heard)).toEqual([])
  })

  it.each(broken)('is otherwise: %j', (expected) => {
    const [name] = Object.keys(expected)
    expect(unmetIn(expected, heard)).toMatchObject([
      { expectation: name, code: expect.stringMatching(/^unmet_/) },
    ])
  })

  it('reports everything that differs', () => {
    expect(unmetIn({ intent: 'thanks', status: 'waiting', contains: 'two' }, heard)).toHaveLength(2)
  })

  it('shows nothing where something was wanted', () => {
    const silent = { ...heard, answer: { ...heard.answer, products: [] } }
    expect(unmetIn({ only_products: ['A'] }, silent)).toHaveLength(1)
    expect(unmetIn({ no_products: true, new_products: true }, silent)).toEqual([])
  })

  it('keeps nothing of a visitor who said nothing', () => {
    expect(unmetIn({ lead: 'none' }, { ...heard, lead: null })).toEqual([])
    expect(unmetIn({ lead: { email: 'a@b.c' } }, { ...heard, lead: null })).toHaveLength(1)
  })
})
