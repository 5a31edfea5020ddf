import { describe, expect, it } from 'vitest'
import { beingRead } from '#main/features/answering/readiness.ts'
import { sayIn } from '#main/languages/index.ts'

const found = {
  composed: { text: 'The cheapest is the tent (€74.00).', products: [], sources: [], buttons: [] },
  confidence: 0.9,
  rule: 'superlative',
} as const

describe('an answer from a catalog that is still being read', () => {
  it('says so instead of what was found in a part of it', () => {
    const reply = beingRead({ say: sayIn('en') }, { ...found, intent: 'product' })
    expect(reply.composed.text).toContain('still reading')
    expect(reply.memory).toBeUndefined()
  })

  it('stands where it has nothing to do with products', () => {
    const reply = { ...found, intent: 'hours' } as const
    expect(beingRead({ say: sayIn('en') }, reply)).toBe(reply)
  })
})
