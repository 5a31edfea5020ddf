import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import { send } from '../../helpers/http.ts'
import { testClock } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'

async function open() {
  const clock = testClock()
  const shop = await openShop({ clock })
  const refused = async () => (await shop.rpc('website.refused', { bot_id: shop.bot.id })).origins
  const knock = (origin: string) =>
    send(`${shop.url}/api/chat/${shop.bot.id}/config`, { headers: { origin } })
  return { ...shop, clock, refused, knock }
}

describe('websites that were refused', () => {
  it('are remembered, counted, and gone once they are allowed', async () => {
    const shop = await open()
    expect(await shop.refused()).toEqual([])
    const pushes: Push[] = []
    shop.events.subscribe((push) => pushes.push(push))
    await shop.knock('https://Shop.example')
    await shop.knock('https://shop.example')
    shop.clock.advance(1000)
    await shop.knock('http://localhost:3000')
    expect(await shop.refused()).toEqual([
      { origin: 'http://localhost:3000', count: 1, last_at: '2026-03-10T12:00:01.000Z' },
      { origin: 'https://shop.example', count: 2, last_at: '2026-03-10T12:00:00.000Z' },
    ])
    // A page that asks again and again is pushed once.
    const told = { type: 'website.changed', bot_id: shop.bot.id }
    expect(pushes).toEqual([told, told])
    await shop.rpc('bots.update', { bot_id: shop.bot.id, allowed_origins: ['https://shop.example'] })
    expect((await shop.refused()).map(({ origin }) => origin)).toEqual(['http://localhost:3000'])
  })

  it('are the last ten, each a website that can exist', async () => {
    const shop = await open()
    const strange = ['null', '*', 'javascript:alert(1)', `https://${'a'.repeat(300)}.example`, 'file://']
    for (const origin of [...strange, 'https://website-check.invalid']) await shop.knock(origin)
    expect(await shop.refused()).toEqual([])
    for (let no = 1; no <= 12; no++) await shop.knock(`https://shop-${no}.example`)
    const found = await shop.refused()
    expect(found).toHaveLength(10)
    expect(found[0]?.origin).toBe('https://shop-12.example')
  })

  it('are kept for each bot apart, and none for a bot that is not there', async () => {
    const shop = await open()
    const other = await shop.rpc('bots.create', { name: 'Other' })
    await shop.knock('https://shop.example')
    expect((await shop.rpc('website.refused', { bot_id: other.id })).origins).toEqual([])
    await expect(shop.rpc('website.refused', { bot_id: 'nope' })).rejects.toMatchObject({
      code: 'bot_not_found',
    })
  })
})
