import { Cron } from 'croner'

const fields = [
  { name: 'minute', values: '0 to 59' },
  { name: 'hour', values: '0 to 23' },
  { name: 'day of the month', values: '1 to 31, or L for the last one' },
  { name: 'month', values: '1 to 12, or JAN to DEC' },
  { name: 'weekday', values: '0 to 7, or SUN to SAT' },
]

/** Why a schedule cannot run, or null. Checked field by field, because croner's own messages count some fields from zero. */
export function scheduleFault(cron: string): string | null {
  const given = cron.trim().split(/\s+/)
  if (given.length !== fields.length) {
    return 'A schedule has five fields: minute, hour, day of the month, month and weekday, such as 30 2 * * *.'
  }
  for (const [index, { name, values }] of fields.entries()) {
    const value = given[index] ?? ''
    const alone = fields.map((_, other) => (other === index ? value : '*')).join(' ')
    if (!parse(alone, 'UTC')) return `${JSON.stringify(value)} isn't a valid ${name}. Use ${values}, or *.`
  }
  if (!parse(cron, 'UTC')?.nextRun()) return 'This schedule never runs: no such date exists.'
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
