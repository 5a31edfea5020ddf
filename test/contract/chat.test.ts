import { describe, expect, it } from 'vitest'
import { expectProblem } from '../helpers/http.ts'
import { openShop, shopOn } from '../helpers/shop.ts'

const returns = {
  question: 'Can I return an item?',
  alternatives: ['Do you take things back?'],
  answer: 'You can send anything back within 30 days.',
  url: 'https://shop.example/returns',
}

describe('POST /api/v1/chat: the answer', () => {
  it('is 200 with response, sources, session_id and status, and nothing else', async () => {
    const shop = await openShop()
    await shop.rpc('knowledge.save', { bot_id: shop.bot.id, ...returns })
    const answer = await shop.chat({ message: 'Can I return an item?' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    expect(answer.body).toEqual({
      response: 'You can send anything back within 30 days.',
      sources: [{ title: 'Can I return an item?', url: 'https://shop.example/returns' }],
      session_id: expect.stringMatching(/^\S+$/),
      status: 'bot',
    })
  })

  it('takes a scheme in any case, a charset, and fields it does not know', async () => {
    const shop = await openShop()
    const answer = await shop.chat(
      { message: 'hello', temperature: 0.2, user: { id: 7 } },
      {
        headers: {
          authorization: `bearer ${shop.key.key}`,
          'content-type': 'application/json; charset=utf-8',
        },
      },
    )
    expect(answer.status).toBe(200)
  })

  it.each(['business', 'enterprise'] as const)('is given on the %s plan', async (plan) => {
    const shop = await openShop({ bot: { plan } })
    expect((await shop.chat({ message: 'hello' })).status).toBe(200)
  })
})

describe('POST /api/v1/chat: sessions', () => {
  it('begins a new one with every call that names none', async () => {
    const shop = await openShop()
    const [first, second] = [await shop.ask('hello'), await shop.ask('hello')]
    expect(second.session_id).not.toBe(first.session_id)
  })

  it('continues the one it is given, with its full history', async () => {
    const shop = await openShop()
    const first = await shop.ask('hello')
    const second = await shop.ask('  do you sell tents?  ', first.session_id)
    const third = await shop.ask('thanks', first.session_id)
    expect([second.session_id, third.session_id]).toEqual([first.session_id, first.session_id])
    expect(await shop.transcript(first.session_id)).toEqual([
      'visitor: hello',
      `bot: ${first.response}`,
      'visitor: do you sell tents?',
      `bot: ${second.response}`,
      'visitor: thanks',
      `bot: ${third.response}`,
    ])
    const session = await shop.rpc('sessions.get', { session_id: first.session_id })
    expect(session).toMatchObject({ bot_id: shop.bot.id, channel: 'api', status: 'bot' })
  })

  it.each([
    ['an invented one', 'ses_0000000000000000000000'],
    ['an empty one', ''],
    ['one longer than any of ours', 'x'.repeat(300)],
    ['one with odd characters', "ses' OR 1=1 --\u0000😀"],
  ])('answers 404 session_not_found to %s', async (_, session_id) => {
    const shop = await openShop()
    expectProblem(await shop.chat({ message: 'hello', session_id }), 404, 'session_not_found')
  })

  it('answers 404 session_not_found to the session of another bot', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    const { session_id } = await other.ask('hello')
    expectProblem(await shop.chat({ message: 'hello', session_id }), 404, 'session_not_found')
    expect(await other.transcript(session_id)).toHaveLength(2)
  })

  it.each([
    ['chosen by the visitor', 'visitor-1'],
    ['made by the server', undefined],
  ])('answers 404 session_not_found to a widget session %s', async (_, chosen) => {
    const shop = await openShop()
    const { session_id } = await shop.hear('hello', chosen)
    expectProblem(await shop.chat({ message: 'hello', session_id }), 404, 'session_not_found')
  })

  it('keeps nothing of a call that was refused', async () => {
    const shop = await openShop()
    await shop.chat({ message: 'hello', session_id: 'nope' })
    await shop.chat({ message: '' })
    expect((await shop.rpc('sessions.list', {})).sessions).toEqual([])
  })
})

describe('POST /api/v1/chat: the body', () => {
  it.each([
    ['no bot_id', { bot_id: undefined, message: 'hello' }, ['bot_id']],
    ['a bot_id that is a number', { bot_id: 7, message: 'hello' }, ['bot_id']],
    ['an empty bot_id', { bot_id: '', message: 'hello' }, ['bot_id']],
    ['no message', {}, ['message']],
    ['a message that is null', { message: null }, ['message']],
    ['a message that is a list', { message: ['hello'] }, ['message']],
    ['an empty message', { message: '' }, ['message']],
    ['a blank message', { message: ' \t\r\n\u00a0\u3000 ' }, ['message']],
    ['a session_id that is a number', { message: 'hello', session_id: 1 }, ['session_id']],
    ['several faults', { bot_id: false, message: {}, session_id: [] }, ['bot_id', 'message', 'session_id']],
  ])('with %s is 400 and names the place', async (_, body, paths) => {
    const shop = await openShop()
    const problem = expectProblem(await shop.chat(body), 400, 'invalid_request')
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths)
    expect(problem.errors?.every(({ message }) => message.length > 0)).toBe(true)
  })

  it.each(['[]', '"hello"', '1', 'null', 'true'])('that is %s is 400 invalid_request', async (body) => {
    const shop = await openShop()
    expectProblem(await shop.chat(body), 400, 'invalid_request')
  })

  it.each(['', '{', '{"bot_id": "x", "message": "hello"', "{'message': 'hello'}", '{"a":1}{"a":1}'])(
    'that is no JSON (%j) is 400 invalid_json',
    async (body) => {
      const shop = await openShop()
      expectProblem(await shop.chat(body), 400, 'invalid_json')
    },
  )

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['nonsense'],
    [undefined],
  ])('sent as %s is 415', async (type) => {
    const shop = await openShop()
    const answer = await shop.chat({ message: 'hello' }, { headers: { 'content-type': type } })
    expectProblem(answer, 415, 'unsupported_media_type')
  })

  it.each([
    ['with a content length', false],
    ['in chunks', true],
  ])('of 64 KiB is taken and one byte more is 413, %s', async (_, chunked) => {
    const shop = await openShop()
    const bodyOf = (bytes: number) => {
      const start = JSON.stringify({ bot_id: shop.bot.id, message: 'hello', pad: '' }).slice(0, -2)
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`
    }
    expect((await shop.chat(bodyOf(65_536), { chunked })).status).toBe(200)
    const refused = await shop.chat(bodyOf(65_537), { chunked })
    expect(expectProblem(refused, 413, 'payload_too_large').detail).toMatch(/larger than 64 kB/)
  })
})

describe('POST /api/v1/chat: 1 to 4000 characters after trimming', () => {
  it.each([
    ['one letter', 'a'],
    ['one emoji', '😀'],
    ['4000 letters', 'a'.repeat(4000)],
    ['4000 emoji', '😀'.repeat(4000)],
    ['4000 letters between spaces', `  \n${'a'.repeat(4000)}\t  `],
  ])('takes %s and keeps it trimmed', async (_, message) => {
    const shop = await openShop()
    const { session_id } = await shop.ask(message)
    expect((await shop.transcript(session_id))[0]).toBe(`visitor: ${message.trim()}`)
  })

  it.each([
    ['4001 letters', 'a'.repeat(4001)],
    ['4001 emoji', '😀'.repeat(4001)],
    ['3999 letters and two emoji', `${'a'.repeat(3999)}😀😀`],
  ])('refuses %s', async (_, message) => {
    const shop = await openShop()
    const problem = expectProblem(await shop.chat({ message }), 400, 'invalid_request')
    expect(problem.errors).toMatchObject([{ path: 'message' }])
  })
})
