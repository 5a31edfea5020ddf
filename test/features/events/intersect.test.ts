import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cached, intersect, type Numbers } from '#main/features/events/intersect.ts'

function numbersOf(set: ReadonlySet<number>): Numbers {
  const descending = [...set].sort((a, b) => b - a)
  return (before, limit) => descending.filter((number) => number < before).slice(0, limit)
}

function every(step: number, from: number, to: number): Set<number> {
  return new Set(Array.from({ length: Math.floor((to - from) / step) }, (_, index) => from + index * step))
}

const rows = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { maxLength: 300 }).map((list) => new Set(list)),
  fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 5000 }),
    )
    .map(([step, from, to]) => every(step, from, Math.max(from, to))),
)

describe('what is in both', () => {
  it('is what is in both, the highest first', () => {
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 1, max: 200 }),
        (a, b, before, limit) => {
          const expected = [...a]
            .filter((number) => b.has(number) && number < before)
            .sort((x, y) => y - x)
            .slice(0, limit)
          expect(intersect(numbersOf(a), numbersOf(b), before, limit)).toEqual(expected)
          expect(intersect(numbersOf(a), cached(numbersOf(b)), before, limit)).toEqual(expected)
          const atOnce: Numbers = (below) => numbersOf(b)(below, 1e9)
          expect(intersect(numbersOf(a), cached(atOnce), before, limit)).toEqual(expected)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('leaps over what the other does not have', () => {
    const many = every(1, 1, 100_001)
    const asked: number[] = []
    const counted: Numbers = (before, limit) => {
      const found = numbersOf(many)(before, limit)
      asked.push(found.length)
      return found
    }
    expect(intersect(counted, numbersOf(new Set([17, 50_000])), 1e9, 50)).toEqual([50_000, 17])
    expect(asked.reduce((sum, one) => sum + one, 0)).toBeLessThan(20_000)
  })
})
