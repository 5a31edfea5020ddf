import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openShop } from '../helpers/shop.ts'

const tents = (count: number, edition: string) =>
  Array.from({ length: count }, (_, number) => ({ id: `T${number}`, title: `Tent ${edition} ${number}` }))

describe('a search beside a sync that replaces everything', () => {
  it('finds as many products as are asked for, all of one edition, before, during and after', async () => {
    const shop = await openShop()
    await shop.fill(tents(3000, 'spring'))
    let running = true
    const syncing = shop.sync(tents(3000, 'autumn')).then((answer) => {
      running = false
      return answer
    })
    const editions = new Set<string>()
    const look = async () => {
      const { products } = await shop.rpc('catalog.search', { bot_id: shop.bot.id, query: 'tent', limit: 20 })
      expect(products).toHaveLength(20)
      const seen = new Set(products.map(({ title }) => title.split(' ')[1] ?? ''))
      expect(seen.size).toBe(1)
      for (const edition of seen) editions.add(edition)
    }
    while (running) {
      await look()
      // An RPC call of the same process never leaves it; the sync needs its turn.
      await setImmediate()
    }
    expect((await syncing).status).toBe(200)
    await look()
    expect([...editions].at(-1)).toBe('autumn')
  })

  it('finds nothing of what was removed, however much of it is still being swept out', async () => {
    const shop = await openShop()
    await shop.fill(tents(3000, 'spring'))
    expect(
      (
        await shop.sync([
          { id: 'K1', title: 'Kayak' },
          { id: 'T1', title: 'The last tent' },
        ])
      ).status,
    ).toBe(200)
    const { products } = await shop.rpc('catalog.search', { bot_id: shop.bot.id, query: 'tent', limit: 20 })
    expect(products.map(({ title }) => title)).toEqual(['The last tent'])
  })
})
