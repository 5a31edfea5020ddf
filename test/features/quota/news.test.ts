import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { openFile, openShop } from '../../helpers/shop.ts'

type News = Extract<Push, { type: 'usage.changed' }>

async function openShopWithNews() {
  const shop = await openShop()
  const news: News[] = []
  shop.events.subscribe((push) => push.type === 'usage.changed' && news.push(push))
  return { ...shop, news, last: () => news.at(-1)?.used ?? null }
}

describe('usage pushes', () => {
  it('comes after a call was counted', async () => {
    const shop = await openShopWithNews()
    await shop.ask('Tents?')
    await expect.poll(shop.last).toBe(1)
    expect(shop.news).toEqual([{ type: 'usage.changed', bot_id: shop.bot.id, key_id: shop.key.id, used: 1 }])
  })

  it('comes for calls that were counted and then refused', async () => {
    const shop = await openShopWithNews()
    await shop.chat({ message: '' })
    await expect.poll(shop.last).toBe(1)
    await shop.chat('not json')
    await expect.poll(shop.last).toBe(2)
  })

  it('pushes the last of many, not each', async () => {
    const shop = await openShopWithNews()
    await Promise.all(Array.from({ length: 60 }, () => shop.ask('Tents?')))
    await expect.poll(shop.last).toBe(60)
    expect(shop.news.length).toBeLessThan(60)
  })

  it('pushes each key separately', async () => {
    const shop = await openShopWithNews()
    const other = await shop.newKey()
    await Promise.all([shop.ask('Tents?'), shop.chat({ message: 'Tents?' }, { key: other.key })])
    await expect
      .poll(() => shop.news.map(({ key_id }) => key_id).sort())
      .toEqual([shop.key.id, other.id].sort())
  })

  it('does not come for what is not counted', async () => {
    const shop = await openShopWithNews()
    openFile(shop).prepare("INSERT INTO key_usage VALUES (?, date('now', '+1 day'), 999, 0)").run(shop.key.id)
    const headers = { 'idempotency-key': 'once' }
    await shop.chat({ message: 'Tents?' }, { headers })
    await expect.poll(shop.last).toBe(1000)
    await shop.chat({ message: 'Tents?' }, { headers })
    await shop.chat({ message: 'Tents?' })
    await shop.chat({ message: 'Tents?' }, { key: 'wrong' })
    const other = await shop.newKey()
    await shop.chat({ message: 'Tents?' }, { key: other.key })
    // The other key's came later than any of these would have.
    await expect.poll(() => shop.news.at(-1)?.key_id).toBe(other.id)
    expect(shop.news).toHaveLength(2)
  })
})
