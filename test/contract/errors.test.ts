import { describe, expect, it } from 'vitest'
import { expectNoLeak, expectProblem, send, sendRaw } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { openFile, openShop, shopOn } from '../helpers/shop.ts'

const hub = sharedHub()

describe('errors: application/problem+json everywhere', () => {
  it.each([
    '/',
    '/nothing',
    '/api',
    '/api/v1',
    '/api/v1/chats',
    '/api/v2/chat',
    '/api/chat/',
    '/api/chat/some-bot/unknown',
    '/.env',
    '//etc/passwd',
    '/api/v1/chat/..%2f..%2fsecret',
    `/${'x'.repeat(4000)}`,
    '/nothing?a=%E0%A4%A',
  ])('an unknown address (%s) is 404 not_found', async (path) => {
    expectProblem(await send(`${hub().url}${path}`), 404, 'not_found')
    const headers = { 'content-type': 'application/json' }
    expectProblem(await send(`${hub().url}${path}`, { headers, body: {} }), 404, 'not_found')
  })

  it.each([
    ['GET', '/api/v1/chat', 'POST'],
    ['PUT', '/api/v1/chat', 'POST'],
    ['DELETE', '/api/v1/chat', 'POST'],
    ['PATCH', '/api/v1/chat', 'POST'],
    ['OPTIONS', '/api/v1/chat', 'POST'],
    ['GET', '/api/v1/chat?bot_id=1', 'POST'],
    ['GET', '/api/v1/chat/sync-products', 'POST'],
    ['DELETE', '/api/v1/chat/sync-products', 'POST'],
    ['GET', '/api/chat/some-bot/message', 'POST'],
    ['DELETE', '/api/chat/some-bot/message', 'POST'],
    ['POST', '/api/chat/some-bot/config', 'GET'],
    ['POST', '/healthz', 'GET'],
    ['DELETE', '/openapi.json', 'GET'],
  ])('%s %s is 405 and Allow names %s', async (method, path, allowed) => {
    const answer = await send(`${hub().url}${path}`, { method })
    expectProblem(answer, 405, 'method_not_allowed')
    expect(answer.headers.allow?.split(/,\s*/)).toContain(allowed)
    expect(answer.headers.allow?.split(/,\s*/)).not.toContain(method)
  })

  it.each(['%', '%zz', '%E0%A4%A', '%ff%fe'])('a badly encoded address (%s) is a 4xx', async (part) => {
    const { hostname, host } = new URL(hub().url)
    expect(hostname).toBe('127.0.0.1')
    for (const path of [`/api/chat/${part}/config`, `/${part}`]) {
      const answer = await sendRaw(
        hub().url,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect([400, 404]).toContain(answer.status)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
      expectNoLeak(answer)
    }
  })

  it.each([
    ['no HTTP', 'hello there\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03', 400],
    ['an unknown HTTP version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/v1/chat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/v1/chat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['large headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['huge headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Huge: ${'x'.repeat(2_000_000)}\r\n\r\n`, 431],
  ])('%s is answered in the same form', async (_, bytes, status) => {
    const answer = await sendRaw(hub().url, Buffer.from(bytes, 'latin1'))
    expectProblem(answer, status, status === 431 ? 'headers_too_large' : 'invalid_request')
  })

  it.each([
    ['no Host at all', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', [400, 421]],
    [
      'an expectation nobody knows',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n',
      [200, 400, 417],
    ],
  ])('%s is answered in the same form', async (_, bytes, statuses) => {
    const answer = await sendRaw(hub().url, bytes)
    expect(statuses).toContain(answer.status)
    expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json\b/)
  })

  it('serves on after all of that', async () => {
    expect((await send(`${hub().url}/healthz`)).status).toBe(200)
  })
})

describe('errors: a fault of our own', () => {
  it('is 500 internal on the chat API without any detail, and counts', async () => {
    const shop = await openShop()
    openFile(shop).exec('DROP TABLE messages')
    const answer = await shop.chat({ message: 'hello' })
    const problem = expectProblem(answer, 500, 'internal')
    expect(JSON.stringify(problem)).not.toContain('messages')
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=999;t=\d+$/)
    expect(await shop.used()).toBe(1)
  })

  it('is 500 internal on the widget without any detail', async () => {
    const shop = await openShop()
    openFile(shop).exec('DROP TABLE messages')
    expectProblem(await shop.say({ message: 'hello' }), 500, 'internal')
    expect((await send(`${shop.url}/healthz`)).status).toBe(200)
  })

  it('is 500 internal on the sync without any detail, and leaves the old catalog', async () => {
    const shop = await openShop()
    await shop.fill([{ id: '1', title: 'Tent' }])
    openFile(shop).exec('DROP TABLE sync_runs')
    expectProblem(await shop.sync([{ id: '2', title: 'Boat' }]), 500, 'internal')
    expect((await shop.search('tent boat')).map(({ id }) => id)).toEqual(['1'])
  })
})

describe('errors: prototype poisoning', () => {
  it.each([
    '"__proto__": {"isAdmin": true}',
    '"__proto__": null',
    '"\\u005f\\u005fproto__": {"isAdmin": true}',
    '"constructor": {"prototype": {"isAdmin": true}}',
    '"c\\u006fnstructor": {"prototype": {"isAdmin": true}}',
    '"nested": {"deep": [{"__proto__": {"isAdmin": true}}]}',
    '"nested": {"constructor": {"prototype": {"isAdmin": true}}}',
  ])('(%s) is 400 on all three', async (poison) => {
    const shop = await shopOn(hub())
    const product = '{"id": "1", "title": "Tent"}'
    const answers = {
      chat: await shop.chat(`{"bot_id": "${shop.bot.id}", "message": "hello", ${poison}}`),
      widget: await shop.say(`{"message": "hello", ${poison}}`),
      'sync, beside the products': await shop.sync(`{${poison}, "products": [${product}]}`),
      'sync, behind the products': await shop.sync(`{"products": [${product}], ${poison}}`),
      'sync, in a product': await shop.sync(`[${product}, {"id": "2", "title": "Boat", ${poison}}]`),
      'sync, in a line': await shop.sync(`{"id": "2", "title": "Boat", ${poison}}`, {
        headers: { 'content-type': 'application/x-ndjson' },
      }),
    }
    const statuses = Object.entries(answers).map(([where, { status }]) => `${where}: ${status}`)
    expect(statuses).toEqual(Object.keys(answers).map((where) => `${where}: 400`))
    for (const answer of Object.values(answers)) expectNoLeak(answer)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    expect(await shop.search('tent boat')).toEqual([])
  })
})
