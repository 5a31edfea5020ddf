export const periodChoices = ['1', '7', '30', '90', '365', 'custom'] as const
export type PeriodChoice = (typeof periodChoices)[number]

type Chosen = { readonly period: string; readonly from: string; readonly to: string }
export type Days = { readonly from: string; readonly to: string }

const dayMs = 86_400_000

/** The calendar day somewhere, such as "2026-11-15". */
export function todayIn(timezone: string | undefined, now: number): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { ...options, ...(timezone ? { timeZone: timezone } : {}) }).format(
    now,
  )
}

/** What a choice means today. Own days that make no period are the usual one. */
export function daysOf({ period, from, to }: Chosen, today: string): Days {
  if (period === 'custom' && isDay(from) && isDay(to) && from <= to) return { from, to }
  const count = period === 'custom' ? 30 : Number(period)
  return { from: daysBefore(today, count - 1), to: today }
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
