import { describe, expect, it } from 'vitest'
import { languageCodes } from '#shared/schemas/common.ts'
import { expectProblem, send } from '../helpers/http.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const hostile = `<script>alert(1)</script>"'&`
const jacket = {
  title: 'Rain jacket Fjell',
  description: 'Keeps you dry.',
  brand: 'Fjell',
  category: 'Clothing > Jackets',
  price: '89.00 EUR',
  group_id: 'FJELL',
  color: 'green',
  availability: 'in_stock',
}
const products = [
  { ...jacket, id: 'J-S', size: 'S', stock: 2, cost_price: '31.50', weight: '400 g' },
  { ...jacket, id: 'J-M', size: 'M', availability: 'out_of_stock' },
  { ...jacket, id: 'J-B', size: 'S', color: 'blue' },
  {
    id: 'T/1 %',
    title: 'Tent Telt',
    category: 'Camping',
    price: '300 EUR',
    sale_price: '250 EUR',
    image_url: 'https://shop.example/t.jpg',
  },
  {
    id: 'X',
    title: hostile,
    description: hostile,
    category: hostile,
    brand: hostile,
    color: hostile,
    image_url: 'https://shop.example/?")}\\</style><script>',
    attributes: { [hostile]: hostile },
  },
  { id: 'G', title: 'Gone lamp', category: 'Camping', availability: 'out_of_stock' },
]

async function open(settings: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(settings)
  await shop.fill(products)
  return {
    ...shop,
    get: (path: string, headers = {}) => send(shop.url + path, { headers }),
    page: `/demo/${shop.bot.id}`,
  }
}

const policy = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy'])

describe('GET /pictures/{botId}/{productId}.svg', () => {
  it('draws a picture that runs nothing, and is not sent again while it is the same', async () => {
    const { get, bot } = await open()
    const answer = await get(`/pictures/${bot.id}/J-S.svg`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('max-age'),
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
    expect(answer.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    const again = await get(`/pictures/${bot.id}/J-S.svg`, { 'if-none-match': answer.headers.etag })
    expect(again).toMatchObject({ status: 304, text: '' })
    // Sizes of one product look alike, colours do not.
    expect((await get(`/pictures/${bot.id}/J-M.svg`)).text).toBe(answer.text)
    expect((await get(`/pictures/${bot.id}/J-B.svg`)).text).not.toBe(answer.text)
  })

  it('finds any id, and refuses what is not there', async () => {
    const { get, bot, rpc } = await open()
    expect(await get(`/pictures/${bot.id}/${encodeURIComponent('T/1 %')}.svg`)).toMatchObject({ status: 200 })
    expectProblem(await get(`/pictures/${bot.id}/nothing.svg`), 404, 'not_found')
    expectProblem(await get(`/pictures/${bot.id}/J-S.png`), 404, 'not_found')
    expectProblem(await get('/pictures/bot_none/J-S.svg'), 404, 'bot_not_found')
    await rpc('bots.archive', { bot_id: bot.id })
    expectProblem(await get(`/pictures/${bot.id}/J-S.svg`), 404, 'bot_not_found')
  })
})

describe('GET /demo/{botId}', () => {
  it('is a page under a strict policy, with the chat', async () => {
    const { get, page, bot } = await open()
    const answer = await get(page)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const nonce = /style-src 'self' 'nonce-([A-Za-z0-9]{22})'/.exec(policy(answer))?.[1]
    expect(answer.text).toContain(`<style nonce="${nonce}">`)
    expect(policy(answer)).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(policy(answer)).toContain("frame-ancestors 'self' http://127.0.0.1:* http://localhost:* app:")
    expect(policy(answer)).not.toMatch(/unsafe/)
    expect(answer.text).toMatch(
      new RegExp(
        `<script src="/widget.js" data-bot="${bot.id}" data-traffic="demo" nonce="${nonce}" async></script>`,
      ),
    )
    expect(answer.text).not.toMatch(/ style="| on[a-z]+="/)
    expect(policy(await get(page))).not.toBe(policy(answer))
  })

  it('folds variants, strikes reduced prices and marks what is sold out', async () => {
    const { get, page } = await open()
    const { text } = await get(page)
    expect(text.match(/Rain jacket Fjell<\/a>/g)).toHaveLength(1)
    expect(text).toMatch(/€250\.00<s[^>]*>€300\.00<\/s>/)
    expect(text).toContain('Sold out')
    expect(text).toContain('3 options')
  })

  it('searches, filters, sorts and pages', async () => {
    const { get, page, fill } = await open()
    const titles = async (query: string) =>
      [...(await get(page + query)).text.matchAll(/<h3><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)
    expect(await titles('?q=tent')).toEqual(['Tent Telt'])
    expect(await titles('?category=Camping')).toEqual(['Gone lamp', 'Tent Telt'])
    expect((await titles('?sort=price_low'))[0]).toBe('Rain jacket Fjell')
    expect((await titles('?sort=price_high'))[0]).toBe('Tent Telt')
    expect(await titles('?sort=nonsense&page=-4')).toHaveLength(4)
    expect(await titles('?q=zzzzqqq')).toEqual([])
    await fill(
      Array.from({ length: 60 }, (_, at) => ({ id: `L${at}`, title: `Lamp ${at}` })),
      { query: '?mode=merge' },
    )
    const [first, third, beyond] = [await titles(''), await titles('?page=3'), await titles('?page=99')]
    expect(first).toHaveLength(24)
    expect(third).toHaveLength(64 - 48)
    expect(beyond).toEqual(third)
    expect(first.filter((title) => third.includes(title))).toEqual([])
  })

  it('escapes whatever a catalog, a bot or an address says', async () => {
    const { get, page, rpc, bot } = await open()
    await rpc('bots.update', { bot_id: bot.id, name: hostile })
    for (const path of [
      page,
      `${page}/p/X`,
      `${page}?q=${encodeURIComponent(hostile)}`,
      `${page}?category=${encodeURIComponent(hostile)}`,
    ]) {
      const { status, text } = await get(path)
      expect(status).toBe(200)
      expect(text).not.toContain('<script>')
      expect(text.match(/<script /g)).toHaveLength(1)
      expect(text.match(/<\/style>/g)).toHaveLength(1)
      expect(text).toContain('url("https://shop.example/?%22%29}%5c%3C/style%3E%3Cscript%3E")')
      expect(text).toContain('&#60;script&#62;alert(1)')
    }
  })

  it.each(languageCodes)('speaks %s', async (language) => {
    const { get, page } = await open({ bot: { language } })
    const { text } = await get(page)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).not.toMatch(/undefined|\{(?:n|q|price|of)\}/)
  })

  it('writes prices as the country does', async () => {
    const { get, page } = await open({ bot: { language: 'de', country: 'DE' } })
    expect((await get(page)).text).toContain('89,00\u00a0€')
  })

  it('says what to do where there are no products', async () => {
    const shop = await openShop()
    const { status, text } = await send(`${shop.url}/demo/${shop.bot.id}`)
    expect(status).toBe(200)
    expect(text).toContain('Import a catalog')
  })

  it('knows no bot that is not there', async () => {
    const { get } = await open()
    expectProblem(await get('/demo/bot_none'), 404, 'bot_not_found')
  })
})

describe('GET /demo/{botId}/p/{productId}', () => {
  it('shows a product with its choices and facts, and nothing that only the shop should know', async () => {
    const { get, page } = await open()
    const { text } = await get(`${page}/p/J-S`)
    expect(text).toContain('Only 2 left')
    expect(text).toMatch(/href="[^"]*\/p\/J-B"/)
    expect(text).toMatch(/class="out" href="[^"]*\/p\/J-M"/)
    expect(text).toContain('400 g')
    expect(text).not.toMatch(/31\.50|cost/i)
  })

  it('lays the picture of the shop over the drawn one', async () => {
    const { get, page, bot } = await open()
    const { text } = await get(`${page}/p/${encodeURIComponent('T/1 %')}`)
    expect(text).toContain(`src="/pictures/${bot.id}/T%2F1%20%25.svg"`)
    expect(text).toMatch(/\.own-[0-9a-f]{12}\{background-image:url\("https:\/\/shop\.example\/t\.jpg"\)\}/)
  })

  it('is a page also where the product is gone', async () => {
    const { get, page } = await open()
    const answer = await get(`${page}/p/nothing`)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.text).toContain('Back to the shop')
  })
})

describe('addresses of the demo shop', () => {
  async function demo(): Promise<Shop & { botId: string; demoKey: string }> {
    const shop = await openShop()
    const { bot_id, key } = await shop.rpc('demo.load', {})
    return { ...shop, botId: bot_id, demoKey: key ?? '' }
  }

  it('are absolute for programs and websites, under the name they used, and lead somewhere', async () => {
    const { url, botId, demoKey } = await demo()
    const ask = (path: string, body: object, headers = {}) =>
      send(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    const message = 'Do you have the Dusk 2 Trekking Tent?'
    const widget = (await ask(`/api/chat/${botId}/message`, { message })).body as {
      products: { url: string; image_url: string }[]
    }
    expect(widget.products[0]).toMatchObject({
      url: `${url}/demo/${botId}/p/HP-DUSK2`,
      image_url: `${url}/pictures/${botId}/HP-DUSK2.svg`,
    })
    const api = await ask('/api/v1/chat', { bot_id: botId, message }, { authorization: `Bearer ${demoKey}` })
    expect(api.body).toMatchObject({ sources: [{ url: `${url}/demo/${botId}/p/HP-DUSK2` }] })
    for (const address of Object.values(widget.products[0] ?? {}).filter((value) =>
      String(value).startsWith('http'),
    ))
      expect((await send(String(address))).status).toBe(200)
    const tunnelled = await ask(`/api/chat/${botId}/message`, { message }, { 'x-forwarded-proto': 'https' })
    expect(JSON.stringify(tunnelled.body)).toContain('"https://127.0.0.1')
    const streamed = await ask(`/api/chat/${botId}/message`, { message }, { accept: 'text/event-stream' })
    expect(streamed.text).toContain(`"url":"${url}/demo/${botId}/p/HP-DUSK2"`)
  })

  it('of a real shop stay as they are', async () => {
    const shop = await openShop()
    await shop.fill([{ id: '1', title: 'Rain jacket', url: '/products/1', image_url: '/img/1.jpg' }])
    const { products: found } = await shop.hear('rain jacket')
    expect(found).toMatchObject([{ url: '/products/1', image_url: '/img/1.jpg' }])
  })
})
