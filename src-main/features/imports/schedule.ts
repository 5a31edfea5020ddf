import { Cron } from 'croner'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { timezoneSchema } from '#shared/schemas/bot.ts'
import type { SourceSchedule } from '#shared/schemas/source.ts'

const fields = [
  { code: 'schedule_minute', first: 0, last: 59 },
  { code: 'schedule_hour', first: 0, last: 23 },
  { code: 'schedule_day', first: 1, last: 31 },
  { code: 'schedule_month', first: 1, last: 12 },
  { code: 'schedule_weekday', first: 0, last: 6 },
] as const

/** Why a schedule cannot run, or null. Checked field by field, because croner's own messages count some fields from zero. */
export function scheduleFault(cron: string): Fault | null {
  const given = cron.trim().split(/\s+/)
  if (given.length !== fields.length) return fault('schedule_fields', { example: '30 2 * * *' })
  for (const [index, { code, first, last }] of fields.entries()) {
    const value = given[index] ?? ''
    const withField = (text: string) => fields.map((_, other) => (other === index ? text : '*')).join(' ')
    if (parse(withField(value), 'UTC')) continue
    // Other schedulers take "22-4" for the hours from 22 to 4.
    const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? []
    const example = `${from}-${last},${first}-${to}`
    const isBackwards = Number(from) > Number(to) && parse(withField(example), 'UTC') !== null
    return isBackwards ? fault('schedule_range', { value, example }) : fault(code, { value })
  }
  if (!parse(cron, 'UTC')?.nextRun()) return fault('schedule_never')
  return null
}

/**
 * The next times after a moment, none where the schedule is not valid. A time that spring skips runs once, right after the
 * gap; a time that autumn repeats runs once; a schedule for every hour runs every real hour.
 */
export function nextRuns(options: {
  readonly cron: string
  readonly timezone: string
  readonly afterMs: number
  readonly count: number
}): number[] {
  const { cron, timezone, afterMs, count } = options
  const dates = parse(cron, timezone)?.nextRuns(count, new Date(afterMs)) ?? []
  return dates.map((date) => date.getTime())
}

function parse(cron: string, timezone: string): Cron | null {
  const [, , day = '', , weekday = ''] = cron.trim().split(/\s+/)
  // As cron has always done: where both days are named either is enough, but a step such as */2 narrows the other.
  const domAndDow = day.startsWith('*') || weekday.startsWith('*')
  try {
    return new Cron(cron, { mode: '5-part', timezone, domAndDow })
  } catch {
    return null
  }
}

export const notATimezone = fault('not_a_timezone')

export function checkSchedule({ cron, timezone }: SourceSchedule): void {
  const wrong = cron === null ? null : scheduleFault(cron)
  if (wrong) throw invalidRequest([issueAt('schedule.cron', faultText(wrong), wrong)])
  const zone = timezoneSchema.safeParse(timezone)
  if (!zone.success)
    throw invalidRequest([
      issueAt('schedule.timezone', 'must be a time zone such as Europe/Berlin', notATimezone),
    ])
}
