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
