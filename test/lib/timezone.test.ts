import { describe, expect, it } from 'vitest'
import { addDays, clockSpans, dayAt, startOfDay } from '#main/lib/timezone.ts'

const iso = (ms: number) => new Date(ms).toISOString()

describe('the clock of a place', () => {
  it('knows when a day begins', () => {
    expect(iso(startOfDay('Europe/Berlin', '2026-03-29'))).toBe('2026-03-28T23:00:00.000Z')
    expect(iso(startOfDay('Europe/Berlin', '2026-03-30'))).toBe('2026-03-29T22:00:00.000Z')
    expect(iso(startOfDay('America/Los_Angeles', '2026-11-15'))).toBe('2026-11-15T08:00:00.000Z')
    expect(iso(startOfDay('Pacific/Kiritimati', '2026-11-15'))).toBe('2026-11-14T10:00:00.000Z')
    // Midnight is skipped there that day.
    expect(iso(startOfDay('America/Santiago', '2026-09-06'))).toBe('2026-09-06T04:00:00.000Z')
  })

  it('parts a stretch of time where clocks are set', () => {
    const spans = clockSpans('Europe/Berlin', Date.parse('2026-01-01'), Date.parse('2027-01-01'))
    expect(spans.map(({ from, to, offsetMs }) => [iso(from), iso(to), offsetMs / 3_600_000])).toEqual([
      ['2026-01-01T00:00:00.000Z', '2026-03-29T01:00:00.000Z', 1],
      ['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z', 2],
      ['2026-10-25T01:00:00.000Z', '2027-01-01T00:00:00.000Z', 1],
    ])
    expect(clockSpans('UTC', 0, 1000)).toEqual([{ from: 0, to: 1000, offsetMs: 0 }])
  })

  it('names the day of a moment, and days after it', () => {
    expect(dayAt('Asia/Tokyo', Date.parse('2026-12-31T15:00:00Z'))).toBe('2027-01-01')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})
