import { describe, expect, it } from 'vitest'
import { expectProblem, send } from '../helpers/http.ts'
import { openFile, openShop, shopOn } from '../helpers/shop.ts'

const tents = Array.from({ length: 14 }, (_, index) => ({
  id: `T${index}`,
  title: `Tent number ${index}`,
  url: `https://shop.example/tents/${index}`,
  image_url: `https://shop.example/tents/${index}.jpg`,
  price: '129.99 EUR',
  sale_price: 99.5,
  availability: 'in stock',
}))

describe('POST /api/chat/{botId}/message: the answer', () => {
  it('is 200 with every field of the contract, for a product', async () => {
    const shop = await openShop()
    await shop.fill([tents[3]])
    const answer = await shop.say({ session_id: 'visitor-1', message: 'Do you have a tent?' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    expect(answer.body).toEqual({
      reply: expect.stringContaining('Tent number 3'),
      confidence: expect.any(Number),
      buttons: expect.any(Array),
      session_id: 'visitor-1',
      sources: [{ title: 'Tent number 3', url: 'https://shop.example/tents/3' }],
      products: [
        {
          id: 'T3',
          title: 'Tent number 3',
          url: 'https://shop.example/tents/3',
          image_url: 'https://shop.example/tents/3.jpg',
          price: 129.99,
          sale_price: 99.5,
          currency: 'EUR',
          availability: 'in_stock',
        },
      ],
      intent: expect.stringMatching(/\w/),
      status: 'bot',
      message_id: expect.stringMatching(/^\S+$/),
      seq: 2,
      form: null,
    })
  })

  it('has a confidence between 0 and 1, lower where it does not know', async () => {
    const shop = await openShop()
    await shop.fill([tents[0]])
    const answered = await shop.hear('tent number 0')
    const unknown = await shop.hear('Who won the cup in 1954?')
    expect(answered.confidence).toBeGreaterThan(unknown.confidence)
    expect(answered.confidence).toBeLessThanOrEqual(1)
    expect(unknown.confidence).toBeGreaterThanOrEqual(0)
    expect(unknown.products).toEqual([])
  })

  it('names at most ten products', async () => {
    const shop = await openShop()
    await shop.fill(tents)
    const { products } = await shop.hear('tent number')
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(10)
  })

  it('leaves what a product does not have null', async () => {
    const shop = await openShop()
    await shop.fill([{ id: 'B1', title: 'Boat' }])
    const { products, sources } = await shop.hear('boat')
    const nothing = { url: null, image_url: null, price: null, sale_price: null, currency: null }
    expect(products).toEqual([{ id: 'B1', title: 'Boat', ...nothing, availability: null }])
    expect(sources).toEqual([{ title: 'Boat', url: '' }])
  })
})

describe('POST /api/chat/{botId}/message: sessions', () => {
  it('echoes the id the caller chose and continues that session', async () => {
    const shop = await openShop()
    const chosen = 'besucher ünï-😀/../7'
    const first = await shop.hear('hello', chosen)
    const second = await shop.hear('do you sell boats?', chosen)
    expect([first.session_id, second.session_id]).toEqual([chosen, chosen])
    expect(second.message_id).not.toBe(first.message_id)
    const { sessions } = await shop.rpc('sessions.list', { channel: 'widget' })
    expect(sessions).toMatchObject([{ session_id: chosen, bot_id: shop.bot.id, message_count: 4 }])
    expect(await shop.transcript(sessions[0]?.id ?? '')).toEqual([
      'visitor: hello',
      `bot: ${first.reply}`,
      'visitor: do you sell boats?',
      `bot: ${second.reply}`,
    ])
  })

  it('makes one when the caller sent none, which can be continued', async () => {
    const shop = await openShop()
    const [first, other] = [await shop.hear('hello'), await shop.hear('hello')]
    expect(other.session_id).not.toBe(first.session_id)
    expect((await shop.hear('more', first.session_id)).session_id).toBe(first.session_id)
    expect((await shop.rpc('sessions.list', {})).sessions).toHaveLength(2)
  })

  it('keeps the same id of two bots apart', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    await shop.hear('hello', 'visitor-1')
    await other.hear('goodbye', 'visitor-1')
    const { sessions } = await shop.rpc('sessions.list', {})
    expect(sessions.map(({ bot_id }) => bot_id).sort()).toEqual([shop.bot.id, other.bot.id].sort())
  })

  it('does not take over a session of the chat API that has the same id', async () => {
    const shop = await openShop()
    const { session_id } = await shop.ask('hello')
    expect((await shop.hear('goodbye', session_id)).session_id).toBe(session_id)
    expect(await shop.transcript(session_id)).toHaveLength(2)
  })

  it('opens a chosen session once when its first messages come at the same moment', async () => {
    const shop = await openShop()
    await Promise.all(Array.from({ length: 20 }, () => shop.hear('hello', 'visitor-1')))
    const { sessions } = await shop.rpc('sessions.list', {})
    expect(sessions).toMatchObject([{ session_id: 'visitor-1', message_count: 40 }])
  })

  it('is silent while a person has taken over, and keeps what the visitor says', async () => {
    const shop = await openShop()
    await shop.hear('hello', 'visitor-1')
    openFile(shop).exec("UPDATE conversations SET status = 'human'")
    const answer = await shop.hear('are you there?', 'visitor-1')
    expect(answer).toMatchObject({ reply: '', status: 'human', products: [], session_id: 'visitor-1' })
    const { sessions } = await shop.rpc('sessions.list', {})
    expect((await shop.transcript(sessions[0]?.id ?? '')).at(-1)).toBe('visitor: are you there?')
  })
})

describe('POST /api/chat/{botId}/message: what is refused', () => {
  it.each([
    ['an invented bot', 'bot_0000000000000000000000'],
    ['a short id', 'x'],
    ['an encoded path', '..%2f..%2fetc%2fpasswd'],
    ['an emoji', '%F0%9F%98%80'],
    ['SQL', "x'%20OR%201=1--"],
    ['an id longer than any of ours', 'x'.repeat(300)],
  ])('%s is 404 bot_not_found', async (_, id) => {
    const { url } = await openShop()
    const headers = { 'content-type': 'application/json' }
    const message = await send(`${url}/api/chat/${id}/message`, { headers, body: { message: 'hello' } })
    expectProblem(message, 404, 'bot_not_found')
    expectProblem(await send(`${url}/api/chat/${id}/config`), 404, 'bot_not_found')
  })

  it('an archived bot is 404 bot_not_found until it is restored', async () => {
    const shop = await openShop()
    const config = `${shop.url}/api/chat/${shop.bot.id}/config`
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expectProblem(await shop.say({ message: 'hello' }), 404, 'bot_not_found')
    expectProblem(await send(config), 404, 'bot_not_found')
    await shop.rpc('bots.archive', { bot_id: shop.bot.id, archived: false })
    expect((await shop.say({ message: 'hello' })).status).toBe(200)
    expect((await send(config)).status).toBe(200)
  })

  it.each([
    ['no message', { session_id: 'v' }, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['4001 emoji', { message: '😀'.repeat(4001) }, 'message'],
    ['a message that is a number', { message: 5 }, 'message'],
    ['a session_id that is a number', { session_id: 5, message: 'hello' }, 'session_id'],
  ])('%s is 400 and names the place', async (_, body, path) => {
    const shop = await openShop()
    const problem = expectProblem(await shop.say(body), 400, 'invalid_request')
    expect(problem.errors).toMatchObject([{ path }])
  })

  it('no JSON is 400, another content type 415, more than 64 KiB 413', async () => {
    const shop = await openShop()
    expectProblem(await shop.say('{'), 400, 'invalid_json')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expectProblem(await shop.say('message=hello', { headers: form }), 415, 'unsupported_media_type')
    expectProblem(await shop.say({ message: 'x'.repeat(70_000) }), 413, 'payload_too_large')
  })

  it('takes 4000 emoji', async () => {
    const shop = await openShop()
    expect((await shop.say({ message: ` ${'😀'.repeat(4000)} ` })).status).toBe(200)
  })
})

describe('GET /api/chat/{botId}/config', () => {
  it('has name, greeting, colours and starter buttons, and nothing of the inside', async () => {
    const settings = {
      name: 'Fjell',
      greeting: 'Hei!',
      colours: { primary: '#112233', text: '#FFEEDD' },
      starter_buttons: [
        { label: 'Returns', value: 'How do I return?' },
        { label: 'Shop', url: 'https://shop.example/' },
      ],
    }
    const shop = await openShop({ bot: { ...settings, webhook_url: 'https://crm.example/hook' } })
    const answer = await send(`${shop.url}/api/chat/${shop.bot.id}/config`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ ...settings, bot_id: shop.bot.id, language: 'en' })
    expect(answer.text).not.toContain('crm.example')
    expect(answer.text).not.toContain(shop.bot.sync_key_last4)
  })

  it('shows a change at once', async () => {
    const shop = await openShop()
    await send(`${shop.url}/api/chat/${shop.bot.id}/config`)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, greeting: 'Moin' })
    expect((await send(`${shop.url}/api/chat/${shop.bot.id}/config`)).body).toMatchObject({
      greeting: 'Moin',
    })
  })
})
