import { describe, expect, it } from 'vitest'
import { exchangeOutcome } from '#renderer/features/playground/answer.ts'
import type { Exchange } from '#shared/schemas/tester.ts'

function exchange(status: number, body: unknown): Exchange {
  return {
    request: { method: 'POST', url: 'http://127.0.0.1:4840/', headers: [], body: '{}' },
    response: {
      status,
      headers: [],
      body: typeof body === 'string' ? body : JSON.stringify(body),
      truncated: false,
    },
    error: null,
    duration_ms: 3,
  }
}

describe('what came back', () => {
  it('is read as the widget answers', () => {
    const outcome = exchangeOutcome(
      exchange(200, {
        reply: 'Yes.',
        confidence: 0.8,
        intent: 'product',
        status: 'waiting',
        buttons: [
          { label: 'More', value: 'more' },
          { label: 'Shop', url: 'https://shop.example' },
        ],
        products: [{ id: 7, title: 'Tent', price: 129.5, currency: 'EUR' }],
        sources: [{ title: 'Tent', url: '' }],
      }),
      'widget',
    )
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: {
        text: 'Yes.',
        confidence: 0.8,
        status: 'waiting',
        buttons: [
          { label: 'More', value: 'more', url: null },
          { label: 'Shop', value: null, url: 'https://shop.example' },
        ],
        products: [{ id: '7', title: 'Tent', price: 129.5 }],
      },
    })
  })

  it('is read as the chat API answers', () => {
    const outcome = exchangeOutcome(exchange(200, { response: 'Hello', sources: [], session_id: 's' }), 'api')
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { text: 'Hello', products: [], confidence: null },
    })
  })

  it('may hold less, or other things, from a service elsewhere', () => {
    const bare = exchangeOutcome(
      exchange(200, { reply: 'Hi', confidence: 'high', buttons: 'none', extra: 1 }),
      'widget',
    )
    expect(bare).toMatchObject({
      kind: 'answer',
      answer: { text: 'Hi', confidence: null, buttons: [], sources: [] },
    })
  })

  it('is shown as it came when it is refused', () => {
    const problem = { title: 'The daily quota is used up', status: 429, detail: 'It works again tomorrow.' }
    expect(exchangeOutcome(exchange(429, problem), 'api')).toEqual({
      kind: 'refused',
      status: 429,
      title: 'The daily quota is used up',
      detail: 'It works again tomorrow.',
    })
    expect(exchangeOutcome(exchange(502, '<h1>Bad gateway</h1>'), 'api')).toMatchObject({
      kind: 'refused',
      status: 502,
      detail: '<h1>Bad gateway</h1>',
    })
    expect(exchangeOutcome(exchange(200, '<h1>Login</h1>'), 'widget')).toMatchObject({
      kind: 'refused',
      status: 200,
    })
  })

  it('may be nothing at all', () => {
    const silent = { ...exchange(200, ''), response: null, error: 'Nothing answers there.' }
    expect(exchangeOutcome(silent, 'api')).toEqual({ kind: 'silence', reason: 'Nothing answers there.' })
  })
})
