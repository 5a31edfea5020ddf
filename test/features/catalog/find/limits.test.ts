import { describe, expect, it } from 'vitest'
import { openCatalog } from './shop.ts'

const tent = { title: 'Tent Fjell', category: 'Outdoor > Tents', currency: 'EUR' }
const products = [
  {
    ...tent,
    id: 'T1',
    brand: 'Fjell',
    price: 200,
    availability: 'in_stock',
    color: 'Green',
    material: 'Nylon',
  },
  {
    ...tent,
    id: 'T2',
    brand: 'Fjell',
    price: 120,
    sale_price: 45,
    availability: 'out_of_stock',
    color: 'Red/Black',
  },
  { ...tent, id: 'T3', brand: 'Skog', price: 50, stock: 3, color: 'grün', size: 'M', material: 'Cotton' },
  { ...tent, id: 'T4', brand: 'SKÖG', price: 50.01, stock: 0, color: 'red', size: 'L' },
  { ...tent, id: 'T5', availability: 'preorder' },
  { id: 'L1', title: 'Lamp', category: 'Light', price: 10, sale_price: 12, availability: 'in_stock' },
  { id: 'P1', title: 'Peg', category: 'Outdoor > Tent parts', price: 1, description: 'For every tent.' },
]

describe('limits', () => {
  it.each([
    ['at most, with the sale price counted', { price_max: 50 }, ['T2', 'T3']],
    ['at least', { price_min: 50.01 }, ['T1', 'T4']],
    ['between, both ends included', { price_min: 45, price_max: 50 }, ['T2', 'T3']],
    ['in stock, by word or by number', { in_stock: true }, ['T1', 'T3']],
    ['on sale', { on_sale: true }, ['T2']],
  ])('keep %s', async (_, limits, expected) => {
    const { find } = await openCatalog(products)
    const found = find('tent fjell', { limits })
    expect(found.hits.map(({ row }) => row.id).sort()).toEqual(expected)
    expect(found).toMatchObject({ total: expected.length, nearest: [], relaxed: [] })
  })

  it('take a sale price that is no sale for none', async () => {
    const { ids } = await openCatalog(products)
    expect(ids('lamp', { limits: { on_sale: true } })).toEqual([])
    expect(ids('lamp', { limits: { price_max: 11 } })).toEqual(['L1'])
  })

  it.each([
    ['brand', ['skog'], ['T3', 'T4']],
    ['color', ['RED'], ['T2', 'T4']],
    ['color', ['grun', 'green'], ['T1', 'T3']],
    ['size', ['m'], ['T3']],
    ['material', ['nylon'], ['T1']],
    ['category', ['tents'], ['T1', 'T2', 'T3', 'T4', 'T5']],
    ['category', ['Outdoor > Tents'], ['T1', 'T2', 'T3', 'T4', 'T5']],
  ] as const)('of %s %j are kept whatever the case and the accents', async (name, values, expected) => {
    const { find } = await openCatalog(products)
    const found = find('tent fjell', { facets: { [name]: values } })
    expect(found.hits.map(({ row }) => row.id).sort()).toEqual(expected)
  })

  it('without words are asked of the whole catalog', async () => {
    const { find } = await openCatalog(products)
    const found = find('', { limits: { price_max: 12 }, order: 'cheapest' })
    expect(found.hits.map(({ row }) => row.id)).toEqual(['P1', 'L1'])
    expect(found).toMatchObject({ total: 2, level: 'any' })
  })

  it('that nothing keeps are said to be broken, with what comes nearest', async () => {
    const { find } = await openCatalog(products)
    const found = find('tent fjell', { limits: { price_max: 40 } })
    expect(found).toMatchObject({ hits: [], total: 0, level: 'all', relaxed: ['price_max'] })
    expect(found.nearest.map(({ row }) => row.id)).toEqual(['T2', 'T3', 'T4'])
  })

  it('are broken as few as can be', async () => {
    const { find } = await openCatalog(products)
    const found = find('tent fjell', {
      limits: { price_max: 100, in_stock: true },
      facets: { color: ['red'] },
    })
    expect(found.hits).toEqual([])
    expect(found.nearest.map(({ row }) => row.id).sort()).toEqual(['T2', 'T3', 'T4'])
    expect([...found.relaxed].sort()).toEqual(['color', 'in_stock'])
  })

  it('do not find other things that happen to meet them', async () => {
    const { find } = await openCatalog(products)
    const found = find('tent fjell', { limits: { price_max: 5 } })
    expect(found.hits).toEqual([])
    expect(found.nearest.map(({ row }) => row.title)).toEqual(['Tent Fjell', 'Tent Fjell', 'Tent Fjell'])
  })

  it('stay exact far down in a large catalog', async () => {
    const many = Array.from({ length: 250 }, (_, number) => ({
      id: `N${number}`,
      title: number === 249 ? 'A very special tent of many words in its title' : 'Tent',
      price: 100 + number,
      brand: number === 249 ? 'Rare' : 'Common',
    }))
    const { ids, ready } = await openCatalog(many)
    await ready()
    expect(ids('tent', { facets: { brand: ['rare'] } })).toEqual(['N249'])
    expect(ids('tent', { limits: { price_min: 349 } })).toEqual(['N249'])
  })
})

describe('order', () => {
  it('is by price, sale prices counted, unpriced last', async () => {
    const { ids } = await openCatalog(products)
    expect(ids('tent fjell', { order: 'cheapest' })).toEqual(['T2', 'T3', 'T4', 'T1', 'T5'])
    expect(ids('tent fjell', { order: 'dearest' })).toEqual(['T1', 'T4', 'T3', 'T2', 'T5'])
  })

  it('pages through everything once', async () => {
    const many = Array.from({ length: 130 }, (_, number) => ({
      id: `N${number}`,
      title: `Tent ${number % 7}`,
    }))
    const { find, ready } = await openCatalog(many)
    await ready()
    const pages = Array.from({ length: 14 }, (_, page) => find('tent', { offset: page * 10, limit: 10 }))
    const seen = pages.flatMap(({ hits }) => hits.map(({ row }) => row.id))
    expect([seen.length, new Set(seen).size]).toEqual([130, 130])
    expect(pages.map(({ total }) => total)).toEqual(Array(14).fill(130))
  })
})

describe('counting', () => {
  it('counts what there is among all that was found', async () => {
    const { find } = await openCatalog(products)
    const found = find('tent', {
      limit: 1,
      tally: ['brand', 'size', 'color'],
      facets: { category: ['tents'] },
    })
    expect(found.total).toBe(5)
    expect(found.facets).toEqual({
      brand: [
        { value: 'Fjell', count: 2 },
        { value: 'SKÖG', count: 1 },
        { value: 'Skog', count: 1 },
      ],
      size: [
        { value: 'L', count: 1 },
        { value: 'M', count: 1 },
      ],
      color: [
        { value: 'Green', count: 1 },
        { value: 'Red/Black', count: 1 },
        { value: 'grün', count: 1 },
        { value: 'red', count: 1 },
      ],
    })
  })
})

describe('what a thing is called', () => {
  const coffee = [
    { id: 'G1', title: 'Coffee grinder', brand: 'Jura', category: 'Kitchen > Coffee' },
    { id: 'G2', title: 'Hand mill', brand: 'Jura', category: 'Kitchen > Grinders' },
    { id: 'G3', title: 'Jura coffee grinder', category: 'Kitchen > Coffee' },
    { id: 'G4', title: 'Brush for Jura grinders', brand: 'Puly', category: 'Kitchen > Care' },
  ]

  it('counts as its category, whatever shelf it is on', async () => {
    const { ids } = await openCatalog(coffee)
    expect(ids('', { facets: { category: ['Grinders'] } }).sort()).toEqual(['G1', 'G2', 'G3', 'G4'])
    expect(ids('', { facets: { category: ['Coffee'] } }).sort()).toEqual(['G1', 'G3'])
  })

  it('counts as its brand only where it has no other', async () => {
    const { ids } = await openCatalog(coffee)
    expect(ids('', { facets: { brand: ['Jura'] } }).sort()).toEqual(['G1', 'G2', 'G3'])
  })
})
