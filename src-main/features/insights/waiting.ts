import type { ClockSpan } from '#main/lib/timezone.ts'
import { type OpeningHours, weekdays } from '#shared/schemas/bot.ts'
import type { Wait } from '#shared/schemas/insights.ts'
import type { HandoverRow } from './repository.ts'

type Waits = { readonly inside: readonly HandoverRow[]; readonly outside: readonly HandoverRow[] }

const dayMs = 86_400_000
const minuteMs = 60_000
/** 1 January 1970 was a Thursday. */
const firstWeekday = 3

/** Parts those who asked for a person by whether the shop was open then, by its own clock. */
export function partByHours(
  rows: readonly HandoverRow[],
  hours: OpeningHours | null,
  spans: readonly ClockSpan[],
): Waits {
  if (hours === null) return { inside: rows, outside: [] }
  const minutes = weekdays.map((day) =>
    (hours[day] ?? []).map(({ from, to }) => [inMinutes(from), inMinutes(to)]),
  )
  const isOpen = (at: number) => {
    const { offsetMs = 0 } = spans.find(({ to }) => at < to) ?? spans.at(-1) ?? {}
    const local = at + offsetMs
    const minute = Math.floor((local % dayMs) / minuteMs)
    const day = minutes[(Math.floor(local / dayMs) + firstWeekday) % weekdays.length] ?? []
    return day.some(([from = 0, to = 0]) => from <= minute && minute < to)
  }
  const { inside = [], outside = [] } = Object.groupBy(rows, ([requestedAt]) =>
    isOpen(requestedAt) ? 'inside' : 'outside',
  )
  return { inside, outside }
}

export function waitOf(rows: readonly HandoverRow[]): Wait {
  const waited = new Float64Array(rows.length)
  let answered = 0
  for (const [requestedAt, answeredAt] of rows)
    if (answeredAt !== null) waited[answered++] = answeredAt - requestedAt
  const sorted = waited.subarray(0, answered).sort()
  return {
    requested: rows.length,
    answered,
    median_ms: median(sorted),
    longest_ms: sorted.at(-1) ?? null,
  }
}

function median(sorted: Float64Array): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function inMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
