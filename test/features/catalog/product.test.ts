import { describe, expect, it } from 'vitest'
import { readProduct } from '#main/features/catalog/product.ts'
import type { Product } from '#shared/schemas/product.ts'

describe('readProduct', () => {
  it('fills in what was left out', () => {
    expect(productOf({ id: 'P', title: 'Tent' })).toEqual({
      id: 'P',
      title: 'Tent',
      description: null,
      url: null,
      image_url: null,
      price_e4: null,
      price_unit: null,
      sale_price_e4: null,
      currency: null,
      availability: null,
      stock: null,
      brand: null,
      category: null,
      gtin: null,
      mpn: null,
      condition: null,
      group_id: null,
      color: null,
      size: null,
      material: null,
      tags: [],
      attributes: {},
    })
  })

  it.each<[string, object, Partial<Product>]>([
    ['texts trimmed', { title: '  Tent ', brand: '\tFjell\n' }, { title: 'Tent', brand: 'Fjell' }],
    ['blank texts as none', { brand: ' ', url: '', color: '' }, { brand: null, url: null, color: null }],
    [
      'numbers where texts are meant',
      { title: 501, gtin: 4006381333931 },
      { title: '501', gtin: '4006381333931' },
    ],
    ['the item group', { item_group_id: 'G' }, { group_id: 'G' }],
    ['our own name before the other', { group_id: 'G', item_group_id: 'H' }, { group_id: 'G' }],
    ['the image link', { image_link: '//cdn.example/a.jpg' }, { image_url: '//cdn.example/a.jpg' }],
    ['a path of categories', { category: [' Camping ', '', 'Tents'] }, { category: 'Camping > Tents' }],
    ['the product type', { product_type: ['A', 'B'] }, { category: 'A > B' }],
    ['a price with cents', { price: 0.1 }, { price_e4: 1000 }],
    ['a price of less than a cent', { price: 0.0045 }, { price_e4: 45 }],
    [
      'both prices',
      { price: '10 EUR', sale_price: '8,50 EUR' },
      { price_e4: 100_000, sale_price_e4: 85_000 },
    ],
    ['the currency of the price', { price: '10 EUR' }, { currency: 'EUR' }],
    ['the currency of the sale price', { sale_price: '10 SEK' }, { currency: 'SEK' }],
    ['a blank price as none', { price: '' }, { price_e4: null }],
    ['availability in words', { availability: 'In Stock' }, { availability: 'in_stock' }],
    [
      'availability with a hyphen',
      { availability: 'pre order'.replace(' ', '') },
      { availability: 'preorder' },
    ],
    ['stock in a text', { stock: ' 12 ' }, { stock: 12 }],
    ['stock that is owed', { stock: -3 }, { stock: -3 }],
    ['tags in a text', { tags: 'a, b,,c' }, { tags: ['a', 'b', 'c'] }],
    [
      'a description in HTML',
      { description: '<p>Warm&nbsp;<b>and</b> dry</p>' },
      { description: 'Warm and dry' },
    ],
    ['a description of tags only', { description: '<p></p>' }, { description: null }],
  ])('reads %s', (_, fields, expected) => {
    expect(productOf({ id: 'P', title: 'Tent', ...fields })).toMatchObject(expected)
  })

  it.each<[string, object, Record<string, string>]>([
    [
      'unknown fields',
      { fabric: 'nylon', poles: 2, vegan: false },
      { fabric: 'nylon', poles: '2', vegan: 'false' },
    ],
    ['lists and objects', { sizes: ['S', 'M'], box: { kg: 2 } }, { sizes: '["S","M"]', box: '{"kg":2}' }],
    ['attributes of both kinds', { attributes: { a: '1', b: 2 }, c: '3' }, { a: '1', b: '2', c: '3' }],
    ['nothing for what is empty', { a: null, b: '', attributes: { c: null } }, {}],
    ['the sku beside the id', { sku: 'S-1' }, { sku: 'S-1' }],
    ['no sku that is the id', { sku: 'P' }, {}],
  ])('keeps %s as attributes', (_, fields, expected) => {
    expect(productOf({ id: 'P', title: 'Tent', ...fields }).attributes).toEqual(expected)
  })

  it('keeps attributes in one order, however they came', () => {
    const one = productOf({ id: 'P', title: 'Tent', b: '1', a: '2', attributes: { d: '3', c: '4' } })
    const other = productOf({ attributes: { c: '4', d: '3' }, a: '2', b: '1', title: 'Tent', id: 'P' })
    expect(JSON.stringify(other)).toBe(JSON.stringify(one))
  })

  it.each([undefined, null, 5, 'P', true, [], [{ id: 'P', title: 'Tent' }]])('refuses %j', (raw) => {
    expect(readProduct(raw)).toEqual({
      ok: false,
      faults: [
        {
          id: null,
          field: '',
          message: expect.stringMatching(/object/),
          code: 'product_not_an_object',
          params: {},
        },
      ],
    })
  })

  it('reports every fault of a product at once', () => {
    const read = readProduct({ id: 'P', title: 'Tent', price: -1, stock: 'many', url: 'ftp://x' })
    expect(read.ok ? [] : read.faults.map(({ id, field }) => `${id} ${field}`).sort()).toEqual([
      'P price',
      'P stock',
      'P url',
    ])
  })
})

function productOf(raw: unknown): Product {
  const read = readProduct(raw)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.product
}
