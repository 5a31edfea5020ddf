import { describe, expect, it } from 'vitest'
import { findJsonList } from '#main/features/catalog-files/files/json-list.ts'
import { read } from './place.ts'

const lamp = {
  id: 1,
  title: 'Lamp',
  price: { amount: 12.5, currency: 'EUR' },
  images: ['a.jpg', 'b.jpg'],
  attributes: [{ name: 'Colour', value: 'red' }],
}

describe('json', () => {
  it.each([
    ['a list', JSON.stringify([lamp])],
    ['a list with a mark in front', `\ufeff ${JSON.stringify([lamp], null, 2)}`],
    [
      'an object with a list',
      JSON.stringify({ shop: { name: 'x', tags: ['a'] }, products: [lamp], total: 1 }),
    ],
    [
      'a list two levels down',
      JSON.stringify({ meta: { links: [{ rel: 'self' }] }, data: { items: [lamp] } }),
    ],
    ['lines', `${JSON.stringify(lamp)}\n`],
  ])('reads %s', async (_, text) => {
    const { records } = await read(text)
    expect(records).toHaveLength(1)
    expect(records[0]?.values).toEqual({
      id: '1',
      title: 'Lamp',
      'price/amount': '12.5',
      'price/currency': 'EUR',
      images: ['a.jpg', 'b.jpg'],
      'attributes/Colour': 'red',
    })
  })

  it('distinguishes lines from one large object', async () => {
    const { shape, records } = await read(
      '{"id":1,"title":"a"}\n{"id":2,"title":"b"}\nbroken\n{"id":3,"title":"c"}\n',
    )
    expect(shape.format).toBe('ndjson')
    expect(records.map((record) => record.values['id'])).toEqual(['1', '2', undefined, '3'])
    expect(records[2]?.warnings?.[0]?.code).toBe('line_not_json')
  })

  it.each([
    ['', (map: object) => map],
    [
      'inside an object, beside lists',
      (map: object) => ({ tags: [{ a: 1 }], data: { products: map }, total: 2 }),
    ],
  ])('reads products named by their ids %s', async (_, wrap) => {
    const map = {
      'A-1': { ...lamp, id: undefined, variants: [{ size: 'S' }, { size: 'M' }] },
      'A-2': { ...lamp, id: 7 },
      'A-3': { title: 'Shade', price: 2 },
    }
    for (const space of [0, 2]) {
      const { shape, records } = await read(JSON.stringify(wrap(map), null, space))
      expect(shape.format).toBe('json')
      expect(records.map(({ values }) => [values['id'], values['title']])).toEqual([
        ['A-1', 'Lamp'],
        ['7', 'Lamp'],
        ['A-3', 'Shade'],
      ])
    }
  })

  it('reads a long map in pieces, and says where it breaks', async () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => [
      `p${index}`,
      { title: `Lamp ${index} "x" {`, text: 'y'.repeat(100) },
    ])
    const text = JSON.stringify(Object.fromEntries(entries))
    const { records } = await read(text)
    expect(records).toHaveLength(20_000)
    expect(records.at(-1)?.values).toMatchObject({ id: 'p19999', title: 'Lamp 19999 "x" {' })
    await expect(read(text.slice(0, -30))).rejects.toThrow(/ends too early/)
    await expect(read(text.replace('"p15000":', '"p15000" '))).rejects.toMatchObject({
      fault: { code: 'json_invalid' },
    })
  })

  it('does not take settings for products', async () => {
    const settings = { shop: { name: 'x', url: 'y' }, admin: { name: 'z', url: 'w' } }
    await expect(read(JSON.stringify(settings, null, 1))).rejects.toMatchObject({
      fault: { code: 'json_without_list' },
    })
    const both = { categories: { 1: { id: 1, name: 'a' }, 2: { id: 2, name: 'b' } }, products: [lamp] }
    expect((await read(JSON.stringify(both))).records).toHaveLength(1)
  })

  it('says what is wrong with half a file', async () => {
    await expect(read('[{"id":1},{"id":')).rejects.toMatchObject({
      fault: { code: 'json_invalid', params: { reason: { code: 'json_ends_early' } } },
    })
    await expect(read('{"hello": "world", "n": 1,\n "m": 2}')).rejects.toMatchObject({
      fault: { code: 'json_without_list' },
    })
  })

  it('refuses names that reach a prototype', async () => {
    await expect(read('[{"__proto__": {"x": 1}}]')).rejects.toMatchObject({ fault: { code: 'json_invalid' } })
  })

  it('prefers the list that is called as lists of products are', () => {
    const text = '{"categories":[{"a":1},{"a":2},{"a":3},{"a":4}],"products":[{"id":1}]}'
    expect(findJsonList(text)?.path).toBe('products')
  })
})
