import { t, useLanguage } from '#renderer/i18n/index.ts'
import { clockFormat } from '#renderer/i18n/time.ts'
import type { SourceSchedule } from '#shared/schemas/source.ts'

/** What most shops want, in the order it is offered. */
export const planKinds = ['manual', 'daily', 'weekdays', 'weekly', 'hourly', 'hourly_weekdays'] as const
type PlanKind = (typeof planKinds)[number]

/** A schedule as a person says it; `own` where only cron can. */
export type Plan = {
  readonly kind: PlanKind | 'own'
  /** "02:30" */
  readonly time: string
  /** Sunday is 0. */
  readonly weekday: number
}

const usual = { time: '02:30', weekday: 1 }
const simpleCron = /^(\d{1,2}) (\d{1,2}|\*) \* \* (\*|1-5|[0-7])$/

export function planOf(cron: string | null): Plan {
  if (cron === null) return { kind: 'manual', ...usual }
  const [, minute = '', hour = '', days = ''] = simpleCron.exec(cron.trim().replaceAll(/\s+/g, ' ')) ?? []
  if (minute === '' || Number(minute) > 59) return { kind: 'own', ...usual }
  const isHourly = hour === '*'
  if (!isHourly && Number(hour) > 23) return { kind: 'own', ...usual }
  const time = `${two(isHourly ? '2' : hour)}:${two(minute)}`
  if (days === '*') return { kind: isHourly ? 'hourly' : 'daily', time, weekday: usual.weekday }
  if (days === '1-5') {
    return { kind: isHourly ? 'hourly_weekdays' : 'weekdays', time, weekday: usual.weekday }
  }
  return { kind: isHourly ? 'own' : 'weekly', time, weekday: Number(days) % 7 }
}

/** Null: not by the clock. */
export function cronOf({ kind, time, weekday }: Plan & { readonly kind: PlanKind }): string | null {
  const [hour = 2, minute = 30] = time.split(':').map(Number)
  switch (kind) {
    case 'manual':
      return null
    case 'daily':
      return `${minute} ${hour} * * *`
    case 'weekdays':
      return `${minute} ${hour} * * 1-5`
    case 'weekly':
      return `${minute} ${hour} * * ${weekday}`
    case 'hourly':
      return '0 * * * *'
    case 'hourly_weekdays':
      return '0 * * * 1-5'
  }
}

/** "Every day at 02:30, and when the file changes". */
export function scheduleWords({ cron, watch }: Pick<SourceSchedule, 'cron' | 'watch'>): string {
  const { kind, time, weekday } = planOf(cron)
  if (kind === 'manual' && watch) return t('catalogs.plan_watch')
  const shown = write(`2024-01-07T${time}Z`, 'UTC', {})
  const plan = t(`catalogs.plans.${kind}`, { time: shown, day: weekdayName(weekday) })
  return watch ? t('catalogs.plan_and_watch', { plan }) : plan
}

/** The seventh of January 2024 was a Sunday. */
export function weekdayName(weekday: number): string {
  const { locale } = useLanguage.getState()
  const date = Date.UTC(2024, 0, 7 + weekday)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** "Sun 15 Nov, 02:30", as the clock of the shop shows it. */
export function shopTime(iso: string, timeZone: string | undefined): string {
  return write(iso, timeZone, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** "Due 02:30, ran 11:12"; the days too where they differ. */
export function missedWords(due: string, ran: string, timeZone: string | undefined): string {
  const { locale } = useLanguage.getState()
  const day = (iso: string) => new Date(iso).toLocaleDateString(locale, { timeZone })
  const show = (iso: string) => (day(due) === day(ran) ? write(iso, timeZone, {}) : shopTime(iso, timeZone))
  return t('catalogs.missed', { due: show(due), ran: show(ran) })
}

/** The time of day, after as much of the date as is asked for. */
function write(iso: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  const { locale } = useLanguage.getState()
  return new Intl.DateTimeFormat(locale, { ...options, ...clockFormat(locale), timeZone }).format(
    new Date(iso),
  )
}

function two(text: string): string {
  return text.padStart(2, '0')
}
