import type { TraceCandidate } from '#shared/schemas/trace.ts'
import { findText, t } from './index.ts'

/** Which rule decided, in a sentence; one for each question of a message. A rule this page does not know yet goes by its name. */
export function ruleWords(rules: string): string {
  return [...new Set(rules.split('+'))]
    .map((rule) => findText(`trace.rules.${rule}`) ?? t('trace.rule_unknown', { rule: plain(rule) }))
    .join(' ')
}

/** What the visitor wanted, in two or three words. */
export function intentWords(intent: string): string {
  return findText(`trace.intents.${intent}`) ?? plain(intent)
}

export function askWords(ask: string): string | null {
  return ask === 'list' || ask === '' ? null : (findText(`trace.asks.${ask}`) ?? plain(ask))
}

export function referenceWords(reference: string): string {
  return findText(`trace.references.${reference}`) ?? plain(reference)
}

/** `price_max 50` → "at most 50". */
export function limitWords(limit: string): string {
  const { name, value } = parted(limit)
  return findText(`trace.limits.${name}`, { value: shown(value) }) ?? plain(limit)
}

/** `color red` → "Colour: red". */
export function facetWords(facet: string): string {
  const { name, value } = parted(facet)
  const label = findText(`trace.facets.${name}`)
  return label === null ? plain(facet) : `${label}: ${value}`
}

export function meaningWords(meaning: string): string {
  const [first = '', ...why] = meaning.split(/[:,] /)
  const known = findText(`trace.meanings.${first.replaceAll(/\W+/g, '_')}`)
  if (known === null) return meaning
  return why.length === 0 ? known : `${known} (${why.join(', ')})`
}

const foundAs = /^(?<word>.+?)(?: → (?<as>.+), (?<how>\w+))? \((?<fields>[\w, ]+)\)$/u

/** `tent (title, category)` → "“tent” in the name and the category". What is not of this form is shown as it is. */
export function becauseWords(because: string, kind: TraceCandidate['kind']): string {
  if (kind === 'knowledge' || kind === 'fact') return t('trace.wording', { wording: because })
  const found = kind === 'product' ? foundAs.exec(because)?.groups : undefined
  if (!found) return findText(`trace.because.${because.replaceAll(/\W+/g, '_')}`) ?? because
  const { word = '', as, how = '', fields = '' } = found
  const names = fields.split(', ').map((field) => findText(`trace.fields.${field}`) ?? plain(field))
  const where = [...new Set(names)].join(', ')
  if (!as) return t('trace.found_in', { word, where })
  const manner = findText(`trace.hows.${how}`) ?? plain(how)
  return t('trace.found_as', { word, as, how: manner, where })
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
