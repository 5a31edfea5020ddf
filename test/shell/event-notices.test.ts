import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventNotices } from '#main/shell/event-notices.ts'
import { textsFor } from '#main/shell/texts/index.ts'
import type { ShownNotice } from '#main/shell/visitor-notices.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Settings } from '#shared/schemas/settings.ts'

type Choice = Pick<Settings, 'notifications' | 'quiet_hours'>
type NewEvent = Extract<Push, { type: 'events.new' }>

const nothing = {
  name: null,
  email: null,
  phone: null,
  others: 0,
  message: null,
  reason: null,
  products: [],
  last_messages: [],
}
const lead: NewEvent = {
  type: 'events.new',
  event_id: 'evt_1',
  event_type: 'lead.created',
  kind: 'lead',
  source: 'inbox',
  bot_id: null,
  is_test: false,
  is_trusted: true,
  card: { ...nothing, name: 'Mara Lindqvist', message: 'Is the tent in stock?' },
}
const handover: NewEvent = {
  ...lead,
  event_id: 'evt_2',
  event_type: 'handover.requested',
  kind: 'handover',
  card: nothing,
}

describe('notifications of leads and handovers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 2, 10, 12, 0) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function start(settings: Choice = { notifications: true, quiet_hours: null }, language = 'en') {
    const shown: ShownNotice[] = []
    const { handle, stop } = createEventNotices({
      settings: () => settings,
      texts: () => textsFor(language, 'en'),
      show: (notice) => shown.push(notice),
    })
    return { shown, handle, stop }
  }

  it('say nothing of what came with a wrong signature', async () => {
    const { shown, handle } = start()
    handle({ ...lead, is_trusted: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })

  it('say who and what, and lead to the card', async () => {
    const { shown, handle } = start()
    handle(lead)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toEqual([
      { title: 'New lead', body: 'Mara Lindqvist: Is the tent in stock?', path: '/events/evt_1' },
    ])
  })

  it('count all whom one event names', async () => {
    const several = { ...lead, card: { ...lead.card, others: 2 } }
    const one = start()
    one.handle(several)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(one.shown).toMatchObject([{ body: 'Mara Lindqvist +2: Is the tent in stock?' }])
    const many = start()
    for (let time = 0; time < 2; time++) many.handle(several)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(many.shown).toMatchObject([{ title: '6 new leads' }])
  })

  it('speak the shopkeeper’s language, also of what says nothing of itself', async () => {
    const { shown, handle } = start(undefined, 'de')
    handle(handover)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toEqual([
      {
        title: 'Jemand möchte einen Menschen sprechen',
        body: 'Klicken Sie, um es anzusehen.',
        path: '/events/evt_2',
      },
    ])
  })

  it('fold many into one, and rest before the next', async () => {
    const { shown, handle } = start()
    for (let no = 0; no < 5; no++) handle({ ...lead, event_id: `evt_${no}` })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toMatchObject([{ title: '5 new leads', path: '/events' }])
    handle(lead)
    handle(handover)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown[1]).toMatchObject({ title: '1 new lead, 1 request for a person', path: '/events' })
  })

  it('mark a test as one', async () => {
    const { shown, handle } = start()
    handle({ ...handover, source: 'bot', is_test: true })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown[0]?.title).toBe('Test event: Someone asked for a person')
  })

  it('cut what is long to one line', async () => {
    const { shown, handle } = start()
    handle({ ...lead, card: { ...lead.card, message: 'word\n'.repeat(1000) } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown[0]?.body).toMatch(/^Mara Lindqvist: word word .{1,150}…$/)
  })

  it.each<[string, Partial<NewEvent>]>([
    ['more of a lead', { event_type: 'lead.updated' }],
    ['a handover that was taken', { ...handover, event_type: 'handover.accepted' }],
    ['a handover that is over', { ...handover, event_type: 'Handover Closed' }],
    ['a visitor of our own bot, who is announced as waiting', { ...handover, source: 'bot' }],
    ['a conversation', { kind: 'conversation', event_type: 'conversation.started' }],
    ['anything else', { kind: 'other', event_type: 'order.paid' }],
  ])('do not come for %s', async (_what, event) => {
    const { shown, handle } = start()
    handle({ ...lead, ...event })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })

  it.each<[string, Choice]>([
    ['switched off', { notifications: false, quiet_hours: null }],
    ['in quiet hours', { notifications: true, quiet_hours: { from: '11:00', to: '13:00' } }],
  ])('do not come when %s', async (_when, settings) => {
    const { shown, handle } = start(settings)
    handle(lead)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })

  it('do not come after the end', async () => {
    const { shown, handle, stop } = start()
    handle(lead)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([])
  })
})
