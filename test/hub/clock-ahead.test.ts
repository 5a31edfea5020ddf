import { describe, expect, it } from 'vitest'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { openOutbox } from '../features/webhooks/queue/open-outbox.ts'
import { onThisPc, wordsAlone } from '../helpers/hub.ts'
import { openFile } from '../helpers/shop.ts'
import { status } from '../helpers/sink.ts'

const dayMs = 86_400_000
const yearMs = 365 * dayMs
const pace = { lookMs: 10, handoverMs: 20, timeoutMs: 20_000 }
const session_id = 'WmQ5Yx1b0vJ8tR3kLs7p2A'

/** What a shop did while the clock of its PC was a year ahead. */
async function openAhead() {
  const shop = await openOutbox({ react: status(500), pace })
  shop.clock.advance(yearMs)
  const asked = await shop.chat({ message: 'hello' }, { headers: { 'idempotency-key': 'order-1' } })
  expect(asked.status).toBe(200)
  const { id: delivery_id } = await shop.test()
  await shop.stands(delivery_id, 'retrying', 1)
  await shop.say({ session_id, message: 'Can I talk to a person?' })
  const rotated = await shop.rpc('keys.rotate', { key_id: shop.key.id, grace: '24h' })
  await shop.rpc('endpoints.rotate', { endpoint_id: shop.endpoint.id })
  openFile(shop).prepare('UPDATE key_usage SET used = 1000').run()
  expect((await shop.chat({ message: 'hello' })).status).toBe(429)
  return { ...shop, delivery_id, rotated }
}

describe('a clock that was a year ahead', () => {
  it('leaves nothing behind once it is set right', async () => {
    const shop = await openAhead()
    shop.sink.answerWith(status(200))
    shop.clock.advance(-yearMs)

    const answer = await shop.chat({ message: 'hello' }, { key: shop.rotated.key })
    expect(answer.status).toBe(200)
    expect(answer.headers['ratelimit']).toMatch(/^"daily";r=999;t=\d{1,5}$/)
    expect(await shop.used()).toBe(1)
    await shop.stands(shop.delivery_id, 'delivered')

    // Who waits is told that nobody came, counted from now.
    shop.clock.advance(6 * 60_000)
    const [waiting] = (await shop.rpc('sessions.list', { view: 'needs_me' })).sessions
    await expect.poll(async () => (await shop.transcript(waiting?.id ?? '')).length).toBe(3)
    shop.clock.advance(8 * dayMs)
    expect((await shop.chat({ message: 'hello' })).status, 'the old secret ends').toBe(401)
  })

  it('leaves nothing behind where it is set right while the PC is off', async () => {
    const shop = await openAhead()
    await shop.stop()
    shop.clock.advance(-yearMs)
    const db = openFile(shop)
    const now = shop.clock.now()
    const again = createHub({
      ...wordsAlone,
      log: createLog({ level: 'silent' }),
      dataPath: shop.dataPath,
      port: null,
      clock: shop.clock,
      outgoing: onThisPc,
    })
    await again.start()
    await again.stop()
    const latest = (sql: string) => db.prepare<[], number | null>(sql).pluck().get() ?? 0
    expect(latest('SELECT max(due_at) FROM deliveries')).toBe(now)
    expect(latest('SELECT max(failing_since) FROM endpoints')).toBe(now)
    expect(latest('SELECT max(old_secret_until) FROM endpoints')).toBe(now + dayMs)
    expect(latest('SELECT max(expires_at) FROM api_key_secrets')).toBe(now + 7 * dayMs)
    expect(latest('SELECT max(created_at) FROM idempotent_answers')).toBe(now)
    expect(latest('SELECT max(waiting_since) FROM conversations')).toBe(now)
    expect(latest('SELECT max(updated_at) FROM conversations WHERE closed_at IS NULL')).toBe(now)
  })
})
