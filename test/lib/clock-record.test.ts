import { describe, expect, it } from 'vitest'
import { lookAtClock, readClockRecord, writeClockRecord } from '#main/lib/clock-record.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-03-10T12:00:00.000Z')

describe('what is known of the clock', () => {
  it('doubts a clock that went far ahead for a day, and no longer', () => {
    const ahead = lookAtClock({ seenAt: now, aheadSince: null }, now + 300 * dayMs)
    expect(ahead.aheadSince).toBe(now + 300 * dayMs)
    expect(lookAtClock(ahead, now + 300.5 * dayMs).aheadSince).toBe(now + 300 * dayMs)
    expect(lookAtClock(ahead, now + 301 * dayMs).aheadSince).toBe(null)
  })

  it('believes one that was set right, and one that was never far ahead', () => {
    const ahead = lookAtClock({ seenAt: now, aheadSince: null }, now + 300 * dayMs)
    expect(lookAtClock(ahead, now).aheadSince).toBe(null)
    expect(lookAtClock({ seenAt: now, aheadSince: null }, now + dayMs).aheadSince).toBe(null)
    expect(lookAtClock(null, now)).toEqual({ seenAt: now, aheadSince: null })
  })

  it('reads what it wrote, and nothing from what it did not write', () => {
    for (const record of [
      { seenAt: now, aheadSince: null },
      { seenAt: now, aheadSince: now - 5 },
    ])
      expect(readClockRecord(writeClockRecord(record))).toEqual(record)
    for (const text of [null, '', 'soon', ' 5 x']) expect(readClockRecord(text)).toBe(null)
  })
})
