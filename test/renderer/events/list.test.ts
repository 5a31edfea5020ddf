import { describe, expect, it } from 'vitest'
import { allFilter, type Loaded, wantedBy, withNewest, withOlder } from '#renderer/features/events/list.ts'
import type { HubEvent } from '#shared/schemas/event.ts'

function event(id: string, given: Partial<HubEvent> = {}): HubEvent {
  return {
    id,
    event_type: 'lead.created',
    kind: 'lead',
    source: 'bot',
    bot_id: null,
    inbox_id: null,
    source_name: null,
    session_id: null,
    occurred_at: '2026-03-01T10:00:00.000Z',
    recorded_at: '2026-03-01T10:00:00.000Z',
    payload: null,
    payload_bytes: 2,
    card: {
      name: null,
      email: null,
      phone: null,
      others: 0,
      message: null,
      reason: null,
      products: [],
      last_messages: [],
    },
    is_test: false,
    read: false,
    starred: false,
    archived: false,
    verdict: null,
    repeats: 0,
    lead_id: null,
    ...given,
  }
}

const list = (ids: string, next: string | null = 'older'): Loaded => ({
  events: [...ids].map((id) => event(id)),
  next,
})
const ids = ({ events }: Loaded) => events.map(({ id }) => id).join('')
const none = new Set<string>()

describe('withNewest', () => {
  it('puts what is new on top and keeps the older pages', () => {
    const merged = withNewest(list('dcba'), list('fedc'), none)
    expect(ids(merged)).toBe('fedcba')
    expect(merged.next).toBe('older')
  })

  it('takes over what changed, in its place', () => {
    const page = { events: [event('c'), event('b', { starred: true })], next: 'x' }
    const merged = withNewest(list('cba'), page, none)
    expect(ids(merged)).toBe('cba')
    expect(merged.events[1]?.starred).toBe(true)
  })

  it('drops what no longer fits, and keeps what was changed right here where it is', () => {
    expect(ids(withNewest(list('dcba'), list('db'), none))).toBe('dba')
    expect(ids(withNewest(list('dcba'), list('db'), new Set('c')))).toBe('dcba')
  })

  it('puts what moves up from below at the end, never on top', () => {
    // c was put away here: the page of four reaches one further down.
    expect(ids(withNewest(list('dcba'), list('dba9'), new Set('c')))).toBe('dcba9')
    expect(ids(withNewest(list('dcba'), list('dcb9'), new Set('a')))).toBe('dcba9')
  })

  it('starts over when there may be a gap between the two', () => {
    const page = list('zyx')
    expect(withNewest(list('cba'), page, none)).toBe(page)
    expect(withNewest(list('', null), page, none)).toBe(page)
  })

  it('takes a page that is everything as everything', () => {
    const merged = withNewest(list('dcba'), list('dc', null), new Set('a'))
    expect(ids(merged)).toBe('dca')
    expect(merged.next).toBeNull()
  })
})

it('withOlder appends, without doubling what is there', () => {
  expect(ids(withOlder(list('cb'), list('ba', null)))).toBe('cba')
})

describe('wantedBy', () => {
  const now = new Date(2026, 2, 10, 15, 30)

  it('asks for everything that was not put away', () => {
    expect(wantedBy(allFilter, now)).toEqual({ archived: false })
  })

  it.each([
    [{ view: 'unread' }, { archived: false, read: false }],
    [{ view: 'starred' }, { archived: false, starred: true }],
    [{ view: 'archived' }, { archived: true }],
    [{ kind: 'lead' }, { archived: false, kind: 'lead' }],
    [{ from: 'inbox' }, { archived: false, source: 'inbox' }],
    [{ from: 'bot_1' }, { archived: false, bot_id: 'bot_1' }],
    [{ from: 'inb_1' }, { archived: false, inbox_id: 'inb_1' }],
  ] as const)('%j asks for %j', (change, wanted) => {
    expect(wantedBy({ ...allFilter, ...change }, now)).toEqual(wanted)
  })

  it('counts days by the clock on the wall', () => {
    const midnight = (day: number) => new Date(2026, 2, day).toISOString()
    expect(wantedBy({ ...allFilter, time: 'today' }, now).from).toBe(midnight(10))
    expect(wantedBy({ ...allFilter, time: 'week' }, now).from).toBe(midnight(4))
    const days = wantedBy({ ...allFilter, time: 'days', first: '2026-03-02', last: '2026-03-02' }, now)
    expect(days.from).toBe(midnight(2))
    expect(Date.parse(days.to ?? '')).toBe(Date.parse(midnight(3)) - 1)
    expect(wantedBy({ ...allFilter, time: 'days' }, now)).toEqual({ archived: false })
    // As it may stand in an address.
    expect(wantedBy({ ...allFilter, time: 'days', first: '999999999-1-1' }, now)).toEqual({ archived: false })
  })
})
