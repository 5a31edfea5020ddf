import { describe, expect, it } from 'vitest'
import { expectProblem, send, sendRaw } from '../helpers/http.ts'
import { startHub } from '../helpers/hub.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { shopOn } from '../helpers/shop.ts'

const hub = sharedHub()

const addresses: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/v1/chat'],
  ['GET', '/api/v1/chat'],
  ['POST', '/api/v1/chat/sync-products'],
  ['POST', '/api/chat/some-bot/message'],
  ['OPTIONS', '/api/chat/some-bot/message'],
  ['GET', '/api/chat/some-bot/config'],
  ['GET', '/healthz'],
  ['HEAD', '/healthz'],
  ['GET', '/openapi.json'],
  ['GET', '/docs'],
  ['GET', '/docs/'],
  ['GET', '/docs/json'],
  ['GET', '/docs/static/index.html'],
  ['GET', '/docs/static/swagger-ui-bundle.js'],
  ['GET', '/nothing'],
  ['DELETE', '/nothing'],
]

describe('Host: 421 host_not_allowed', () => {
  it.each(addresses)('%s %s under the name of another', async (method, path) => {
    const answer = await send(`${hub().url}${path}`, { method, headers: { host: 'evil.example' } })
    expect(answer.status).toBe(421)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
    if (method !== 'HEAD') expectProblem(answer, 421, 'host_not_allowed')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil.example#127.0.0.1',
    '127.0.0.1@evil.example',
    '127.0.0.2',
    '0.0.0.0',
    '[::2]',
    'localhost:port',
    'local host',
  ])('the name %j', async (host) => {
    expectProblem(await send(`${hub().url}/healthz`, { headers: { host } }), 421, 'host_not_allowed')
  })

  it('comes before the key is looked at, and does not count', async () => {
    const shop = await shopOn(hub())
    const answer = await shop.chat({ message: 'hello' }, { headers: { host: 'evil.example' } })
    expectProblem(answer, 421, 'host_not_allowed')
    expect(await shop.used()).toBe(0)
  })

  it.each([
    ['an empty Host', 'GET /healthz HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n'],
    ['HTTP/1.0 without a Host', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ])('answers %s', async (_, bytes) => {
    expectProblem(await sendRaw(hub().url, bytes), 421, 'host_not_allowed')
  })

  it('does not believe X-Forwarded-Host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' }
    expectProblem(await send(`${hub().url}/healthz`, { headers }), 421, 'host_not_allowed')
  })
})

describe('Host: an inbox', () => {
  it('is reached under any name, as through a tunnel: who knows its address may post', async () => {
    const { id, url } = await hub().rpc('inboxes.create', { name: 'Tunnel' })
    const headers = { host: 'shop.tunnel.example' }
    expect((await send(url, { method: 'POST', headers, body: '{}' })).status).toBe(200)
    expect((await send(`${url}/?from=tunnel`, { method: 'POST', headers, body: '{}' })).status).toBe(200)
    expect((await send(url, { headers })).status).toBe(200)
    expect((await hub().rpc('events.list', { inbox_id: id })).events).toHaveLength(2)
    const elsewhere = `${hub().url}/hooks/nobody`
    expectProblem(await send(elsewhere, { method: 'POST', headers, body: '{}' }), 404, 'not_found')
  })

  it.each(['/hooks', '/hooks/', '/hooks/a/b', '/hooks/../healthz', '/hooks/%2e%2e/healthz', '//hooks/a'])(
    'opens nothing else: %s',
    async (path) => {
      const bytes = `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`
      expectProblem(await sendRaw(hub().url, bytes), 421, 'host_not_allowed')
    },
  )
})

describe('Host: our own names', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]', 'localhost:4840', '127.0.0.1:1', '[::1]:65535'])(
    '%s is answered',
    async (host) => {
      expect((await send(`${hub().url}/healthz`, { headers: { host } })).status).toBe(200)
    },
  )

  it('a name the hub was given is answered, with and without a port, and no other', async () => {
    const { url } = await startHub({ allowedHosts: ['Shop-PC.local'] })
    for (const host of ['shop-pc.local', 'SHOP-PC.LOCAL:4840']) {
      expect((await send(`${url}/healthz`, { headers: { host } })).status).toBe(200)
    }
    expectProblem(await send(`${url}/healthz`, { headers: { host: 'pc.local' } }), 421, 'host_not_allowed')
  })
})
