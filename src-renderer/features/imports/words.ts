import { findText, t, useLanguage } from '#renderer/i18n/index.ts'
import { faultKey } from '#renderer/lib/fault-key.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import type { Tone } from '#renderer/ui/tone.ts'
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

type Changed = Pick<RunCounts, 'created' | 'updated' | 'unchanged' | 'removed'>

type Asked = { readonly code: string; readonly names?: readonly string[] | undefined }

/** What the brake asks about; null where it has no reason. */
export function brakeWords(
  asked: Asked | null,
  counts: Changed | null,
  /** For a service elsewhere: how many products the file holds. */
  sent: number | null = null,
): string | null {
  const { code = '', names = [] } = asked ?? {}
  const isLost = code === 'brake_cut_off' || code.endsWith('_gone')
  if (sent !== null && !isLost) return t('catalogs.brake_remote', { count: sent })
  const { created = 0, updated = 0, unchanged = 0, removed = 0 } = counts ?? {}
  const now = updated + unchanged + removed
  const percent = Math.round((removed / Math.max(1, now)) * 100)
  const values = {
    products: created + updated + unchanged,
    now,
    removed,
    percent,
    names: names.map((name) => (code === 'brake_fields_gone' ? fieldName(name) : `"${name}"`)).join(', '),
  }
  const words = findText(`catalogs.brakes.${code}`, values)
  return words && !isLost && names.length > 0 ? `${words} ${t('catalogs.brake_source', values)}` : words
}

/** What stopped a run: in the reader's words where there are any. */
export function troubleWords({ code, detail }: NonNullable<Run['trouble']>): {
  readonly title: string
  readonly text: string | null
} {
  const whole = findText(`catalogs.troubles.${code}`)
  if (whole !== null) return { title: whole, text: null }
  const title = findText(`catalogs.file_troubles.${code}`) ?? findText(`problems.${code}`)
  return { title: title ?? t('catalogs.states.failed'), text: detail }
}

/** What the hub remarks about a row, in the reader's language; what it names is put in where it stood. */
export function remarkWords(message: string): string {
  for (const named of namings) {
    const values: Record<string, string> = {}
    const plain = message.replaceAll(named, (value) => {
      const name = `v${Object.keys(values).length}`
      values[name] = value
      return name
    })
    const words = findText(`catalogs.remarks.${faultKey(plain)}`, values)
    if (words !== null) return words
  }
  return fieldMessage(message)
}

/** What is named stands in quotes, or is a number; what a shop wrote may hold quotes itself. */
const namings = [/"[^"]*"|`[^`]*`|\d+/g, /".*"|\d+/gs]

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
  wix: 'Wix',
  woocommerce: 'WooCommerce',
  wxr: 'WooCommerce',
  yml: 'Yandex YML',
  zbozi: 'Zboží',
}

export function systemName(dialect: string): string {
  return systems[dialect] ?? systems[dialect.split('-')[0] ?? ''] ?? dialect
}

export function fieldName(field: string): string {
  return findText(`catalogs.fields.${field}`) ?? field
}

/** Where our own copies lie is nobody's business. */
export function shownPath(path: string): string {
  return /[/\\]catalogs[/\\]cpy_\w+[/\\][^/\\]+$/.test(path) ? fileName(path) : path
}

export function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) || path
}
