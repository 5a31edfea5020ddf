import { describe, expect, it } from 'vitest'
import { masked } from '#main/features/playground/mask.ts'
import type { Exchange } from '#shared/schemas/tester.ts'

const made = (key: string, body: string): Exchange => ({
  request: {
    method: 'POST',
    url: 'http://127.0.0.1/api/v1/chat',
    headers: [
      ['Host', '127.0.0.1'],
      ['Authorization', `Bearer ${key}`],
    ],
    body: '{}',
  },
  response: { status: 200, headers: [['x-echo', `key=${key}`]], body, truncated: false },
  error: null,
  duration_ms: 1,
})

describe('masking', () => {
  it('leaves the last four of a key, wherever it stands', () => {
    const key = 'remote-api-key-4711'
    const { request, response } = masked(made(key, `${key}, again ${key}`), key)
    expect(request.headers).toEqual([
      ['Host', '127.0.0.1'],
      ['Authorization', 'Bearer ••••4711'],
    ])
    expect(response).toMatchObject({
      headers: [['x-echo', 'key=••••4711']],
      body: '••••4711, again ••••4711',
    })
  })

  it('leaves nothing of a short key, and does not take words for it', () => {
    const { request, response } = masked(made('in', 'Rain jackets in green'), 'in')
    expect(request.headers).toContainEqual(['Authorization', 'Bearer ••••'])
    expect(response?.body).toBe('Rain jackets in green')
  })

  it('leaves an exchange without a key, or without an answer, as it is', () => {
    const plain = made('x', 'y')
    expect(masked(plain, null)).toBe(plain)
    expect(masked({ ...plain, response: null, error: 'nothing' }, 'some-key-1234')).toMatchObject({
      response: null,
      error: 'nothing',
    })
  })
})
