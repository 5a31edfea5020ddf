import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfUtcDay, isoTime, isoTimeOrNull, startOfUtcDay, systemClock, utcDay } from '#main/lib/clock.ts'

const time = fc.integer({ min: 0, max: Date.parse('2300-01-01T00:00:00Z') })

describe('the UTC day', () => {
  it.each([
    ['2026-03-10T00:00:00.000Z', '2026-03-10'],
    ['2026-03-10T23:59:59.999Z', '2026-03-10'],
    ['2026-03-11T00:00:00.000Z', '2026-03-11'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['2026-03-10T23:30:00.000-05:00', '2026-03-11'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01'],
  ])('of %s is %s', (moment, day) => {
    expect(utcDay(Date.parse(moment))).toBe(day)
  })

  it('holds every moment from its start up to, not including, its end', () => {
    fc.assert(
      fc.property(time, time, (now, later) => {
        const day = utcDay(now)
        expect(startOfUtcDay(day)).toBeLessThanOrEqual(now)
        expect(endOfUtcDay(day)).toBeGreaterThan(now)
        expect(utcDay(endOfUtcDay(day) - 1)).toBe(day)
        expect(utcDay(endOfUtcDay(day)) > day).toBe(true)
        expect(utcDay(later) === day).toBe(startOfUtcDay(day) <= later && later < endOfUtcDay(day))
      }),
    )
  })
})

describe('times at the edges', () => {
  it('are ISO in UTC, and null stays null', () => {
    expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(isoTimeOrNull(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(isoTimeOrNull(null)).toBeNull()
  })

  it('come from the system clock', () => {
    const before = Date.now()
    expect(systemClock.now()).toBeGreaterThanOrEqual(before)
    expect(systemClock.now()).toBeLessThanOrEqual(Date.now())
  })
})
