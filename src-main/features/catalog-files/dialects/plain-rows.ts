import { fault } from '#shared/faults/fault.ts'
import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { readFlag } from '../values/availability.ts'
import { textOf } from './headers.ts'
import { plainName } from './names.ts'
import { holdsVariants, splitVariants } from './nested.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { ShapedRecord } from './types.ts'
import { wooAttribute } from './woo-names.ts'

/** What is known of the rows of a file that no shop system is known for. */
export type PlainColumns = {
  /** Columns that say what the shop shows; none where it is to be kept all the same. */
  readonly flags: readonly string[]
  readonly pairs: readonly OptionPair[]
  /** Null where the file is no list made by hand. */
  readonly carried: CarriedColumns | null
}

/** Cells that go over several rows stand in the first of them. */
type CarriedColumns = {
  readonly names: readonly string[]
  readonly numbers: readonly string[]
  readonly prices: readonly string[]
  /** What the rows below may have in common with the first. */
  readonly others: readonly string[]
}

/** "Option Name 1" and "Option Value 1": the one names what the other holds. */
type OptionPair = { readonly name: string; readonly value: string }

/** Whoever uses such a column for something else wants it so. */
export function plainColumns({ dialect, columns, options, others }: Mapping): PlainColumns {
  const of = (...fields: MappedField[]) =>
    Object.keys(columns).filter((column) => fields.includes(columns[column] ?? 'ignore'))
  const unused = of('ignore')
  const carried = {
    names: of('title'),
    numbers: of('id', 'sku', 'gtin'),
    prices: of('price', 'sale_price', 'list_price'),
    others: of('description', 'brand', 'category', 'image_url', 'material'),
  }
  return {
    flags: options.keep_unpublished ? [] : unused.filter(isFlagName),
    pairs: optionPairs(unused),
    carried: dialect === null && others === 'ignore' && carried.prices.length > 0 ? carried : null,
  }
}

/** Record after record as they stand, without those that are empty. */
export async function* plainRows(
  records: AsyncIterable<RawRecord>,
  { flags, pairs, carried }: PlainColumns,
): AsyncGenerator<ShapedRecord> {
  let above: RawRecord | null = null
  let hasVariants: boolean | null = null
  for await (const own of records) {
    if (isBlank(own)) continue
    const record: RawRecord =
      carried && above && isBelow(own, carried) ? filledFrom(own, above, carried) : own
    above = record
    // All rows of a list have the same columns.
    if (carried === null || hasVariants === null) hasVariants = holdsVariants(record)
    for (const one of hasVariants ? splitVariants(record) : [record]) {
      if (flags.some((column) => isHidden(textOf(one.values[column]), column)))
        yield shaped(one, { skipped: fault('unpublished') })
      else yield pairs.length === 0 ? shaped(one) : shaped(one, optionsOf(one, pairs))
    }
  }
}

/** A row with a price and something else, and neither a name nor a number of its own. */
function isBelow({ values }: RawRecord, { names, numbers, prices }: CarriedColumns): boolean {
  // Nearly every row has its name.
  for (const column of names) if (textOf(values[column]) !== '') return false
  const isEmpty = (column: string) => textOf(values[column]) === ''
  if (names.length === 0 || !numbers.every(isEmpty) || prices.every(isEmpty)) return false
  return Object.keys(values).some((column) => !prices.includes(column) && !isEmpty(column))
}

function filledFrom(row: RawRecord, above: RawRecord, { names, others }: CarriedColumns): RawRecord {
  const values = { ...row.values }
  for (const column of [...names, ...others])
    if (textOf(values[column]) === '') values[column] = above.values[column] ?? ''
  return { ...row, values }
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
  /^(?:product |variant )?(?:option|variation|variant|eigenschaft|merkmal|opción|opzione|optie|opcja)(?:s?(?:name|wert|bezeichnung))?\b/

function pairPart(column: string): { readonly number: string; readonly part: 'name' | 'value' } | null {
  const plain = plainName(column).replaceAll(/(\p{L})(\d)/gu, '$1 $2')
  if (!optionWord.test(plain)) return wooAttribute(column)
  const number = /\d+/.exec(plain)?.[0]
  if (number === undefined) return null
  if (/(?:name|title|titel|nombre|nome|naam|nazwa|bezeichnung)\b/.test(plain)) return { number, part: 'name' }
  return /(?:values?|wert|valor|valore|waarde|wartość)\b/.test(plain) ? { number, part: 'value' } : null
}

function optionsOf({ values }: RawRecord, pairs: readonly OptionPair[]): DialectFields {
  const found: DialectFields = { fields: {}, attributes: {} }
  for (const { name, value } of pairs) putOption(found, textOf(values[name]), textOf(values[value]))
  return found
}
