import { addDays } from '#main/lib/timezone.ts'
import { type Insights, quicknesses } from '#shared/schemas/insights.ts'
import type { Period } from './period.ts'
import { type Counts, counted, type HourRow } from './repository.ts'

export type Volume = Pick<Insights, 'hours' | 'week' | 'response'> & {
  readonly totals: Counts
  readonly days: Omit<Insights['days'][number], 'before'>[]
}

const dayHours = 24
const weekDays = 7
const hourMs = 3_600_000
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const firstWeekday = 3

/** Hours put together to days, to hours of the day and to a week. */
export function volumeOf(rows: readonly HourRow[], { from, days }: Period): Volume {
  const firstDay = Date.parse(from) / (dayHours * hourMs)
  const byDay = list(days, () => new Array<number>(counted.length).fill(0))
  const byHour = list(weekDays * dayHours, () => [0, 0])
  for (const row of rows) {
    const [hour = 0, conversations = 0, questions = 0] = row
    const dayNo = Math.floor(hour / dayHours)
    const day = byDay[dayNo - firstDay]
    if (!day) continue
    for (let at = 0; at < day.length; at++) day[at] = (day[at] ?? 0) + (row[at + 1] ?? 0)
    const sums = byHour[((dayNo + firstWeekday) % weekDays) * dayHours + (hour % dayHours)]
    if (!sums) continue
    sums[0] = (sums[0] ?? 0) + conversations
    sums[1] = (sums[1] ?? 0) + questions
  }
  const totals = named(counted.map((_, at) => sum(byDay.map((day) => day[at] ?? 0))))
  const ofHour = (hour: number, at: number) =>
    sum(list(weekDays, (day) => byHour[day * dayHours + hour]?.[at] ?? 0))
  return {
    totals,
    days: byDay.map((counts, at) => {
      const { conversations, questions, answers, answered } = named(counts)
      return { day: addDays(from, at), conversations, questions, answers, answered }
    }),
    hours: list(dayHours, (hour) => ({
      hour,
      conversations: ofHour(hour, 0),
      questions: ofHour(hour, 1),
    })),
    week: list(weekDays, (day) => list(dayHours, (hour) => byHour[day * dayHours + hour]?.[0] ?? 0)),
    response: quicknesses.map((quickness) => ({ quickness, count: totals[`took_${quickness}`] })),
  }
}

function named(counts: readonly number[]): Counts {
  return Object.fromEntries(counted.map((name, at) => [name, counts[at] ?? 0])) as Counts
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function list<T>(length: number, make: (at: number) => T): T[] {
  return Array.from({ length }, (_, at) => make(at))
}
