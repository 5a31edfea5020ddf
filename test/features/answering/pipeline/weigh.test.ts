import { describe, expect, it } from 'vitest'
import { type ActChances, type ActName, actNames } from '#main/features/answering/acts/acts.ts'
import type { GoodsAnswer } from '#main/features/answering/goods/input.ts'
import { ofShopRather } from '#main/features/answering/pipeline/weigh.ts'

const chances = (own: Partial<Record<ActName, number>>): ActChances =>
  Object.fromEntries(actNames.map((name) => [name, own[name] ?? 0])) as ActChances
const answer = (rule: GoodsAnswer['rule'], intent: GoodsAnswer['intent']): GoodsAnswer => ({
  confidence: 0.8,
  rule,
  intent,
  composed: { text: '', products: [], sources: [], buttons: [] },
  memory: {},
  because: [],
})

describe('whether a message is about the shop rather than its goods', () => {
  it('takes a question about one product as no wish for a list', () => {
    const asks = chances({ ask_about: 0.8, policy: 0.15 })
    expect(ofShopRather(asks, answer('product_question', 'product_question'))).toBeLessThan(-0.5)
    expect(ofShopRather(asks, answer('products', 'product'))).toBeGreaterThan(0)
  })

  it('leaves a comparison to the shop where the goods give no plain answer', () => {
    const compares = chances({ compare: 0.9 })
    expect(ofShopRather(compares, answer('compare', 'product'))).toBe(0)
    expect(ofShopRather(compares, answer('superlative', 'product'))).toBeLessThan(-1)
  })
})
