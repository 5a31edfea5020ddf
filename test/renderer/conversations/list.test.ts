import { describe, expect, it } from 'vitest'
import { allFilter as all, inOrder } from '#renderer/features/conversations/list.ts'
import type { SessionSummary } from '#shared/schemas/session.ts'

function session(id: string, minute: number, given: Partial<SessionSummary> = {}): SessionSummary {
  return {
    id,
    bot_id: 'bot_1',
    channel: 'widget',
    session_id: id,
    status: 'bot',
    traffic: 'website',
    test: false,
    message_count: 2,
    last_message: 'Hello',
    last_question: 'Hello?',
    unread: 0,
    language: null,
    page: null,
    visitor: { label: '4f2a', name: null, email: null, lead_id: null },
    waiting_since: null,
    claimed_by: null,
    started_at: '2026-03-01T10:00:00.000Z',
    updated_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...given,
  }
}

const ids = (sessions: readonly SessionSummary[]) => sessions.map(({ id }) => id)

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

  it('sorts by time alone when asked to', () => {
    expect(ids(inOrder(sessions, { ...all, waitingFirst: false }))).toEqual([
      'new',
      'other',
      'api',
      'mid',
      'old',
    ])
  })

  it('shows only the chosen bot and channel', () => {
    expect(ids(inOrder(sessions, { ...all, bot: 'bot_2' }))).toEqual(['other'])
    expect(ids(inOrder(sessions, { ...all, channel: 'api' }))).toEqual(['api'])
    expect(inOrder(sessions, { ...all, bot: 'bot_2', channel: 'api' })).toEqual([])
  })
})
