import { describe, expect, it } from 'vitest'
import { ask } from '../../helpers/api-client.ts'
import { startHub, tempFolder } from '../../helpers/hub.ts'

describe('demo.load', () => {
  it('makes a whole shop: a business bot, 60 products, 25 answers and a key that works', async () => {
    const hub = await startHub()
    const { bot_id, created, key } = await hub.rpc('demo.load', {})
    expect(created).toBe(true)
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({ plan: 'business', archived: false })
    expect(await hub.rpc('hub.status', {})).toMatchObject({ bots: 1, products: 60 })
    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 100 })
    expect(entries).toHaveLength(25)
    const { keys } = await hub.rpc('keys.list', { bot_id })
    expect(keys).toMatchObject([{ state: 'valid', last4: key?.slice(-4) }])

    const [entry] = entries
    const { response } = await ask(hub.url, key ?? '', { bot_id, message: entry?.question })
    expect(response).toBe(entry?.answer)
    const { products } = await hub.rpc('catalog.search', { bot_id, query: 'rain jacket', limit: 5 })
    expect(products[0]?.title).toMatch(/rain jacket/i)
    expect(products[0]).toMatchObject({ price: expect.any(Number), stock: expect.any(Number) })
  })

  it('does it once, also over a restart, and shows no key again', async () => {
    const dataPath = tempFolder()
    const first = await startHub({ port: null, dataPath })
    const { bot_id } = await first.rpc('demo.load', {})
    expect(await first.rpc('demo.load', {})).toEqual({ bot_id, created: false, key: null })
    await first.stop()
    const second = await startHub({ port: null, dataPath })
    expect(await second.rpc('demo.load', {})).toEqual({ bot_id, created: false, key: null })
    expect(await second.rpc('hub.status', {})).toMatchObject({ bots: 1, products: 60 })
    expect((await second.rpc('keys.list', {})).keys).toHaveLength(1)
  })

  it('leaves the demo shop as its user changed it', async () => {
    const hub = await startHub({ port: null })
    const { bot_id } = await hub.rpc('demo.load', {})
    await hub.rpc('bots.update', { bot_id, name: 'My own shop', greeting: 'Mine' })
    expect(await hub.rpc('demo.load', {})).toEqual({ bot_id, created: false, key: null })
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({ name: 'My own shop', greeting: 'Mine' })
  })

  it('asked for twice at the same moment makes one shop', async () => {
    const hub = await startHub({ port: null })
    const loads = await Promise.all([hub.rpc('demo.load', {}), hub.rpc('demo.load', {})])
    expect(new Set(loads.map(({ bot_id }) => bot_id)).size).toBe(1)
    expect(loads.filter(({ created }) => created)).toHaveLength(1)
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(1)
  })
})
