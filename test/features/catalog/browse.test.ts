import { describe, expect, it } from 'vitest'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import { openShop } from '../../helpers/shop.ts'
import { csvOf, manyRows, openSources } from '../imports/open-sources.ts'

const shirt = {
  title: 'Shirt Skog',
  brand: 'Skog',
  category: 'Clothing > Shirts',
  group_id: 'G1',
  currency: 'EUR',
}
const whole = {
  description: 'Fine.',
  url: 'https://shop.example/x',
  image_url: 'https://shop.example/x.webp',
}
const products = [
  { ...shirt, ...whole, id: 'S1', size: 'S', price: 20, availability: 'in_stock' },
  { ...shirt, ...whole, id: 'S2', size: 'M', price: 25, sale_price: 15, availability: 'out_of_stock' },
  { ...shirt, id: 'S3', size: 'L', price: 30, stock: 0, description: 'Fine.' },
  {
    ...whole,
    id: 'J1',
    title: 'jäcket Fjell',
    brand: 'Fjell',
    category: 'Clothing > Jackets > Rain',
    price: 89,
    currency: 'EUR',
    stock: 3,
  },
  { id: 'T1', title: 'Tent 10', category: 'Camping', price: 300, currency: 'USD', availability: 'preorder' },
  { id: 'T2', title: 'Tent 9', url: 'https://shop.example/t9' },
]

async function open(items: readonly unknown[] = products) {
  const shop = await openShop()
  await shop.fill(items)
  const bot_id = shop.bot.id
  const list = (ask: Partial<CallInput<'catalog.list'>> = {}) => shop.rpc('catalog.list', { bot_id, ...ask })
  return {
    ...shop,
    bot_id,
    list,
    ids: async (ask: Partial<CallInput<'catalog.list'>> = {}) => idsOf(await list({ sort: 'title', ...ask })),
    get: (product_id: string) => shop.rpc('catalog.get', { bot_id, product_id }),
    stats: () => shop.rpc('catalog.stats', { bot_id }),
  }
}

const idsOf = ({ products: listed }: Pick<CallOutput<'catalog.list'>, 'products'>) =>
  listed.map(({ id }) => id)
const counts = (list: readonly { readonly value: string; readonly count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]))

describe('catalog.list', () => {
  it('lists products with their variants folded, or each on its own when asked', async () => {
    const { list } = await open()
    const folded = await list({ sort: 'title' })
    expect(folded).toMatchObject({ total: 4, next: null, facets: null })
    expect(folded.products.map(({ id, variant_count }) => [id, variant_count])).toEqual([
      ['J1', 1],
      ['S1', 3],
      ['T2', 1],
      ['T1', 1],
    ])
    expect(folded.products[0]).toEqual({
      id: 'J1',
      title: 'jäcket Fjell',
      url: whole.url,
      image_url: whole.image_url,
      price: 89,
      sale_price: null,
      currency: 'EUR',
      availability: null,
      brand: 'Fjell',
      category: 'Clothing > Jackets > Rain',
      color: null,
      size: null,
      stock: 3,
      missing: [],
      variant_count: 1,
      updated_at: expect.any(String),
    })
    const each = await list({ sort: 'title', fold_variants: false })
    expect(idsOf(each)).toEqual(['J1', 'S1', 'S2', 'S3', 'T2', 'T1'])
    expect(each.products.find(({ id }) => id === 'S3')?.missing).toEqual(['image', 'url'])
  })

  it('sorts by price with sale prices counted and the unpriced last, and by what changed last', async () => {
    const { ids, fill } = await open()
    const each = { fold_variants: false } as const
    expect(await ids({ ...each, sort: 'price_low' })).toEqual(['S2', 'S1', 'S3', 'J1', 'T1', 'T2'])
    expect(await ids({ ...each, sort: 'price_high' })).toEqual(['T1', 'J1', 'S3', 'S1', 'S2', 'T2'])
    expect(await ids({ sort: 'price_low' })).toEqual(['S2', 'J1', 'T1', 'T2'])
    await fill({ mode: 'merge', products: [{ ...products[3], price: 90 }] })
    expect((await ids({ sort: 'newest' }))[0]).toBe('J1')
  })

  it('keeps to its filter', async () => {
    const { list, ids } = await open()
    const asks: [Partial<CallInput<'catalog.list'>>, string[]][] = [
      [{ brand: ['Fjell'] }, ['J1']],
      [{ brand: ['Fjell', 'Skog'] }, ['J1', 'S1']],
      [{ brand: ['fjell'] }, []],
      [{ category: ['Clothing'] }, ['J1', 'S1']],
      [{ category: ['Clothing > Jackets'] }, ['J1']],
      [{ category: ['Jackets'] }, []],
      [{ availability: ['in_stock'] }, ['J1', 'S1']],
      [{ availability: ['out_of_stock'] }, ['S2']],
      [{ availability: ['preorder', 'unknown'] }, ['T2', 'T1']],
      [{ missing: ['image'] }, ['S3', 'T2', 'T1']],
      [{ missing: ['price'] }, ['T2']],
      [{ missing: ['price', 'url'] }, ['S3', 'T2', 'T1']],
      [{ price_min: 15, price_max: 15 }, ['S2']],
      [{ price_min: 89 }, ['J1', 'T1']],
      [{ price_max: 20 }, ['S1']],
      [{ price_max: 100, category: ['Clothing'], missing: ['image'] }, ['S3']],
      [{ query: 'JACKET fje' }, ['J1']],
      [{ query: 's2' }, ['S2']],
      [{ query: 'tent 9' }, ['T2']],
      [{ query: '%' }, []],
      [{ query: ' ' }, ['J1', 'S1', 'T2', 'T1']],
    ]
    for (const [ask, expected] of asks) {
      expect(await ids(ask), JSON.stringify(ask)).toEqual(expected)
      expect((await list(ask)).total).toBe(expected.length)
    }
  })

  it('counts what each facet would find beside the rest of the filter, products once', async () => {
    const { list } = await open()
    const { facets } = await list({ facets: true, brand: ['Skog'], limit: 1 })
    expect(counts(facets?.brand ?? [])).toEqual({ Skog: 1, Fjell: 1 })
    expect(counts(facets?.category ?? [])).toEqual({ Clothing: 1, 'Clothing > Shirts': 1 })
    expect(counts(facets?.availability ?? [])).toEqual({ in_stock: 1, out_of_stock: 1 })
    expect(counts(facets?.missing ?? [])).toEqual({ image: 1, url: 1 })
    for (const facet of ['brand', 'category', 'availability', 'missing'] as const) {
      for (const { value, count } of facets?.[facet] ?? []) {
        const ask = { brand: ['Skog'], [facet]: [value] } as Partial<CallInput<'catalog.list'>>
        expect((await list(ask)).total, `${facet} ${value}`).toBe(count)
      }
    }
  })

  it('follows every sync, knows one bot from another, and refuses an `after` that is none', async () => {
    const shop = await open()
    const other = await shop.rpc('bots.create', { name: 'Other' })
    expect(await shop.rpc('catalog.list', { bot_id: other.id })).toMatchObject({ total: 0, products: [] })
    const { next } = await shop.list({ sort: 'title', limit: 2 })
    await shop.fill([
      { id: 'A', title: 'Anchor' },
      { id: 'T1', title: 'Tent 10' },
      { id: 'Z', title: 'Zip' },
    ])
    expect(await shop.ids()).toEqual(['A', 'T1', 'Z'])
    // After "Shirt Skog" of the old catalog come the tent and the zip of the new one.
    expect(await shop.ids({ after: next ?? '' })).toEqual(['T1', 'Z'])
    for (const after of ['x', '', 'WzFd', next ?? '']) {
      await expect(shop.list({ sort: 'price_low', after })).rejects.toMatchObject({ code: 'invalid_request' })
    }
    await expect(shop.rpc('catalog.list', { bot_id: 'bot_x' })).rejects.toMatchObject({
      code: 'bot_not_found',
    })
  })
})

describe('catalog.get', () => {
  it('shows everything about a product, its variants, and marks what visitors never see', async () => {
    const shop = await open([
      ...products,
      {
        id: 'odd/ 100%',
        title: 'Odd',
        tags: ['a', 'b'],
        gtin: '4006381333931',
        weight: '2 kg',
        cost_price: '3.20',
      },
    ])
    expect(await shop.get('odd/ 100%')).toMatchObject({
      bot_id: shop.bot_id,
      title: 'Odd',
      tags: ['a', 'b'],
      gtin: '4006381333931',
      variants: [],
      attributes: [
        { name: 'cost_price', value: '3.20', confidential: true },
        { name: 'weight', value: '2 kg', confidential: false },
      ],
    })
    const { variants, variant_count, group_id } = await shop.get('S2')
    expect({ group_id, variant_count }).toEqual({ group_id: 'G1', variant_count: 3 })
    expect(variants.map(({ id, size }) => [id, size])).toEqual([
      ['S1', 'S'],
      ['S2', 'M'],
      ['S3', 'L'],
    ])
    await expect(shop.get('gone')).rejects.toMatchObject({ code: 'not_found' })
    expect(await shop.rpc('catalog.get', { bot_id: shop.bot_id, id: 'T1' } as never)).toMatchObject({
      id: 'T1',
    })
  })

  it('names the sync that last changed it', async () => {
    const shop = await open()
    const { sync_id } = await shop.fill({ mode: 'merge', products: [{ ...products[3], price: 90 }] })
    await shop.fill({ mode: 'merge', products: [{ ...products[3], price: 90 }] })
    expect((await shop.get('J1')).changed_by).toMatchObject({ sync_id })
    expect((await shop.get('T1')).changed_by?.sync_id).not.toBe(sync_id)
  })
})

describe('a product that came from a file', () => {
  it('names the source and the run', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source({ name: 'Nightly' })
    const run = await shop.run(source.id)
    expect(run.state).toBe('done')
    expect(await shop.rpc('catalog.get', { bot_id: shop.bot.id, product_id: 'L-1' })).toMatchObject({
      changed_by: { run: { run_id: run.id, source_id: source.id, source_name: 'Nightly' } },
    })
  })
})

describe('catalog.stats', () => {
  it('counts what there is and what is missing', async () => {
    const { stats, fill, bot_id } = await open()
    const { facets, last_sync, ...rest } = await stats()
    expect(rest).toEqual({
      bot_id,
      total: 6,
      groups: 4,
      with_variants: 1,
      missing: { image: 3, price: 1, description: 2, url: 2, brand: 2, category: 1 },
      out_of_stock: 1,
      on_sale: 1,
      prices: [
        { currency: 'EUR', count: 2, min: 15, max: 89 },
        { currency: 'USD', count: 1, min: 300, max: 300 },
      ],
    })
    expect(counts(facets.category)).toEqual({
      Clothing: 2,
      'Clothing > Shirts': 1,
      'Clothing > Jackets': 1,
      'Clothing > Jackets > Rain': 1,
      Camping: 1,
    })
    expect(counts(facets.availability)).toEqual({ in_stock: 2, out_of_stock: 1, preorder: 1, unknown: 1 })
    expect(last_sync).toMatchObject({ mode: 'replace', received: 6, created: 6, rejected: 0 })
    const { sync_id } = await fill([{ id: '1', title: 'One' }, { id: '2' }])
    expect(await stats()).toMatchObject({ total: 1, last_sync: { sync_id, rejected: 1, removed: 6 } })
  })

  it('is all zero for a bot without products', async () => {
    const shop = await openShop()
    expect(await shop.rpc('catalog.stats', { bot_id: shop.bot.id })).toMatchObject({
      total: 0,
      groups: 0,
      prices: [],
      last_sync: null,
    })
  })
})

describe('catalog.search', () => {
  it('says how well each fits, and why', async () => {
    const { rpc, bot_id } = await open()
    const found = await rpc('catalog.search', { bot_id, query: 'rain jackt' })
    expect(found).toMatchObject({ level: 'all', total: 1, repaired: [{ word: 'jackt', as: 'jacket' }] })
    const [jacket] = found.products
    expect(jacket).toMatchObject({ id: 'J1', all_words: true, variant_count: 1, missing: [] })
    expect(jacket?.matched.map(({ word, how, fields }) => [word, how, fields.includes('category')])).toEqual([
      ['rain', 'word', true],
      ['jackt', 'repaired', expect.any(Boolean)],
    ])
    expect(jacket?.score).toBeGreaterThan(0)
    expect(await rpc('catalog.search', { bot_id, query: 'quantum' })).toMatchObject({
      products: [],
      level: 'none',
      unknown_words: ['quantum'],
    })
    expect((await rpc('catalog.search', { bot_id, query: '' })).products).toEqual([])
  })

  it('keeps to a filter', async () => {
    const { rpc, bot_id } = await open()
    const search = async (ask: Partial<CallInput<'catalog.search'>>) =>
      idsOf(await rpc('catalog.search', { bot_id, query: 'tent', ...ask })).sort()
    expect(await search({})).toEqual(['T1', 'T2'])
    expect(await search({ missing: ['price'] })).toEqual(['T2'])
    expect(await search({ price_min: 100 })).toEqual(['T1'])
    expect(await search({ brand: ['Skog'] })).toEqual([])
  })
})

describe('searching as a visitor would', () => {
  it('understands limits, orders and what is not wanted as the chat does', async () => {
    const { search, titles } = await openTents()
    expect(await titles('tents under 200')).toEqual(['Tent Bekk', 'Tent Duo'])
    expect((await search('tents under 200')).unknown_words).toEqual([])
    expect(await titles('tents between 150 and 250 euros')).toEqual(['Tent Ceder', 'Tent Duo'])
    expect(await titles('cheapest tent')).toEqual(['Tent Bekk', 'Tent Duo', 'Tent Ceder', 'Tent Alv'])
    expect((await titles('tent with at least 3 kg')).sort()).toEqual(['Tent Alv', 'Tent Ceder'])
    expect(await titles('the lightest tent')).toEqual(['Tent Bekk', 'Tent Duo', 'Tent Ceder', 'Tent Alv'])
    expect((await titles('tents without cotton')).sort()).toEqual(['Tent Bekk', 'Tent Ceder', 'Tent Duo'])
    expect(await titles('tents without cotton for less than 200 euros')).toEqual(['Tent Bekk', 'Tent Duo'])
    expect(await titles('tents without cotton for less than 100 euros')).toEqual([])
    expect(await titles('Tent unter 150 Euro')).toEqual(['Tent Bekk'])
    expect(await titles('under 100')).toEqual(['Stove Eld'])
    expect((await titles('tent 100%')).sort()).toEqual(['Tent Alv', 'Tent Bekk', 'Tent Ceder', 'Tent Duo'])
  })

  it('leaves nothing out for what is a name, a size or whom it is for', async () => {
    const { titles } = await openTents([
      { id: 'F', title: 'Rain Without End poster', category: 'Posters', price: 9, currency: 'EUR' },
      { id: 'G', title: 'Plus size petite trousers', category: 'Trousers', price: 40, currency: 'EUR' },
      { id: 'H', title: 'Trousers for women', category: 'Trousers', price: 30, currency: 'EUR' },
      { id: 'I', title: 'Trousers for men', category: 'Trousers', price: 30, currency: 'EUR' },
    ])
    expect(await titles('rain without end poster')).toEqual(['Rain Without End poster'])
    expect((await titles('plus petite trousers'))[0]).toBe('Plus size petite trousers')
    expect((await titles('trousers women'))[0]).toBe('Trousers for women')
    expect((await titles('tent 2 kg'))[0]).toBe('Tent Duo')
  })

  it('keeps the shape and the words of a plain search', async () => {
    const { search } = await openTents()
    expect(await search('duo')).toMatchObject({
      level: 'all',
      total: 1,
      products: [{ title: 'Tent Duo', matched: [{ word: 'duo' }] }],
    })
    expect(await search('???')).toMatchObject({ level: 'none', products: [] })
  })
})

async function openTents(more: readonly object[] = []) {
  const tent = { category: 'Camping > Tents', currency: 'EUR', availability: 'in_stock' }
  const shop = await openShop({ bot: { languages: ['en', 'de'] } })
  await shop.fill([
    { ...tent, id: 'A', title: 'Tent Alv', price: 400, material: 'cotton', attributes: { weight: '5 kg' } },
    { ...tent, id: 'B', title: 'Tent Bekk', price: 120, material: 'nylon', attributes: { weight: '1 kg' } },
    {
      ...tent,
      id: 'C',
      title: 'Tent Ceder',
      price: 240,
      material: 'nylon',
      attributes: { weight: '3.5 kg' },
    },
    { ...tent, id: 'D', title: 'Tent Duo', price: 180, material: 'nylon', attributes: { weight: '2 kg' } },
    { id: 'E', title: 'Stove Eld', category: 'Camping > Stoves', price: 60, currency: 'EUR' },
    ...more,
  ])
  const search = (query: string) => shop.rpc('catalog.search', { bot_id: shop.bot.id, query })
  const titles = async (query: string) => (await search(query)).products.map(({ title }) => title)
  return { search, titles }
}
