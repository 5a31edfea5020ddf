import { describe, expect, it } from 'vitest'
import { type Answer, expectProblem } from '../helpers/http.ts'
import { openShop, type Shop, shopOn } from '../helpers/shop.ts'

describe('widget: 30 messages a minute a session', () => {
  it('answers 30 and refuses the 31st with Retry-After', async () => {
    const shop = await openShop()
    expect(await statuses(shop, 30, () => 'visitor-1')).toEqual(Array(30).fill(200))
    expectTooMany(await shop.say({ session_id: 'visitor-1', message: 'hello' }))
  })

  it('keeps nothing of what it refuses', async () => {
    const shop = await openShop()
    await statuses(shop, 33, () => 'visitor-1')
    const { sessions } = await shop.rpc('sessions.list', {})
    expect(sessions).toMatchObject([{ message_count: 60 }])
  })

  it('counts each session separately', async () => {
    const shop = await openShop()
    await statuses(shop, 31, () => 'visitor-1')
    expect((await shop.say({ session_id: 'visitor-2', message: 'hello' })).status).toBe(200)
  })

  it('counts the same id at another bot separately', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    await statuses(shop, 31, () => 'visitor-1')
    expect((await other.say({ session_id: 'visitor-1', message: 'hello' })).status).toBe(200)
  })

  it('counts all that come at the same moment', async () => {
    const shop = await openShop()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => shop.say({ session_id: 'visitor-1', message: 'hello' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('can be read by the page', async () => {
    const origin = 'https://shop.example'
    const shop = await openShop({ bot: { allowed_origins: [origin] } })
    await statuses(shop, 30, () => 'visitor-1')
    const answer = await shop.say({ session_id: 'visitor-1', message: 'hello' }, { headers: { origin } })
    expectTooMany(answer)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
  })
})

describe('widget: 120 messages a minute an address', () => {
  it.each([
    ['however many sessions they name', (index: number) => `visitor-${index}`],
    ['also when they name none', () => undefined],
  ])('answers 120 and refuses the 121st with Retry-After, %s', async (_, session) => {
    const shop = await openShop()
    expect(await statuses(shop, 120, session)).toEqual(Array(120).fill(200))
    expectTooMany(await shop.say({ message: 'hello' }))
  })

  it('counts all bots together, and believes no X-Forwarded-For', async () => {
    const shop = await openShop()
    const other = await shopOn(shop)
    await statuses(shop, 60, (index) => `a-${index}`)
    await statuses(other, 60, (index) => `b-${index}`)
    expectTooMany(await other.say({ message: 'hello' }, { headers: { 'x-forwarded-for': '203.0.113.7' } }))
  })

  it('leaves the chat API and the sync alone', async () => {
    const shop = await openShop()
    await statuses(shop, 121, () => undefined)
    expect((await shop.chat({ message: 'hello' })).status).toBe(200)
    expect((await shop.sync([{ id: '1', title: 'Tent' }])).status).toBe(200)
  })
})

async function statuses(
  shop: Shop,
  count: number,
  sessionOf: (index: number) => string | undefined,
): Promise<number[]> {
  const found: number[] = []
  for (let index = 0; index < count; index++) {
    found.push((await shop.say({ session_id: sessionOf(index), message: 'hello' })).status)
  }
  return found
}

function expectTooMany(answer: Answer): void {
  expectProblem(answer, 429, 'too_many_requests')
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
}
