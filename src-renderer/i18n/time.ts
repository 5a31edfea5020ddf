import { memoize } from '#shared/memoize.ts'
import { t, useLanguage } from './index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "just now", "3 minutes ago", "in 2 hours"; far away the date itself. */
export function relativeTime(iso: string, now: number = Date.now()): string {
  const { locale } = useLanguage.getState()
  const away = Date.parse(iso) - now
  const size = Math.abs(away)
  if (size < minute / 2) return t('state.just_now')
  if (size > 6 * day) return formatterOf(locale).date.format(new Date(iso))
  const [unit, length] =
    size < hour
      ? (['minute', minute] as const)
      : size < day
        ? (['hour', hour] as const)
        : (['day', day] as const)
  return formatterOf(locale).relative.format(Math.round(away / length), unit)
}

export function exactTime(iso: string): string {
  const { locale } = useLanguage.getState()
  return formatterOf(locale).exact.format(new Date(iso))
}

/** "14:05" for today, before that with its date: since when something is so. */
export function sinceTime(iso: string, now: number = Date.now()): string {
  const { locale } = useLanguage.getState()
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date(now).toDateString()
  return formatterOf(locale)[isToday ? 'clock' : 'minute'].format(at)
}

/** "02:30" where a day has one clock of 24 hours, "2:30 AM" where it has two of twelve. */
export const clockFormat = memoize((locale) => {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const
})

const formatterOf = memoize((locale) => ({
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  exact: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  minute: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  clock: new Intl.DateTimeFormat(locale, clockFormat(locale)),
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
  money: memoize((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency })),
}))

/** "01:00", as the clock on the wall shows it. */
export function clockTime(iso: string): string {
  const { locale } = useLanguage.getState()
  return formatterOf(locale).clock.format(new Date(iso))
}

export function dayName(date: string): string {
  const { locale } = useLanguage.getState()
  return formatterOf(locale).day.format(new Date(`${date}T00:00:00Z`))
}

export function money(amount: number, currency: string | null): string {
  const { locale } = useLanguage.getState()
  const formatter = formatterOf(locale)
  if (!currency) return formatter.amount.format(amount)
  try {
    return formatter.money(currency).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}
