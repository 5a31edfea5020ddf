import { type Fault, fault } from '#shared/faults/fault.ts'
import { type ColumnGuess, isOpenMapping, type Mapping, mappingSchema } from '#shared/schemas/mapping.ts'
import { currencyInName, readCurrency } from '../values/currency.ts'
import { areThousandths, decimalMarkOf, readPrice, thousandsMarkOf } from '../values/price.ts'
import { unitIn } from '../values/units.ts'
import { factsOfColumn } from './column-values.ts'
import { guessColumns } from './guess.ts'
import { fieldOfName } from './header-words.ts'
import { textOf } from './headers.ts'
import { dialects } from './list.ts'
import { plainName } from './names.ts'
import { spread } from './nested.ts'
import type { Dialect, Recognised } from './types.ts'

export type Understanding = {
  readonly dialect: { readonly name: string; readonly label: string; readonly confidence: number } | null
  readonly mapping: Mapping
  readonly guesses: readonly ColumnGuess[]
  readonly warnings: readonly Fault[]
}

const least = 0.5

/** What the columns of a file mean: by the shop system that wrote it, or column by column. */
export function understand(file: Recognised): Understanding {
  const best = dialects
    .map((dialect) => ({ dialect, confidence: dialect.recognise(file) }))
    .reduce((a, b) => (b.confidence > a.confidence ? b : a))
  return best.confidence >= least ? byDialect(best.dialect, best.confidence, file) : byGuess(file)
}

function byDialect(dialect: Dialect, confidence: number, file: Recognised): Understanding {
  const columns = dialect.columns(file)
  const guesses = file.columns.map((column): ColumnGuess => {
    const field = columns[column] ?? (dialect.others === 'attribute' ? 'attribute' : 'ignore')
    const { examples } = factsOfColumn(file.sample.map((record) => textOf(record.values[column])))
    const reason = columns[column]
      ? `what ${dialect.label} calls it`
      : 'not needed, or read together with other columns'
    return { column, field, confidence: columns[column] ? confidence : 0.5, reason, examples: [...examples] }
  })
  const currency = dialect.currency?.(file) ?? currencyOf(columns) ?? currencyInCells(file, columns)
  const mapping = mappingSchema.parse({
    dialect: dialect.name,
    columns,
    others: dialect.others ?? 'ignore',
    options: { currency, decimal_mark: markOf(file, columns, currency) },
  })
  const warnings = [
    ...(dialect.refusal ? [dialect.refusal] : []),
    ...(dialect.notes ?? []),
    ...noCurrency(file, mapping),
  ]
  return { dialect: { name: dialect.name, label: dialect.label, confidence }, mapping, guesses, warnings }
}

function byGuess(raw: Recognised): Understanding {
  const file = spread(raw)
  const isTable = /csv|xlsx|ods/.test(file.format)
  const guesses = guessColumns(file.columns, file.sample, isTable)
  const columns = Object.fromEntries(guesses.map((guess) => [guess.column, guess.field]))
  const currency = currencyOf(columns) ?? currencyInCells(file, columns)
  const mapping = mappingSchema.parse({
    dialect: null,
    columns,
    others:
      file.format === 'xml' || file.format === 'json' || file.format === 'ndjson' ? 'attribute' : 'ignore',
    options: { currency, price_unit: unitOfHeading(columns), decimal_mark: markOf(file, columns, currency) },
  })
  const found = new Set(Object.values(columns))
  const warnings = noCurrency(file, mapping)
  if (!found.has('title')) warnings.push(fault('no_name_column'))
  if (!found.has('id') && !found.has('sku')) warnings.push(fault('no_id_column'))
  return { dialect: null, mapping, guesses, warnings }
}

/** "Price (EUR)" says the currency of the whole column. */
function currencyOf(columns: Readonly<Record<string, string>>): string | null {
  for (const [column, field] of Object.entries(columns))
    if (field === 'price' || field === 'sale_price') {
      const code = currencyInName(column)
      if (code) return code
    }
  return null
}

const money = new Set(['price', 'sale_price', 'list_price'])

/** What the prices of a file say of themselves: each its currency, or none. */
function saidInCells({ sample }: Recognised, columns: Readonly<Record<string, string>>): (string | null)[] {
  const prices = Object.keys(columns).filter((column) => money.has(columns[column] ?? ''))
  return sample.flatMap((record) =>
    prices.flatMap((column) => {
      const price = readPrice(textOf(record.values[column]))
      return price ? [price.currency] : []
    }),
  )
}

/** Where some prices say their currency, and all of those the same, the others are in it too. */
function currencyInCells(file: Recognised, columns: Readonly<Record<string, string>>): string | null {
  const said = saidInCells(file, columns)
  const codes = new Set(said.filter((code) => code !== null))
  const [only = null] = codes
  return codes.size === 1 && said.includes(null) ? only : null
}

/** "Preis €/kg" says what the prices of the column are for. */
function unitOfHeading(columns: Readonly<Record<string, string>>): string | null {
  const column = Object.keys(columns).find((one) => columns[one] === 'price')
  return column === undefined
    ? null
    : (unitIn(column.normalize('NFKC').replaceAll(/[()[\]]/g, ' '))?.unit ?? null)
}

/** Prices without a currency are numbers that a visitor cannot compare. */
function noCurrency(file: Recognised, { columns, options }: Mapping): Fault[] {
  const fields = Object.values(columns)
  if (options.currency !== null || !fields.some((field) => money.has(field)) || fields.includes('currency'))
    return []
  const said = saidInCells(file, columns)
  if (said.length > 0 && !said.includes(null)) return []
  const units = Object.keys(columns).filter((column) => columns[column] === 'price_unit')
  if (
    units.some((column) =>
      file.sample.some((record) => readPrice(`1 ${textOf(record.values[column])}`)?.currency),
    )
  )
    return []
  return [fault('no_currency')]
}

/** What parts the cents: as the prices themselves say, or as machines write that know numbers. */
function markOf(
  file: Recognised,
  columns: Readonly<Record<string, string>>,
  currency: string | null,
): '.' | ',' | null {
  const textsOf = (...fields: string[]) =>
    Object.keys(columns)
      .filter((column) => fields.includes(columns[column] ?? ''))
      .flatMap((column) => file.sample.map((record) => textOf(record.values[column])))
  const texts = textsOf('price', 'sale_price', 'list_price')
  const mark = decimalMarkOf(texts)
  if (mark !== null) return mark
  if (/json|xlsx|ods/.test(file.format)) return '.'
  const thousands = thousandsMarkOf(texts)
  if (thousands !== null) return thousands === '.' ? ',' : '.'
  const fileCurrency = currency ?? readCurrency(textsOf('currency').find((text) => text !== '') ?? '')
  return fileCurrency !== null && ofLargeUnit.has(fileCurrency) && areThousandths(texts) ? '.' : null
}

/** Money of which few things cost ten thousand. */
const ofLargeUnit = new Set(['EUR', 'PLN', 'RON', 'BGN', 'BRL', 'DKK'])

/** What counts: the mapping that was chosen, or the one found, with what the chosen one says of how the file is read. */
export function mappingFor(chosen: Mapping | null, found: Mapping): Mapping {
  if (!chosen || !isOpenMapping(chosen)) return chosen ?? found
  const said = Object.entries(chosen.options).filter(([, value]) => value !== null && value !== false)
  return { ...found, options: { ...found.options, ...Object.fromEntries(said) } }
}

/** How a header is distinguished from a banner: by names that columns are called. */
export function isColumnName(name: string): boolean {
  // "Art.-Nr./SKU" is called by two of them.
  return [name, ...(name.length < 60 ? name.split('/') : [])].some(
    (part) => fieldOfName(plainName(part)) !== null,
  )
}
