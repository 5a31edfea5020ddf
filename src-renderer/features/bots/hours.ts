import { type OpeningHours, weekdays } from '#shared/schemas/bot.ts'

export type Weekday = (typeof weekdays)[number]
export type Span = { readonly from: string; readonly to: string }
/** Every day by its name; a day without a span is closed. */
export type Week = Record<Weekday, Span[]>

/** As many as the schema takes. */
const mostSpans = 4

const usualSpan: Span = { from: '09:00', to: '18:00' }
const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const pauseMinutes = 60
const laterMinutes = 180
const dayMinutes = 24 * 60

export const usualWeek: Week = weekOf(Object.fromEntries(workdays.map((day) => [day, [usualSpan]])))

export function weekOf(hours: OpeningHours): Week {
  return Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? []])) as Week
}

export function hoursOf(week: Week): OpeningHours {
  const open = Object.entries(week).filter(([, spans]) => spans.length > 0)
  return Object.fromEntries(open.map(([day, spans]) => [day, spans]))
}

export function copyMonday(week: Week): Week {
  return { ...week, ...Object.fromEntries(workdays.map((day) => [day, week.mon])) }
}

/** What a day may be given next: after a pause, while the day lasts. Null when nothing more fits. */
export function nextSpan(spans: readonly Span[]): Span | null {
  const last = spans.at(-1)
  if (!last) return usualSpan
  const from = minutesOf(last.to) + pauseMinutes
  if (spans.length >= mostSpans || !(from < dayMinutes)) return null
  return { from: clock(from), to: clock(Math.min(dayMinutes, from + laterMinutes)) }
}

/** The first span that begins before the one above it has ended; null when all are in order. */
export function firstOverlap(spans: readonly Span[]): number | null {
  const found = spans.findIndex((span, index) => index > 0 && span.from < (spans[index - 1]?.to ?? ''))
  return found === -1 ? null : found
}

/** "9", "930", "9.30", "6 pm" as the schema wants it; what is no time stays as it was typed. */
export function tidyTime(text: string): string {
  const found = /^(\d{1,2})[:.]?(\d{2})? ?(am|pm|h|uhr)?$/i.exec(text.trim())
  if (!found) return text.trim()
  const [, hour = '', minute = '00', half = ''] = found
  return `${String(hourOf(Number(hour), half.toLowerCase())).padStart(2, '0')}:${minute}`
}

function hourOf(hour: number, half: string): number {
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN)
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
