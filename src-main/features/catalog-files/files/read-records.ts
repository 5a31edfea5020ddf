import { assertNever } from '#shared/assert-never.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import { readSheet } from './sheet.ts'
import type { FileShape, RawRecord, ReadOptions } from './types.ts'
import { readXml } from './xml.ts'

/** Every record of a file that was looked at, in order, without ever holding more than a piece of it. */
export function readRecords(shape: FileShape, options: ReadOptions = {}): AsyncGenerator<RawRecord> {
  options.signal?.throwIfAborted()
  const { layout } = shape
  const encoding = shape.encoding ?? 'utf-8'
  switch (layout.kind) {
    case 'csv':
      return readCsv(shape, encoding, layout, options)
    case 'sheet':
      return readSheet(shape, layout, shape.format === 'ods' ? 'ods' : 'xlsx', options)
    case 'json':
    case 'lines':
      return readJson(shape, encoding, layout, options)
    case 'xml':
      return readXml(shape, encoding, layout, options)
    default:
      return assertNever(layout)
  }
}
