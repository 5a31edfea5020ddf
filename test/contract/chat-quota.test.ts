import { describe, expect, it } from 'vitest'
import { type Answer, expectProblem } from '../helpers/http.ts'
import { testClock } from '../helpers/hub.ts'
import { openFile, openShop, type Shop } from '../helpers/shop.ts'

const policy = '"daily";q=1000;w=86400'

/** Every kind of answer a valid key can get, other than 429. */
const calls: readonly (readonly [status: number, what: string, call: (shop: Shop) => Promise<Answer>])[] = [
  [200, 'an answer', (shop) => shop.chat({ message: 'hello' })],
  [400, 'no JSON', (shop) => shop.chat('{')],
  [400, 'an empty body', (shop) => shop.chat('')],
  [400, 'no message', (shop) => shop.chat({})],
  [400, 'a poisoned body', (shop) => shop.chat('{"__proto__": {"a": 1}}')],
  [
    400,
    'a bad Idempotency-Key',
    (shop) => shop.chat({ message: 'hello' }, { headers: { 'idempotency-key': 'x'.repeat(300) } }),
  ],
  [403, 'another bot', (shop) => shop.chat({ bot_id: 'bot_other', message: 'hello' })],
  [404, 'an unknown session', (shop) => shop.chat({ message: 'hello', session_id: 'nope' })],
  [413, 'a large body', (shop) => shop.chat({ message: 'x'.repeat(70_000) })],
  [413, 'a large body in chunks', (shop) => shop.chat({ message: 'x'.repeat(70_000) }, { chunked: true })],
  [
    415,
    'another content type',
    (shop) => shop.chat({ message: 'hello' }, { headers: { 'content-type': 'text/plain' } }),
  ],
]

describe('POST /api/v1/chat: counting', () => {
  it.each(calls)('a call answered %i (%s) counts once and says what is left', async (status, _, call) => {
    const shop = await openShop({ clock: testClock('2026-03-10T12:00:00.000Z') })
    const answer = await call(shop)
    expect(answer.status).toBe(status)
    expect(answer.headers['ratelimit-policy']).toBe(policy)
    expect(answer.headers['ratelimit']).toBe('"daily";r=999;t=43200')
    expect(answer.headers).not.toHaveProperty('retry-after')
    expect(await shop.used()).toBe(1)
    await call(shop)
    expect(await shop.used()).toBe(2)
  })

  it('counts plan_required and an archived bot too', async () => {
    const shop = await openShop({ bot: { plan: 'starter' } })
    expect((await shop.chat({ message: 'hello' })).headers['ratelimit']).toMatch(/^"daily";r=999;t=\d+$/)
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expect((await shop.chat({ message: 'hello' })).headers['ratelimit']).toMatch(/^"daily";r=998;t=\d+$/)
    expect(await shop.used()).toBe(2)
  })

  it('counts each key separately', async () => {
    const shop = await openShop()
    const other = await shop.newKey()
    await shop.chat({ message: 'hello' })
    await shop.chat({ message: 'hello' })
    const answer = await shop.chat({ message: 'hello' }, { key: other.key })
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=999;/)
    expect([await shop.used(), await shop.used(other.id)]).toEqual([2, 1])
  })

  it('counts no widget message and no sync', async () => {
    const shop = await openShop()
    await shop.say({ message: 'hello' })
    await shop.sync([{ id: '1', title: 'Tent' }])
    expect(await shop.used()).toBe(0)
  })

  it('says the seconds to the next UTC day, never 0', async () => {
    const clock = testClock('2026-03-10T23:59:59.900Z')
    const shop = await openShop({ clock })
    expect((await shop.chat({ message: 'hello' })).headers['ratelimit']).toBe('"daily";r=999;t=1')
    clock.set('2026-03-11T00:00:00.000Z')
    expect((await shop.chat({ message: 'hello' })).headers['ratelimit']).toBe('"daily";r=999;t=86400')
  })
})

describe('POST /api/v1/chat: 429 quota_exceeded', () => {
  it('gives the 1000th call of the day and refuses the 1001st', async () => {
    const shop = await openShop({ clock: testClock('2026-03-10T12:00:00.000Z') })
    useUp(shop, 999)
    const last = await shop.chat({ message: 'hello' })
    expect(last.status).toBe(200)
    expect(last.headers['ratelimit']).toBe('"daily";r=0;t=43200')

    const refused = await shop.chat({ message: 'hello' })
    expectProblem(refused, 429, 'quota_exceeded')
    expect(refused.headers['retry-after']).toBe('43200')
    expect(refused.headers['ratelimit-policy']).toBe(policy)
    expect(refused.headers['ratelimit']).toBe('"daily";r=0;t=43200')
  })

  it.each(calls)('comes instead of %i (%s) once the day is used up, and does not count', async (...row) => {
    const shop = await openShop({ clock: testClock() })
    useUp(shop, 1000)
    const answer = await row[2](shop)
    expectProblem(answer, 429, 'quota_exceeded')
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=0;t=\d+$/)
    expect(await shop.used()).toBe(1000)
  })

  it('keeps nothing of the refused call', async () => {
    const shop = await openShop({ clock: testClock() })
    useUp(shop, 1000)
    await shop.chat({ message: 'hello' })
    expect((await shop.rpc('sessions.list', {})).sessions).toEqual([])
  })

  it('ends with the UTC day', async () => {
    const clock = testClock('2026-03-10T23:59:59.000Z')
    const shop = await openShop({ clock })
    useUp(shop, 1000)
    expect((await shop.chat({ message: 'hello' })).status).toBe(429)
    clock.advance(1000)
    const answer = await shop.chat({ message: 'hello' })
    expect(answer.status).toBe(200)
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=999;/)
  })

  it('leaves other keys of the bot and its widget alone', async () => {
    const shop = await openShop({ clock: testClock() })
    const other = await shop.newKey()
    useUp(shop, 1000)
    expect((await shop.chat({ message: 'hello' }, { key: other.key })).status).toBe(200)
    expect((await shop.say({ message: 'hello' })).status).toBe(200)
  })
})

/** Sets today's count in the database: a thousand real calls are a test of the quota itself. */
function useUp(shop: Shop, used: number): void {
  const db = openFile(shop)
  db.prepare('DELETE FROM key_usage WHERE key_id = ?').run(shop.key.id)
  const day = shop.key.created_at.slice(0, 10)
  db.prepare('INSERT INTO key_usage (key_id, day, used, last_used_at) VALUES (?, ?, ?, ?)').run(
    shop.key.id,
    day,
    used,
    Date.parse(shop.key.created_at),
  )
}
