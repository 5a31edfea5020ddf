import { describe, expect, it } from 'vitest'
import { type Answer, expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const ours = 'https://shop.example'
const theirs = 'https://evil.example'
const hello = { message: 'hello' }

describe('widget: cross-origin calls', () => {
  it.each([ours, theirs, 'http://localhost:3000', 'null'])(
    'are answered for %s where every website may show the chat',
    async (origin) => {
      const shop = await openShop({ bot: { allowed_origins: ['*'] } })
      const answer = await shop.say(hello, { headers: { origin } })
      expect(answer.status).toBe(200)
      expectAllowed(answer, origin)
      expectAllowed(await config(shop, origin), origin)
    },
  )

  it('are answered for no website until one is named, but for the pages of the hub itself', async () => {
    const shop = await openShop()
    expectProblem(await shop.say(hello, { headers: { origin: ours } }), 403, 'origin_not_allowed')
    expect((await shop.say(hello, { headers: { origin: shop.url } })).status).toBe(200)
  })

  it.each([
    ['the origin itself', ours],
    ['the origin in another case', 'https://SHOP.example'],
    ['a second one', 'http://127.0.0.1:8080'],
  ])('are answered for %s of a list', async (_, origin) => {
    const shop = await openShop({ bot: { allowed_origins: [ours, 'http://127.0.0.1:8080'] } })
    const answer = await shop.say(hello, { headers: { origin } })
    expect(answer.status).toBe(200)
    expectAllowed(answer, origin)
  })

  it('are answered for an origin saved with its default port', async () => {
    const shop = await openShop({ bot: { allowed_origins: ['https://Shop.Example:443'] } })
    expect((await shop.say(hello, { headers: { origin: ours } })).status).toBe(200)
  })

  it.each([
    theirs,
    'null',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://evil-shop.example',
    'https://www.shop.example',
  ])('are 403 origin_not_allowed for %s beside the list', async (origin) => {
    const shop = await openShop({ bot: { allowed_origins: [ours] } })
    const answers = [await shop.say(hello, { headers: { origin } }), await config(shop, origin)]
    for (const answer of answers) {
      expectProblem(answer, 403, 'origin_not_allowed')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect((await shop.rpc('sessions.list', {})).sessions).toEqual([])
  })

  it('of no website at all are answered: programs send no Origin', async () => {
    const shop = await openShop({ bot: { allowed_origins: [ours] } })
    const answer = await shop.say(hello)
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin', theirs)
  })

  it('follow a change of the list at once', async () => {
    const shop = await openShop({ bot: { allowed_origins: ['*'] } })
    expect((await shop.say(hello, { headers: { origin: theirs } })).status).toBe(200)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, allowed_origins: [ours] })
    expectProblem(await shop.say(hello, { headers: { origin: theirs } }), 403, 'origin_not_allowed')
  })

  it.each([
    [400, '{'],
    [400, '{}'],
    [413, JSON.stringify({ message: 'x'.repeat(70_000) })],
  ])('that fail with %i can be read by the page all the same', async (status, body) => {
    const shop = await openShop({ bot: { allowed_origins: [ours] } })
    const answer = await shop.say(body, { headers: { origin: ours } })
    expect(answer.status).toBe(status)
    expectAllowed(answer, ours)
  })
})

describe('widget: preflight', () => {
  it.each(['message', 'config'])('is answered for /%s without touching the bot', async (path) => {
    const shop = await openShop({ bot: { allowed_origins: [ours] } })
    const answer = await preflight(shop, `/api/chat/${shop.bot.id}/${path}`, ours)
    expect(answer.status).toBeGreaterThanOrEqual(200)
    expect(answer.status).toBeLessThan(300)
    expectAllowed(answer, ours)
    expect(answer.headers['access-control-allow-methods']).toMatch(/\bPOST\b/)
    expect(answer.headers['access-control-allow-headers']).toMatch(/\bcontent-type\b/i)
    expect((await shop.rpc('sessions.list', {})).sessions).toEqual([])
  })

  it('allows nothing to an origin beside the list', async () => {
    const shop = await openShop({ bot: { allowed_origins: [ours] } })
    const answer = await preflight(shop, `/api/chat/${shop.bot.id}/message`, theirs)
    expectProblem(answer, 403, 'origin_not_allowed')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('of an unknown bot is 404 bot_not_found', async () => {
    const shop = await openShop()
    expectProblem(await preflight(shop, '/api/chat/nope/message', ours), 404, 'bot_not_found')
  })
})

describe('CORS on other routes', () => {
  it('is not given by the chat API, the sync, or any other address', async () => {
    const shop = await openShop()
    const headers = { origin: ours }
    const answers = [
      await shop.chat(hello, { headers }),
      await shop.sync([{ id: '1', title: 'Tent' }], { headers }),
      await preflight(shop, '/api/v1/chat', ours),
      await preflight(shop, '/api/v1/chat/sync-products', ours),
      await send(`${shop.url}/healthz`, { headers }),
      await send(`${shop.url}/openapi.json`, { headers }),
      await send(`${shop.url}/nothing`, { headers }),
    ]
    const allowing = answers.filter(({ headers: got }) =>
      Object.keys(got).some((name) => name.startsWith('access-control-')),
    )
    expect(allowing).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 405, 405, 200, 200, 404])
  })
})

function config(shop: Shop, origin: string): Promise<Answer> {
  return send(`${shop.url}/api/chat/${shop.bot.id}/config`, { headers: { origin } })
}

function preflight(shop: Shop, path: string, origin: string): Promise<Answer> {
  return send(`${shop.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
}

/** For just this origin, and caches know it; never with credentials. */
function expectAllowed(answer: Answer, origin: string): void {
  expect([origin, '*']).toContain(answer.headers['access-control-allow-origin'])
  if (answer.headers['access-control-allow-origin'] !== '*')
    expect(answer.headers.vary).toMatch(/\borigin\b/i)
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
}
