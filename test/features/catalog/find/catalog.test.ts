import { describe, expect, it } from 'vitest'
import { openCatalog } from './shop.ts'

const shirt = { title: 'Shirt Skog', brand: 'Skog', category: 'Clothing > Shirts', group_id: 'G1' }
const products = [
  { ...shirt, id: 'S1', size: 'S', color: 'Blue', price: 20, availability: 'in_stock' },
  { ...shirt, id: 'S2', size: 'M', color: 'Blue', price: 25, sale_price: 15, availability: 'out_of_stock' },
  {
    ...shirt,
    id: 'S3',
    size: 'M',
    color: 'Red',
    price: 30,
    availability: 'in_stock',
    material: 'Cotton/Linen',
  },
  { id: 'S4', title: 'Shirt Fjell', brand: 'Fjell', category: 'Clothing > Shirts', price: 40 },
]

describe('variants', () => {
  it('are one product with its choices', async () => {
    const { find } = await openCatalog(products)
    const found = find('shirt')
    expect(found.total).toBe(2)
    expect(found.hits.map(({ row }) => row.group_id)).toEqual(expect.arrayContaining(['G1', null]))
    const folded = found.hits.find(({ row }) => row.group_id === 'G1')
    expect(folded?.choices).toEqual({
      count: 3,
      in_stock: 2,
      sizes: ['S', 'M'],
      colors: ['Blue', 'Red'],
      materials: ['Cotton/Linen'],
      price_min: 15,
      price_max: 30,
    })
    expect(found.hits.find(({ row }) => row.id === 'S4')?.choices).toBeNull()
  })

  it('are represented by one that meets the limits', async () => {
    const { find } = await openCatalog(products)
    const red = find('shirt', { facets: { color: ['red'], size: ['M'] } })
    expect(red.hits.map(({ row }) => row.id)).toEqual(['S3'])
    const available = find('shirt skog', { facets: { size: ['m'] }, limits: { in_stock: true } })
    expect(available.hits.map(({ row }) => row.id)).toEqual(['S3'])
    expect(find('shirt', { order: 'cheapest' }).hits.map(({ row }) => row.id)).toEqual(['S2', 'S4'])
  })

  it('are counted once a value', async () => {
    const { find } = await openCatalog(products)
    expect(find('shirt', { tally: ['size', 'brand'] }).facets).toEqual({
      size: [
        { value: 'M', count: 1 },
        { value: 'S', count: 1 },
      ],
      brand: [
        { value: 'Fjell', count: 1 },
        { value: 'Skog', count: 1 },
      ],
    })
  })
})

describe('the words of a catalog', () => {
  it('are those it has now', async () => {
    const { catalog, bot, fill } = await openCatalog(products)
    expect(catalog.vocabularyOf(bot)).toEqual({
      brand: ['Fjell', 'Skog'],
      category: ['Clothing', 'Shirts'],
      color: ['Blue', 'Red'],
      size: ['M', 'S'],
      material: ['Cotton', 'Cotton/Linen', 'Linen'],
    })
    expect(catalog.vocabularyOf(bot)).toBe(catalog.vocabularyOf(bot))
    fill([{ id: 'X', title: 'Rope', brand: 'Tau' }])
    expect(catalog.vocabularyOf(bot)).toMatchObject({ brand: ['Tau'], category: [] })
  })

  it('are no colours where they mostly mean something else', async () => {
    const bags = Array.from({ length: 20 }, (_, number) => ({
      id: `B${number}`,
      title: `Leather bag ${number}`,
      color: number === 0 ? 'Leather' : number === 1 ? 'Sand leather' : 'Olive',
    }))
    const { catalog, bot } = await openCatalog(bags)
    expect(catalog.vocabularyOf(bot).color).toEqual(['Olive', 'Sand leather'])
  })

  it('may come among the attributes', async () => {
    const { catalog, bot } = await openCatalog([
      { id: 'X', title: 'Rope', attributes: { brand: 'Tau', color: 'Sand', size: '10 m', material: 'Hemp' } },
    ])
    expect(catalog.vocabularyOf(bot)).toMatchObject({ brand: ['Tau'], color: ['Sand'], material: ['Hemp'] })
  })
})

describe('a change of the catalog', () => {
  it('is found at once', async () => {
    const { ids, fill } = await openCatalog(products)
    expect(ids('rope')).toEqual([])
    fill([{ id: 'R', title: 'Rope' }], 'merge')
    expect(ids('rope')).toEqual(['R'])
    expect(ids('shirt')).toHaveLength(2)
    fill([{ id: 'R', title: 'Hawser' }])
    expect(ids('rope')).toEqual([])
    expect(ids('shirt')).toEqual([])
    expect(ids('hawser')).toEqual(['R'])
  })

  it('of a large catalog is found by the full-text index until the whole is read', async () => {
    const many = (edition: number) =>
      Array.from({ length: 3000 }, (_, number) => ({
        id: `N${number}`,
        title: `Tent ${number} edition${edition}`,
        description: 'Lorem ipsum dolor sit amet. '.repeat(5),
        price: number + 1,
      }))
    const { find, fill, ready } = await openCatalog(many(1))
    const early = find('edition1', { limits: { price_max: 3000 } })
    expect(early.hits.length).toBe(10)
    await ready()
    expect(find('tent')).toMatchObject({ complete: true, total: 3000 })
    fill(many(2))
    expect(find('edition2').hits).toHaveLength(10)
    expect(find('edition1', { limit: 5 }).hits.every(({ row }) => row.title.endsWith('edition2'))).toBe(true)
  })
})

describe('a bot', () => {
  it('is asked about its own catalog alone', async () => {
    const one = await openCatalog(products)
    const other = await one.beside([{ id: 'R', title: 'Rope', brand: 'Tau' }])
    expect([one.ids('rope'), other.ids('rope'), other.ids('shirt')]).toEqual([[], ['R'], []])
    expect(other.catalog.vocabularyOf(other.bot).brand).toEqual(['Tau'])
    one.fill([{ id: 'Q', title: 'Quilt' }])
    expect([one.ids('quilt'), other.ids('quilt'), other.ids('rope')]).toEqual([['Q'], [], ['R']])
  })
})
