import { describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../helpers/shop.ts'

const size = 2000

/** A whole catalog of one season: the same ids, other titles. */
function season(name: string, count = size) {
  return Array.from({ length: count }, (_, index) => ({
    id: `P${index}`,
    title: `Lamp ${index} ${name}`,
    description: `Lamp of the season ${name}`,
  }))
}

describe('sync-products: one transaction as seen from outside', () => {
  it('shows the dashboard all of the old catalog or all of the new one', async () => {
    const shop = await openShop()
    await shop.fill(season('spring'))
    const mixed: string[] = []
    let polls = 0
    for (const name of ['summer', 'autumn', 'winter']) {
      await during(shop.fill(season(name)), async () => {
        const found = await shop.search('lamp', 500)
        const names = new Set(found.map(({ title }) => title.split(' ').at(-1)))
        polls++
        if (found.length !== 500 || names.size !== 1)
          mixed.push(`${found.length}: ${[...names].join(' and ')}`)
      })
    }
    expect(polls).toBeGreaterThan(10)
    expect(mixed).toEqual([])
  })

  it('holds however often the catalog changes under a reader', async () => {
    const shop = await openShop()
    await shop.fill(season('0', 400))
    const mixed: string[] = []
    const syncs = Array.from({ length: 10 }, (_, index) => season(String(index + 1), 400))
    for (const catalog of syncs) {
      await during(shop.fill(catalog), async () => {
        const found = await shop.search('lamp', 500)
        const names = new Set(found.map(({ title }) => title.split(' ').at(-1)))
        if (found.length !== 400 || names.size !== 1)
          mixed.push(`${found.length}: ${[...names].join(' and ')}`)
      })
    }
    expect(mixed).toEqual([])
  })

  it('shows visitors the old product until the new one is there', async () => {
    const shop = await openShop({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })
    await shop.fill(season('spring'))
    const seen: string[] = []
    // A word that no product has: each question is a new one, so that no answer comes from memory.
    const ask = async () => {
      seen.push((await shop.hear(`lamp 17 qx${seen.length}`)).products[0]?.title ?? 'nothing')
    }
    // On a busy PC the first answer of all can come when the sync is over.
    await ask()
    await during(shop.fill(season('summer')), ask)
    await ask()
    expect(new Set(seen)).toEqual(new Set(['Lamp 17 spring', 'Lamp 17 summer']))
    expect(seen).toEqual([...seen].sort())
  })

  it('shows a removal with the rest, not before', async () => {
    const shop = await openShop()
    await shop.fill([...season('spring'), { id: 'GONE', title: 'Kayak' }])
    const seen: string[] = []
    await during(shop.fill([...season('summer'), { id: 'NEW', title: 'Canoe' }]), async () => {
      seen.push((await shop.search('kayak canoe')).map(({ id }) => id).join())
    })
    expect(await shop.search('kayak')).toEqual([])
    expect(new Set(seen).has('')).toBe(false)
    expect(new Set(seen).has('NEW,GONE') || new Set(seen).has('GONE,NEW')).toBe(false)
  })

  it('shows the old catalog throughout a sync that fails at its end', async () => {
    const shop = await openShop()
    await shop.fill(season('spring'))
    const broken = JSON.stringify(season('summer')).slice(0, -1)
    const refused = shop.sync(broken)
    await during(refused, () => expectAllOld(shop))
    expect((await refused).status).toBe(400)
    await expectAllOld(shop)
    expect(await shop.fill(season('spring'))).toMatchObject({ unchanged: size, updated: 0, created: 0 })
  })
})

async function expectAllOld(shop: Shop): Promise<void> {
  const found = await shop.search('lamp', 500)
  expect(found).toHaveLength(500)
  expect(found.filter(({ title }) => !title.endsWith(' spring'))).toEqual([])
}

/** Looks again and again until the work is done. */
async function during(work: Promise<unknown>, look: () => Promise<void>): Promise<void> {
  let done = false
  const end = work.finally(() => {
    done = true
  })
  while (!done) {
    await look()
    await new Promise(setImmediate)
  }
  await end
}
