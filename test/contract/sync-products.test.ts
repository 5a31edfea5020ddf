import { describe, expect, it } from 'vitest'
import { expectProblem } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { openFile, type Shop, shopOn } from '../helpers/shop.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

describe('sync-products: a product that does not parse', () => {
  it.each([
    ['no id', { title: 'Tent' }, null, 'id'],
    ['an empty id', { id: ' ', title: 'Tent' }, null, 'id'],
    ['an id of 101 characters', { id: 'x'.repeat(101), title: 'Tent' }, 'x'.repeat(100), 'id'],
    ['an id that is a list', { id: ['1'], title: 'Tent' }, null, 'id'],
    ['no title', { id: 'P' }, 'P', 'title'],
    ['a blank title', { id: 'P', title: '  ' }, 'P', 'title'],
    ['no title, known by its sku', { sku: 'P' }, 'P', 'title'],
    ['a negative price', { id: 'P', title: 'Tent', price: -1 }, 'P', 'price'],
    ['a price in words', { id: 'P', title: 'Tent', price: 'cheap' }, 'P', 'price'],
    ['a sale price that is a list', { id: 'P', title: 'Tent', sale_price: [1] }, 'P', 'sale_price'],
    ['an unknown availability', { id: 'P', title: 'Tent', availability: 'maybe' }, 'P', 'availability'],
    ['a stock with a fraction', { id: 'P', title: 'Tent', stock: 1.5 }, 'P', 'stock'],
    ['a currency of four letters', { id: 'P', title: 'Tent', currency: 'EURO' }, 'P', 'currency'],
    ['a link that runs a script', { id: 'P', title: 'Tent', url: 'javascript:alert(1)' }, 'P', 'url'],
    ['tags that are an object', { id: 'P', title: 'Tent', tags: {} }, 'P', 'tags'],
    ['attributes that are a list', { id: 'P', title: 'Tent', attributes: [] }, 'P', 'attributes'],
    ['a number instead', 5, null, ''],
    ['null instead', null, null, ''],
    ['a list instead', [], null, ''],
  ])('(%s) is rejected on its own and listed', async (_, bad, id, field) => {
    const shop = await shopOn(hub())
    const result = await shop.fill([{ id: 'G1', title: 'Good' }, bad, { id: 'G2', title: 'Good too' }])
    expect(result).toMatchObject({ received: 3, created: 2, rejected: 1 })
    expect(result.errors).toEqual([{ index: 1, id, field, message: expect.stringMatching(/\w/) }])
    expect(await shop.search('good')).toHaveLength(2)
  })

  it("is rejected on its own in NDJSON, even when the line isn't JSON", async () => {
    const shop = await shopOn(hub())
    const lines = [
      '{"id":"G1","title":"Good"}',
      '{"id":"B1",',
      'hello',
      '{"id":"G2","title":"Good"}',
      '{"id":"B2"}',
    ]
    const result = await shop.fill(lines.join('\n'), { headers: { 'content-type': 'application/x-ndjson' } })
    expect(result).toMatchObject({ received: 5, created: 2, rejected: 3 })
    expect(result.errors.map(({ index }) => index)).toEqual([1, 2, 4])
    expect(result.errors[2]).toMatchObject({ id: 'B2', field: 'title' })
  })

  it("removes what the catalog had under that id, since the new catalog doesn't have it", async () => {
    const shop = await shopOn(hub())
    await shop.fill([
      { id: 'P', title: 'Lamp' },
      { id: 'Q', title: 'Lamp' },
    ])
    const result = await shop.fill([
      { id: 'P', title: '' },
      { id: 'Q', title: 'Lamp' },
    ])
    expect(result).toMatchObject({ unchanged: 1, rejected: 1, removed: 1 })
    expect((await shop.search('lamp')).map(({ id }) => id)).toEqual(['Q'])
  })

  it('is counted but not listed after the first hundred', async () => {
    const shop = await shopOn(hub())
    const bad = Array.from({ length: 250 }, (_, index) => ({ id: `B${index}` }))
    const result = await shop.fill([{ id: 'G', title: 'Good' }, ...bad])
    expect(result).toMatchObject({ received: 251, created: 1, rejected: 250 })
    expect(result.errors.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  })

  it.each([
    ['a JSON list', JSON.stringify([{ id: '1' }, { title: 'Tent' }, 7]), 'application/json'],
    ['NDJSON', '{"id":"1"}\nnonsense\n', 'application/x-ndjson'],
  ])('changes nothing when none parses: 400 for %s', async (_, body, type) => {
    const shop = await shopOn(hub())
    await shop.fill([{ id: 'G', title: 'Good' }])
    const answer = await shop.sync(body, { headers: { 'content-type': type } })
    const problem = expectProblem(answer, 400, 'invalid_request')
    expect(problem.errors?.length).toBeGreaterThan(1)
    expect(await shop.search('good')).toHaveLength(1)
    expect(await shop.fill([{ id: 'G', title: 'Good' }])).toMatchObject({ unchanged: 1 })
  })
})

describe('sync-products: the fields of a product', () => {
  it.each([
    ['id', { id: 'P-1' }, { id: 'P-1' }],
    ['a number for an id', { id: 42 }, { id: '42' }],
    ['an id of 100 characters', { id: 'x'.repeat(100) }, { id: 'x'.repeat(100) }],
    ['sku for id', { id: undefined, sku: 'S-1' }, { id: 'S-1' }],
    ['id before sku', { id: 'P-1', sku: 'S-1' }, { id: 'P-1' }],
    ['link for url', { link: 'https://shop.example/a' }, { url: 'https://shop.example/a' }],
    [
      'url before link',
      { url: 'https://a.example/', link: 'https://b.example/' },
      { url: 'https://a.example/' },
    ],
    ['image_link', { image_link: 'https://shop.example/a.jpg' }, { image_url: 'https://shop.example/a.jpg' }],
    ['product_type', { product_type: 'Tents' }, { category: 'Tents' }],
    ['category as a path', { category: ['Camping', 'Tents'] }, { category: 'Camping > Tents' }],
    ['a number for a price', { price: 129.99 }, { price: 129.99, currency: null }],
    ['a price of 0', { price: 0 }, { price: 0 }],
    ['a price with its currency', { price: '129.99 USD' }, { price: 129.99, currency: 'USD' }],
    ['a price in a text', { price: '8.5', currency: 'EUR' }, { price: 8.5, currency: 'EUR' }],
    ['a sale price', { price: 10, sale_price: '7.50 EUR' }, { price: 10, sale_price: 7.5, currency: 'EUR' }],
    ['a long price', { price: 1234567.8901 }, { price: 1234567.8901 }],
    ['currency in small letters', { price: 1, currency: 'eur' }, { currency: 'EUR' }],
    ['availability', { availability: 'backorder' }, { availability: 'backorder' }],
    ['availability with spaces', { availability: 'Out of stock' }, { availability: 'out_of_stock' }],
    ['stock', { stock: 7 }, { stock: 7 }],
    ['brand', { brand: ' Hilleberg ' }, { brand: 'Hilleberg' }],
    ['color and size', { color: 'red', size: 'XL' }, { color: 'red', size: 'XL' }],
    ['fields that are null', { price: null, url: null, stock: null, tags: null }, { price: null, url: null }],
  ])('takes %s', async (_, fields, found) => {
    const shop = await shopOn(hub())
    const result = await shop.fill([{ id: 'P', title: 'Tent', ...fields }])
    expect(result).toMatchObject({ created: 1, errors: [] })
    expect(await shop.search('tent')).toMatchObject([{ title: 'Tent', ...found }])
  })

  it('keeps the rest as the contract names it', async () => {
    const shop = await shopOn(hub())
    await shop.fill([
      {
        id: 'P',
        title: 'Tent',
        gtin: '4006381333931',
        mpn: 'M-1',
        condition: 'new',
        item_group_id: 'G-1',
        material: 'nylon',
        tags: ['camping', 'outdoor'],
        attributes: { poles: '2' },
        waterproof_mm: 5000,
        vegan: true,
        sizes: { packed: '40 cm' },
      },
    ])
    const row = stored(shop)
    expect(row).toMatchObject({ gtin: '4006381333931', mpn: 'M-1', condition: 'new', group_id: 'G-1' })
    expect(row).toMatchObject({ material: 'nylon', tags: ['camping', 'outdoor'] })
    expect(row['attributes']).toEqual({
      poles: '2',
      vegan: 'true',
      waterproof_mm: '5000',
      sizes: '{"packed":"40 cm"}',
    })
  })

  it.each([
    ['a tag', 'outdoorsy'],
    ['a value of attributes', 'ripstop'],
    ['a field it does not know', 'fluorescent'],
    ['the brand', 'hilleberg'],
    ['the group beside', 'marquee'],
    ['the description', 'bivouac'],
  ])('finds a product by %s', async (_, word) => {
    const shop = await shopOn(hub())
    await shop.fill([
      {
        id: 'P',
        title: 'Tent',
        brand: 'Hilleberg',
        category: 'Marquee',
        description: '<p>For a <b>bivouac</b>.</p>',
        tags: ['outdoorsy'],
        attributes: { fabric: 'ripstop' },
        finish: 'fluorescent',
      },
    ])
    expect((await shop.search(word)).map(({ id }) => id)).toEqual(['P'])
  })

  it('stores a description in HTML as text', async () => {
    const shop = await shopOn(hub())
    const description =
      '<h2>Warm &amp; dry</h2><script>alert("x")</script><style>p{}</style><p>Two<br>lines &euro; 5</p><ul><li>one</li><li>two</li></ul>'
    await shop.fill([{ id: 'P', title: 'Tent', description }])
    expect((await shop.search('tent'))[0]?.description).toBe('Warm & dry\nTwo\nlines € 5\none\ntwo')
  })
})

describe('sync-products: a change', () => {
  const tent = { id: 'P', title: 'Tent', description: 'Green', tags: ['a'], attributes: { poles: '2' } }

  it.each([
    ['title', { title: 'Tents' }],
    ['description', { description: 'Blue' }],
    ['url', { url: 'https://shop.example/' }],
    ['price', { price: 1 }],
    ['price of nothing', { price: 0 }],
    ['sale_price', { sale_price: 1 }],
    ['currency', { currency: 'EUR' }],
    ['availability', { availability: 'preorder' }],
    ['stock', { stock: 0 }],
    ['brand', { brand: 'Fjell' }],
    ['category', { category: 'Fjell' }],
    ['material', { material: 'nylon' }],
    ['tags', { tags: ['a', 'b'] }],
    ['order of tags', { tags: ['b', 'a'] }],
    ['attributes', { attributes: { poles: '3' } }],
    ['an unknown field', { fabric: 'nylon' }],
    ['a text that moves from one field to the next', { title: 'Tent\u0000Green', description: '' }],
  ])('of %s is noticed, and the same again is none', async (_, fields) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const next = JSON.stringify([{ ...tent, ...fields }])
    expect(await shop.fill(next)).toMatchObject({ updated: 1, unchanged: 0 })
    expect(await shop.fill(next)).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('is not seen in a text that holds half a character', async () => {
    const shop = await shopOn(hub())
    const halves =
      '[{"id": "P", "title": "Tent \\ud83d", "brand": "\\udfff", "attributes": {"a": "\\ud800"}}]'
    expect(await shop.fill(halves)).toMatchObject({ created: 1 })
    expect(await shop.fill(halves)).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('is noticed where only the place of a zero byte differs', async () => {
    const shop = await shopOn(hub())
    await shop.fill([{ id: 'P', title: 'A\u0000B', description: 'C' }])
    expect(await shop.fill([{ id: 'P', title: 'A', description: 'B\u0000C' }])).toMatchObject({ updated: 1 })
  })
})

describe('sync-products: what the shop pays', () => {
  it.each([
    ['cost', { cost: 'zzsecret' }],
    ['Cost_of_goods_sold', { Cost_of_goods_sold: 'zzsecret' }],
    ['purchase_price', { purchase_price: 'zzsecret' }],
    ['margin', { margin: 'zzsecret' }],
    ['supplier', { supplier: 'zzsecret' }],
    ['wholesale price', { 'wholesale price': 'zzsecret' }],
    ['Einkaufspreis', { Einkaufspreis: 'zzsecret' }],
    ['cost inside attributes', { attributes: { cost: 'zzsecret' } }],
    ['cost inside another field', { internal: { cost: 'zzsecret' } }],
    ['cost inside a list', { prices: [{ cost: 'zzsecret' }] }],
  ])('(%s) is never found or shown', async (_, fields) => {
    const shop = await shopOn(hub())
    await shop.fill([{ id: 'P', title: 'Tent', ...fields }])
    expect(await shop.search('zzsecret')).toEqual([])
    expect(JSON.stringify(await shop.search('tent'))).not.toContain('zzsecret')
    const asked = [await shop.say({ message: 'tent zzsecret' }), await shop.say({ message: 'tent' })]
    for (const { text } of asked) expect(text).not.toContain('zzsecret')
    expect(JSON.stringify(stored(shop)['attributes'])).toContain('zzsecret')
  })
})

function stored(shop: Shop): Record<string, unknown> {
  const row =
    openFile(shop)
      .prepare<[string], Record<string, string>>(
        'SELECT p.* FROM products p JOIN bots b ON b.no = p.bot_no WHERE b.id = ?',
      )
      .get(shop.bot.id) ?? {}
  return { ...row, tags: JSON.parse(row['tags'] ?? ''), attributes: JSON.parse(row['attributes'] ?? '') }
}
