import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Candidate } from './guess-missing.ts'
import { fieldOfName } from './header-words.ts'
import { plainName } from './names.ts'

/** "Price (excl. VAT)", "VK netto". */
const netWord =
  /\b(?:excl\w{0,8}|ex|net|netto|nettopreis|ht|hors taxes?|sin iva|sin imp\w{0,8}|senza iva|zonder btw|sem iva|bez dph|bez vat|exkl\w{0,8}|ohne mwst|без ндс)\b/iu
const grossWord =
  /\b(?:incl\w{0,8}|inc|gross|brutto|bruttopreis|ttc|con iva|iva incl\w{0,8}|iva inclusa|ivato|incl btw|com iva|s dph|z vat|inkl\w{0,8})\b/iu
const money: ReadonlySet<MappedField> = new Set(['price', 'sale_price', 'list_price'])

/** What visitors pay is the price with taxes; the one without is not shown beside it. */
export function leaveNet(
  columns: readonly string[],
  chosen: Map<number, Candidate>,
  taken: Map<MappedField, number>,
): void {
  const names = columns.map((column) => plainName(column.replaceAll(/[()[\]]/g, ' ')))
  const without = (name: string) => plainName(name.replace(netWord, ' ').replace(grossWord, ' '))
  for (const [net, name] of names.entries()) {
    if (!netWord.test(name) || grossWord.test(name)) continue
    const gross = names.findIndex((other) => grossWord.test(other) && without(other) === without(name))
    const field = chosen.get(gross)?.field ?? chosen.get(net)?.field
    if (gross === -1 || field === undefined || !money.has(field)) continue
    chosen.set(gross, { field, confidence: 0.8, reason: 'the price with taxes, beside the one without' })
    chosen.set(net, {
      field: 'ignore',
      confidence: 0.8,
      reason: 'the price without taxes, beside the one with',
    })
    taken.set(field, gross)
  }
}

const locale = /^(.+)\/[a-z]{2}(?:[-_][A-Za-z]{2})?$/

/** `name/de-DE` and `name/en-GB` say one thing in two languages: the first counts. */
export function leaveLanguages(columns: readonly string[], chosen: Map<number, Candidate>): void {
  const seen = new Set<string>()
  for (const [index, column] of columns.entries()) {
    const above = locale.exec(column)?.[1]
    const field = above === undefined ? null : fieldOfName(plainName(above.split('/').at(-1) ?? ''))
    if (above === undefined || (field !== 'title' && field !== 'description')) continue
    if (seen.has(above))
      chosen.set(index, { field: 'ignore', confidence: 0.7, reason: 'the same in another language' })
    seen.add(above)
  }
}
