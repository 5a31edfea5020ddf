import type { OpeningHours } from '#shared/schemas/bot.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** Any Monday; only the names of its week are used. */
const aMonday = Date.UTC(2024, 0, 1, 12)
const dayMs = 86_400_000

/** The week in lines, days of the same hours together: `["Mon – Fri", "09:00 – 18:00"]`; a closed day has no hours. */
export function hoursLines(hours: OpeningHours, language: string): [string, string][] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const lines: { from: number; to: number; text: string }[] = []
  days.forEach((day, at) => {
    const text = (hours[day] ?? []).map(({ from, to }) => `${from} – ${to}`).join(', ')
    const last = lines.at(-1)
    if (last?.text === text) last.to = at
    else lines.push({ from: at, to: at, text })
  })
  const named = (at: number) => name.format(aMonday + at * dayMs)
  return lines
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => [from === to ? named(from) : `${named(from)} – ${named(to)}`, text])
}
