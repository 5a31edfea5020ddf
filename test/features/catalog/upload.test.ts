import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Push } from '#shared/rpc/pushes.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import { openShop } from '../../helpers/shop.ts'

const products = [
  { id: '1', title: 'Tent', price: '129.00 EUR' },
  { id: '2', title: 'Stove' },
  { id: '3' },
  { sku: '4', title: 'Boots', price: 'a lot' },
]
const jsonLines = products.map((product) => JSON.stringify(product)).join('\n')

/** What is not of the very run. */
function counts({ sync_id: _, duration_ms: __, bot_id: ___, ...rest }: SyncResult) {
  return rest
}

describe('a dropped catalog', () => {
  it.each([
    ['an array', JSON.stringify(products), 'application/json'],
    ['an array on many lines', JSON.stringify(products, null, 2), 'application/json'],
    ['an object', JSON.stringify({ products }), 'application/json'],
    [
      'an object on many lines',
      `\n  ${JSON.stringify({ mode: 'merge', products }, null, 2)}`,
      'application/json',
    ],
    ['lines of products', `${jsonLines}\n`, 'application/x-ndjson'],
    ['lines of products as Windows writes them', jsonLines.replaceAll('\n', '\r\n'), 'application/x-ndjson'],
    ['one line', '{"id":"1","title":"Tent"}', 'application/x-ndjson'],
  ])('that is %s counts and says the same as over HTTP', async (_, body, type) => {
    const [dropped, synced] = [await openShop(), await openShop()]
    const uploaded = await dropped.rpc('catalog.upload', { bot_id: dropped.bot.id, body })
    expect(counts(uploaded)).toEqual(counts(await synced.fill(body, { headers: { 'content-type': type } })))
    expect(uploaded.bot_id).toBe(dropped.bot.id)
    const titles = async (shop: typeof dropped) => (await shop.search('tent stove boots')).map(({ id }) => id)
    expect(await titles(dropped)).toEqual(await titles(synced))
  })

  it('replaces or adds, as told, and tells of it', async () => {
    const shop = await openShop()
    const pushes: Push[] = []
    shop.events.subscribe((push) => push.type === 'catalog.synced' && pushes.push(push))
    const upload = (body: unknown, more: object = {}) =>
      shop.rpc('catalog.upload', { bot_id: shop.bot.id, body: JSON.stringify(body), ...more })
    await upload([{ id: '1', title: 'Tent' }])
    expect(await upload([{ id: '2', title: 'Stove' }], { mode: 'merge' })).toMatchObject({
      created: 1,
      removed: 0,
    })
    expect(await upload([{ id: '3', title: 'Boots' }], { dry_run: true })).toMatchObject({
      created: 1,
      removed: 2,
    })
    expect(await shop.rpc('hub.status', {})).toMatchObject({ products: 2 })
    expect(await upload([{ id: '3', title: 'Boots' }])).toMatchObject({ created: 1, removed: 2 })
    expect(await shop.rpc('hub.status', {})).toMatchObject({ products: 1 })
    expect(pushes).toHaveLength(3)
  })

  it.each(['', '   ', 'Tent;129', '{"id": "1"', '[', '{"products": 7}', '[{"id":"1"}]'])(
    'that cannot be read (%j) is refused as over HTTP, and changes nothing',
    async (body) => {
      const shop = await openShop()
      await shop.fill([{ id: '1', title: 'Tent' }])
      const { status, body: problem } = await shop.sync(body)
      expect(status).toBeGreaterThanOrEqual(400)
      const { code } = problem as { code: string }
      await expect(shop.rpc('catalog.upload', { bot_id: shop.bot.id, body })).rejects.toMatchObject({ code })
      expect(await shop.rpc('hub.status', {})).toMatchObject({ products: 1 })
      expect(readdirSync(join(shop.dataPath, 'spool'))).toEqual([])
    },
  )

  it('needs a bot', async () => {
    const shop = await openShop()
    await expect(shop.rpc('catalog.upload', { bot_id: 'bot_x', body: '[]' })).rejects.toMatchObject({
      code: 'bot_not_found',
    })
  })
})
