import { createHash } from 'node:crypto'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import { type RawRecord, sampleSize } from '../files/types.ts'
import { createSeenIds } from '../values/seen-ids.ts'
import { textOf } from '../values/text.ts'
import { toProduct } from '../values/to-product.ts'
import type { ProductInput, ValueOptions } from '../values/types.ts'
import { createFieldReader } from './fields.ts'
import { dialectNamed } from './list.ts'
import { splitVariants } from './nested.ts'
import { shaped } from './rows.ts'
import { withSections } from './sections.ts'
import { isTotal } from './totals.ts'
import type { ShapedRecord, ShapeTools } from './types.ts'

type RowWarning = { readonly row: number; readonly column: string; readonly fault: Fault }

export type ReadRow = {
  readonly row: number
  /** How much of the file was read by then. */
  readonly bytes: number
  /** As the file gives it; empty where it gives none. */
  readonly id: string
  /** Null when it cannot be one, or is left out on purpose. */
  readonly product: ProductInput | null
  readonly warnings: readonly RowWarning[]
  /** Why it was left out on purpose: not published, another language. */
  readonly skipped: Fault | null
}

export type ProductsOptions = {
  readonly base_url?: string | null | undefined
  readonly nowMs?: number
  readonly signal?: AbortSignal | undefined
  /** Repeated ids are reported by whoever takes the products. */
  readonly repeatsReportedElsewhere?: boolean | undefined
  readonly readText?: ValueOptions['readText'] | undefined
}

/** The products of a file, one by one, by the mapping that was recognised or that the user has chosen. */
export async function* products(
  records: AsyncIterable<RawRecord>,
  mapping: Mapping,
  options: ProductsOptions = {},
): AsyncGenerator<ReadRow> {
  const dialect = dialectNamed(mapping.dialect)
  const { sample, all } = dialect?.isJudgedByCells
    ? await sampled(records, sampleSize)
    : { sample: [], all: records }
  const tools: ShapeTools = {
    nowMs: options.nowMs ?? Date.now(),
    keepUnpublished: mapping.options.keep_unpublished,
    language: mapping.options.language,
    sample,
  }
  const values = valueOptions(mapping, options, dialect?.categorySeparator ?? null)
  const ids = createIds(options.repeatsReportedElsewhere === true)
  const shapes = dialect?.refusal
    ? refused(all, dialect.refusal)
    : dialect?.shape
      ? dialect.shape(all, tools)
      : withSections(plainShapes(all), mapping)
  let readFields: ReturnType<typeof createFieldReader> | null = null
  /** Rows that may be totals, until a product comes after them. */
  let held: Made[] = []
  for await (const record of shapes) {
    options.signal?.throwIfAborted()
    const { row, bytes } = record
    if (record.skipped !== null) {
      yield { row, bytes, id: '', product: null, warnings: [], skipped: record.skipped }
      continue
    }
    readFields ??= createFieldReader(mapping, defaultsOf(mapping, record, sample))
    const given = readFields(record)
    const made = toProduct(given, values)
    const warnings: RowWarning[] = []
    for (const found of record.warnings) warnings.push({ row, column: '', fault: found })
    // Of one that could not be read at all, that is all there is to say.
    if (warnings.length === 0 || !isVoid(record))
      for (const one of made.warnings) warnings.push({ row, ...one })
    const one: Made = { row, bytes, id: made.id, product: made.product, warnings, skipped: null }
    if (dialect === null && held.length < maxTotals && isTotal(given)) {
      held.push(one)
      continue
    }
    for (const before of held) yield settled(before)
    if (held.length > 0) held = []
    yield settled(one)
  }
  for (const { row, bytes, id } of held)
    yield { row, bytes, id, product: null, warnings: [], skipped: fault('totals_row') }

  function settled(one: Made): ReadRow {
    if (one.product) one.product = ids.settle(one.product, one.row, one.warnings)
    return one
  }
}

/** A file of more is one of products that are called so. */
const maxTotals = 5

type Made = Omit<ReadRow, 'product' | 'warnings'> & {
  product: ReadRow['product']
  readonly warnings: RowWarning[]
}

function isVoid(record: ShapedRecord): boolean {
  for (const _ in record.values) return false
  return true
}

/** The first records beside all of them. */
async function sampled(records: AsyncIterable<RawRecord>, size: number) {
  const sample: RawRecord[] = []
  const iterator = records[Symbol.asyncIterator]()
  while (sample.length < size) {
    const step = await iterator.next()
    if (step.done) break
    sample.push(step.value)
  }
  async function* all(): AsyncGenerator<RawRecord> {
    try {
      yield* sample
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  }
  return { sample, all: all() }
}

async function* plainShapes(records: AsyncIterable<RawRecord>): AsyncGenerator<ShapedRecord> {
  for await (const record of records) {
    if (isBlank(record)) continue
    for (const one of splitVariants(record)) yield shaped(one)
  }
}

async function* refused(records: AsyncIterable<RawRecord>, why: Fault): AsyncGenerator<ShapedRecord> {
  for await (const record of records) yield shaped(record, { skipped: why })
}

function isBlank(record: RawRecord): boolean {
  for (const column in record.values) if (record.values[column] !== '') return false
  return (record.warnings ?? []).length === 0
}

function defaultsOf(mapping: Mapping, record: ShapedRecord, sample: readonly RawRecord[]) {
  // In the order of the file, which may say what a column is.
  const columns = [...new Set([...Object.keys(record.values), ...Object.keys(mapping.columns)])]
  const file = { format: 'csv', layout: { kind: 'lines' }, columns, sample } as const
  return dialectNamed(mapping.dialect)?.columns(file) ?? null
}

function valueOptions(
  mapping: Mapping,
  options: ProductsOptions,
  categorySeparator: string | null,
): ValueOptions {
  const { currency, decimal_mark, price_unit, base_url, image_base_url, list_separator } = mapping.options
  return {
    currency,
    decimalMark: decimal_mark,
    priceUnit: price_unit,
    baseUrl: soundBase(options.base_url) ?? soundBase(base_url),
    imageBaseUrl: soundBase(image_base_url),
    listSeparator: list_separator,
    categorySeparator,
    codesAsNames: hasNoNames(mapping),
    readText: options.readText ?? textOf,
  }
}

/** A list of prices by numbers alone: those are what its goods are called. */
function hasNoNames({ columns }: Mapping): boolean {
  const fields = Object.values(columns)
  return !fields.includes('title') && fields.includes('price')
}

function soundBase(url: string | null | undefined): string | null {
  if (!url) return null
  const whole = /^https?:\/\//i.test(url) ? url : `https://${url}`
  return URL.canParse(whole) ? whole : null
}

/** Every product has an id of its own: the file's, or one made of its address or name. */
function createIds(areRepeatsReportedElsewhere: boolean) {
  const seen = createSeenIds()

  /** Of those that come again: counting from the start each time would take forever where all are alike. */
  const nextOf = new Map<string, number>()

  function unique(base: string): string {
    let id = base
    while (seen.add(id)) {
      const next = nextOf.get(base) ?? 2
      id = `${base.slice(0, 90)}-${next}`
      nextOf.set(base, next + 1)
    }
    return id
  }

  return {
    settle: (product: ProductInput, row: number, warnings: RowWarning[]): ProductInput => {
      if (product.id !== '') {
        if (seen.add(product.id) && !areRepeatsReportedElsewhere)
          warnings.push({
            row,
            column: 'id',
            fault: fault('repeated_id', { id: product.id }),
          })
        return product
      }
      return { ...product, id: unique(idFrom(product)) }
    },
  }
}

function idFrom(product: ProductInput): string {
  const address = product.url
    ?.replace(/^https?:\/\/[^/]+/i, '')
    .split(/[?#]/, 1)[0]
    ?.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
  const base = address || product.gtin || slugOf(product.title)
  if (base.length <= 90) return base
  return `${base.slice(-70)}-${createHash('sha256').update(base).digest('hex').slice(0, 12)}`
}

function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|(?<!-)-+$/g, '') || 'product'
  )
}
