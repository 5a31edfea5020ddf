import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startHub } from '../../../helpers/hub.ts'
import { openSink, status } from '../../../helpers/sink.ts'

const csv = (price: string) => `id,title,price\n1,Tent,${price}\n2,Stove,49.00\n`

async function openShop() {
  const hub = await startHub()
  const bot = await hub.rpc('bots.create', { name: 'Shop', currency: 'NOK' })
  const shop = await openSink(status(200, { 'content-type': 'text/csv' }, csv('199.00')))
  const path = shop.url.replace('/hook', '/feeds/products.csv?token=secret')
  const target = { kind: 'bot', bot_id: bot.id } as const
  return { hub, bot, shop, path, target }
}

describe('a catalog at a web address', () => {
  it('is fetched for a look and anew for each run, with prices in the currency of the shop', async () => {
    const { hub, bot, shop, path, target } = await openShop()
    const preview = await hub.rpc('sources.preview', { path, target })
    expect(preview.counts.products).toBe(2)
    expect(preview.products[0]).toMatchObject({ title: 'Tent', price: 199, currency: 'NOK' })
    expect(preview.faults).toEqual([])
    await hub.rpc('sources.preview', { path, target, mode: 'merge' })
    expect(shop.received.length, 'looked at twice, fetched once').toBe(1)

    const source = await hub.rpc('sources.create', {
      path,
      target,
      schedule: { cron: '30 2 * * *', timezone: 'Europe/Oslo', watch: true },
    })
    expect(source).toMatchObject({ name: new URL(path).host, copy: null, path })
    expect(source.next_due.length).toBe(5)
    const run = await hub.rpc('sources.run', { source_id: source.id, wait: true })
    expect(run).toMatchObject({ state: 'done', counts: { created: 2 } })
    expect(run.file?.path).not.toContain('secret')

    shop.answerWith(status(200, {}, csv('149.00')))
    expect(await hub.rpc('sources.run', { source_id: source.id, wait: true })).toMatchObject({
      state: 'done',
      counts: { updated: 1 },
    })
    const { products } = await hub.rpc('catalog.list', { bot_id: bot.id })
    expect(products.map(({ title, price, currency }) => [title, price, currency])).toContainEqual([
      'Tent',
      149,
      'NOK',
    ])
    await hub.stop()
    expect(readdirSync(join(hub.dataPath, 'catalogs')), 'nothing is left behind').toEqual([])
  })

  it('follows where it moved, and says in plain words what is wrong', async () => {
    const { hub, shop, path, target } = await openShop()
    const preview = () => hub.rpc('sources.preview', { path, target })
    const codeOf = () =>
      preview().then(
        () => 'fine',
        (error) => error.fault?.code,
      )
    shop.answerWith(status(404))
    expect(await codeOf()).toBe('web_file_refused')
    shop.answerWith(status(200, { 'content-type': 'text/csv' }, '\n<!DOCTYPE html><p>Sign in</p>'))
    expect(await codeOf()).toBe('web_file_is_page')
    shop.answerWith(status(302, { location: '/feeds/products.csv?token=secret' }))
    expect(await codeOf()).toBe('web_file_too_many_redirects')
    const hubFile = { path: `${hub.url}/openapi.json`, target }
    await expect(hub.rpc('sources.create', hubFile)).rejects.toMatchObject({ code: 'invalid_request' })
    shop.answerWith((response, { path: asked }) => {
      if (asked.startsWith('/new/')) response.end(csv('5'))
      else response.writeHead(301, { location: '/new/list.csv' }).end()
    })
    expect((await preview()).counts.products).toBe(2)
    await shop.close()
    await expect(hub.rpc('sources.preview', { path: `${path}&again`, target })).rejects.toMatchObject({
      fault: { code: 'web_file_unreached' },
    })
    await expect(
      hub.rpc('sources.create', { path: 'sftp://shop.example/list.csv', target }),
    ).rejects.toMatchObject({ fault: { code: 'path_is_web_address' } })
  })
})

describe("the shop's currency", () => {
  it('gives way to what the file says of its prices', async () => {
    const { hub, shop, path, target } = await openShop()
    shop.answerWith(status(200, {}, 'id,title,Price (EUR)\n1,Tent,199\n'))
    const { products } = await hub.rpc('sources.preview', { path, target })
    expect(products[0]).toMatchObject({ price: 199, currency: 'EUR' })
  })
})

describe('a web address that wants to know who asks', () => {
  it('is signed in to with what is kept sealed, which is told to no other host and shown to nobody', async () => {
    const { hub, shop, path, target } = await openShop()
    const auth = { kind: 'basic', user: 'ann', password: 'quite secret' } as const
    const expected = `Basic ${Buffer.from('ann:quite secret').toString('base64')}`
    shop.answerWith((response, { headers }) => {
      if (headers.authorization === expected) response.end(csv('5'))
      else response.writeHead(401).end()
    })
    await expect(hub.rpc('sources.preview', { path, target })).rejects.toMatchObject({
      fault: { code: 'web_file_refused', params: { status: 401 } },
    })
    expect((await hub.rpc('sources.preview', { path, target, auth })).counts.products).toBe(2)
    const source = await hub.rpc('sources.create', { path, target, auth })
    const source_id = source.id
    expect(source.auth).toEqual({ kind: 'basic', name: 'ann' })
    expect(JSON.stringify(await hub.rpc('sources.get', { source_id }))).not.toContain('quite secret')
    expect(await hub.rpc('sources.run', { source_id, wait: true })).toMatchObject({ state: 'done' })
    expect((await hub.rpc('sources.preview', { source_id })).counts.products).toBe(2)

    const elsewhere = await openSink(status(200, {}, csv('7')))
    shop.answerWith(status(302, { location: elsewhere.url }))
    await hub.rpc('sources.run', { source_id, wait: true })
    expect(elsewhere.received[0]?.headers.authorization).toBeUndefined()

    const key = { kind: 'header', name: 'X-Api-Key', value: 'abc 123' } as const
    shop.answerWith((response, { headers }) => {
      response.writeHead(headers['x-api-key'] === key.value ? 200 : 403).end(csv('8'))
    })
    expect(await hub.rpc('sources.update', { source_id, auth: key })).toMatchObject({
      auth: { kind: 'header', name: 'X-Api-Key' },
    })
    expect(await hub.rpc('sources.run', { source_id, wait: true })).toMatchObject({ state: 'done' })
    // Another host gets nothing of it.
    const moved = await hub.rpc('sources.update', { source_id, path: elsewhere.url })
    expect(moved.auth).toBeNull()
    const bad = { kind: 'header', name: 'X-Key', value: 'a\r\nHost: b' } as const
    await expect(hub.rpc('sources.update', { source_id, auth: bad })).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })
})

describe('a file that did not change at its web address', () => {
  it('is not fetched again', async () => {
    const { hub, shop, path, target } = await openShop()
    const bodies: number[] = []
    shop.answerWith((response, { headers }) => {
      const isSame = headers['if-none-match'] === '"v1"'
      bodies.push(isSame ? 304 : 200)
      response.writeHead(isSame ? 304 : 200, { etag: '"v1"' }).end(isSame ? undefined : csv('5'))
    })
    const { id: source_id } = await hub.rpc('sources.create', { path, target })
    const run = () => hub.rpc('sources.run', { source_id, wait: true })
    expect(await run()).toMatchObject({ state: 'done', counts: { created: 2 } })
    expect(await run()).toMatchObject({ state: 'unchanged' })
    expect(await run()).toMatchObject({ state: 'unchanged', file: { bytes: csv('5').length } })
    expect(bodies).toEqual([200, 304, 304])
    // Read in another way it makes another catalog.
    await hub.rpc('sources.update', { source_id, mode: 'merge' })
    await run()
    expect(bodies).toEqual([200, 304, 304, 200])

    const since = 'Tue, 10 Mar 2026 12:00:00 GMT'
    shop.answerWith((response, { headers }) => {
      const isSame = headers['if-modified-since'] === since
      bodies.push(isSame ? 304 : 200)
      response.writeHead(isSame ? 304 : 200, { 'last-modified': since }).end(isSame ? undefined : csv('6'))
    })
    expect(await run()).toMatchObject({ state: 'done' })
    expect(await run()).toMatchObject({ state: 'unchanged' })
    expect(bodies.slice(4)).toEqual([200, 304])
  })
})
