import { describe, expect, it } from 'vitest'
import { messageIdOf } from '#renderer/features/playground/message-ids.ts'
import type { MessageRecord } from '#shared/schemas/session.ts'
import type { TesterTurn } from '#shared/schemas/tester.ts'

function turn(id: string, message: string, response: string | null): TesterTurn {
  const body = response === null ? '{"title":"Too many"}' : JSON.stringify({ response, sources: [] })
  return {
    id,
    at: '2026-03-10T12:00:00.000Z',
    message,
    exchange: {
      request: { method: 'POST', url: 'http://127.0.0.1:4840/', headers: [], body: '' },
      response: { status: response === null ? 429 : 200, headers: [], body, truncated: false },
      error: null,
      duration_ms: 1,
    },
  }
}

function messages(...texts: (readonly [MessageRecord['role'], string])[]): MessageRecord[] {
  return texts.map(([role, text], no) => ({
    id: `msg_${no}`,
    role,
    text,
    at: '2026-03-10T12:00:00.000Z',
    answer: null,
  }))
}

describe('the message behind a turn of the chat API', () => {
  const kept = messages(['visitor', 'Hi'], ['bot', 'Hello!'], ['visitor', 'Hi'], ['bot', 'Hello!'])

  it('is found in the order of the turns, also where the same is said twice', () => {
    const turns = [turn('a', 'Hi', 'Hello!'), turn('b', 'Hi', null), turn('c', 'Hi ', 'Hello!')]
    expect(messageIdOf(turns, kept, 'a')).toBe('msg_1')
    expect(messageIdOf(turns, kept, 'c')).toBe('msg_3')
  })

  it('is none for a turn that was refused or is not kept', () => {
    const turns = [turn('a', 'Hi', null), turn('b', 'Tents?', 'No.')]
    expect(messageIdOf(turns, kept, 'a')).toBeNull()
    expect(messageIdOf(turns, kept, 'b')).toBeNull()
  })
})
