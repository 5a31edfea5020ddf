import { describe, expect, it } from 'vitest'
import { scriptOf } from '#main/features/demo/visitors/script.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { openFile, openShop } from '../../helpers/shop.ts'

const jacket = {
  id: 'J-1',
  title: 'Rain jacket Fjell',
  category: 'Clothing > Jackets',
  price: '89.00 EUR',
  availability: 'in_stock',
}
const tables = [
  'conversations',
  'messages',
  'answer_traces',
  'unanswered',
  'leads',
  'lead_contacts',
  'lead_conversations',
  'lead_events',
  'events',
  'deliveries',
] as const

async function shopWithVisitors() {
  const shop = await openShop()
  const bot_id = shop.bot.id
  await shop.fill([jacket])
  await shop.rpc('knowledge.save', { bot_id, question: 'Can I return an item?', answer: 'Within 30 days.' })
  // A real visitor, with all that a visitor may leave behind.
  await shop.rpc('bots.update', { bot_id, webhook_url: 'https://hooks.shop.example/in' })
  await shop.hear('Do you give fencing lessons on the moon?', 'real-1')
  await shop.hear('My name is Ada Berg, ada@shop.example', 'real-1')
  await shop.hear('Can I talk to a person?', 'real-1')
  const visit = async (visitors: number) => {
    await shop.rpc('demo.startVisitors', { bot_id, visitors, pace_ms: 0 })
    await expect
      .poll(async () => (await shop.rpc('demo.visitorsStatus', { bot_id })).running, { interval: 20 })
      .toBe(false)
    return shop.rpc('demo.visitorsStatus', { bot_id })
  }
  const db = openFile(shop)
  const counts = () =>
    Object.fromEntries(
      tables.map((table) => [table, db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]),
    )
  return { ...shop, bot_id, visit, counts, db }
}

describe('simulated visitors', () => {
  it('come over the public address, leave a lead, ask for a person, and are all counted', async () => {
    const shop = await shopWithVisitors()
    const status = await shop.visit(10)
    expect(status).toMatchObject({ visitors: 10, finished: 10, failed: 0, kept: 10 })
    expect(status.messages).toBeGreaterThan(20)
    const { sessions } = await shop.rpc('sessions.list', { bot_id: shop.bot_id, limit: 50 })
    expect(sessions.filter(({ traffic }) => traffic === 'simulated')).toHaveLength(10)
    expect(sessions.some(({ traffic, status: who }) => traffic === 'simulated' && who === 'waiting')).toBe(
      true,
    )
    const { leads } = await shop.rpc('leads.list', { tests: true })
    expect(leads.map(({ email }) => email)).toContainEqual(expect.stringMatching(/@example\.com$/))
  })

  it('are tests to everybody else: no webhook is sent for them, and no figure counts them', async () => {
    const shop = await shopWithVisitors()
    const sent = shop.counts()['deliveries']
    const before = await shop.rpc('home.summary', {})
    await shop.visit(10)
    const after = await shop.rpc('home.summary', {})
    expect(sent).toBeGreaterThan(0)
    expect(shop.counts()['deliveries']).toBe(sent)
    expect(after.chats_today).toBe(before.chats_today)
    expect(after.questions_today).toBe(before.questions_today)
    const { events } = await shop.rpc('events.list', { limit: 100 })
    const real = events.filter(({ is_test }) => !is_test)
    expect(new Set(real.map(({ session_id }) => session_id)).size).toBe(1)
    expect(events.length).toBeGreaterThan(real.length)
  })

  it('are removed in one go, and nothing real with them', async () => {
    const shop = await shopWithVisitors()
    await shop.rpc('events.search', { query: 'Ada', limit: 10 })
    const before = shop.counts()
    await shop.visit(10)
    const removed = await shop.rpc('demo.removeVisitors', { bot_id: shop.bot_id })
    expect(removed).toMatchObject({ conversations: 10, leads: 1 })
    expect(removed.events).toBeGreaterThan(10)
    expect(shop.counts()).toEqual(before)
    expect(await shop.rpc('demo.visitorsStatus', { bot_id: shop.bot_id })).toMatchObject({
      kept: 0,
      visitors: 0,
    })
    const { events } = await shop.rpc('events.search', { query: 'example', limit: 10 })
    expect(events.filter(({ is_test }) => is_test)).toEqual([])
    // What comes next gets the numbers of what was removed, and is found all the same.
    await shop.hear('My name is Grace Holm, grace@shop.example', 'real-2')
    const found = await shop.rpc('events.search', { query: 'grace', limit: 10 })
    expect(found.events).not.toHaveLength(0)
    expect(shop.db.pragma('foreign_key_check')).toEqual([])
  })

  it('go home when they are told to, and come once however often they are asked', async () => {
    const { rpc, events, bot_id } = await shopWithVisitors()
    const told: string[] = []
    events.subscribe(({ type }) => told.push(type))
    expect(await rpc('demo.startVisitors', { bot_id, pace_ms: 60_000 })).toMatchObject({
      running: true,
      visitors: 10,
    })
    expect(told).toEqual(['demo.visitors'])
    expect(await rpc('demo.startVisitors', { bot_id, visitors: 3 })).toMatchObject({
      running: true,
      visitors: 10,
    })
    expect(await rpc('demo.stopVisitors', { bot_id })).toMatchObject({ running: false, failed: 0 })
  })

  it('do not come to a hub that is not listening', async () => {
    const shop = await openShop({ port: null })
    await expect(shop.rpc('demo.startVisitors', { bot_id: shop.bot.id })).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })
})

describe('what they say', () => {
  it.each(languageCodes)('is made of the shop, in %s', (language) => {
    const topics = { language, products: ['Fjell 2'], categories: ['jackets'], questions: ['Returns?'] }
    let step = 0
    const random = () => (step++ % 10) / 10
    const all = Array.from({ length: 10 }, (_, visitor) => scriptOf(visitor, topics, random))
    expect(all.every((said) => said.length > 1)).toBe(true)
    expect(all.flat().join(' ')).not.toMatch(/[{}]/)
    expect(all.flat().filter((text) => text.includes('@example.com'))).toHaveLength(1)
    expect(all.flat().some((text) => text.includes('Fjell 2'))).toBe(true)
  })

  it('leaves out products where there are none', () => {
    const topics = { language: 'en', products: [], categories: [], questions: [] } as const
    const said = Array.from({ length: 10 }, (_, visitor) => scriptOf(visitor, topics, () => 0.3)).flat()
    expect(said.join(' ')).not.toMatch(/\{x\}|undefined/)
  })
})
