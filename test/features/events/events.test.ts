import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import { testClock } from '../../helpers/hub.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openFile, shopOn } from '../../helpers/shop.ts'
import { openInbox } from '../inboxes/inbox.ts'

const clock = testClock()
const hub = sharedHub({ clock })

type Filter = CallInput<'events.list'>
const bodies = [
  { event_type: 'lead.created', lead: { name: 'Ann Berg', email: 'ann@example.com' } },
  { event_type: 'handover.requested', reason: 'asked', session_id: 'their-session' },
  { event_type: 'conversation.closed', note: 'Grüße aus Köln' },
  { event_type: 'order.created', total: 19.9, items: [{ title: 'Tent Rondane' }] },
  { event_type: 'lead.updated', lead: { email: 'bo@example.com', message: 'The tent, please' } },
]

/** An inbox with one event of each kind, a minute apart. */
async function received() {
  const inbox = await openInbox(hub())
  for (const body of bodies) {
    clock.advance(60_000)
    await inbox.post(body)
  }
  const types = async (filter: Filter) => {
    const { events } = await hub().rpc('events.list', { inbox_id: inbox.id, ...filter })
    return events.map(({ event_type }) => event_type)
  }
  const found = async (query: string, filter: Filter = {}) => {
    const { events } = await hub().rpc('events.search', { query, inbox_id: inbox.id, ...filter })
    return events.map(({ event_type }) => event_type)
  }
  return { ...inbox, types, found }
}

describe('the list of events', () => {
  it('is filtered by what they are', async () => {
    const { types, id } = await received()
    expect(await types({})).toEqual(bodies.map(({ event_type }) => event_type).toReversed())
    expect(await types({ kind: 'lead' })).toEqual(['lead.updated', 'lead.created'])
    expect(await types({ kind: 'other' })).toEqual(['order.created'])
    expect(await types({ event_type: 'lead.created' })).toEqual(['lead.created'])
    expect(await types({ event_type: 'lead.created', kind: 'other' })).toEqual([])
    expect(await types({ session_id: 'their-session' })).toEqual(['handover.requested'])
    expect(await types({ source: 'inbox', kind: 'handover' })).toEqual(['handover.requested'])
    expect(await types({ source: 'bot' })).toEqual([])
    expect(await types({ bot_id: 'bot_nobody' })).toEqual([])
    expect(await types({ inbox_id: 'inb_nobody' })).toEqual([])
    expect(await types({ lead_id: 'lead_nobody' })).toEqual([])
    expect((await hub().rpc('events.list', { inbox_id: id, brief: true })).events[0]?.payload).toBeNull()
  })

  it('is filtered by when they came, also with a clock that was set back', async () => {
    const { types, post } = await received()
    const at = (minutes: number) => new Date(clock.now() + minutes * 60_000).toISOString()
    expect(await types({ from: at(-1) })).toEqual(['lead.updated', 'order.created'])
    expect(await types({ from: at(-2), to: at(-2) })).toEqual(['conversation.closed'])
    expect(await types({ to: at(-3), kind: 'lead' })).toEqual(['lead.created'])
    clock.advance(-120_000)
    await post({ event_type: 'late' })
    const back = new Date(clock.now()).toISOString()
    expect(await types({ from: back, to: back })).toEqual(['late', 'conversation.closed'])
    clock.advance(120_000)
  })

  it('goes page by page, each event once', async () => {
    const { id } = await received()
    const seen: string[] = []
    let after: string | undefined
    do {
      const page: CallOutput<'events.list'> = await hub().rpc('events.list', {
        inbox_id: id,
        limit: 2,
        after,
      })
      expect(page.events.length).toBeLessThanOrEqual(2)
      seen.push(...page.events.map(({ event_type }) => event_type))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(seen).toEqual(bodies.map(({ event_type }) => event_type).toReversed())
    await expect(hub().rpc('events.list', { after: 'x' })).rejects.toThrow(/next/)
  })

  it('has what bots emit beside what was received', async () => {
    const shop = await shopOn(hub())
    await shop.hear('Hello, I am at carla@example.com', 'visitor-1')
    const { events } = await hub().rpc('events.list', { bot_id: shop.bot.id })
    expect(events.map(({ event_type }) => event_type).toSorted()).toEqual([
      'conversation.started',
      'lead.created',
    ])
    const lead = events.find(({ kind }) => kind === 'lead')
    expect(lead).toMatchObject({ source: 'bot', read: false, card: { email: 'carla@example.com' } })
    const { leads } = await hub().rpc('leads.list', { query: 'carla' })
    expect(leads.map(({ id }) => id)).toEqual([lead?.lead_id])
    const byLead = await hub().rpc('events.list', { lead_id: lead?.lead_id ?? '' })
    expect(byLead.events.map(({ id }) => id)).toEqual([lead?.id])
  })

  it('leaves long payloads for whoever asks for one', async () => {
    const inbox = await openInbox(hub())
    await inbox.post({ event_type: 'long', text: 'x'.repeat(40_000) })
    const [listed] = await inbox.all()
    expect(listed).toMatchObject({ payload: null, payload_bytes: 40_031 })
    expect((await inbox.only()).payload).toMatchObject({ event_type: 'long' })
  })
})

describe('search', () => {
  it('finds every word, the last also by its beginning', async () => {
    const { found } = await received()
    expect(await found('tent')).toEqual(['lead.updated', 'order.created'])
    expect(await found('TENT rond')).toEqual(['order.created'])
    expect(await found('rond tent')).toEqual([])
    expect(await found('ann@example.com')).toEqual(['lead.created'])
    expect(await found('koln')).toEqual(['conversation.closed'])
    expect(await found('19.9')).toEqual(['order.created'])
    expect(await found('order.created')).toEqual(['order.created'])
    expect(await found('nowhere')).toEqual([])
    expect(await found('?!')).toEqual([])
    expect(await found('"tent" OR NOT (')).toEqual([])
  })

  it('keeps to the filters and the pages', async () => {
    const { found, id } = await received()
    expect(await found('tent', { kind: 'lead' })).toEqual(['lead.updated'])
    expect(await found('tent', { starred: true })).toEqual([])
    const first = await hub().rpc('events.search', { query: 'tent', inbox_id: id, limit: 1 })
    expect(first.events.map(({ event_type }) => event_type)).toEqual(['lead.updated'])
    expect(await found('tent', { after: first.next ?? '' })).toEqual(['order.created'])
  })

  it('finds the newest of many words that begin alike', async () => {
    const inbox = await openInbox(hub())
    const words = Array.from({ length: 40 }, (_, index) => `quux${index}`)
    for (const word of words) await inbox.post({ event_type: 'ping', word })
    const search = (query: string, filter: Filter = {}) =>
      hub().rpc('events.search', { query, inbox_id: inbox.id, limit: 50, ...filter })
    expect((await search('quux')).events.map(({ payload }) => payload)).toEqual(
      words.toReversed().map((word) => ({ event_type: 'ping', word })),
    )
    expect((await search('quux3')).events).toHaveLength(11)
    expect((await search('quux', { kind: 'other', limit: 7 })).events).toHaveLength(7)
    expect((await search('qu')).events).toEqual([])
    expect((await search('quux.')).events).toEqual([])
  })

  it('has what came a moment ago', async () => {
    const { post, found } = await received()
    for (const word of ['first', 'second', 'third']) {
      await post({ event_type: 'ping', word: `${word}word` })
      expect(await found(`${word}word`)).toEqual(['ping'])
    }
  })
})

describe('marks', () => {
  it('are read, starred and archived, one by one', async () => {
    const { types, all } = await received()
    const [newest] = await all()
    const mark = (marks: object) => hub().rpc('events.mark', { event_ids: [newest?.id ?? ''], ...marks })
    expect(await mark({ read: true, starred: true })).toEqual({ changed: 1, event_ids: [newest?.id] })
    expect(await mark({ read: true })).toEqual({ changed: 0, event_ids: [] })
    expect(await types({ read: true })).toEqual(['lead.updated'])
    expect(await types({ starred: true })).toEqual(['lead.updated'])
    expect(await types({ read: false, kind: 'lead' })).toEqual(['lead.created'])
    await mark({ archived: true })
    expect(await types({ starred: true })).toEqual([])
    expect(await types({ archived: true })).toEqual(['lead.updated'])
    expect(await types({ archived: true, kind: 'lead' })).toEqual(['lead.updated'])
    expect(await types({})).toHaveLength(bodies.length - 1)
    await mark({ archived: false, starred: false })
    expect(await types({})).toHaveLength(bodies.length)
  })

  it('are set for all that a filter finds', async () => {
    const { types, id } = await received()
    const before = await hub().rpc('events.counts', {})
    const filter = { inbox_id: id, kind: 'lead' as const }
    expect(await hub().rpc('events.mark', { filter, read: true })).toMatchObject({ changed: 2 })
    expect(await types({ read: false })).toHaveLength(3)
    const after = await hub().rpc('events.counts', {})
    expect(before.unread - after.unread).toBe(2)
    expect(before.unread_by_kind.lead - after.unread_by_kind.lead).toBe(2)
    expect(after.total).toBe(before.total)
  })

  it('are set for all search results, which can be undone', async () => {
    const { types, found, id } = await received()
    const mark = (input: CallInput<'events.mark'>) => hub().rpc('events.mark', input)
    const filter = { inbox_id: id }
    const { event_ids } = await mark({ filter, query: 'tent', archived: true })
    expect(await types({ archived: true })).toEqual(['lead.updated', 'order.created'])
    expect(await found('tent')).toEqual([])
    expect(await mark({ event_ids: event_ids ?? [], archived: false })).toEqual({ changed: 2, event_ids })
    expect(await types({})).toHaveLength(bodies.length)
    // Words that are none find nothing, not everything.
    expect(await mark({ filter, query: '?!', read: true })).toEqual({ changed: 0, event_ids: [] })
    expect(await mark({ query: 'rondane', filter, read: true })).toMatchObject({ changed: 1 })
    expect(await types({ read: true })).toEqual(['order.created'])
  })

  it('are set for more than one batch, newest first', async () => {
    const inbox = await openInbox(hub())
    for (let from = 0; from < 1100; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, at) => inbox.post({ event_type: 'ping', n: from + at })),
      )
    const filter = { inbox_id: inbox.id }
    const marked = await hub().rpc('events.mark', { filter, read: true })
    expect(marked.changed).toBe(1100)
    expect(new Set(marked.event_ids).size).toBe(1100)
    const again = await hub().rpc('events.mark', { event_ids: marked.event_ids ?? [], read: false })
    expect(again.changed).toBe(1100)
  })

  it('need a kind of mark and the events it is for', async () => {
    await expect(hub().rpc('events.mark', { read: true })).rejects.toThrow(/which events/)
    await expect(hub().rpc('events.mark', { event_ids: [] })).rejects.toThrow(/how to mark them/)
    await expect(hub().rpc('events.mark', { event_ids: ['evt_none'], read: true })).rejects.toThrow(
      /no event/,
    )
  })

  it('are announced', async () => {
    const { all } = await received()
    const pushes: string[] = []
    const end = hub().events.subscribe(({ type }) => pushes.push(type))
    const [event] = await all()
    await hub().rpc('events.mark', { event_ids: [event?.id ?? ''], read: true })
    await hub().rpc('events.mark', { event_ids: [event?.id ?? ''], read: true })
    end()
    expect(pushes.filter((type) => type === 'events.changed')).toEqual(['events.changed'])
  })
})

describe('a new event', () => {
  it('is announced with its card', async () => {
    const inbox = await openInbox(hub())
    const pushes: unknown[] = []
    const end = hub().events.subscribe((push) => pushes.push(push))
    await inbox.post(bodies[0])
    end()
    expect(pushes).toContainEqual(
      expect.objectContaining({
        type: 'events.new',
        event_type: 'lead.created',
        kind: 'lead',
        source: 'inbox',
        is_test: false,
        is_trusted: true,
        card: expect.objectContaining({ name: 'Ann Berg', email: 'ann@example.com' }),
      }),
    )
  })
})

describe('an export', () => {
  it('is JSON, whole', async () => {
    const { id } = await received()
    const { file_name, text } = await hub().rpc('events.export', { inbox_id: id, format: 'json' })
    expect(file_name).toMatch(/^events-\d{4}-\d\d-\d\d\.json$/)
    const events = JSON.parse(text) as { payload: unknown }[]
    expect(events.map(({ payload }) => payload)).toEqual(bodies.toReversed())
    const none = await hub().rpc('events.export', { inbox_id: id, format: 'json', query: 'nowhere' })
    expect(JSON.parse(none.text)).toEqual([])
  })

  it('is a table that computes nothing', async () => {
    const inbox = await openInbox(hub())
    await inbox.post({
      event_type: '=cmd()',
      lead: { name: '+1+1', email: '@a@b.example' },
      message: '-2, "x"\n=3',
    })
    const { text } = await hub().rpc('events.export', { inbox_id: inbox.id, format: 'csv' })
    expect(text.startsWith('\ufeff')).toBe(true)
    const [row] = parse(text, { columns: true, bom: true }) as Record<string, string>[]
    expect(row).toMatchObject({ event_type: "'=cmd()", name: "'+1+1", message: `'-2, "x"\n=3` })
    for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^\s*[=+\-@]/)
  })

  it('keeps to the search', async () => {
    const { id } = await received()
    const { text } = await hub().rpc('events.export', {
      inbox_id: id,
      format: 'csv',
      query: 'tent',
      kind: 'lead',
    })
    expect(parse(text, { columns: true, bom: true })).toHaveLength(1)
  })
})

describe('the index of words', () => {
  it('goes on where it was after a stop in between', async () => {
    const { post, found } = await received()
    await found('tent')
    const file = openFile(hub())
    const last = file.prepare('SELECT up_to_no FROM events_indexed').pluck().get() as number
    file.prepare('UPDATE events_indexed SET up_to_no = ?').run(last - 3)
    await post({ event_type: 'ping', word: 'afterwards' })
    expect(await found('afterwards')).toEqual(['ping'])
    expect(await found('tent')).toEqual(['lead.updated', 'order.created'])
  })
})
