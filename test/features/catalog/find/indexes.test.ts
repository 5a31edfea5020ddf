import { describe, expect, it } from 'vitest'
import { openCatalog } from './shop.ts'

const lamps = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `L-${at}`,
    title: `Lamp ${at}`,
    price: from + ((at * 7) % count),
    currency: 'EUR',
  }))

const cheapest = { order: 'cheapest', limit: 1 } as const

describe('the index of a catalog', () => {
  it('serves until that of the next one is whole', async () => {
    const { find, fill, ready, catalog, bot } = await openCatalog(lamps(2000, 50))
    await ready()
    expect(find('lamp', cheapest).hits[0]?.row.price_e4).toBe(500_000)
    fill(lamps(1900, 20), 'replace', false)
    const before = find('lamp', cheapest)
    expect(before.hits[0]?.row.price_e4).toBe(500_000)
    expect(before).toMatchObject({ total: 2000, complete: true })
    expect(catalog.prepareFinding(bot)).toBe(false)
    expect(catalog.isIndexing(bot)).toBe(false)
    await catalog.indexed(bot)
    expect(find('lamp', cheapest)).toMatchObject({ total: 1900 })
    expect(find('lamp', cheapest).hits[0]?.row.price_e4).toBe(200_000)
  })

  it('shows products as they are now, though they took the place of others in the file', async () => {
    const keeps = { id: 'K', title: 'Kettle', price: 1, currency: 'EUR' }
    const lampsAt = (price: number, description: string) => [
      keeps,
      ...lamps(20, price).map((lamp) => ({ ...lamp, description })),
    ]
    const { find, fill } = await openCatalog(lampsAt(50, 'with a dimmer'))
    const first = find('lamp dimmer', cheapest)
    expect(first).toMatchObject({ total: 20, hits: [{ row: { price_e4: 500_000 } }] })
    fill([keeps])
    expect(find('lamp').total).toBe(0)
    fill(lampsAt(30, 'with a cable'))
    const next = find('lamp cable', cheapest)
    expect(next.hits[0]?.row.no).toBe(first.hits[0]?.row.no)
    expect(next).toMatchObject({ total: 20, level: 'all', hits: [{ row: { price_e4: 300_000 } }] })
  })

  it('is waited for where there was none before, however large it is', async () => {
    const { find, catalog, bot } = await openCatalog(lamps(12_000, 30))
    expect(find('lamp', cheapest).complete).toBe(false)
    expect(catalog.isIndexing(bot)).toBe(true)
    await catalog.indexed(bot)
    expect(find('lamp', cheapest).hits[0]?.row.price_e4).toBe(300_000)
  })

  it('stays where many bots are asked, as long as there is room', async () => {
    const first = await openCatalog(lamps(200, 10))
    await first.ready()
    for (let count = 0; count < 14; count++) await (await first.beside(lamps(200, 10))).ready()
    expect(first.catalog.prepareFinding(first.bot)).toBe(true)
  })
})
