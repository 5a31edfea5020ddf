import { describe, expect, it } from 'vitest'
import {
  copyMonday,
  firstOverlap,
  hoursOf,
  nextSpan,
  tidyTime,
  usualWeek,
  weekOf,
} from '#renderer/features/bots/hours.ts'
import { openingHoursSchema } from '#shared/schemas/bot.ts'

const morning = { from: '09:00', to: '12:00' }
const afternoon = { from: '14:00', to: '18:30' }

describe('opening hours', () => {
  it('shows a day left out as closed, and leaves a closed day out again', () => {
    const week = weekOf({ mon: [morning], sat: [] })
    expect(week).toEqual({ mon: [morning], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] })
    expect(hoursOf(week)).toEqual({ mon: [morning] })
  })

  it('begins with a week the schema takes', () => {
    expect(openingHoursSchema.safeParse(hoursOf(usualWeek)).success).toBe(true)
  })

  it('copies Monday to the other working days alone', () => {
    const week = copyMonday(weekOf({ mon: [morning, afternoon], wed: [afternoon], sat: [morning] }))
    expect(week).toEqual({
      ...weekOf({}),
      ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [morning, afternoon]])),
      sat: [morning],
    })
  })

  it('copies a closed Monday too', () => {
    expect(copyMonday(weekOf({ tue: [morning] })).tue).toEqual([])
  })

  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['930', '09:30'],
    ['1830', '18:30'],
    ['9.30', '09:30'],
    [' 9:05 ', '09:05'],
    ['9 Uhr', '09:00'],
    ['6pm', '18:00'],
    ['6:30 PM', '18:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['24', '24:00'],
    ['09:30', '09:30'],
  ])('reads %j as %s', (typed, time) => {
    expect(tidyTime(typed)).toBe(time)
  })

  it.each(['', 'noon', '9:3', '123456'])('leaves %j for the schema to refuse', (typed) => {
    expect(tidyTime(typed)).toBe(typed)
    const hours = { mon: [{ from: tidyTime(typed), to: '24:00' }] }
    expect(openingHoursSchema.safeParse(hours).success).toBe(false)
  })

  it('offers the next time after a pause, within the day', () => {
    expect(nextSpan([])).toEqual({ from: '09:00', to: '18:00' })
    expect(nextSpan([morning])).toEqual({ from: '13:00', to: '16:00' })
    expect(nextSpan([{ from: '09:00', to: '22:30' }])).toEqual({ from: '23:30', to: '24:00' })
    expect(nextSpan([{ from: '09:00', to: '23:00' }])).toBeNull()
    expect(nextSpan([{ from: '09:00', to: 'late' }])).toBeNull()
  })

  it('offers no fifth time', () => {
    const spans = ['06', '08', '10', '12'].map((hour) => ({ from: `${hour}:00`, to: `${hour}:30` }))
    expect(nextSpan(spans.slice(0, 3))).not.toBeNull()
    expect(nextSpan(spans)).toBeNull()
  })

  it('finds the time that begins too early', () => {
    expect(firstOverlap([morning, afternoon])).toBeNull()
    expect(firstOverlap([morning, { from: '12:00', to: '13:00' }])).toBeNull()
    expect(firstOverlap([morning, { from: '11:59', to: '13:00' }])).toBe(1)
    expect(firstOverlap([morning, afternoon, { from: '10:00', to: '19:00' }])).toBe(2)
  })
})
