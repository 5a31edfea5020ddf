import { describe, expect, it } from 'vitest'
import { isQuiet, localMinutes } from '#main/lib/quiet-hours.ts'

const at = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return localMinutes(new Date(2026, 2, 10, hours, minutes, 59))
}

describe('quiet hours', () => {
  it.each([
    ['13:59', false],
    ['14:00', true],
    ['15:29', true],
    ['15:30', false],
  ])('from 14:00 to 15:30, %s: %s', (time, quiet) => {
    expect(isQuiet({ from: '14:00', to: '15:30' }, at(time))).toBe(quiet)
  })

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
  ])('over midnight, from 22:00 to 07:00, %s: %s', (time, quiet) => {
    expect(isQuiet({ from: '22:00', to: '07:00' }, at(time))).toBe(quiet)
  })

  it('are none where none are set, or where they end as they start', () => {
    expect(isQuiet(null, at('03:00'))).toBe(false)
    expect(isQuiet({ from: '08:00', to: '08:00' }, at('08:00'))).toBe(false)
  })
})
