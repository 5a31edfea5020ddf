import { describe, expect, it } from 'vitest'
import { coverage, overlap, rarityAmong, stemsOf } from '#main/features/answering/match.ts'

const none = new Map<string, number>()

describe('coverage', () => {
  it.each([
    ['all of the question', 'green rain jacket', 'The rain jacket Fjell, in green', 1],
    ['half of it', 'rain boots', 'Rain jacket', 0.5],
    ['nothing of it', 'boat', 'Rain jacket', 0],
    ['no question', '', 'Rain jacket', 0],
    ['no text', 'jacket', '', 0],
    ['one word in other forms', 'jackets', 'A jacket', 1],
    ['accents and case', 'GRÜNE Jacke', 'grune jacke', 1],
  ])('says how much of the question a text speaks of: %s', (_, asked, text, share) => {
    expect(coverage(stemsOf(asked), stemsOf(text), none)).toBe(share)
  })

  it('counts a rare word for more than a common one', () => {
    const asked = stemsOf('shop kayak')
    const texts = ['shop a', 'shop b', 'shop c', 'kayak'].map(stemsOf)
    const rarity = rarityAmong(asked, texts)
    const [common = 0, , , rare = 0] = texts.map((text) => coverage(asked, text, rarity))
    expect(rare).toBeGreaterThan(common)
    expect(rare + common).toBeCloseTo(1)
  })
})

describe('overlap', () => {
  it('says how much of a known question was asked', () => {
    expect(overlap(stemsOf('opening hours sunday'), stemsOf('opening hours'))).toBe(1)
    expect(overlap(stemsOf('hours'), stemsOf('opening hours'))).toBe(0.5)
    expect(overlap(stemsOf('boat'), stemsOf('opening hours'))).toBe(0)
    expect(overlap(stemsOf('boat'), stemsOf(''))).toBe(0)
  })
})
