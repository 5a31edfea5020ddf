import { readProduct } from '#main/features/catalog/index.ts'
import type { FileReader, FileShape, RawRecord } from '#main/features/catalog-files/index.ts'
import {
  dialectNamed,
  isColumnName,
  mappingFor,
  type ProductReading,
  plainReader,
  type ReadRow,
  readProducts,
  type Understanding,
} from '#main/features/catalog-files/index.ts'
import { detached } from '#main/lib/detached.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { RowFault } from '../history/repository.ts'
import { type GoneColumns, lookForColumns } from './gone-columns.ts'
import type { ImportInput } from './job.ts'
import { soundProduct } from './sound-product.ts'

/** What one or several rows of a file gave. */
type CatalogItem = {
  readonly row: number
  readonly bytes: number
  /** Null where they gave none. */
  readonly product: Product | null
  /** It should have been one. */
  readonly isRejected: boolean
  readonly faults: readonly RowFault[]
}

export type OpenedCatalog = {
  readonly shape: FileShape
  readonly understanding: Understanding
  /** The one chosen, or the one recognised. */
  readonly mapping: Mapping
  /** Why a file of this kind gives no products; confirming it would only empty the catalog. */
  readonly refusal: Fault | null
  readonly faults: readonly RowFault[]
  /** Records read so far. */
  readonly rows: () => number
  readonly gone: GoneColumns
  /** The file ends in the middle of the last record read. */
  readonly isCut: () => boolean
  readonly reading: ProductReading
  readonly itemOf: (read: ReadRow) => CatalogItem
}

/** A file as the products in it, read as the mapping says or as it is recognised. Null: there is not a byte in it. */
export async function openCatalog(
  input: ImportInput,
  options: {
    readonly signal: AbortSignal
    readonly repeatsReportedElsewhere: boolean
    readonly reader?: FileReader | undefined
  },
): Promise<OpenedCatalog | null> {
  const { signal, repeatsReportedElsewhere, reader = plainReader } = options
  if (input.file.bytes === 0) return null
  const { sheet, encoding } = input.mapping?.options ?? {}
  const shape = await reader.lookAtFile(input.file.path, {
    signal,
    knows: isColumnName,
    sheet: sheet ?? undefined,
    encoding: encoding ?? undefined,
  })
  const understanding = reader.understand(shape)
  const chosen = mappingFor(input.mapping, understanding.mapping)
  const mapping = withCurrency(chosen, input.currency)
  const gone = lookForColumns(input.mapping, shape)
  const counted = counting(reader.readRecords(shape, { signal }), gone.see, reader.records(shape))
  const isBare = shape.sample.length === 0 && 'header_row' in shape.layout && shape.layout.header_row !== null
  // What its columns lack is of no weight where nothing stands in them.
  const warnings = isBare
    ? [fault('only_column_names')]
    : [
        ...shape.warnings,
        ...(chosen === input.mapping ? [] : understanding.warnings).filter(
          ({ code }) => code !== 'no_currency' || mapping.options.currency === null,
        ),
      ]
  return {
    shape,
    understanding,
    mapping,
    refusal: dialectNamed(mapping.dialect)?.refusal ?? null,
    faults: warnings.map((found) => ({ row: null, column: null, id: null, severity: 'warning', ...found })),
    rows: counted.count,
    gone,
    isCut: counted.isCut,
    reading: await readProducts(counted.records, mapping, {
      base_url: input.base_url,
      signal,
      repeatsReportedElsewhere,
      readText: reader.readText,
      kept: reader.kept?.(shape),
    }),
    itemOf,
  }
}

/** What the file or the merchant says of its prices comes before what is usual in the shop. */
function withCurrency(mapping: Mapping, currency: string | null): Mapping {
  if (mapping.options.currency !== null || currency === null) return mapping
  return { ...mapping, options: { ...mapping.options, currency } }
}

const none: readonly RowFault[] = []

function itemOf({ row, bytes, id: givenId, product: made, warnings, skipped }: ReadRow): CatalogItem {
  if (skipped !== null) {
    const left: RowFault = { row, column: null, id: null, severity: 'warning', ...skipped }
    return { row, bytes, product: null, isRejected: false, faults: [left] }
  }
  const id = made?.id ?? (givenId || null)
  const severity = made ? 'warning' : 'error'
  const faults: readonly RowFault[] =
    warnings.length === 0
      ? none
      : warnings.map((one) => ({
          row: one.row,
          column: one.column || null,
          id,
          severity,
          ...one.fault,
        }))
  if (!made) return { row, bytes, product: null, isRejected: true, faults }
  // All that outlives the row.
  made.id = detached(made.id)
  const sound = soundProduct(made)
  if (sound) return { row, bytes, product: sound, isRejected: false, faults }
  const read = readProduct(made, true)
  if (read.ok) return { row, bytes, product: read.product, isRejected: false, faults }
  const refused = read.faults.map(
    ({ id, field, code, params }): RowFault => ({
      row,
      column: field || null,
      id,
      severity: 'error',
      code,
      params,
    }),
  )
  return { row, bytes, product: null, isRejected: true, faults: [...faults, ...refused] }
}

type Counted = {
  readonly count: () => number
  readonly isCut: () => boolean
  readonly records: AsyncIterable<RawRecord>
}

/** Counts what passes, or what was read before: of that not all may pass again. */
function counting(
  records: AsyncGenerator<RawRecord>,
  see: (record: RawRecord) => void,
  before: readonly RawRecord[] | null,
): Counted {
  if (before) {
    for (const record of before) see(record)
    return { count: () => before.length, isCut: () => before.at(-1)?.isCut === true, records }
  }
  let count = 0
  let isCut = false
  const next = async () => {
    const step = await records.next()
    if (!step.done) {
      count++
      isCut = step.value.isCut === true
      see(step.value)
    }
    return step
  }
  const iterator: AsyncIterator<RawRecord> = { next, return: () => records.return(undefined) }
  return { count: () => count, isCut: () => isCut, records: { [Symbol.asyncIterator]: () => iterator } }
}
