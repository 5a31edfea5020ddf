import { describe, expect, it } from 'vitest'
import { chatExample } from '#renderer/features/keys/examples.ts'
import { quotaLevel, shortSecret } from '#renderer/features/keys/quota.ts'

describe('quota', () => {
  it.each([
    [0, 'fine'],
    [799, 'fine'],
    [800, 'near'],
    [999, 'near'],
    [1000, 'used_up'],
    [1001, 'used_up'],
  ] as const)('%i of 1000 is %s', (used, level) => {
    expect(quotaLevel({ used, limit: 1000, near: 0.8 })).toBe(level)
  })

  it('shows too little of a secret to use it', () => {
    expect(shortSecret({ prefix: 'sb_live_ab', last4: 'wxyz' })).toBe('sb_live_ab…wxyz')
  })

  it('gives an example that asks this bot here', () => {
    const example = chatExample({ url: 'http://127.0.0.1:4840', botId: 'bot_1' })
    const body = /-d '(.*)'$/.exec(example)?.[1] ?? ''
    expect(example).toContain('http://127.0.0.1:4840/api/v1/chat ')
    expect(JSON.parse(body)).toMatchObject({ bot_id: 'bot_1' })
  })
})
