import type { TraceCandidate } from '#shared/schemas/trace.ts'
import {
  askCodes,
  facetCodes,
  intentCodes,
  limitCodes,
  type MeaningCode,
  referenceCodes,
  ruleCodes,
} from '#shared/trace-codes.ts'
import { t } from './index.ts'

/** Which rule decided, in a sentence; one for each question of a message. Rules of earlier versions go by their name. */
export function ruleWords(rules: string): string {
  return [...new Set(rules.split('+'))]
    .map((rule) =>
      isOneOf(ruleCodes, rule) ? t(`trace.rules.${rule}`) : t('trace.rule_unknown', { rule: plain(rule) }),
    )
    .join(' ')
}

/** What the visitor wanted, in two or three words. Other services have intents of their own. */
export function intentWords(intent: string): string {
  return isOneOf(intentCodes, intent) ? t(`trace.intents.${intent}`) : plain(intent)
}

export function askWords(ask: string): string | null {
  if (ask === 'list' || ask === '') return null
  return isOneOf(askCodes, ask) ? t(`trace.asks.${ask}`) : plain(ask)
}

export function referenceWords(reference: string): string {
  return isOneOf(referenceCodes, reference) ? t(`trace.references.${reference}`) : plain(reference)
}

/** `price_max 50` → "at most 50". */
export function limitWords(limit: string): string {
  const { name, value } = parted(limit)
  return isOneOf(limitCodes, name) ? t(`trace.limits.${name}`, { value: shown(value) }) : plain(limit)
}

/** `color red` → "Colour: red". */
export function facetWords(facet: string): string {
  const { name, value } = parted(facet)
  return isOneOf(facetCodes, name) ? `${t(`trace.facets.${name}`)}: ${value}` : plain(facet)
}

export function meaningWords(meaning: MeaningCode): string {
  return t(`trace.meanings.${meaning}`)
}

/** What spoke for a candidate, a line each. */
export function becauseWords({ kind, title, because, found = [], not_said }: TraceCandidate): string[] {
  const isWording = kind === 'knowledge' || kind === 'fact'
  return [
    ...because
      .filter((text) => text !== title)
      .map((text) => (isWording ? t('trace.wording', { wording: text }) : text)),
    ...found.map(foundWords),
    ...(not_said ? [t('trace.not_said')] : []),
  ]
}

/** "“tent” in: name, category". */
function foundWords({ word, as, how, fields }: NonNullable<TraceCandidate['found']>[number]): string {
  const where = fields.map((field) => t(`trace.fields.${field}`)).join(', ')
  return as === word
    ? t('trace.found_in', { word, where })
    : t('trace.found_as', { word, as, how: t(`trace.hows.${how}`), where })
}

function isOneOf<Code extends string>(codes: readonly Code[], text: string): text is Code {
  return codes.some((code) => code === text)
}

/** Names are written with lines below; people read them with spaces. */
function plain(name: string): string {
  return name.replaceAll('_', ' ')
}

function parted(text: string): { readonly name: string; readonly value: string } {
  const at = text.indexOf(' ')
  return at === -1 ? { name: text, value: '' } : { name: text.slice(0, at), value: text.slice(at + 1) }
}

function shown(value: string): string | number {
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value
}
