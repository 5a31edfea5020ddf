import { describe, expect, it } from 'vitest'
import { contractLimits } from '#shared/limits.ts'
import { expectProblem, send, sendRaw } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const outside = 'chat.shop.example'
const publicUrl = `https://${outside}`

function under(shop: Shop, path: string, host = outside, method = 'GET') {
  return send(`${shop.url}${path}`, { method, headers: { host } })
}

describe('the public address', () => {
  it('is let in as soon as it is saved, and refused again once it is removed', async () => {
    const shop = await openShop()
    expectProblem(await under(shop, '/healthz'), 421, 'host_not_allowed')
    await shop.rpc('settings.update', { public_url: `${publicUrl}/` })
    expect((await shop.rpc('settings.get', {})).public_url).toBe(publicUrl)
    for (const host of [outside, outside.toUpperCase(), `${outside}:443`])
      expect((await under(shop, '/healthz', host)).status).toBe(200)
    expectProblem(await under(shop, '/healthz', `x.${outside}`), 421, 'host_not_allowed')
    await shop.rpc('settings.update', { public_url: null })
    expectProblem(await under(shop, '/healthz'), 421, 'host_not_allowed')
  })

  it.each([
    'ftp://chat.shop.example',
    'http://chat.shop.example',
    'https://chat.shop.example/chat',
    'https://user:secret@chat.shop.example',
    'chat.shop.example',
    'https://',
  ])('cannot be %s', async (public_url) => {
    const shop = await openShop()
    await expect(shop.rpc('settings.update', { public_url })).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })

  it('opens the chat and the inboxes, and nothing else', async () => {
    const shop = await openShop()
    await shop.rpc('settings.update', { public_url: publicUrl })
    const { url: inbox } = await shop.rpc('inboxes.create', { name: 'Forms' })
    expect((await under(shop, `/api/chat/${shop.bot.id}/config`)).status).toBe(200)
    expect((await under(shop, '/healthz/stream', outside, 'POST')).status).toBe(200)
    expect((await under(shop, '/widget.js')).headers['content-type']).toMatch(/^text\/javascript/)
    const posted = await send(inbox, { method: 'POST', headers: { host: outside }, body: '{}' })
    expect(posted.status).toBe(200)
    for (const [path, method] of [
      ['/api/v1/chat', 'POST'],
      ['/api/v1/chat/sync-products', 'POST'],
      ['/docs', 'GET'],
      ['/openapi.json', 'GET'],
      [`/preview/${shop.bot.id}`, 'GET'],
      ['/demo/x', 'GET'],
      ['/healthz/../docs', 'GET'],
      ['/', 'GET'],
    ] as const)
      expectProblem(await under(shop, path, outside, method), 404, 'not_found')
    // On this PC everything is as before.
    expect((await under(shop, '/docs', '127.0.0.1')).status).toBeLessThan(400)
    expect((await under(shop, `/preview/${shop.bot.id}`, '127.0.0.1')).status).toBe(200)
  })

  it.each(['/widget/../docs', '/api/chat/%2e%2e/%2e%2e/docs', '//docs', '/healthz%2f..%2fdocs', '/DOCS'])(
    'has no spelling that leads elsewhere: %s',
    async (path) => {
      const shop = await openShop()
      await shop.rpc('settings.update', { public_url: publicUrl })
      const bytes = `GET ${path} HTTP/1.1\r\nHost: ${outside}\r\nConnection: close\r\n\r\n`
      expect((await sendRaw(shop.url, bytes)).status).toBe(404)
    },
  )

  it('opens what is chosen, at once', async () => {
    const shop = await openShop()
    await shop.rpc('settings.update', { public_url: publicUrl })
    const headers = { host: outside }
    expectProblem(await shop.chat({ message: 'hello' }, { headers }), 404, 'not_found')
    expect(await shop.used()).toBe(0)
    await shop.rpc('settings.update', { public_paths: ['chat_api'] })
    expect((await shop.chat({ message: 'hello' }, { headers })).status).toBe(200)
    expectProblem(await shop.sync([{ id: '1', title: 'Tent' }], { headers }), 404, 'not_found')
    await shop.rpc('settings.update', { public_paths: ['sync'] })
    expect((await shop.sync([{ id: '1', title: 'Tent' }], { headers })).status).toBe(200)
    expectProblem(await shop.chat({ message: 'hello' }, { headers }), 404, 'not_found')
    expectProblem(await under(shop, `/demo/${shop.bot.id}`), 404, 'not_found')
    await shop.rpc('settings.update', { public_paths: ['demo'] })
    expect((await under(shop, `/demo/${shop.bot.id}`)).status).toBe(200)
    expect((await under(shop, `/kiosk/${shop.bot.id}`)).status).toBe(200)
  })

  it('closes the inboxes where they are for this PC and its network alone', async () => {
    const shop = await openShop()
    await shop.rpc('settings.update', { public_url: publicUrl, trusted_proxy: 'loopback' })
    const { url: inbox } = await shop.rpc('inboxes.create', { name: 'Forms' })
    const post = async (headers: Record<string, string>) =>
      (await send(inbox, { method: 'POST', headers, body: '{}' })).status
    const forwarded = { 'x-forwarded-for': '203.0.113.5' }
    // What is opened beside them does not close them.
    await shop.rpc('settings.update', { public_paths: ['sync'] })
    expect([await post({ host: outside }), await post(forwarded)]).toEqual([200, 200])
    await shop.rpc('settings.update', { public_inboxes: false })
    expect([await post({ host: outside }), await post(forwarded), await post({})]).toEqual([404, 404, 200])
    await shop.rpc('settings.update', { public_inboxes: true })
    expect(await post({ host: outside })).toBe(200)
  })

  it('is not got round by a proxy that hands on our own name', async () => {
    const shop = await openShop()
    await shop.rpc('settings.update', { public_url: publicUrl, trusted_proxy: 'loopback' })
    const headers = { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.5' }
    expectProblem(await send(`${shop.url}/openapi.json`, { headers }), 404, 'not_found')
    expect((await send(`${shop.url}/openapi.json`)).status).toBe(200)
  })
})

describe('a proxy', () => {
  const limits = { ...contractLimits, widgetPerAddress: 2 }
  const hello = { message: 'hello' }
  const statuses = async (shop: Shop, all: readonly Record<string, string>[]) => {
    const found: number[] = []
    for (const headers of all) found.push((await shop.say(hello, { headers })).status)
    return found
  }
  const visitors = (name: string, values: readonly string[]) => values.map((value) => ({ [name]: value }))

  it.each([
    ['x-forwarded-for', ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']],
    ['forwarded', ['for=203.0.113.1', 'for=203.0.113.2', 'for=203.0.113.3', 'for=203.0.113.4']],
    ['cf-connecting-ip', ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']],
  ])('that is not trusted cannot make up addresses: %s', async (name, values) => {
    const shop = await openShop({ limits })
    expect(await statuses(shop, visitors(name, values))).toEqual([200, 200, 429, 429])
    await shop.rpc('settings.update', { trusted_proxy: ['10.0.0.0/8'] })
    expect(await statuses(shop, visitors(name, values))).toEqual([429, 429, 429, 429])
  })

  it.each([
    ['x-forwarded-for', ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']],
    ['forwarded', ['for=203.0.113.1', 'for=203.0.113.1', 'for=203.0.113.1', 'for=203.0.113.2']],
    ['cf-connecting-ip', ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']],
  ])('that is trusted tells visitors apart, by %s', async (name, values) => {
    const shop = await openShop({ limits })
    await shop.rpc('settings.update', { trusted_proxy: 'loopback' })
    expect(await statuses(shop, visitors(name, values))).toEqual([200, 200, 429, 200])
  })

  it('is believed about the last address only: what a visitor wrote before it is theirs', async () => {
    const shop = await openShop({ limits })
    await shop.rpc('settings.update', { trusted_proxy: 'loopback' })
    const spoofed = ['1.1.1.1', '2.2.2.2', '3.3.3.3'].map((one) => `${one}, 203.0.113.9`)
    expect(await statuses(shop, visitors('x-forwarded-for', spoofed))).toEqual([200, 200, 429])
  })

  it('is believed about https, for the pages of the public address itself', async () => {
    const shop = await openShop()
    await shop.rpc('settings.update', { public_url: publicUrl })
    const headers = { host: outside, origin: publicUrl, 'x-forwarded-proto': 'https' }
    expectProblem(await shop.say(hello, { headers }), 403, 'origin_not_allowed')
    await shop.rpc('settings.update', { trusted_proxy: 'loopback' })
    expect((await shop.say(hello, { headers })).status).toBe(200)
    // A name that the proxy was only told about opens nothing.
    const forged = { ...headers, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    expectProblem(await shop.say(hello, { headers: forged }), 403, 'origin_not_allowed')
  })
})
