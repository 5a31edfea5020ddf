import type { Weekday } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { cuesInAll } from '#main/languages/pattern.ts'
import type { Sayings } from '#main/languages/sayings.ts'
import { type OpeningHours, weekdays } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { askedTime } from './asked-time.ts'
import { dayAfter, hoursNow, hoursOn, isOpenAt, localTime, type OpenSpan } from './hours.ts'

type Input = {
  readonly message: string
  readonly language: LanguageCode
  readonly openingHours: OpeningHours | null
  readonly timezone: string
  readonly now: Date | number
}

/** The answer to a question about opening: now, on a day, at a time, or the week. */
export function hoursAnswer({ message, language, openingHours, timezone, now }: Input): string {
  const { sayings: say } = languages[language]
  const { hours } = say
  if (openingHours === null) return hours.unknown
  const asked = askedTime(message, language)
  const today = localTime(timezone, now).day
  if (asked.clock === null && asked.day === null) {
    const state = nowText(say, openingHours, timezone, now)
    return asked.isNow || isAboutNow(message) ? state : `${state}\n${weekText(say, openingHours)}`
  }
  const day =
    asked.day === null || asked.day === 'today'
      ? today
      : asked.day === 'tomorrow'
        ? dayAfter(today, 1)
        : asked.day
  const named = hours.on[asked.day ?? 'today']
  const spans = hoursOn(openingHours, day)
  if (asked.clock === null)
    return spans.length > 0 ? hours.openOn(named, spansText(say, spans)) : hours.closedOn(named)
  const time = hours.time(asked.clock)
  return isOpenAt(openingHours, day, asked.clock)
    ? hours.openAt(named, time)
    : hours.closedAt(named, time, spans.length > 0 ? spansText(say, spans) : '')
}

/** When someone is back, as part of a sentence ("on Monday at 9 am"); null when never or not set. */
/** Whether nobody is there by the hours; false where none are set. */
export function isClosed(input: Pick<Input, 'openingHours' | 'timezone' | 'now'>): boolean {
  return hoursNow(input.openingHours, input.timezone, input.now).state === 'closed'
}

export function opensNextText(input: Omit<Input, 'message'>): string | null {
  const { hours } = languages[input.language].sayings
  const state = hoursNow(input.openingHours, input.timezone, input.now)
  if (state.state !== 'closed' || !state.opens) return null
  const { day, daysAhead, at } = state.opens
  return hours.when(hours.on[daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : day], hours.time(at))
}

function nowText(say: Sayings, openingHours: OpeningHours, timezone: string, now: Date | number): string {
  const { hours } = say
  const state = hoursNow(openingHours, timezone, now)
  if (state.state === 'unknown') return hours.unknown
  if (state.state === 'open')
    return state.closes_at === null ? hours.openAllDay : hours.openNow(hours.time(state.closes_at))
  if (!state.opens) return hours.closedForLong
  const { day, daysAhead, at } = state.opens
  return hours.closedNow(
    hours.when(hours.on[daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : day], hours.time(at)),
  )
}

function weekText(say: Sayings, openingHours: OpeningHours): string {
  const lines = weekdays.map((day: Weekday) => {
    const spans = hoursOn(openingHours, day)
    return `${say.hours.day[day]}: ${spans.length > 0 ? spans.map(({ from, to }) => `${from}–${to}`).join(', ') : say.hours.closed}`
  })
  return [say.hours.weekHeading, ...lines].join('\n')
}

function spansText({ hours, list }: Sayings, spans: readonly OpenSpan[]): string {
  return list(
    spans.map(({ from, to }) => hours.span(hours.time(from), hours.time(to))),
    0,
  )
}

/** "Are you open?" asks about now even where it does not say so. */
function isAboutNow(message: string): boolean {
  return message.length < shortQuestion && !asksForWeek.test(message)
}

const shortQuestion = 22
const asksForWeek = new RegExp(cuesInAll(({ cues }) => cues.time.openingHours).join('|'), 'i')
