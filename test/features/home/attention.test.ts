import { describe, expect, it } from 'vitest'
import type { Attention } from '#shared/rpc/home.ts'
import { testClock } from '../../helpers/hub.ts'
import { openFile, openShop } from '../../helpers/shop.ts'
import { openSink, status } from '../../helpers/sink.ts'

const hour = 3_600_000

async function open() {
  const clock = testClock('2026-03-10T12:00:00.000Z')
  const shop = await openShop({ clock })
  await shop.fill([{ id: '1', title: 'Tent' }])
  return {
    ...shop,
    clock,
    attention: async (): Promise<Attention[]> => (await shop.rpc('home.summary', {})).attention,
    /** As if it had been called so often today. */
    use: (used: number) =>
      openFile(shop)
        .prepare('INSERT OR REPLACE INTO key_usage VALUES (?, ?, ?, ?)')
        .run(shop.key.id, '2026-03-10', used, clock.now()),
  }
}

describe('what needs attention', () => {
  it('is nothing where all is well', async () => {
    const shop = await open()
    await shop.ask('Tent?')
    expect(await shop.attention()).toEqual([])
  })

  it('is a visitor who waits, since when, and the longest first', async () => {
    const shop = await open()
    await shop.hear('Tent?', 'one')
    await shop.hear('Tent?', 'two')
    const { sessions } = await shop.rpc('sessions.list', {})
    const idOf = (name: string) => sessions.find(({ session_id }) => session_id === name)?.id ?? ''
    await shop.rpc('sessions.setStatus', { session_id: idOf('two'), status: 'waiting' })
    shop.clock.advance(hour)
    await shop.rpc('sessions.setStatus', { session_id: idOf('one'), status: 'waiting' })
    // Asking again does not move one to the end of the line.
    shop.clock.advance(hour)
    await shop.hear('Anybody?', 'two')
    const of = (name: string, since: string) => ({
      kind: 'waiting',
      session_id: idOf(name),
      bot_id: shop.bot.id,
      bot_name: 'Fjell',
      visitor: null,
      question: name === 'two' ? 'Anybody?' : 'Tent?',
      since,
    })
    expect(await shop.attention()).toEqual([
      of('two', '2026-03-10T12:00:00.000Z'),
      of('one', '2026-03-10T13:00:00.000Z'),
    ])
    await shop.rpc('sessions.reply', { session_id: idOf('two'), text: 'Here I am' })
    expect(await shop.rpc('home.summary', {})).toMatchObject({
      waiting: 1,
      attention: [of('one', '2026-03-10T13:00:00.000Z')],
    })
    shop.clock.advance(hour)
    await shop.rpc('sessions.setStatus', { session_id: idOf('two'), status: 'waiting' })
    expect((await shop.attention())[1]).toEqual(of('two', '2026-03-10T15:00:00.000Z'))
  })

  it('is a key whose day is nearly or wholly used up', async () => {
    const shop = await open()
    const key = { key_id: shop.key.id, key_name: 'test', bot_id: shop.bot.id }
    shop.use(799)
    expect(await shop.attention()).toEqual([])
    shop.use(800)
    expect(await shop.attention()).toEqual([{ kind: 'quota_near', ...key, used: 800, limit: 1000 }])
    shop.use(1000)
    expect(await shop.attention()).toEqual([
      { kind: 'quota_used_up', ...key, resets_at: '2026-03-11T00:00:00.000Z' },
    ])
    expect(await shop.rpc('home.summary', {})).toMatchObject({
      quotas: [{ ...key, bot_name: 'Fjell', used: 1000, limit: 1000, resets_at: '2026-03-11T00:00:00.000Z' }],
    })
    shop.clock.set('2026-03-11T00:00:00.000Z')
    expect(await shop.attention()).toEqual([])
  })

  it('is not a revoked key, nor a key of an archived bot', async () => {
    const shop = await open()
    shop.use(1000)
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expect(await shop.rpc('home.summary', {})).toMatchObject({ quotas: [], attention: [], bots: 0 })
    await shop.rpc('bots.archive', { bot_id: shop.bot.id, archived: false })
    expect(await shop.attention()).toMatchObject([{ kind: 'quota_used_up' }])
    await shop.rpc('keys.revoke', { key_id: shop.key.id })
    expect(await shop.rpc('home.summary', {})).toMatchObject({ quotas: [], attention: [] })
  })

  it('is an old secret that ends within a day', async () => {
    const shop = await open()
    await shop.rpc('keys.rotate', { key_id: shop.key.id, grace: '7d' })
    expect(await shop.attention()).toEqual([])
    shop.clock.advance(6 * 24 * hour - 1)
    expect(await shop.attention()).toEqual([])
    shop.clock.advance(1)
    expect(await shop.attention()).toEqual([
      {
        kind: 'old_key_ends',
        key_id: shop.key.id,
        key_name: 'test',
        bot_id: shop.bot.id,
        expires_at: '2026-03-17T12:00:00.000Z',
      },
    ])
    shop.clock.advance(24 * hour)
    expect(await shop.attention()).toEqual([])
  })

  it('is a webhook that keeps failing, until somebody fixed it', async () => {
    const shop = await open()
    const sink = await openSink(status(500))
    const { id } = await shop.rpc('endpoints.set', { bot_id: shop.bot.id, url: sink.url, allow_local: true })
    const item = { kind: 'undelivered', endpoint_id: id, to: new URL(sink.url).host }
    const state = async () => (await shop.rpc('endpoints.get', { endpoint_id: id })).state
    await shop.rpc('deliveries.test', { endpoint_id: id })
    await expect.poll(state).toBe('failing')
    expect(await shop.attention()).toEqual([])
    shop.clock.advance(60_000)
    expect(await shop.attention()).toEqual([
      { ...item, why: 'failing', since: '2026-03-10T12:00:00.000Z', count: 1 },
    ])
    sink.answerWith(status(410))
    await shop.rpc('deliveries.test', { endpoint_id: id })
    await expect.poll(state).toBe('disabled')
    expect(await shop.attention()).toMatchObject([{ ...item, why: 'gone' }])
    // Switched on alone it has not got what it missed.
    await shop.rpc('endpoints.update', { endpoint_id: id, enabled: true })
    expect(await shop.attention()).toMatchObject([{ ...item, why: 'failed', count: 2 }])
    await shop.rpc('deliveries.cancelFailed', { since: '2026-03-10T12:00:00.000Z' })
    expect(await shop.attention()).toEqual([])
    // What a merchant switched off themselves is as they want it.
    await shop.rpc('endpoints.update', { endpoint_id: id, enabled: false })
    expect(await shop.attention()).toEqual([])
  })

  it('is what was given up though others arrive', async () => {
    const shop = await open()
    const sink = await openSink()
    const { id } = await shop.rpc('endpoints.set', { bot_id: shop.bot.id, url: sink.url, allow_local: true })
    await shop.rpc('deliveries.test', { endpoint_id: id })
    await expect.poll(() => sink.received.length).toBe(1)
    await expect
      .poll(async () => (await shop.rpc('deliveries.list', { state: 'delivered' })).deliveries.length)
      .toBe(1)
    openFile(shop).prepare("UPDATE deliveries SET state = 'failed'").run()
    expect(await shop.attention()).toMatchObject([{ kind: 'undelivered', why: 'failed', count: 1 }])
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expect(await shop.attention()).toEqual([])
  })

  it('is a bot that knows nothing yet', async () => {
    const shop = await open()
    const bot = await shop.rpc('bots.create', { name: 'Empty' })
    expect(await shop.attention()).toEqual([{ kind: 'bot_empty', bot_id: bot.id, bot_name: 'Empty' }])
    const { id } = await shop.rpc('knowledge.save', {
      bot_id: bot.id,
      question: 'Open?',
      alternatives: [],
      answer: 'Yes.',
    })
    expect(await shop.attention()).toEqual([])
    await shop.rpc('knowledge.remove', { id })
    await shop.fill([{ id: '1', title: 'Tent' }], { key: bot.sync_key })
    expect(await shop.attention()).toEqual([])
  })

  it('is a last sync that left products out', async () => {
    const shop = await open()
    await shop.fill([{ id: '1', title: 'Tent' }, { id: '2' }, { id: '3' }])
    expect(await shop.attention()).toEqual([
      {
        kind: 'products_rejected',
        bot_id: shop.bot.id,
        bot_name: 'Fjell',
        rejected: 2,
        at: expect.any(String),
      },
    ])
    await shop.fill([{ id: '1', title: 'Tent' }])
    expect(await shop.attention()).toEqual([])
  })
})
