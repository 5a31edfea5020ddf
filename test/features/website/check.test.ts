import { describe, expect, it } from 'vitest'
import type { HubOptions } from '#main/hub.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { expectProblem, send } from '../../helpers/http.ts'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openShop, type Shop } from '../../helpers/shop.ts'
import { openTunnel, throughTunnels } from '../../helpers/tunnel.ts'

const website = 'https://shop.example'

async function open(
  tunnelOptions: Partial<Parameters<typeof openTunnel>[0]> = {},
  { allowed_origins = [website], ...options }: HubOptions & { allowed_origins?: string[] } = {},
) {
  const shop = await openShop({ outgoing: throughTunnels, bot: { allowed_origins }, ...options })
  const tunnel = await openTunnel({ to: () => shop.url, noStreams: true, ...tunnelOptions })
  return { ...shop, tunnel }
}

async function check(shop: Shop, url: string) {
  const { passed, steps } = await shop.rpc('website.check', { url, bot_id: shop.bot.id })
  return {
    passed,
    found: Object.fromEntries(steps.map(({ step, result, code }) => [step, `${result} ${code}`])),
  }
}

describe('a check of the public address', () => {
  it('that all goes well with is passed, before it is saved and after', async () => {
    const shop = await open({ noStreams: false })
    const { passed, found } = await check(shop, `${shop.tunnel.url}/`)
    expect(found).toEqual({
      address: 'ok address_ok',
      // Every name of a test leads to this PC.
      dns: 'warning dns_local',
      tls: 'ok tls_ok',
      hub: 'ok hub_ok',
      script: 'ok script_ok',
      origins: 'ok origins_ok',
      stream: 'ok stream_ok',
    })
    expect(passed).toBe(true)
    await shop.rpc('settings.update', { public_url: shop.tunnel.url, trusted_proxy: 'loopback' })
    expect((await check(shop, shop.tunnel.url)).passed).toBe(true)
    // The website that is tried in order to be refused is not offered to the merchant.
    expect((await shop.rpc('website.refused', { bot_id: shop.bot.id })).origins).toEqual([])
  })

  it('lets its name in for as long as it runs', async () => {
    const shop = await open()
    await check(shop, shop.tunnel.url)
    const headers = { host: 'hooks.example' }
    expectProblem(await send(`${shop.url}/healthz`, { headers }), 421, 'host_not_allowed')
    const { found } = await check(shop, 'https://nowhere.example')
    expect(found).toMatchObject({
      dns: 'failed dns_unknown',
      tls: 'skipped not_checked',
      stream: 'skipped not_checked',
    })
  })

  it.each([
    ['chat.shop.example', 'failed address_broken'],
    ['http://chat.shop.example', 'failed address_broken'],
    ['https://chat.shop.example/path', 'failed address_broken'],
    ['', 'failed address_broken'],
  ])('refuses what is no address: %s', async (url, address) => {
    const { passed, found } = await check(await open(), url)
    expect(passed).toBe(false)
    expect(found).toMatchObject({ address, dns: 'skipped not_checked' })
  })

  it('tells the own address of this PC from one that visitors reach', async () => {
    const shop = await open()
    expect((await check(shop, shop.url)).found).toMatchObject({ address: 'failed address_own' })
    const plain = await openTunnel({ to: () => shop.url, tls: false, name: '127.0.0.1' })
    expect(await check(shop, plain.url)).toMatchObject({
      passed: true,
      found: { address: 'warning address_no_https', tls: 'skipped tls_none', hub: 'ok hub_ok' },
    })
  })

  it('says why a certificate is not good', async () => {
    const untrusted = await open({}, { outgoing: { lookup: throughTunnels.lookup } })
    expect((await check(untrusted, untrusted.tunnel.url)).found).toMatchObject({
      tls: 'failed tls_untrusted',
    })
    const otherName = await open({ name: 'other.example' })
    expect((await check(otherName, otherName.tunnel.url)).found).toMatchObject({
      tls: 'failed tls_wrong_name',
      hub: 'skipped not_checked',
    })
    const plain = await open({ tls: false })
    const asTls = plain.tunnel.url.replace('http:', 'https:')
    expect((await check(plain, asTls)).found).toMatchObject({ tls: 'failed tls_failed' })
    const late = await open({}, { clock: testClock('2119-12-28T00:00:00.000Z') })
    expect(await check(late, late.tunnel.url)).toMatchObject({
      passed: true,
      found: { tls: 'warning tls_expires_soon' },
    })
  })

  it('notices that nothing listens', async () => {
    const shop = await open()
    await shop.tunnel.close()
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ tls: 'failed connection_refused' })
  })

  it('tells another hub from this one', async () => {
    const other = await startHub({ allowedHosts: ['hooks.example'] })
    const shop = await open({ to: () => other.url })
    expect(await check(shop, shop.tunnel.url)).toMatchObject({
      passed: false,
      found: { hub: 'failed hub_other' },
    })
  })

  it('notices pages, detours and errors of what stands before', async () => {
    const shop = await open()
    const page = { 'content-type': 'text/html' }
    shop.tunnel.answerWith((_, response) =>
      Boolean(response.writeHead(200, page).end('<h1>You are about to visit')),
    )
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ hub: 'failed hub_page' })
    shop.tunnel.answerWith((_, response) =>
      Boolean(response.writeHead(302, { location: 'https://login.example/x' }).end()),
    )
    const { steps } = await shop.rpc('website.check', { url: shop.tunnel.url })
    expect(steps).toContainEqual({
      step: 'hub',
      result: 'failed',
      code: 'hub_redirect',
      params: { to: 'login.example' },
    })
    shop.tunnel.answerWith((_, response) =>
      Boolean(response.writeHead(502, { 'content-type': 'text/plain' }).end()),
    )
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ hub: 'failed hub_error' })
  })

  it.each([
    ['text/html', 200, 'failed script_page'],
    ['application/octet-stream', 200, 'failed script_type'],
    ['application/json', 404, 'failed script_missing'],
    ['application/javascript', 200, 'ok script_ok'],
  ])('looks at what comes as the script: %s, %i', async (type, status, script) => {
    const shop = await open()
    shop.tunnel.answerWith((request, response) => {
      if (request.url !== '/widget.js') return false
      response.writeHead(status, { 'content-type': type }).end('')
      return true
    })
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ hub: 'ok hub_ok', script })
  })

  it('looks whether websites get through, and only those of the list', async () => {
    const none = await open({}, { allowed_origins: [] })
    expect((await check(none, none.tunnel.url)).found).toMatchObject({ origins: 'warning origins_none' })
    const every = await open({}, { allowed_origins: ['*'] })
    expect((await check(every, every.tunnel.url)).found).toMatchObject({ origins: 'ok origins_every' })
    const shop = await open()
    const isChat = (url = '') => url.startsWith('/api/chat/')
    shop.tunnel.answerWith((request, response) => {
      if (!isChat(request.url)) return false
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      return true
    })
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ origins: 'failed origins_lost' })
    shop.tunnel.answerWith((request, response) => {
      if (!isChat(request.url)) return false
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
      return true
    })
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ origins: 'warning origins_open' })
  })

  it('notices a proxy that holds answers back, or cuts them off', async () => {
    const shop = await open({ noStreams: false, buffers: true })
    expect(await check(shop, shop.tunnel.url)).toMatchObject({
      passed: true,
      found: { stream: 'warning stream_buffered' },
    })
    shop.tunnel.answerWith((request, response) => {
      if (request.url !== '/healthz/stream') return false
      response.writeHead(200).end('event: first\n\n')
      return true
    })
    expect((await check(shop, shop.tunnel.url)).found).toMatchObject({ stream: 'failed stream_broken' })
  })

  it('is pushed step by step, and can be cancelled', async () => {
    const shop = await open()
    const pushes: Push[] = []
    shop.events.subscribe((push) => pushes.push(push))
    shop.tunnel.answerWith((request) => request.url === '/widget.js')
    const running = shop.rpc('website.check', { url: shop.tunnel.url, check_id: 'one' })
    await expect
      .poll(() => pushes.flatMap((push) => (push.type === 'website.checked' ? [push.step.step] : [])))
      .toEqual(['address', 'dns', 'tls', 'hub'])
    await expect(shop.rpc('website.check', { url: shop.tunnel.url, check_id: 'one' })).rejects.toThrow()
    expect(await shop.rpc('website.cancelCheck', { check_id: 'one' })).toEqual({ cancelled: true })
    const { passed, steps } = await running
    expect(passed).toBe(false)
    expect(steps.slice(4).map(({ code }) => code)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await shop.rpc('website.cancelCheck', { check_id: 'one' })).toEqual({ cancelled: false })
  })
})
