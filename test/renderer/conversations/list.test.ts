import { describe, expect, it } from 'vitest'
import { type Filter, inOrder, withNewest, withOlder } from '#renderer/features/conversations/list.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'

const all: Filter = { bot_id: null, channel: null, waitingFirst: true }

function session(id: string, minute: number, given: Partial<SessionSummary> = {}): SessionSummary {
  return {
    id,
    bot_id: 'bot_1',
    channel: 'widget',
    session_id: id,
    status: 'bot',
    message_count: 2,
    last_message: 'Hello',
    started_at: '2026-03-01T10:00:00.000Z',
    updated_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...given,
  }
}

const ids = (sessions: readonly SessionSummary[]) => sessions.map(({ id }) => id)

describe('withNewest', () => {
  const loaded = { sessions: [session('c', 3), session('b', 2), session('a', 1)], next: 'older' }

  it('lays what changed over what was loaded, and keeps the older pages', () => {
    const page = { sessions: [session('d', 5), session('b', 4), session('c', 3)], next: 'page' }
    const { sessions, next } = withNewest(loaded, page)
    expect(ids(inOrder(sessions, all))).toEqual(['d', 'b', 'c', 'a'])
    expect(sessions.filter(({ id }) => id === 'b')).toEqual([session('b', 4)])
    expect(next).toBe('older')
  })

  it('starts over when there may be a gap between the two', () => {
    const page = { sessions: [session('f', 9), session('c', 8), session('e', 7)], next: 'page' }
    expect(withNewest(loaded, page)).toBe(page)
  })

  it('takes a page that is everything as everything', () => {
    const page = { sessions: [session('c', 3)], next: null }
    expect(withNewest(loaded, page)).toBe(page)
  })
})

describe('withOlder', () => {
  it('appends, without taking back what moved up meanwhile', () => {
    const loaded = { sessions: [session('b', 6), session('c', 5)], next: 'page' }
    const { sessions, next } = withOlder(loaded, { sessions: [session('b', 2), session('a', 1)], next: null })
    expect(sessions).toEqual([session('b', 6), session('c', 5), session('a', 1)])
    expect(next).toBeNull()
  })
})

describe('inOrder', () => {
  const sessions = [
    session('old', 1, { status: 'waiting' }),
    session('new', 9),
    session('mid', 5, { status: 'waiting' }),
    session('api', 7, { channel: 'api' }),
    session('other', 8, { bot_id: 'bot_2' }),
  ]

  it('puts who waits first, then the newest', () => {
    expect(ids(inOrder(sessions, all))).toEqual(['mid', 'old', 'new', 'other', 'api'])
  })

  it('goes by time alone where that is wanted', () => {
    expect(ids(inOrder(sessions, { ...all, waitingFirst: false }))).toEqual([
      'new',
      'other',
      'api',
      'mid',
      'old',
    ])
  })

  it('shows only the chosen bot and channel', () => {
    expect(ids(inOrder(sessions, { ...all, bot_id: 'bot_2' }))).toEqual(['other'])
    expect(ids(inOrder(sessions, { ...all, channel: 'api' }))).toEqual(['api'])
    expect(inOrder(sessions, { ...all, bot_id: 'bot_2', channel: 'api' })).toEqual([])
  })
})
