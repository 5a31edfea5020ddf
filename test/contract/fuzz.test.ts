import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { shopOn } from '../helpers/shop.ts'
import { threeWays, type Way } from '../helpers/ways.ts'

const hub = sharedHub({ limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 } })

/** Bodies nobody should send, of our own making: these run everywhere. */
const odd: readonly (readonly [what: string, body: string | Uint8Array])[] = [
  ['nothing', ''],
  ['a zero byte', '\u0000'],
  ['only a byte order mark', '\uFEFF'],
  ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ['UTF-16', Buffer.from('{"message":"hello"}', 'utf16le')],
  ['half a surrogate', '{"message":"\\ud800","title":"\\udfff","id":"\\ud83d"}'],
  ['zero bytes in texts', '{"message":"a\\u0000b","id":"a\\u0000b","title":"a\\u0000b"}'],
  ['deep lists', '['.repeat(30_000)],
  ['deep lists that close', '['.repeat(30_000) + ']'.repeat(30_000)],
  [
    'deep objects beside a message',
    `{"message":"hello","x":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  ],
  ['a deep constructor', `{"message":"hello","constructor":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a huge number', '{"message":1e400,"id":1e400,"title":"x","price":1e400,"stock":1e400}'],
  ['a minus zero', '{"message":"hello","id":-0,"title":-0,"price":-0,"stock":-0}'],
  ['many fields', `{${Array.from({ length: 3000 }, (_, index) => `"f${index}":${index}`).join()}}`],
  ['the same field a thousand times', `{${Array(1000).fill('"message":"hello"').join()}}`],
  ['an empty field name', '{"":{"":[{"":null}]},"message":"hello"}'],
  ['names of what every object has', '{"toString":1,"valueOf":2,"hasOwnProperty":3,"id":"1","title":"x"}'],
]

describe('odd bodies', () => {
  it.each(odd)('%s never ends in a 5xx', async (_, body) => {
    for (const way of threeWays(await shopOn(hub()))) expectSound(way, await way.send(body))
  })
})

describe('names with half a letter', () => {
  it('are the same session and the same message again', async () => {
    const shop = await shopOn(hub())
    for (let time = 0; time < 2; time++)
      expect(await shop.say({ session_id: '\ud800', client_id: '\udfff', message: 'hello' })).toMatchObject({
        status: 200,
      })
    const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id })
    expect(sessions).toMatchObject([{ message_count: 2 }])
  })
})

describe('any JSON', () => {
  /** Values as they come, and as they would come where a body is nearly right. */
  const nearlyChat = fc.record(
    { bot_id: fc.jsonValue(), message: fc.jsonValue(), session_id: fc.jsonValue() },
    { requiredKeys: [] },
  )
  const nearlyProduct = fc.record(
    {
      id: fc.oneof(fc.string(), fc.jsonValue()),
      title: fc.oneof(fc.string(), fc.jsonValue()),
      description: fc.jsonValue(),
      price: fc.oneof(fc.double(), fc.string(), fc.jsonValue()),
      sale_price: fc.jsonValue(),
      currency: fc.jsonValue(),
      url: fc.oneof(fc.webUrl(), fc.jsonValue()),
      availability: fc.jsonValue(),
      stock: fc.oneof(fc.integer(), fc.jsonValue()),
      category: fc.jsonValue(),
      tags: fc.jsonValue(),
      attributes: fc.jsonValue(),
      [`x`]: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )

  it('never ends in a 5xx', async () => {
    const ways = threeWays(await shopOn(hub()))
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), async (value) => {
        for (const way of ways) expectSound(way, await way.send(JSON.stringify(value)))
      }),
      { numRuns: 150 },
    )
  })

  it('that is nearly a message never ends in a 5xx', async () => {
    const shop = await shopOn(hub())
    await fc.assert(
      fc.asyncProperty(nearlyChat, async (body) => {
        for (const answer of [await shop.chat(body), await shop.say(body)]) {
          expect(answer.status).toBeLessThan(500)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('that is nearly a catalog never ends in a 5xx, and what it counts adds up', async () => {
    const shop = await shopOn(hub())
    await fc.assert(
      fc.asyncProperty(fc.array(nearlyProduct, { maxLength: 5 }), async (products) => {
        // Such names refuse a whole catalog, which has tests of its own.
        fc.pre(!/__proto__|constructor/.test(JSON.stringify(products)))
        const body = [{ id: 'good', title: 'Good' }, ...products]
        const result = await shop.fill(JSON.stringify(body))
        expect(result.received).toBe(body.length)
        expect(result.created + result.updated + result.unchanged + result.rejected).toBe(body.length)
        expect(await shop.fill(JSON.stringify(body))).toMatchObject({ created: 0, removed: 0 })
      }),
      { numRuns: 100 },
    )
  })

  it('that is any text never ends in a 5xx as a message, and comes back as it was', async () => {
    const shop = await shopOn(hub())
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (message) => {
        const answer = await shop.say({ message, session_id: 'fuzz' })
        expect(answer.status).toBe(message.trim() === '' ? 400 : 200)
        if (answer.status !== 200) return
        const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot.id })
        const said = await shop.transcript(sessions[0]?.id ?? '')
        expect(said.at(-2)).toBe(`visitor: ${message.trim()}`)
      }),
      { numRuns: 100 },
    )
  })
})

function expectSound(way: Way, answer: Answer): void {
  const label = `${way.name}: ${answer.status} ${answer.text.slice(0, 200)}`
  expect(answer.status, label).toBeGreaterThanOrEqual(200)
  expect(answer.status, label).toBeLessThan(500)
  expect(answer.status, label).not.toBe(429)
  expect(answer.body, label).not.toBeNull()
}
