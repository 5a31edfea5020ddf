import { addDays, type ClockSpan, clockSpans, startOfDay } from '#main/lib/timezone.ts'
import { fault } from '#shared/faults/fault.ts'
import { issueAt } from '#shared/issues.ts'
import { problem } from '#shared/problem.ts'

const dayMs = 86_400_000
/** Longer ones are asked for by mistake. */
const maxDays = 731

/** Whole days where the shop is, from the beginning of the first to the end of the last. */
export type Period = {
  readonly timezone: string
  readonly from: string
  readonly to: string
  readonly days: number
  readonly fromMs: number
  readonly toMs: number
  readonly spans: readonly ClockSpan[]
}

export function periodOf(timezone: string, from: string, to: string): Period {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1 || days > maxDays)
    throw problem('invalid_request', `A period has between 1 and ${maxDays} days.`, {
      errors: [issueAt('to', `must be within ${maxDays} days from the first day`, fault('invalid'))],
    })
  const fromMs = startOfDay(timezone, from)
  const toMs = startOfDay(timezone, addDays(to, 1))
  return { timezone, from, to, days, fromMs, toMs, spans: clockSpans(timezone, fromMs, toMs) }
}

/** As many days just before it. */
export function periodBefore({ timezone, from, days }: Period): Period {
  return periodOf(timezone, addDays(from, -days), addDays(from, -1))
}
