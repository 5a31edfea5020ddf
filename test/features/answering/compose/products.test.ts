import { describe, expect, it } from 'vitest'
import {
  composeChoices,
  composeCount,
  composeExtreme,
  composeNearest,
  composeProducts,
  limitNames,
} from '#main/features/answering/compose/index.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { maxProductCards } from '#shared/schemas/widget.ts'
import { plain, told, voice } from './shop.ts'

const jacket = told()
const coat = told({
  id: 'C1',
  title: 'Winter coat',
  price_e4: 1_490_000,
  sale_price_e4: 990_000,
  color: null,
  size: null,
})
const cape = told({ id: 'P1', title: 'Cape', price_e4: null, availability: null, color: 'red', size: null })

describe('products found', () => {
  it('tells one with its price, its state and its source', () => {
    const answer = composeProducts({ hits: [jacket], total: 1 }, voice())
    expect(answer.text).toBe('Here’s what I found:\nRain jacket (green, M): €89.00, in stock')
    expect(answer.products).toEqual([
      {
        id: 'J1',
        title: 'Rain jacket',
        url: 'https://shop.example/j1',
        image_url: null,
        price: 89,
        sale_price: null,
        currency: 'EUR',
        availability: 'in_stock',
      },
    ])
    expect(answer.sources).toEqual([{ title: 'Rain jacket', url: 'https://shop.example/j1' }])
    expect(answer.buttons).toEqual([])
  })

  it('tells one with versions by its choices and the range of their prices', () => {
    const choices = {
      count: 4,
      in_stock: 2,
      sizes: ['S', 'M', 'L'],
      colors: ['green'],
      price_min: 79,
      price_max: 89.5,
    }
    const answer = composeProducts(
      { hits: [told({ availability: 'out_of_stock' }, choices)], total: 1 },
      voice(),
    )
    expect(answer.text).toBe(
      'Here’s what I found:\nRain jacket: €79.00 – €89.50, in stock\nSizes: S, M and L.',
    )
  })

  it('tells several as lines, what is reduced with what it was, what is unknown not at all', () => {
    const answer = composeProducts({ hits: [jacket, coat, cape], total: 3 }, voice())
    expect(answer.text.split('\n').slice(1)).toEqual([
      '• Rain jacket (green, M): €89.00, in stock',
      '• Winter coat: €99.00 instead of €149.00, in stock',
      '• Cape (red)',
    ])
    expect(answer.products.map(({ id }) => id)).toEqual(['J1', 'C1', 'P1'])
  })

  it('does not repeat in brackets what the title says', () => {
    const answer = composeProducts({ hits: [told({ title: 'Green jacket' })], total: 1 }, voice())
    expect(answer.text).toContain('Green jacket (M):')
  })

  it('offers to narrow by what the products really have, and to show more', () => {
    const facets = {
      color: [
        { value: 'green', count: 12 },
        { value: 'red', count: 10 },
        { value: 'blue', count: 1 },
      ],
      brand: [{ value: 'Fjell', count: 30 }],
    }
    const answer = composeProducts({ hits: [jacket, coat], total: 30, facets }, voice())
    expect(answer.text).toContain('30')
    expect(answer.buttons).toEqual([
      { label: 'Only green', value: 'Only green' },
      { label: 'Only red', value: 'Only red' },
      { label: 'Show more', value: 'Show more' },
    ])
  })

  it('pages on, and says when that was all', () => {
    const more = composeProducts({ hits: [coat], total: 30, offset: 2 }, voice())
    expect(more.text).toMatch(/^Here are some more:\n• Winter coat/)
    expect(more.buttons.map(({ label }) => label)).toContain('Show more')
    expect(composeProducts({ hits: [coat], total: 3, offset: 2 }, voice()).buttons).toEqual([])
    expect(composeProducts({ hits: [], total: 3, offset: 3 }, voice())).toMatchObject({
      text: 'That’s everything I found.',
      products: [],
    })
  })

  it('offers to compare two', () => {
    const { buttons } = composeProducts({ hits: [jacket, coat], total: 2 }, voice())
    expect(buttons).toEqual([{ label: 'Compare them', value: 'Compare them' }])
  })

  it('says that there is none and offers a person', () => {
    const answer = composeProducts({ hits: [], total: 0, what: 'kayak' }, voice())
    expect(answer).toMatchObject({ products: [], sources: [] })
    expect(answer.text).toContain('kayak')
    expect(answer.buttons).toEqual([{ label: 'Talk to a person', value: 'Talk to a person' }])
  })

  it('shows no more cards than an answer carries', () => {
    const many = Array.from({ length: 20 }, (_, at) => told({ id: `J${at}` }))
    expect(composeProducts({ hits: many, total: 20 }, voice()).products).toHaveLength(maxProductCards)
  })
})

describe('the nearest', () => {
  it('are marked by what they break', () => {
    const answer = composeNearest({ nearest: [coat], broken: limitNames(['price_max', 'color']) }, voice())
    const [intro, ...lines] = answer.text.split('\n')
    expect(intro).toContain('the price')
    expect(intro).toContain('the colour')
    expect(lines).toEqual(['• Winter coat: €99.00 instead of €149.00, in stock'])
    expect(answer.products).toHaveLength(1)
  })

  it('are not spoken of where there are none', () => {
    expect(composeNearest({ nearest: [], broken: ['price'], what: 'boats' }, voice()).text).toContain('boats')
  })

  it('name each limit once', () => {
    expect(limitNames(['price_min', 'price_max', 'in_stock', 'on_sale', 'size'])).toEqual([
      'price',
      'stock',
      'sale',
      'size',
    ])
  })
})

describe('the cheapest and the dearest', () => {
  it('is told with what it costs now', () => {
    expect(composeExtreme({ kind: 'cheapest', hits: [jacket, coat] }, voice())).toMatchObject({
      text: 'The cheapest is Rain jacket (green, M) at €89.00.',
      products: [{ id: 'J1' }],
    })
    expect(composeExtreme({ kind: 'dearest', hits: [coat, jacket] }, voice()).text).toBe(
      'The most expensive is Winter coat at €99.00.',
    )
  })

  it('is of the version that costs it', () => {
    const both = told({}, { count: 2, price_min: 79, price_max: 99 })
    expect(composeExtreme({ kind: 'cheapest', hits: [both] }, voice()).text).toContain('€79.00')
    expect(composeExtreme({ kind: 'dearest', hits: [both] }, voice()).text).toContain('€99.00')
  })

  it('are several where they cost the same', () => {
    const same = told({ id: 'J2', title: 'Anorak', color: null, size: null })
    const answer = composeExtreme({ kind: 'cheapest', hits: [jacket, same, coat] }, voice())
    expect(answer.text).toContain('Rain jacket (green, M) and Anorak')
    expect(answer.products).toHaveLength(2)
  })

  it('passes over what has no price, and says so where none has', () => {
    expect(composeExtreme({ kind: 'cheapest', hits: [cape, jacket] }, voice()).text).toContain('Rain jacket')
    expect(composeExtreme({ kind: 'cheapest', hits: [cape] }, voice()).text).toContain('have a price')
    expect(composeExtreme({ kind: 'cheapest', hits: [], what: 'boats' }, voice()).text).toContain('boats')
  })
})

describe('counts and choices', () => {
  it('counts', () => {
    expect(composeCount({ count: 12, what: 'jackets', hits: [jacket] }, voice())).toMatchObject({
      text: expect.stringContaining('12'),
      products: [{ id: 'J1' }],
      buttons: [{ label: 'Show more' }],
    })
    expect(composeCount({ count: 0, what: 'boats' }, voice()).text).toMatch(/anything.*boats/)
  })

  it.each(['brands', 'sizes', 'colours'] as const)('lists %s with a button each', (kind) => {
    const answer = composeChoices({ kind, values: ['A', 'B', 'C', 'D', 'E'], what: 'jackets' }, voice())
    expect(answer.text).toMatch(/jackets.*A, B, C, D and E/)
    expect(answer.buttons).toHaveLength(4)
    expect(answer.buttons[0]).toEqual(
      kind === 'sizes' ? { label: 'Size A', value: 'Size A' } : { label: 'Only A', value: 'Only A' },
    )
  })

  it('cuts a long list short and counts the rest', () => {
    const values = Array.from({ length: 40 }, (_, at) => `B${at}`)
    const { text } = composeChoices({ kind: 'brands', values }, voice())
    expect(text).toContain('28 more')
    expect(text).not.toContain('B39')
  })

  it('says so where there is no choice', () => {
    expect(composeChoices({ kind: 'sizes', values: [], what: 'Cape' }, voice()).buttons).toEqual([])
    expect(composeChoices({ kind: 'sizes', values: ['M'] }, voice()).buttons).toEqual([])
  })
})

describe('in every language', () => {
  it.each(languageCodes)('%s tells products without a gap, and never more than four buttons', (language) => {
    const facets = {
      size: [
        { value: 'S', count: 5 },
        { value: 'M', count: 5 },
        { value: 'L', count: 5 },
      ],
    }
    const answers = [
      composeProducts({ hits: [jacket, coat], total: 15, facets }, voice(language)),
      composeNearest({ nearest: [coat], broken: ['price', 'stock'] }, voice(language)),
      composeExtreme({ kind: 'cheapest', hits: [jacket] }, voice(language)),
      composeCount({ count: 3, what: 'x' }, voice(language)),
      composeChoices({ kind: 'colours', values: ['a', 'b', 'c', 'd', 'e'] }, voice(language)),
    ]
    for (const { text, buttons } of answers) {
      expect(text).not.toMatch(/undefined|null|\[object|\*\*|__/)
      expect(buttons.length).toBeLessThanOrEqual(4)
    }
  })

  it('writes money as the language does', () => {
    const { text } = composeProducts({ hits: [jacket], total: 1 }, voice('de'))
    expect(plain(text)).toContain('89,00 €, auf Lager')
  })
})
