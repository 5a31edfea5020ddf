import type { Weekday } from '#main/languages/cues.ts'
import { type OpeningHours, weekdays } from '#shared/schemas/bot.ts'

type HoursNow =
  | { readonly state: 'unknown' }
  | { readonly state: 'open'; readonly closes_at: string | null }
  | {
      readonly state: 'closed'
      readonly opens: { readonly day: Weekday; readonly daysAhead: number; readonly at: string } | null
    }

export type OpenSpan = { readonly from: string; readonly to: string }

/** Open or closed at this moment where the shop is, and what comes next. `null` hours mean: not set. */
export function hoursNow(openingHours: OpeningHours | null, timezone: string, now: Date | number): HoursNow {
  if (openingHours === null) return { state: 'unknown' }
  const { day, clock } = localTime(timezone, now)
  if (isOpenAt(openingHours, day, clock))
    return { state: 'open', closes_at: closing(openingHours, day, clock) }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const that = dayAfter(day, daysAhead)
    const next = hoursOn(openingHours, that).find(({ from }) => daysAhead > 0 || from > clock)
    if (next) return { state: 'closed', opens: { day: that, daysAhead, at: next.from } }
  }
  return { state: 'closed', opens: null }
}

/** The spans of a day, early first, those that touch joined. */
export function hoursOn(openingHours: OpeningHours, day: Weekday): OpenSpan[] {
  const joined: OpenSpan[] = []
  for (const span of [...(openingHours[day] ?? [])].sort((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (last && span.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to }
    else joined.push({ from: span.from, to: span.to })
  }
  return joined
}

export function isOpenAt(openingHours: OpeningHours, day: Weekday, clock: string): boolean {
  return hoursOn(openingHours, day).some(({ from, to }) => from <= clock && clock < to)
}

export function dayAfter(day: Weekday, days: number): Weekday {
  return weekdays[(weekdays.indexOf(day) + days) % weekdays.length] ?? day
}

/** Weekday and clock time where the shop is. */
export function localTime(
  timezone: string,
  now: Date | number,
): { readonly day: Weekday; readonly clock: string } {
  const parts = formatOf(timezone).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const day = weekdays.find((name) => part('weekday').toLowerCase().startsWith(name)) ?? 'mon'
  return { day, clock: `${part('hour')}:${part('minute')}` }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** A span to midnight goes on where the next day begins at midnight; open all week is never closing. */
function closing(openingHours: OpeningHours, day: Weekday, clock: string): string | null {
  let that = day
  let at = clock
  for (let days = 0; days <= 7; days++) {
    const span = hoursOn(openingHours, that).find(({ from, to }) => from <= at && at < to)
    if (!span) return '24:00'
    if (span.to !== '24:00') return span.to
    that = dayAfter(that, 1)
    at = '00:00'
  }
  return null
}
