import { parse, validateDetailed } from 'node-cron'
import type { CronTimes, Imports, ParseCron } from '#main/features/imports/index.ts'
import type { Log } from '#main/lib/log.ts'

/** Five fields, as people know them from everywhere. */
export const parseCron: ParseCron = (cron) => {
  const fields = cron.trim().split(/\s+/)
  if (fields.length !== 5) {
    return refused(`A schedule has five parts (minute, hour, day, month, weekday), not ${fields.length}.`)
  }
  const checked = validateDetailed(fields.join(' '))
  const [wrong] = checked.errors
  if (wrong) return refused(`The schedule ${JSON.stringify(cron)} cannot be read: ${wrong.message}.`)
  const parsed = parse(fields.join(' '))
  const days = parsed.dayOfMonth.filter((day) => typeof day === 'number')
  const weekdays = parsed.dayOfWeek.filter((day) => typeof day === 'number')
  if (days.length < parsed.dayOfMonth.length || weekdays.length < parsed.dayOfWeek.length) {
    return refused(
      'Days such as L, W or 1#2 are not known here. Name days of the month or weekdays by number.',
    )
  }
  const [, hour = '', day = '', , week = ''] = fields
  const times: CronTimes = {
    minutes: ascending(parsed.minute),
    hours: ascending(parsed.hour),
    days: ascending(days),
    months: ascending(parsed.month),
    weekdays: ascending(weekdays.map((one) => one % 7)),
    everyHour: hour.startsWith('*'),
    eitherDay: !day.startsWith('*') && !week.startsWith('*'),
  }
  return { times, fault: null }
}

function refused(fault: string) {
  return { times: null, fault }
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/** A timer that slept with the PC fires when it wakes: what came due meanwhile is found then. */
const usualLookMs = 30_000

/** Looks for what is due, at the start and then twice a minute. Returns what ends it. */
export function startScheduler(deps: {
  readonly imports: Imports
  readonly log: Log
  readonly lookMs?: number | undefined
}): () => Promise<void> {
  let looking = Promise.resolve()
  function look(): void {
    looking = looking
      .then(() => deps.imports.runDue())
      .catch((err) =>
        deps.log.error({ err }, 'looking for catalogs that are due failed; it is tried again soon'),
      )
  }
  look()
  const timer = setInterval(look, deps.lookMs ?? usualLookMs).unref()
  return () => {
    clearInterval(timer)
    return looking
  }
}
