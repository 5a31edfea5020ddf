import { describe, expect, it } from 'vitest'
import { expectProblem, send } from '../../helpers/http.ts'
import { openShop } from '../../helpers/shop.ts'

describe('the preview', () => {
  it('is a page with the real chat, which only the dashboard may show', async () => {
    const shop = await openShop()
    const page = await send(`${shop.url}/preview/${shop.bot.id}`)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain(`<script src="/widget.js" data-bot="${shop.bot.id}" data-traffic="preview"`)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors app: http://127.0.0.1:* http://localhost:*')
    const nonce = /'nonce-(\w+)'/.exec(policy)?.[1]
    expect(page.text).toContain(`<script nonce="${nonce}">`)
    expect((await send(`${shop.url}/preview/${shop.bot.id}`)).text).not.toContain(nonce)
  })

  it('is there for open bots alone', async () => {
    const shop = await openShop()
    expectProblem(await send(`${shop.url}/preview/nope`), 404, 'bot_not_found')
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expectProblem(await send(`${shop.url}/preview/${shop.bot.id}`), 404, 'bot_not_found')
  })
})

describe('the proof of which hub answers', () => {
  it('is given for a question and is another one elsewhere', async () => {
    const shop = await openShop()
    const other = await openShop()
    const ask = async (url: string, check: string) => (await send(`${url}/healthz?check=${check}`)).body
    const question = 'a'.repeat(32)
    expect(await ask(shop.url, question)).toEqual({
      status: 'ok',
      version: expect.any(String),
      proof: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await ask(shop.url, question)).toEqual(await ask(shop.url, question))
    expect(await ask(shop.url, question)).not.toEqual(await ask(other.url, question))
    expect(await ask(shop.url, question)).not.toEqual(await ask(shop.url, 'b'.repeat(32)))
    expectProblem(await send(`${shop.url}/healthz?check=short`), 400, 'invalid_request')
  })
})
