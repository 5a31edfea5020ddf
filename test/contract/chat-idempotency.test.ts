import { describe, expect, it } from 'vitest'
import { expectProblem } from '../helpers/http.ts'
import { testClock } from '../helpers/hub.ts'
import { openShop, type Shop } from '../helpers/shop.ts'

const hour = 3_600_000

describe('POST /api/v1/chat: Idempotency-Key', () => {
  it('gives the stored answer to the same body and charges once', async () => {
    const shop = await openShop()
    const first = await chat(shop, 'order-1')
    const again = await chat(shop, 'order-1')
    expect(first.status).toBe(200)
    expect(again).toMatchObject({ status: 200, text: first.text })
    expect(again.headers['ratelimit']).toMatch(/^"daily";r=999;t=\d+$/)
    expect(again.headers['ratelimit-policy']).toBe('"daily";q=1000;w=86400')
    expect(await shop.used()).toBe(1)
  })

  it('keeps the turn once', async () => {
    const shop = await openShop()
    const { session_id } = await shop.ask('hello')
    const body = { message: 'and tents?', session_id }
    expect((await chat(shop, 'order-1', body)).status).toBe(200)
    expect((await chat(shop, 'order-1', body)).status).toBe(200)
    expect(await shop.transcript(session_id)).toHaveLength(4)
  })

  it('returns the stored answer even if the shop would now answer differently', async () => {
    const shop = await openShop()
    const message = 'Where is the tent Hilleberg?'
    const first = await chat(shop, 'order-1', { message })
    expect(first.text).not.toContain('Tent Hilleberg')
    await shop.fill([{ id: 'T1', title: 'Tent Hilleberg' }])
    expect((await shop.ask(message)).response).toContain('Tent Hilleberg')
    expect((await chat(shop, 'order-1', { message })).text).toBe(first.text)
  })

  it.each([
    ['another message', { message: 'goodbye' }],
    ['another session', { message: 'hello', session_id: 'nope' }],
    ['another bot_id', { bot_id: 'bot_other', message: 'hello' }],
  ])('answers 409 to %s, which counts', async (_, body) => {
    const shop = await openShop()
    await chat(shop, 'order-1')
    const conflict = await chat(shop, 'order-1', body)
    expectProblem(conflict, 409, 'idempotency_conflict')
    expect(conflict.headers['ratelimit']).toMatch(/^"daily";r=998;t=\d+$/)
    expect(await shop.used()).toBe(2)
    expect((await chat(shop, 'order-1')).status).toBe(200)
  })

  it('does not mind how the same body is written', async () => {
    const shop = await openShop()
    const first = await chat(shop, 'order-1')
    const written = `{ "message": "hello",\n "bot_id": ${JSON.stringify(shop.bot.id)} }`
    const again = await shop.chat(written, { headers: { 'idempotency-key': 'order-1' } })
    expect(again.text).toBe(first.text)
    expect(await shop.used()).toBe(1)
  })

  it('remembers for 24 hours and then begins anew', async () => {
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const shop = await openShop({ clock })
    const first = await chat(shop, 'order-1')
    clock.advance(24 * hour - 1)
    expect((await chat(shop, 'order-1')).text).toBe(first.text)
    clock.advance(2)
    const anew = await chat(shop, 'order-1')
    expect(anew.status).toBe(200)
    expect(anew.text).not.toBe(first.text)
    expect((await chat(shop, 'order-1')).text).toBe(anew.text)
    expect(await shop.used()).toBe(1)
  })

  it('takes another body after 24 hours', async () => {
    const clock = testClock()
    const shop = await openShop({ clock })
    await chat(shop, 'order-1')
    clock.advance(24 * hour + 1)
    expect((await chat(shop, 'order-1', { message: 'goodbye' })).status).toBe(200)
  })

  it('is one key for each API key', async () => {
    const shop = await openShop()
    const other = await shop.newKey()
    const first = await chat(shop, 'order-1')
    const theirs = await shop.chat(
      { message: 'goodbye' },
      { key: other.key, headers: { 'idempotency-key': 'order-1' } },
    )
    expect(theirs.status).toBe(200)
    expect(theirs.text).not.toBe(first.text)
    expect([await shop.used(), await shop.used(other.id)]).toEqual([1, 1])
  })

  it('charges once however many come at the same moment', async () => {
    const shop = await openShop()
    const answers = await Promise.all(Array.from({ length: 40 }, () => chat(shop, 'order-1')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await shop.used()).toBe(1)
    expect((await shop.rpc('sessions.list', {})).sessions).toHaveLength(1)
  })

  it('lets one of two bodies win when both come at the same moment', async () => {
    const shop = await openShop()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        chat(shop, 'order-1', { message: index % 2 ? 'hello' : 'goodbye' }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(await shop.used()).toBe(11)
  })

  it.each([
    ['longer than 255 characters', 'x'.repeat(256)],
    ['with a character that is not printable', 'a\tb'],
  ])('is refused %s', async (_, key) => {
    const shop = await openShop()
    expectProblem(await chat(shop, key), 400, 'invalid_request')
  })
})

function chat(shop: Shop, idempotencyKey: string, body: object = { message: 'hello' }) {
  return shop.chat(body, { headers: { 'idempotency-key': idempotencyKey } })
}
