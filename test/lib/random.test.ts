import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomBase62, toBase62 } from '#main/lib/random.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('random base62', () => {
  it('has the length asked for and only the 62 characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (length) => {
        expect(randomBase62(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`))
      }),
    )
  })

  it('favours no character', () => {
    const eachExpected = 10_000
    const counts = new Map([...alphabet].map((character) => [character, 0]))
    for (const character of randomBase62(62 * eachExpected)) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - eachExpected) ** 2 / eachExpected,
      0,
    )
    // 61 degrees of freedom: chance is beyond 150 once in a billion; a plain byte % 62 is near 12,000.
    expect(counts.size).toBe(62)
    expect(chiSquare).toBeLessThan(150)
  })

  it('does not repeat', () => {
    const made = Array.from({ length: 10_000 }, () => randomBase62(14))
    expect(new Set(made).size).toBe(made.length)
  })
})

describe('a number in base62', () => {
  it('can be read back, padded to its length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 62 ** 8 - 1 }), (value) => {
        const text = toBase62(value, 8)
        expect(text).toHaveLength(8)
        expect([...text].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0)).toBe(value)
      }),
    )
  })

  it('sorts like the number', () => {
    const number = fc.integer({ min: 0, max: 62 ** 8 - 1 })
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(a - b)).toBe(compare(toBase62(a, 8), toBase62(b, 8)))
      }),
    )
  })
})

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
