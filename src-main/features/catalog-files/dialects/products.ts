import { createHash } from 'node:crypto'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import { type RawRecord, sampleSize } from '../files/types.ts'
import { createSeenIds } from '../values/seen-ids.ts'
import { textOf } from '../values/text.ts'
import { toProduct } from '../values/to-product.ts'
import type { ProductInput, ValueOptions } from '../values/types.ts'
import { createFieldReader } from './fields.ts'
import type { Changes, KeptProduct, KeptProducts } from './kept-products.ts'
import { dialectNamed } from './list.ts'
import { plainColumns, plainRows } from './plain-rows.ts'
import { shaped } from './rows.ts'
import { sectionColumns, withSections } from './sections.ts'
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
  /** What was made of the same records before. */
  readonly kept?: KeptProducts | undefined
}

export type ProductReading = {
  /** The records as their dialect shapes them; those that were kept need not be waited for. */
  readonly records: AsyncIterable<ShapedRecord> | readonly ShapedRecord[]
  /** What the next of them gives: nothing yet, or with it those that waited for it. */
  readonly rowsOf: (record: ShapedRecord) => readonly ReadRow[]
  /** What is left when all were read. */
  readonly end: () => readonly ReadRow[]
}

/** The products of a file, one by one, by the mapping that was recognised or that the user has chosen. */
export async function* products(
  records: AsyncIterable<RawRecord>,
  mapping: Mapping,
  options: ProductsOptions = {},
): AsyncGenerator<ReadRow> {
  const reading = await readProducts(records, mapping, options)
  for await (const record of reading.records) yield* reading.rowsOf(record)
  yield* reading.end()
}

/** The same, a step at a time. */
export async function readProducts(
  raw: AsyncIterable<RawRecord>,
  mapping: Mapping,
  options: ProductsOptions = {},
): Promise<ProductReading> {
  const dialect = dialectNamed(mapping.dialect)
  const nowMs = options.nowMs ?? Date.now()
  const way = wayOf(mapping, nowMs)
  const { sample, records } = options.kept?.shapes(way) ?? (await shapesOf(raw, mapping, nowMs))
  const values = valueOptions(mapping, options, dialect?.categorySeparator ?? null)
  const kept = options.kept?.begin({ way, sample, mapping, values })
  const ids = createIds(options.repeatsReportedElsewhere === true)
  let read: ReturnType<typeof readersOf> | null = null
  /** Rows that may be totals, until a product comes after them. */
  let held: Made[] = []

  function settled(one: Made): ReadRow {
    if (one.product) one.product = ids.settle(one.product, one.row, one.warnings)
    return one
  }

  /** Of one that was made before, only what differs is made again. */
  function madeOf(record: ShapedRecord): KeptProduct {
    read ??= readersOf(mapping, defaultsOf(mapping, record, sample), kept?.changes)
    const { changes } = read
    const before = kept?.before(record)
    const old = changes && before?.made.product ? before : null
    const given = old ? read.changed(record) : read.all(record)
    const one: KeptProduct = {
      made: toProduct(given, values, old && changes ? { made: old.made, parts: changes.parts } : null),
      isTotal: old && !changes?.isOfTotals ? old.isTotal : dialect === null && isTotal(given),
    }
    kept?.keep(record, one)
    return one
  }

  function rowsOf(record: ShapedRecord): readonly ReadRow[] {
    options.signal?.throwIfAborted()
    const { row, bytes, skipped } = record
    if (skipped !== null) {
      kept?.keep(record, null)
      return [{ row, bytes, id: '', product: null, warnings: [], skipped }]
    }
    const { made, isTotal: mayBeTotal } = madeOf(record)
    const warnings: RowWarning[] = []
    for (const found of record.warnings) warnings.push({ row, column: '', fault: found })
    // Of one that could not be read at all, that is all there is to say.
    if (warnings.length === 0 || !isVoid(record))
      for (const { column, fault } of made.warnings) warnings.push({ row, column, fault })
    const one: Made = { row, bytes, id: made.id, product: made.product, warnings, skipped: null }
    if (mayBeTotal && held.length < maxTotals) {
      held.push(one)
      return noRows
    }
    if (held.length === 0) return [settled(one)]
    const rows = [...held, one].map(settled)
    held = []
    return rows
  }

  return {
    records,
    rowsOf,
    end: () => {
      kept?.end()
      return held.map(({ row, bytes, id }) => ({
        row,
        bytes,
        id,
        product: null,
        warnings: [],
        skipped: fault('totals_row'),
      }))
    },
  }
}

const noRows: readonly ReadRow[] = []

function readersOf(
  mapping: Mapping,
  defaults: Record<string, MappedField> | null,
  changesIn: ((defaults: Record<string, MappedField> | null) => Changes | null) | undefined,
) {
  const changes = changesIn?.(defaults) ?? null
  const all = createFieldReader(mapping, defaults)
  return { all, changes, changed: changes ? createFieldReader(mapping, defaults, changes.fields) : all }
}

/** All that decides how records are shaped: where it is the same, so are they. What is on sale until then is looked at by the minute. */
function wayOf(mapping: Mapping, nowMs: number): string {
  const { dialect, options } = mapping
  const own = dialectNamed(dialect)?.shape
    ? [options.keep_unpublished, options.language, Math.floor(nowMs / 60_000)]
    : [plainColumns(mapping), sectionColumns(mapping)]
  return JSON.stringify([dialect, ...own])
}

async function shapesOf(raw: AsyncIterable<RawRecord>, mapping: Mapping, nowMs: number) {
  const dialect = dialectNamed(mapping.dialect)
  const { sample, all } = dialect?.isJudgedByCells ? await sampled(raw, sampleSize) : { sample: [], all: raw }
  const tools: ShapeTools = {
    nowMs,
    keepUnpublished: mapping.options.keep_unpublished,
    language: mapping.options.language,
    sample,
  }
  const records = dialect?.refusal
    ? refused(all, dialect.refusal)
    : dialect?.shape
      ? dialect.shape(all, tools)
      : withSections(plainRows(all, plainColumns(mapping)), sectionColumns(mapping))
  return { sample, records }
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

async function* refused(records: AsyncIterable<RawRecord>, why: Fault): AsyncGenerator<ShapedRecord> {
  for await (const record of records) yield shaped(record, { skipped: why })
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
