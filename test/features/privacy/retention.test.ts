import { describe, expect, it } from 'vitest'
import { startHub, type TestHub, tempFolder, testClock } from '../../helpers/hub.ts'
import { openFile, shopOn } from '../../helpers/shop.ts'
import { openInbox } from '../inboxes/inbox.ts'
import { openOutbox } from '../webhooks/queue/open-outbox.ts'

const dayMs = 86_400_000

/** A shop with something of each kind, and the same shop some days later. */
async function open() {
  const [dataPath, clock] = [tempFolder(), testClock()]
  const hub = await startHub({ dataPath, clock })
  const shop = await shopOn(hub, { country: 'DE' })
  const inbox = await openInbox(hub)
  await shop.hear('My name is Ada Berg, ada@shop.example', 'ada-0123456789abcd')
  await inbox.post({ event_type: 'note', text: 'first' })
  await inbox.post({ event_type: 'note', text: 'second' })
  const [second] = await inbox.all()
  await hub.rpc('events.mark', { event_ids: [second?.id ?? ''], starred: true })
  await hub.rpc('documents.add', {
    bot_id: shop.bot.id,
    title: 'Guide',
    format: 'txt',
    text: 'Keep your tent dry.',
  })
  let now = hub
  const restartAfter = async (days: number) => {
    await now.stop()
    clock.advance(days * dayMs)
    now = await startHub({ dataPath, clock })
  }
  const waitDays = async (days: number) => {
    // For a day after a leap of the clock nothing is removed for its age.
    const last = Math.min(days, 1.5)
    if (days > last) await restartAfter(days - last)
    await restartAfter(last)
    const counts = async () => ({
      conversations: (await now.rpc('sessions.list', {})).sessions.length,
      leads: (await now.rpc('leads.list', {})).leads.length,
      lead_events: (await now.rpc('events.list', { kind: 'lead' })).events.length,
      notes: (await now.rpc('events.list', { inbox_id: inbox.id })).events.length,
      documents: (await now.rpc('documents.list', { bot_id: shop.bot.id })).documents.length,
    })
    return { hub: now, counts }
  }
  return { hub, shop, inbox, waitDays }
}

describe('what is kept', () => {
  it('goes by its own time, each kind by itself', async () => {
    const { hub, waitDays } = await open()
    await hub.rpc('settings.update', {
      keep_conversations_days: 30,
      keep_events_days: 60,
      keep_leads_days: 90,
      keep_documents_days: 120,
    })
    const all = { conversations: 1, leads: 1, lead_events: 1, notes: 2, documents: 1 }
    const month = await waitDays(29)
    expect(await month.counts()).toEqual(all)
    const more = await waitDays(2)
    await expect.poll(more.counts).toEqual({ ...all, conversations: 0 })
    const two = await waitDays(30)
    // The starred one stays.
    await expect.poll(two.counts).toEqual({ ...all, conversations: 0, lead_events: 0, notes: 1 })
    const three = await waitDays(30)
    await expect
      .poll(three.counts)
      .toEqual({ conversations: 0, leads: 0, lead_events: 0, notes: 1, documents: 1 })
    const four = await waitDays(30)
    await expect
      .poll(four.counts)
      .toEqual({ conversations: 0, leads: 0, lead_events: 0, notes: 1, documents: 0 })
    expect(openFile(four.hub).pragma('foreign_key_check')).toEqual([])
  })

  it('is kept for years unless the merchant says otherwise, and for ever on request', async () => {
    const { hub, waitDays } = await open()
    const settings = await hub.rpc('settings.get', {})
    expect(settings).toMatchObject({
      keep_conversations_days: 730,
      keep_events_days: 365,
      keep_leads_days: 1095,
      keep_documents_days: null,
    })
    await hub.rpc('settings.update', {
      keep_conversations_days: null,
      keep_leads_days: null,
      keep_events_days: null,
    })
    const later = await waitDays(3650)
    expect(await later.counts()).toEqual({
      conversations: 1,
      leads: 1,
      lead_events: 1,
      notes: 2,
      documents: 1,
    })
    await expect(hub.rpc('settings.update', { keep_leads_days: 0 })).rejects.toThrow()
  })
})

describe('calls beyond the quota', () => {
  it('are told to the mirror, and their copies are the first to go', async () => {
    const [dataPath, clock] = [tempFolder(), testClock()]
    const outbox = await openOutbox({ dataPath, clock, endpoint: { event_types: ['lead.created'] } })
    await outbox.rpc('keys.update', {
      key_id: outbox.key.id,
      mirror_url: outbox.sink.url,
      mirror_allow_local: true,
    })
    await outbox.ask('hello')
    openFile(outbox).prepare('UPDATE key_usage SET used = 1000').run()
    const refused = await outbox.chat({ message: 'one too many' })
    expect(refused.status).toBe(429)
    await expect.poll(() => outbox.sink.received.length).toBe(2)
    const exchanges = async (hub: TestHub) =>
      (await hub.rpc('events.list', { kind: 'api' })).events.map(
        ({ payload }) => (payload as { response: { status: number } }).response.status,
      )
    expect((await exchanges(outbox)).toSorted()).toEqual([200, 429])
    await outbox.stop()
    clock.advance(2 * dayMs)
    const later = await startHub({ dataPath, clock })
    await expect.poll(() => exchanges(later)).toEqual([200])
  })
})
