import type { Weekday } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { compile, never } from '#main/languages/pattern.ts'
import { weekdays } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { readable } from './text.ts'

/** When a question about opening is about: nothing set means the hours as a whole. */
type AskedTime = {
  readonly day: Weekday | 'today' | 'tomorrow' | null
  readonly clock: string | null
  readonly isNow: boolean
}

type TimeCues = {
  readonly days: readonly (readonly [Weekday, RegExp])[]
  readonly now: RegExp
  readonly today: RegExp
  readonly tomorrow: RegExp
  readonly at: readonly RegExp[]
  readonly late: RegExp
}

const compiled = new Map<LanguageCode, TimeCues>()

export function askedTime(message: string, language: LanguageCode): AskedTime {
  const cues = cuesOf(language)
  const text = readable(message)
  const named = cues.days.find(([, pattern]) => pattern.test(text))?.[0]
  const day = named ?? (cues.tomorrow.test(text) ? 'tomorrow' : cues.today.test(text) ? 'today' : null)
  return { day, clock: clockIn(text, cues), isNow: day === null && cues.now.test(text) }
}

function clockIn(text: string, { at, late }: TimeCues): string | null {
  for (const pattern of at) {
    const groups = pattern.exec(text)?.groups
    if (!groups?.['h']) continue
    const isLate = late.test(groups['half'] ?? '')
    const isEarly = Boolean(groups['half']) && !isLate
    const said = Number(groups['h'])
    // "open at 6?" without more means the evening: shops are asked about what is near to closing.
    const hour =
      isLate && said < 12
        ? said + 12
        : isEarly && said === 12
          ? 0
          : !groups['half'] && !groups['m'] && said < 7
            ? said + 12
            : said
    if (hour <= 24) return `${String(hour).padStart(2, '0')}:${groups['m'] ?? '00'}`
  }
  return null
}

function cuesOf(language: LanguageCode): TimeCues {
  const cached = compiled.get(language)
  if (cached) return cached
  const { time } = languages[language].cues
  const made: TimeCues = {
    days: weekdays.map((day) => [day, compile(time.weekdays[day])] as const),
    now: compile(time.now),
    today: compile(time.today),
    tomorrow: compile(time.tomorrow),
    at: time.at.map((cue) => compile([cue])),
    late: new RegExp(time.late.join('|') || never.source),
  }
  compiled.set(language, made)
  return made
}
