import { type Fault, fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { createSeenIds } from '../values/seen-ids.ts'
import { type ReadCell, reader } from './headers.ts'
import type { ShapedRecord } from './types.ts'

/** More rows for one product are taken as several. */
const maxRows = 5000

type Rows = [RawRecord, ...RawRecord[]]

export type RowGroup = {
  readonly key: string
  readonly rows: Readonly<Rows>
  readonly isTorn: boolean
  readonly cell: ReadCell
}

/** Rows that follow each other with one key. A key that comes again further down is reported: its rows are not together. */
export async function* groupRows(
  records: AsyncIterable<RawRecord>,
  keyOf: (record: RawRecord, cell: ReadCell, before: string) => string,
): AsyncGenerator<RowGroup> {
  const seen = createSeenIds()
  let cell: ReadCell | null = null
  let key = ''
  let rows: Rows | null = null
  for await (const record of records) {
    cell ??= reader(Object.keys(record.values))
    const own = keyOf(record, cell, key)
    if (rows && (own !== key || rows.length >= maxRows)) {
      yield { key, rows, isTorn: key !== '' && seen.add(key), cell }
      rows = null
    }
    key = own
    if (rows) rows.push(record)
    else rows = [record]
  }
  if (rows && cell) yield { key, rows, isTorn: key !== '' && seen.add(key), cell }
}

export const tornWarning = fault('rows_apart')

const noneRepeated: ReadonlySet<string> = new Set()

/** A number that several variants share identifies none of them. */
export function repeatedOf(skus: readonly string[]): ReadonlySet<string> {
  if (skus.length < 2) return noneRepeated
  const seen = new Set<string>()
  return new Set(skus.filter((sku) => seen.size === seen.add(sku).size))
}

/** The cells of one row, with those of another where it has none. */
export function filledFrom(
  row: RawRecord,
  base: RawRecord,
  isOwn: (column: string) => boolean,
): RawRecord['values'] {
  if (row === base) return row.values
  const values: Record<string, RawRecord['values'][string]> = {}
  for (const column in row.values) {
    const own = row.values[column] ?? ''
    values[column] = own === '' && !isOwn(column) ? (base.values[column] ?? '') : own
  }
  return values
}

const none: readonly Fault[] = []
/** Of the many records whose dialect knows nothing beyond their columns. */
export const noFields: Readonly<Record<string, never>> = Object.freeze({})

export function shaped(record: RawRecord, more?: Partial<ShapedRecord>): ShapedRecord {
  if (more === undefined)
    return {
      row: record.row,
      bytes: record.bytes,
      values: record.values,
      fields: noFields,
      attributes: noFields,
      skipped: null,
      warnings: record.warnings ?? none,
    }
  return {
    row: record.row,
    bytes: record.bytes,
    values: record.values,
    fields: {},
    attributes: {},
    skipped: null,
    ...more,
    warnings: record.warnings ? [...record.warnings, ...(more.warnings ?? [])] : (more.warnings ?? none),
  }
}

/** With one more warning, where there is one. */
export function warned(record: ShapedRecord, warning: Fault | null): ShapedRecord {
  return warning === null ? record : { ...record, warnings: [...record.warnings, warning] }
}
