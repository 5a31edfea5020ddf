import { describe, expect, it } from 'vitest'
import { chanceOfWish } from '#main/features/catalog/find/chance.ts'

const chance = (message: string, words = 0.9, isWish = false) => chanceOfWish({ message, words, isWish })

describe('the chance that somebody wants what was found', () => {
  it('grows with how well the words were found, and is never certain', () => {
    const all = [-1, 0, 0.3, 0.6, 0.9, 2].map((words) => chance('rain jacket for kids', words))
    expect(all).toEqual([...all].sort((a, b) => a - b))
    expect(Math.min(...all)).toBeGreaterThan(0)
    expect(Math.max(...all)).toBeLessThan(0.99)
  })

  it.each([
    ['how is my driving', 'driving gloves'],
    ['what battery percentage is my phone at', 'phone battery'],
    ['wie geht es dir mit dem Hund', 'Leine für den Hund'],
    ['où est mon colis', 'colis'],
  ])('is small for talk: "%s" beside "%s"', (talk, wish) => {
    expect(chance(talk)).toBeLessThan(0.5)
    expect(chance(wish)).toBeGreaterThan(0.8)
  })

  it.each([
    'do you still sell the Brackwater?',
    'verkauft ihr noch die Brackwater?',
    'je cherche une tente pour nous deux',
  ])('is not small for a wish said in a sentence: %s', (message) =>
    expect(chance(message)).toBeGreaterThan(0.8),
  )

  it('takes a sentence for a wish where it is known to be one', () => {
    expect(chance('has my father got one of your tents', 0.9, true)).toBeGreaterThan(0.8)
    expect(chance('has my father got one of your tents', 0.9, false)).toBeLessThan(0.5)
  })

  it('trusts a bare word more than a longer text found as well', () => {
    expect(chance('tins', 0.5)).toBeGreaterThan(chance('tins made of steel', 0.5))
  })
})
