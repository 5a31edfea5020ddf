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

type Formatters = ReturnType<typeof formattersOf>
let formatters: readonly [locale: string, Formatters] | null = null

/** Making one takes longer than drawing a row, and a long list needs two a row. */
function formatterOf(locale: string): Formatters {
  if (formatters?.[0] !== locale) formatters = [locale, formattersOf(locale)]
  return formatters[1]
}

function formattersOf(locale: string) {
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  }
}

/** "01:00", as the clock on the wall shows it. */
export function clockTime(iso: string): string {
  const { locale } = useLanguage.getState()
  return new Date(iso).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
}

export function dayName(date: string): string {
  const { locale } = useLanguage.getState()
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}

export function money(amount: number, currency: string | null): string {
  const { locale } = useLanguage.getState()
  if (!currency) return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}
