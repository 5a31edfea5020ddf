import { findText, t, useLanguage } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import type { Tone } from '#renderer/ui/tone.ts'
import type { Fault } from '#shared/faults/fault.ts'
import type { Run, RunCounts, RunProgress, Source } from '#shared/schemas/source.ts'

type Standing = { readonly tone: Tone; readonly word: string }

const tones: Readonly<Record<Run['state'], Tone>> = {
  running: 'info',
  done: 'good',
  unchanged: 'good',
  braked: 'warn',
  failed: 'bad',
  cancelled: 'none',
}

/** How a run ended. */
export function runStanding({
  state,
  trouble,
}: Pick<Run, 'state'> & Partial<Pick<Run, 'trouble'>>): Standing {
  const code = trouble?.code
  if (code === 'kept') return { tone: 'none', word: t('catalogs.states.kept') }
  if (code === 'interrupted') return { tone: 'bad', word: t('catalogs.states.interrupted') }
  if (code === 'remote_rejected') return { tone: 'warn', word: t('catalogs.states.remarks') }
  return { tone: tones[state], word: t(`catalogs.states.${state}`) }
}

/** How a source is. */
export function sourceStanding({ last_run, enabled }: Source): Standing {
  if (last_run && (last_run.state === 'running' || last_run.state === 'braked')) return runStanding(last_run)
  if (!enabled) return { tone: 'none', word: t('state.paused') }
  return last_run ? runStanding(last_run) : { tone: 'none', word: t('catalogs.never') }
}

/** "12 new, 3 changed, 1 removed". */
export function countWords(counts: RunCounts): string {
  const changed = (['created', 'updated', 'removed'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(`catalogs.counted.${name}`, { count: counts[name] }))
  const left = counts.rejected > 0 ? [t('catalogs.counted.rejected', { count: counts.rejected })] : []
  return [...(changed.length > 0 ? changed : [t('catalogs.counted.none')]), ...left].join(', ')
}

/** Why a run failed: a title for what happened, and below it what to do. */
export function failureWords({ code, fault }: NonNullable<Run['trouble']>): {
  readonly title: string
  readonly text: string | null
} {
  const text = faultText(fault)
  const title = findText(`catalogs.file_troubles.${code}`)
  return title === null ? { title: text, text: null } : { title, text }
}

/** "12,400 rows · 45% · 25,000 rows/s · about 12 seconds left". */
export function progressWords(progress: RunProgress): string {
  const { rows, percent, rows_per_second, seconds_left } = progress
  return [
    rows > 0 && t('catalogs.rows', { count: rows }),
    percent !== null && percentText(percent),
    rows_per_second > 0 && t('catalogs.rate', { count: rows_per_second }),
    seconds_left !== null && leftWords(seconds_left),
  ]
    .filter(Boolean)
    .join(' · ')
}

function percentText(percent: number): string {
  const { locale } = useLanguage.getState()
  return (Math.floor(percent) / 100).toLocaleString(locale, { style: 'percent' })
}

export function leftWords(seconds: number): string {
  return seconds < 90
    ? t('catalogs.left_seconds', { count: Math.max(1, seconds) })
    : t('catalogs.left_minutes', { count: Math.round(seconds / 60) })
}

/** "0.4 s", "12 s", "3 min". */
export function durationWords(ms: number): string {
  if (ms < 90_000) return t('catalogs.seconds', { seconds: Math.round(ms / 100) / 10 })
  return t('catalogs.minutes', { minutes: Math.round(ms / 60_000) })
}

export function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** Shop systems by their own names. */
const systems: Readonly<Record<string, string>> = {
  bigcommerce: 'BigCommerce',
  eccube: 'EC-CUBE',
  google: 'Google Merchant',
  heureka: 'Heureka',
  magento: 'Magento',
  meta: 'Meta',
  prestashop: 'PrestaShop',
  saleor: 'Saleor',
  shopify: 'Shopify',
  spree: 'Spree',
  squarespace: 'Squarespace',
  wix: 'Wix',
  woocommerce: 'WooCommerce',
  wxr: 'WooCommerce',
  yml: 'Yandex YML',
  zbozi: 'Zboží',
}

export function systemName(dialect: string): string {
  return systems[dialect] ?? systems[dialect.split('-')[0] ?? ''] ?? dialect
}

/** Where our own copies lie is nobody's business. */
export function shownPath(path: string): string {
  return /[/\\]catalogs[/\\]cpy_\w+[/\\][^/\\]+$/.test(path) ? fileName(path) : path
}

export function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) || path
}

/** Whether it stops because another source's products would be removed. */
export function isOfOtherSource(fault: Fault | null): boolean {
  if (fault === null) return false
  const { reason } = fault.params
  const inner = typeof reason === 'object' && reason !== null && 'code' in reason ? (reason as Fault) : null
  return fault.code === 'approval_of_source' || isOfOtherSource(inner)
}
