import { describe, expect, it } from 'vitest'
import { hoursLines } from '#renderer/widget/hours.ts'

describe('opening hours in lines', () => {
  it('puts days of the same hours together, and leaves closed ones out', () => {
    const day = [{ from: '09:00', to: '18:00' }]
    const hours = { mon: day, tue: day, wed: day, fri: [...day, { from: '19:00', to: '21:00' }] }
    expect(hoursLines(hours, 'en')).toEqual([
      ['Mon – Wed', '09:00 – 18:00'],
      ['Fri', '09:00 – 18:00, 19:00 – 21:00'],
    ])
    expect(hoursLines({ sun: day }, 'de')).toEqual([['So', '09:00 – 18:00']])
    expect(hoursLines({}, 'en')).toEqual([])
  })
})
