import { describe, expect, it } from 'vitest'
import { createMatcher } from '#main/features/knowledge/match/matcher.ts'

const shop = [
  { id: 'returns', wordings: ['How do I return an item?', 'Can I send something back?', 'return policy'] },
  { id: 'shipping', wordings: ['How long does shipping take?', 'When will my parcel arrive?'] },
  { id: 'payment', wordings: ['Which payment methods do you accept?', 'Can I pay with PayPal?'] },
  { id: 'hours', wordings: ['When are you open?', 'opening hours on Sunday'] },
]
const first = (matcher: ReturnType<typeof createMatcher>, text: string) => matcher.match(text)[0]

describe('matching by words', () => {
  it.each([
    ['how do i return an item', 'returns'],
    ['can i send this shirt back', 'returns'],
    ['how long does shiping take', 'shipping'],
    ['wich paymnt methods', 'payment'],
    ['are you open on sundays', 'hours'],
  ])('finds what %j asks for', (text, id) => {
    expect(first(createMatcher(shop), text)?.id).toBe(id)
  })

  it('names the wording that fits best and orders the rest behind', () => {
    const [best, ...others] = createMatcher(shop).match('can I pay with paypal')
    expect(best).toMatchObject({ id: 'payment', wording: 'Can I pay with PayPal?' })
    for (const other of others) expect(other.score).toBeLessThanOrEqual(best?.score ?? 0)
    for (const other of others) expect(other.confidence).toBeLessThan(best?.confidence ?? 0)
  })

  it('is sure of a known wording and not of something else', () => {
    const matcher = createMatcher(shop)
    expect(first(matcher, 'How long does shipping take?')?.confidence).toBeGreaterThan(0.9)
    expect(first(matcher, 'who won the football match yesterday')?.confidence ?? 0).toBeLessThan(0.45)
  })

  it('takes any order number for the same', () => {
    const matcher = createMatcher([...shop, { id: 'order', wordings: ['where is order 10002345'] }])
    expect(first(matcher, 'order 99481726')?.id).toBe('order')
  })

  it('finds words across accents and case', () => {
    const matcher = createMatcher([{ id: 'caisse', wordings: ['Où est la caisse élégante ?'] }, ...shop])
    expect(first(matcher, 'CAISSE ELEGANTE')?.id).toBe('caisse')
  })

  it.each(['', '   ', '???', '🙂', '\u0000', 'x'.repeat(100_000)])('finds nothing sure in %j', (text) => {
    const found = createMatcher(shop).match(text)
    for (const { confidence } of found) expect(confidence).toBeLessThan(0.45)
  })

  it('is sure of an entry in its very words, though another has them too', () => {
    const twice = createMatcher([...shop, { id: 'again', wordings: ['When are you open?'] }])
    expect(first(twice, 'when are you open')?.confidence).toBeGreaterThan(0.9)
  })

  it('is empty without entries', () => {
    expect(createMatcher().match('anything')).toEqual([])
  })

  it('returns at most as many as asked for', () => {
    expect(createMatcher(shop).match('can I pay or return when open', { limit: 2 })).toHaveLength(2)
  })
})

describe('changing entries', () => {
  it('gives the same as building anew, whatever came before', () => {
    const changed = createMatcher(shop)
    changed.put({ id: 'gift', wordings: ['Do you wrap gifts?', 'gift cards'] })
    changed.put({ id: 'hours', wordings: ['Is the shop open today?'] })
    changed.remove('shipping')
    const fresh = createMatcher([
      ...shop.filter(({ id }) => id !== 'shipping' && id !== 'hours'),
      { id: 'gift', wordings: ['Do you wrap gifts?', 'gift cards'] },
      { id: 'hours', wordings: ['Is the shop open today?'] },
    ])
    for (const text of ['gift wrap', 'open today?', 'when will my parcel arrive', 'send back', 'on sunday']) {
      const [a, b] = [changed.match(text), fresh.match(text)]
      expect(a.map(({ id }) => id)).toEqual(b.map(({ id }) => id))
      a.forEach(({ score }, index) => {
        expect(score).toBeCloseTo(b[index]?.score ?? 0, 5)
      })
    }
  })

  it('forgets a removed entry and the wordings that were replaced', () => {
    const matcher = createMatcher(shop)
    matcher.remove('payment')
    matcher.put({ id: 'hours', wordings: ['Is the shop open today?'] })
    expect(matcher.match('paypal').map(({ id }) => id)).not.toContain('payment')
    expect(matcher.match('opening hours').map(({ wording }) => wording)).not.toContain(
      'opening hours on Sunday',
    )
    expect(matcher.size()).toBe(3)
  })

  it('knows a wording put in twice once', () => {
    const matcher = createMatcher([{ id: 'a', wordings: ['Same words', 'Same words'] }])
    matcher.put({ id: 'a', wordings: ['Same words'] })
    expect(matcher.match('same words')).toHaveLength(1)
  })
})
