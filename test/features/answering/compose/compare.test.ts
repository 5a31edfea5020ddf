import { describe, expect, it } from 'vitest'
import { compare } from '#main/features/answering/compose/index.ts'
import { told, voice } from './shop.ts'

const a = {
  ...told({ title: 'Fjell' }),
  attributes: { item_weight: '340 g', hood: 'yes', care: 'wash at 30' },
}
const b = {
  ...told({ id: 'J2', title: 'Tind', price_e4: 1_290_000, color: 'red', material: null, brand: 'Tind' }),
  attributes: { 'Item weight': '410 g', hood: 'yes', pockets: '3' },
}

describe('a comparison', () => {
  it('is a table: what differs first, what one does not tell marked', () => {
    const answer = compare([a, b], voice())
    expect(answer.text.split('\n')).toEqual([
      'Fjell and Tind side by side:',
      'Product: Fjell | Tind',
      'Price: €89.00 | €129.00',
      'Brand: Fjell | Tind',
      'Colour: green | red',
      'Material: polyester | not stated',
      'Item weight: 340 g | 410 g',
      'Care: wash at 30 | not stated',
      'Pockets: not stated | 3',
      'Availability: in stock | in stock',
      'Size: M | M',
      'Category: Clothing > Jackets | Clothing > Jackets',
    ])
    expect(answer.products.map(({ id }) => id)).toEqual(['J1', 'J2'])
  })

  it('tells versions of one product apart by what they are', () => {
    const { text } = compare([told(), told({ id: 'J2', color: 'red' })], voice())
    expect(text).toContain('Product: Rain jacket (green, M) | Rain jacket (red, M)')
  })

  it('stays small', () => {
    const attributes = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`a${at}`, 'long '.repeat(100)]),
    )
    const lines = compare([{ ...a, attributes }, b], voice()).text.split('\n')
    expect(lines).toHaveLength(12)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(160)
  })

  it('keeps its columns whatever a value holds', () => {
    const odd = { ...a, attributes: { hood: 'a | b\nc' } }
    expect(compare([odd, { ...b, attributes: {} }], voice()).text).toContain('Hood: a / b c | not stated')
  })

  it('asks for two', () => {
    expect(compare([a], voice())).toMatchObject({
      text: 'Which two products should I compare?',
      products: [],
    })
  })
})
