import { useLanguage } from '#renderer/i18n/index.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Numbers and times as the reader's language writes them. */
export function useNumbers() {
  const { locale } = useLanguage()
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    })
  return {
    count: (value: number): string => new Intl.NumberFormat(locale).format(value),
    /** "120 ms", "2.5 sec", "3 min", "1.5 hr"; a dash where there is none. */
    duration: (ms: number | null): string => {
      if (ms === null) return '–'
      if (ms < second) return unit('millisecond').format(ms)
      if (ms < minute) return unit('second', ms < 10 * second ? 1 : 0).format(ms / second)
      if (ms < hour) return unit('minute', ms < 10 * minute ? 1 : 0).format(ms / minute)
      return unit('hour', 1).format(ms / hour)
    },
    /** "+12%": how far a number is from what it was before; null where there is nothing to compare with. */
    change: (now: number, before: number): string | null =>
      before === 0
        ? null
        : new Intl.NumberFormat(locale, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: 0,
          }).format((now - before) / before),
    hour: (value: number): string => `${String(value).padStart(2, '0')}:00`,
    weekday: (monday0: number, width: 'short' | 'long'): string =>
      // 5 January 1970 was a Monday.
      new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format((4 + monday0) * 24 * hour),
  }
}
