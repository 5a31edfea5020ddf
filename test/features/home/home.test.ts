import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'

/** The PC stands in a shop in Berlin: an hour or two ahead of UTC. */
const zoneBefore = process.env['TZ']
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin'
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneBefore
})

const hours = (counts: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)

async function openAt(iso: string) {
  const clock = testClock(iso)
  const shop = await openShop({ clock })
  await shop.rpc('knowledge.save', {
    bot_id: shop.bot.id,
    question: 'How long does delivery take?',
    alternatives: [],
    answer: 'Two days.',
  })
  const summary = () => shop.rpc('home.summary', {})
  return { ...shop, clock, summary }
}

describe('the numbers of today', () => {
  it('are all zero in a new shop', async () => {
    const hub = await startHub({ port: null })
    expect(await hub.rpc('home.summary', {})).toEqual({
      chats_today: 0,
      chats_yesterday: 0,
      questions_today: 0,
      answered_today: 0,
      by_hour: hours({}),
      waiting: 0,
      quotas: [],
      attention: [],
      next_runs: [],
      bots: 0,
      products: 0,
      knowledge: 0,
      answers: 0,
    })
  })

  it('count questions, and as answered what the bot knew', async () => {
    const shop = await openAt('2026-03-10T12:20:00.000Z')
    const { session_id } = await shop.ask('Hello')
    await shop.ask('How long does delivery take?', session_id)
    await shop.ask('Quantum chromodynamics?', session_id)
    await shop.hear('How long does delivery take?', 'visitor')
    expect(await shop.summary()).toMatchObject({
      chats_today: 2,
      chats_yesterday: 0,
      questions_today: 4,
      answered_today: 3,
      by_hour: hours({ 13: 4 }),
      bots: 1,
      knowledge: 1,
    })
  })

  it('do not count what a person answered as answered by the bot', async () => {
    const shop = await openAt('2026-03-10T12:20:00.000Z')
    await shop.hear('Quantum chromodynamics?', 'visitor')
    const { sessions } = await shop.rpc('sessions.list', {})
    await shop.rpc('sessions.reply', { session_id: sessions[0]?.id ?? '', text: 'I do not know either.' })
    await shop.hear('Thank you all the same', 'visitor')
    expect(await shop.summary()).toMatchObject({ chats_today: 1, questions_today: 2, answered_today: 0 })
  })

  it('begin at midnight of this PC, to the millisecond', async () => {
    const shop = await openAt('2026-03-09T22:59:59.999Z')
    const { session_id } = await shop.ask('Hello')
    expect(await shop.summary()).toMatchObject({ chats_today: 1, by_hour: hours({ 23: 1 }) })
    shop.clock.set('2026-03-09T23:00:00.000Z')
    expect(await shop.summary()).toMatchObject({
      chats_today: 0,
      chats_yesterday: 1,
      questions_today: 0,
      answered_today: 0,
      by_hour: hours({}),
    })
    // A chat that goes on after midnight is one of both days.
    await shop.ask('Hello', session_id)
    await shop.ask('Hello')
    expect(await shop.summary()).toMatchObject({
      chats_today: 2,
      chats_yesterday: 1,
      questions_today: 2,
      by_hour: hours({ 0: 2 }),
    })
    shop.clock.set('2026-03-10T23:00:00.000Z')
    expect(await shop.summary()).toMatchObject({ chats_today: 0, chats_yesterday: 2 })
    shop.clock.set('2026-03-11T23:00:00.000Z')
    expect(await shop.summary()).toMatchObject({ chats_today: 0, chats_yesterday: 0 })
  })

  it('know days of 23 and of 25 hours', async () => {
    const shop = await openAt('2026-03-28T23:00:00.000Z')
    for (const time of ['23:30', '00:30', '01:30', '21:59']) {
      shop.clock.set(`2026-03-${time === '23:30' ? 28 : 29}T${time}:00.000Z`)
      await shop.ask('Hello')
    }
    expect((await shop.summary()).by_hour).toEqual(hours({ 0: 1, 1: 1, 3: 1, 23: 1 }))
    shop.clock.set('2026-03-29T22:00:00.000Z')
    expect(await shop.summary()).toMatchObject({ chats_today: 0, chats_yesterday: 4 })

    shop.clock.set('2026-10-24T22:00:00.000Z')
    await shop.ask('Hello')
    for (const time of ['00:30', '01:30', '22:59']) {
      shop.clock.set(`2026-10-25T${time}:00.000Z`)
      await shop.ask('Hello')
    }
    expect((await shop.summary()).by_hour).toEqual(hours({ 0: 1, 2: 2, 23: 1 }))
    shop.clock.set('2026-10-25T23:00:00.000Z')
    expect(await shop.summary()).toMatchObject({ chats_today: 0, chats_yesterday: 4 })
  })
})

describe('the numbers of the shop', () => {
  it('count the products visitors see, through every kind of sync', async () => {
    const shop = await openAt('2026-03-10T12:00:00.000Z')
    const products = (...ids: string[]) => ids.map((id) => ({ id, title: `Tent ${id}` }))
    const counted = async () => (await shop.summary()).products
    expect(await counted()).toBe(0)
    await shop.fill(products('1', '2', '3'))
    expect(await counted()).toBe(3)
    await shop.fill({ mode: 'merge', products: [{ id: '3', title: 'Changed' }, ...products('4')] })
    expect(await counted()).toBe(4)
    await shop.sync(products('9'), { query: '?dry_run=true' })
    await shop.sync([{ id: '1' }])
    expect(await counted()).toBe(4)
    await shop.fill(products('1', '5'))
    expect(await counted()).toBe(2)
    expect(await shop.rpc('hub.status', {})).toMatchObject({ products: 2 })
    await shop.rpc('bots.create', { name: 'Other' })
    expect(await shop.summary()).toMatchObject({ bots: 2, products: 2, knowledge: 1 })
  })
})
