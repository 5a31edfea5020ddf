import { addDays } from '#main/lib/timezone.ts'
import { type Insights, quicknesses } from '#shared/schemas/insights.ts'
import type { Period } from './period.ts'
import type { HourRow } from './repository.ts'

export type Totals = ReturnType<typeof noTotals> & { timed: number; took_ms: number }
type Day = Omit<Insights['days'][number], 'before'>
type Volume = Pick<Insights, 'hours' | 'week' | 'response'> & {
  readonly totals: Totals
  readonly days: Day[]
}

const dayHours = 24
const hourMs = 3_600_000
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const firstWeekday = 3

/** Hours put together to days, to hours of the day and to a week. */
export function volumeOf(rows: readonly HourRow[], { from, days }: Period): Volume {
  const firstDay = Date.parse(from) / (dayHours * hourMs)
  const volume: Volume = {
    totals: { ...noTotals(), timed: 0, took_ms: 0 },
    days: list(days, (at) => ({
      day: addDays(from, at),
      conversations: 0,
      questions: 0,
      answers: 0,
      answered: 0,
    })),
    hours: list(dayHours, (hour) => ({ hour, conversations: 0, questions: 0 })),
    week: list(7, () => list(dayHours, () => 0)),
    response: quicknesses.map((quickness) => ({ quickness, count: 0 })),
  }
  for (const row of rows) {
    const hour = row.hour % dayHours
    const dayNo = Math.floor(row.hour / dayHours)
    addTo(volume.totals, row)
    addTo(volume.days[dayNo - firstDay], row)
    addTo(volume.hours[hour], row)
    const weekday = volume.week[(dayNo + firstWeekday) % 7]
    if (weekday) weekday[hour] = (weekday[hour] ?? 0) + row.conversations
    for (const one of volume.response) {
      one.count += row[`took_${one.quickness}`]
      volume.totals.timed += row[`took_${one.quickness}`]
    }
  }
  return volume
}

function noTotals() {
  return { conversations: 0, questions: 0, answers: 0, answered: 0, thumbs_up: 0, thumbs_down: 0 }
}

const summed = [
  'conversations',
  'questions',
  'answers',
  'answered',
  'thumbs_up',
  'thumbs_down',
  'took_ms',
] as const

function addTo(sums: Partial<Record<(typeof summed)[number], number>> | undefined, row: HourRow): void {
  for (const name of summed) {
    const before = sums?.[name]
    if (sums && before !== undefined) sums[name] = before + row[name]
  }
}

function list<T>(length: number, make: (at: number) => T): T[] {
  return Array.from({ length }, (_, at) => make(at))
}
