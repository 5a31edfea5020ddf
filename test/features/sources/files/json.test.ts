import { describe, expect, it } from 'vitest'
import { findJsonList } from '#main/features/sources/files/json-list.ts'
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

  it('tells lines from one large object', async () => {
    const { shape, records } = await read(
      '{"id":1,"title":"a"}\n{"id":2,"title":"b"}\nbroken\n{"id":3,"title":"c"}\n',
    )
    expect(shape.format).toBe('ndjson')
    expect(records.map((record) => record.values['id'])).toEqual(['1', '2', undefined, '3'])
    expect(records[2]?.warnings?.[0]).toContain('not valid JSON')
  })

  it('says what is wrong with half a file', async () => {
    await expect(read('[{"id":1},{"id":')).rejects.toThrow(/not valid JSON: it ends too early/)
    await expect(read('{"hello": "world", "n": 1,\n "m": 2}')).rejects.toThrow(/no list of products/)
  })

  it('refuses names that reach a prototype', async () => {
    await expect(read('[{"__proto__": {"x": 1}}]')).rejects.toThrow(/not valid JSON/)
  })

  it('prefers the list that is called as lists of products are', () => {
    const text = '{"categories":[{"a":1},{"a":2},{"a":3},{"a":4}],"products":[{"id":1}]}'
    expect(findJsonList(text)?.path).toBe('products')
  })
})
