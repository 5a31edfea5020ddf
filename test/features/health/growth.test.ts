import { describe, expect, it } from 'vitest'
import { growthPerDay, readSizes, withToday, writeSizes } from '#main/features/health/growth.ts'

const sizes = [
  { day: '2026-03-01', bytes: 1000 },
  { day: '2026-03-05', bytes: 5000 },
]

describe('the growth of the database', () => {
  it('is told from the second day on', () => {
    expect(growthPerDay([])).toBe(null)
    expect(growthPerDay(sizes.slice(0, 1))).toBe(null)
    expect(growthPerDay(sizes)).toBe(1000)
  })

  it('keeps one size a day of the last thirty, and none of days to come', () => {
    expect(withToday(sizes, { day: '2026-03-05', bytes: 6000 }).at(-1)).toEqual({
      day: '2026-03-05',
      bytes: 6000,
    })
    expect(
      withToday([...sizes, { day: '2027-03-05', bytes: 1 }], { day: '2026-03-06', bytes: 7000 }),
    ).toEqual([...sizes, { day: '2026-03-06', bytes: 7000 }])
    const many = Array.from({ length: 40 }, (_, at) => ({ day: `2025-01-${10 + at}`, bytes: at }))
    expect(withToday(many, { day: '2026-03-06', bytes: 7000 })).toHaveLength(30)
  })

  it('reads what it wrote, and nothing else', () => {
    expect(readSizes(writeSizes(sizes))).toEqual(sizes)
    for (const text of [null, '', 'soon', '2026-03-01', '2026-03-01=many'])
      expect(readSizes(text)).toEqual([])
  })
})
