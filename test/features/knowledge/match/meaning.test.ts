import { describe, expect, it } from 'vitest'
import { createMatcher, type Matcher } from '#main/features/knowledge/match/matcher.ts'

/** Eight directions, one for each of eight subjects. */
const about = (...parts: readonly [topic: number, share: number][]): Float32Array => {
  const vector = new Float32Array(8)
  for (const [topic, share] of parts) vector[topic] = share
  const norm = Math.hypot(...vector)
  return vector.map((value) => value / norm)
}

const vectors = new Map([
  ['send back', about([0, 1])],
  ['return goods', about([0, 0.9], [1, 0.3])],
  ['parcel on its way', about([2, 1])],
  ['delivery time', about([2, 0.9], [3, 0.3])],
  ['pay by card', about([4, 1])],
])
const entries = [
  { id: 'returns', wordings: ['send back', 'return goods'] },
  { id: 'shipping', wordings: ['parcel on its way', 'delivery time'] },
  { id: 'payment', wordings: ['pay by card'] },
]

function learned(ids = ['returns', 'shipping', 'payment']): Matcher {
  const matcher = createMatcher(entries)
  for (const id of ids) matcher.learn(id, (text) => vectors.get(text))
  return matcher
}

const settle = (matcher: Matcher) => {
  for (const _ of matcher.settle());
  return matcher
}

describe('matching by meaning', () => {
  it('finds an entry that shares no word', () => {
    const text = 'zzz'
    const vector = about([0, 0.95], [5, 0.2])
    expect(createMatcher(entries).match(text)).toEqual([])
    for (const matcher of [learned(), settle(learned())]) {
      expect(matcher.match(text, { vector })[0]).toMatchObject({ id: 'returns', wording: 'send back' })
    }
  })

  it('is less sure when words and meaning disagree', () => {
    const matcher = settle(learned())
    const [agreed] = matcher.match('send back', { vector: about([0, 1]) })
    const [torn] = matcher.match('send back', { vector: about([2, 1]) })
    expect(torn?.confidence).toBeLessThan(agreed?.confidence ?? 0)
  })

  it('is not sure of what lies far from every entry', () => {
    const [best] = settle(learned()).match('zzz', { vector: about([7, 1]) })
    // What was learned of topics means nothing in these eight directions, and may lift it a little.
    expect(best?.confidence ?? 0).toBeLessThan(0.2)
  })

  it('compares words until most entries have vectors', () => {
    const matcher = learned(['returns'])
    expect(matcher.match('zzz', { vector: about([0, 1]) })).toEqual([])
    expect(matcher.match('pay by card', { vector: about([4, 1]) })[0]).toMatchObject({
      id: 'payment',
      evidence: { meaning: null },
    })
  })

  it('compares a new entry by its words until it has a vector', () => {
    const matcher = settle(learned())
    matcher.put({ id: 'gifts', wordings: ['wrap it as a gift'] })
    // Four of five entries are learned.
    matcher.put({ id: 'other', wordings: ['parcel stations'] })
    matcher.learn('other', () => about([6, 1]))
    expect(matcher.match('wrap it as a gift', { vector: about([7, 1]) })[0]?.id).toBe('gifts')
  })

  it('forgets the vectors of wordings that are gone', () => {
    const matcher = settle(learned())
    matcher.put({ id: 'returns', wordings: ['something else'] })
    matcher.learn('returns', () => about([6, 1]))
    const found = settle(matcher).match('zzz', { vector: about([0, 1]) })
    expect(found.find(({ id }) => id === 'returns')?.evidence.meaning?.best ?? 0).toBeCloseTo(0, 2)
    expect(matcher.learned()).toBe(4)
  })

  it('drops a look at the spread that a change overtook', () => {
    const matcher = learned()
    const looking = matcher.settle()
    looking.next()
    matcher.remove('payment')
    for (const _ of looking);
    expect(matcher.match('zzz', { vector: about([4, 1]) }).map(({ id }) => id)).not.toContain('payment')
  })
})
