import { momentsOn, nextDay, type WallDay, wallDay, weekday } from './wall-clock.ts'

/** A schedule taken apart: every list ascending, Sunday is 0. */
export type CronTimes = {
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly days: readonly number[]
  readonly months: readonly number[]
  readonly weekdays: readonly number[]
  /** Every hour: then an hour that comes twice in autumn counts twice. */
  readonly everyHour: boolean
  /** Both days of the month and weekdays are named: either is enough. */
  readonly eitherDay: boolean
}

export type ParseCron = (
  cron: string,
) => { readonly times: CronTimes; readonly fault: null } | { readonly times: null; readonly fault: string }

/** 29 February on one weekday comes round within this. */
const maxDays = 366 * 29

/** The next so many moments after one. A time that the clock skips in spring runs once, as does one that comes twice in autumn. */
export function nextDue(options: {
  readonly times: CronTimes
  readonly timezone: string
  readonly afterMs: number
  readonly count: number
}): number[] {
  const { times, timezone, afterMs, count } = options
  const found: number[] = []
  let day = wallDay(afterMs - 86_400_000, timezone)
  for (let looked = 0; looked < maxDays && found.length < count; looked++, day = nextDay(day)) {
    if (!fits(times, day)) continue
    for (const moment of momentsOf(times, day, timezone)) {
      if (moment > afterMs && moment > (found.at(-1) ?? 0) && found.length < count) found.push(moment)
    }
  }
  return found
}

function fits(times: CronTimes, day: WallDay): boolean {
  if (!times.months.includes(day.month)) return false
  const byDay = times.days.includes(day.day)
  const byWeekday = times.weekdays.includes(weekday(day))
  return times.eitherDay ? byDay || byWeekday : byDay && byWeekday
}

function momentsOf(times: CronTimes, day: WallDay, timezone: string): number[] {
  const moments = momentsOn(day, timezone)
  const all = times.hours.flatMap((hour) =>
    times.minutes.flatMap((minute) => {
      const found = moments(hour, minute)
      return times.everyHour ? found : found.slice(0, 1)
    }),
  )
  return all.sort((a, b) => a - b)
}
