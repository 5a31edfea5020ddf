import { describe, expect, it } from 'vitest'
import { allFilter, wantedBy } from '#renderer/features/events/list.ts'

describe('what is folded', () => {
  const now = new Date(2026, 2, 10)
  const folded = { noise: false, tests: false }

  it('is left out until somebody wants it', () => {
    const hide_kinds = ['conversation', 'api']
    expect(wantedBy(allFilter, now, folded)).toEqual({ archived: false, hide_kinds, tests: false })
    expect(wantedBy(allFilter, now, { noise: true, tests: false })).toEqual({ archived: false, tests: false })
    expect(wantedBy(allFilter, now, { noise: false, tests: true })).toEqual({ archived: false, hide_kinds })
  })

  it.each([{ kind: 'api' }, { query: 'tent' }, { view: 'starred' }, { view: 'archived' }] as const)(
    'is shown to whoever looks for it: %j',
    (change) => {
      expect(wantedBy({ ...allFilter, ...change }, now, folded)).not.toHaveProperty('hide_kinds')
    },
  )
})

describe('wantedBy', () => {
  const now = new Date(2026, 2, 10, 15, 30)

  it('asks for everything that was not archived', () => {
    expect(wantedBy(allFilter, now)).toEqual({ archived: false })
  })

  it.each([
    [{ view: 'unread' }, { archived: false, read: false }],
    [{ view: 'starred' }, { archived: false, starred: true }],
    [{ view: 'archived' }, { archived: true }],
    [{ kind: 'lead' }, { archived: false, kind: 'lead' }],
    [{ from: 'inbox' }, { archived: false, source: 'inbox' }],
    [{ bot: 'bot_1' }, { archived: false, bot_id: 'bot_1' }],
    [
      { bot: 'bot_1', from: 'bot' },
      { archived: false, source: 'bot', bot_id: 'bot_1' },
    ],
    [
      { bot: 'bot_1', from: 'inb_1' },
      { archived: false, inbox_id: 'inb_1' },
    ],
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
