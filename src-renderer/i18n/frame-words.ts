import type { TraceFeature, TraceFrame, TraceLimit } from '#shared/schemas/trace-frame.ts'
import { findText, t, useLanguage } from './index.ts'
import { money } from './time.ts'

/** `price`, at most 50 → "Price: at most €50". */
export function wantedWords(limit: TraceLimit): string {
  const { attribute, op } = limit
  const flag = findText(`trace.frame.flags.${attribute}`)
  if (flag !== null) return flag
  const said = t(`trace.frame.ops.${op}`, {
    value: valueWords(limit, limit.value),
    to: valueWords(limit, limit.to ?? ''),
  })
  const label = findText(`trace.frame.attributes.${attribute}`)
  return label === null ? said : t('trace.frame.limit', { attribute: label, limit: said })
}

function valueWords({ attribute, currency }: TraceLimit, value: string): string {
  if (attribute === 'price') return money(Number(value), currency ?? null)
  if (attribute === 'diet') return findText(`trace.frame.diets.${value}`) ?? value
  return (attribute === 'audience' ? findText(`trace.frame.audiences.${value}`) : null) ?? value
}

export function actWords(act: string): string {
  return findText(`trace.frame.acts.${act}`) ?? act.replaceAll('_', ' ')
}

/** What is asked of goods: "price", "sizes". */
export function askedWords(ask: string): string {
  return findText(`trace.frame.asks.${ask}`) ?? ask
}

/** What of the conversation it points at: "the products shown". */
export function pointedWords(reference: string): string {
  return findText(`trace.frame.references.${reference}`) ?? reference.replaceAll('_', ' ')
}

/** "Weight: lowest first". */
export function sortWords({ by, end, from_shown }: NonNullable<TraceFrame['sort']>): string {
  const values = { by: findText(`trace.frame.scales.${by}`) ?? by }
  if (from_shown)
    return t(end === 'least' ? 'trace.frame.less_than_shown' : 'trace.frame.more_than_shown', values)
  return t(end === 'least' ? 'trace.frame.by_least' : 'trace.frame.by_most', values)
}

/** "Fits the question +2.7", with how it was weighed where that is not 1. */
export function featureWords(feature: TraceFeature): string {
  const { value, weight } = feature
  const values = { label: featureLabel(feature), points: signed(value * weight) }
  return weight === 1
    ? t('trace.frame.plain', values)
    : t('trace.frame.weighed', { ...values, value: number(value), weight: number(weight) })
}

function featureLabel({ name, word, field }: TraceFeature): string {
  if (word === undefined) return findText(`trace.frame.features.${name}`) ?? name.replaceAll('_', ' ')
  return t('trace.found_in', { word, where: findText(`trace.frame.fields.${field}`) ?? field ?? '' })
}

export function number(value: number): string {
  return numbers({}).format(value)
}

function signed(value: number): string {
  return numbers({ signDisplay: 'exceptZero' }).format(value)
}

function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(useLanguage.getState().locale, { maximumFractionDigits: 2, ...options })
}
