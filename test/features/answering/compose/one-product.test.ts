import { describe, expect, it } from 'vitest'
import { composeAbout, composeKnowledge, composeStock } from '#main/features/answering/compose/index.ts'
import { shorten } from '#main/features/answering/compose/knowledge.ts'
import { moneyText } from '#main/features/answering/compose/money.ts'
import { attributeLabel } from '#main/features/answering/compose/one-product.ts'
import { plain, told, voice } from './shop.ts'

const jacket = told({ color: null, size: null })

describe('the stock of one product', () => {
  it.each([
    ['counted', {}, 'Rain jacket is in stock, 7 left.'],
    ['not counted', { stock: null }, 'Rain jacket is in stock.'],
    ['sold out', { availability: 'out_of_stock', stock: 0 }, 'Rain jacket is out of stock.'],
    ['only counted', { availability: null, stock: 0 }, 'Rain jacket is out of stock.'],
    ['unknown', { availability: null, stock: null }, 'I don’t know whether Rain jacket is in stock.'],
  ] as const)('%s', (_, changes, text) => {
    expect(composeStock(told({ color: null, size: null, ...changes }), voice()).text).toBe(text)
  })

  it('is there when one of its versions is', () => {
    const some = told({ availability: 'out_of_stock', stock: 0 }, { count: 3, in_stock: 1 })
    expect(composeStock(some, voice()).text).toBe('Rain jacket is in stock.')
  })
})

describe('an answer about a product', () => {
  it('quotes the sentence, with yes or no where it says so', () => {
    const sentence = 'Waterproof to 10,000 mm.'
    const about = { text: sentence, source: { sentence }, polarity: 'yes', confidence: 0.9 } as const
    const answer = composeAbout(jacket, about, voice())
    expect(answer.text).toBe(`Yes. About Rain jacket: “${sentence}”`)
    expect(answer.sources).toEqual([{ title: 'Rain jacket', url: 'https://shop.example/j1' }])
    expect(composeAbout(jacket, { ...about, polarity: null }, voice()).text).not.toContain('Yes')
  })

  it('names the attribute as people do, and a column in their language', () => {
    const attribute = { attribute: 'item_weight', value: '340 g' }
    const column = { column: 'material', value: 'Polyester' } as const
    const about = { text: '', polarity: null, confidence: 0.9 }
    expect(composeAbout(jacket, { ...about, source: attribute }, voice()).text).toContain(
      'Item weight: 340 g',
    )
    expect(composeAbout(jacket, { ...about, source: column }, voice('nl')).text).toContain(
      'Materiaal: Polyester',
    )
  })

  it('says when the product does not say, and offers a person', () => {
    const answer = composeAbout(jacket, { notSaid: true, confidence: 0.8 }, voice())
    expect(answer.text).toBe('The description of Rain jacket does not say.')
    expect(answer.buttons).toEqual([{ label: 'Talk to a person', value: 'Talk to a person' }])
  })

  it.each([
    ['item_weight', 'Item weight'],
    ['itemWeight', 'Item weight'],
    ['max-load', 'Max load'],
    ['gtin', 'GTIN'],
    ['Länge', 'Länge'],
  ])('%s is labelled %s', (name, label) => {
    expect(attributeLabel(name)).toBe(label)
  })
})

describe('knowledge', () => {
  it('is told with its source', () => {
    const passage = { title: 'Returns', text: 'Within 30 days.', url: 'https://shop.example/returns' }
    expect(composeKnowledge(passage)).toEqual({
      text: 'Within 30 days.',
      sources: [{ title: 'Returns', url: 'https://shop.example/returns' }],
      products: [],
      buttons: [],
    })
    expect(composeKnowledge({ ...passage, url: null }).sources).toEqual([{ title: 'Returns', url: '' }])
  })

  it.each([
    ['One two. Three four.', 100, 'One two. Three four.'],
    ['One two. Three four five.', 15, 'One two.'],
    ['One two three four five six', 15, 'One two three…'],
  ])('%j in %i characters', (text, max, short) => {
    expect(shorten(text, max)).toBe(short)
  })
})

describe('money', () => {
  it.each([
    [890_000, 'EUR', 'en', '€89.00'],
    [890_000, 'EUR', 'de', '89,00 €'],
    [12_345_678_900, 'EUR', 'fr', '1 234 567,89 €'],
    [45, 'USD', 'en', '$0.0045'],
    [10_000_000, 'JPY', 'en', '¥1,000'],
    [125_000, null, 'de', '12,50'],
    [0, 'EUR', 'es', '0,00 €'],
    [Number.MAX_SAFE_INTEGER, 'EUR', 'en', '€900,719,925,474.0991'],
  ] as const)('%i of %s in %s', (e4, currency, language, text) => {
    expect(plain(moneyText(e4, currency, language))).toBe(text)
  })
})
