import { describe, expect, it } from 'vitest'
import { beingRead } from '#main/features/answering/readiness.ts'
import { sayIn } from '#main/languages/index.ts'

const found = {
  composed: { text: 'The cheapest is the tent (€74.00).', products: [], sources: [], buttons: [] },
  confidence: 0.9,
  rule: 'superlative',
} as const

const indexing = { isIndexing: true, isReading: true }
const reading = { isIndexing: false, isReading: true }
const nothing = { ...found, intent: 'unknown', rule: 'below_threshold_unknown' } as const

describe('an answer from a catalog that is still being read', () => {
  it('says so instead of what was found in a part of it', () => {
    const reply = beingRead({ say: sayIn('en') }, { ...found, intent: 'product' }, indexing)
    expect(reply.composed.text).toContain('still reading')
    expect(reply.memory).toBeUndefined()
  })

  it('says so instead of that nothing was found, while goods are being read', () => {
    expect(beingRead({ say: sayIn('en') }, nothing, reading).composed.text).toContain('still reading')
    const product = { ...found, intent: 'product' } as const
    expect(beingRead({ say: sayIn('en') }, product, reading)).toBe(product)
  })

  it('stands where it has nothing to do with products, or all is read', () => {
    const reply = { ...found, intent: 'hours' } as const
    expect(beingRead({ say: sayIn('en') }, reply, indexing)).toBe(reply)
    expect(beingRead({ say: sayIn('en') }, nothing, { isIndexing: false, isReading: false })).toBe(nothing)
  })
})
