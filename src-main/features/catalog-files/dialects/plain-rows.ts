import { fault } from '#shared/faults/fault.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { textOf } from './headers.ts'
import { plainName } from './names.ts'
import { splitVariants } from './nested.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { ShapedRecord } from './types.ts'
import { wooAttribute } from './woo-names.ts'

/** What is known of the rows of a file that no shop system is known for. */
export type PlainColumns = {
  /** Columns that say what the shop shows; none where it is to be kept all the same. */
  readonly flags: readonly string[]
  readonly pairs: readonly OptionPair[]
}

/** "Option Name 1" and "Option Value 1": the one names what the other holds. */
type OptionPair = { readonly name: string; readonly value: string }

/** Whoever uses such a column for something else wants it so. */
export function plainColumns({ columns, options }: Mapping): PlainColumns {
  const unused = Object.keys(columns).filter((column) => columns[column] === 'ignore')
  return { flags: options.keep_unpublished ? [] : unused.filter(isFlagName), pairs: optionPairs(unused) }
}

/** Record after record as they stand, without those that are empty. */
export async function* plainRows(
  records: AsyncIterable<RawRecord>,
  { flags, pairs }: PlainColumns,
): AsyncGenerator<ShapedRecord> {
  for await (const record of records) {
    if (isBlank(record)) continue
    for (const one of splitVariants(record)) {
      if (flags.some((column) => isHidden(textOf(one.values[column]), column)))
        yield shaped(one, { skipped: fault('unpublished') })
      else yield pairs.length === 0 ? shaped(one) : shaped(one, optionsOf(one, pairs))
    }
  }
}

function isBlank(record: RawRecord): boolean {
  for (const column in record.values) if (record.values[column] !== '') return false
  return (record.warnings ?? []).length === 0
}

const flagNames = new Set(
  `published|is published|active|is active|visible|is visible|enabled|is enabled|show in shop|show online|veröffentlicht|aktiv|sichtbar|aktiviert
  |publié|actif|publicado|activo|pubblicato|attivo|visibile|gepubliceerd|actief|zichtbaar|ativo|visível|opublikowano|opublikowany|aktywny|widoczny
  |publikováno|aktivní|viditelné|publicerad|aktiivinen|yayında|aktif|опубликован|опубликовано|активен|активный|公開|status|product status|item status`
    .split('|')
    .map((name) => name.trim()),
)

/** Whether a heading says that its cells tell what the shop shows. */
export function isFlagName(column: string): boolean {
  return flagNames.has(plainName(column))
}

/** A status may be anything, and a number in it too. */
function isHidden(text: string, column: string): boolean {
  const isStatus = /status$/i.test(column.trim())
  return text !== '' && readFlag(text) === false && !(isStatus && !/\p{L}{4}/u.test(text))
}

/** Pairs of columns by their numbers: of options, variations, attributes. */
export function optionPairs(columns: readonly string[]): OptionPair[] {
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  for (const column of columns) {
    const found = pairPart(column)
    if (found) (found.part === 'name' ? names : values).set(found.number, column)
  }
  return [...names].flatMap(([number, name]) => {
    const value = values.get(number)
    return value === undefined ? [] : [{ name, value }]
  })
}

const optionWord =
  /^(?:product |variant )?(?:option|variation|variant|eigenschaft|merkmal|opción|opzione|optie|opcja)\b/

function pairPart(column: string): { readonly number: string; readonly part: 'name' | 'value' } | null {
  const plain = plainName(column).replaceAll(/(\p{L})(\d)/gu, '$1 $2')
  if (!optionWord.test(plain)) return wooAttribute(column)
  const number = /\d+/.exec(plain)?.[0]
  if (number === undefined) return null
  if (/\b(?:name|title|titel|nombre|nome|naam|nazwa)\b/.test(plain)) return { number, part: 'name' }
  return /\b(?:values?|wert|valor|valore|waarde|wartość)\b/.test(plain) ? { number, part: 'value' } : null
}

function optionsOf({ values }: RawRecord, pairs: readonly OptionPair[]): DialectFields {
  const found: DialectFields = { fields: {}, attributes: {} }
  for (const { name, value } of pairs) putOption(found, textOf(values[name]), textOf(values[value]))
  return found
}
