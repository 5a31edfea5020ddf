const minuteMs = 60_000
const dayMs = 86_400_000
/** No clock is set twice within this time. */
const lookMs = 7 * dayMs

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** Where this PC stands. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** How far the clocks there are ahead of UTC at a moment, in whole minutes. */
export function offsetMs(timezone: string, at: number): number {
  const values = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => values.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(at / minuteMs) * minuteMs
}

/** A stretch of time in which the clocks are not set. */
export type ClockSpan = { readonly from: number; readonly to: number; readonly offsetMs: number }

/** The time between two moments, parted where the clocks there are set forward or back. */
export function clockSpans(timezone: string, from: number, to: number): ClockSpan[] {
  const spans: ClockSpan[] = []
  let start = from
  let offset = offsetMs(timezone, from)
  for (let at = from; at < to; at += lookMs) {
    const end = Math.min(at + lookMs, to)
    if (offsetMs(timezone, end - 1) === offset) continue
    const changed = firstWhere(at, end, (moment) => offsetMs(timezone, moment) !== offset)
    spans.push({ from: start, to: changed, offsetMs: offset })
    start = changed
    offset = offsetMs(timezone, changed)
  }
  return [...spans, { from: start, to, offsetMs: offset }]
}

/** When a calendar day such as "2026-11-15" begins there; not every day has a midnight. */
export function startOfDay(timezone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`)
  return firstWhere(midnight - dayMs, midnight + dayMs, (at) => at + offsetMs(timezone, at) >= midnight)
}

/** The calendar day there. */
export function dayAt(timezone: string, at: number): string {
  return new Date(at + offsetMs(timezone, at)).toISOString().slice(0, 10)
}

/** The calendar day, `days` later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The first whole minute of which it is true, where it stays true from then on. */
function firstWhere(from: number, to: number, isTrue: (at: number) => boolean): number {
  let low = Math.floor(from / minuteMs)
  let high = Math.ceil(to / minuteMs)
  while (low < high) {
    const middle = (low + high) >> 1
    if (isTrue(middle * minuteMs)) high = middle
    else low = middle + 1
  }
  return low * minuteMs
}
