import { type CsvRow, createCsvParser } from '#main/lib/csv/csv-parser.ts'
import { findCsvStyle } from '#main/lib/csv/csv-style.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { findHeader, type KnowsName } from './header.ts'
import { readText } from './text-chunks.ts'
import { type FileFacts, type FileLayout, type RawRecord, type ReadOptions, sampleSize } from './types.ts'

type CsvLayout = Extract<FileLayout, { kind: 'csv' }>

type FoundCsv = { readonly layout: CsvLayout; readonly warnings: readonly Fault[] }

/** How a text file of rows is laid out, judged by its beginning. */
export function lookAtCsv(text: string, isWhole: boolean, knows: KnowsName): FoundCsv {
  const style = findCsvStyle(text)
  const parser = createCsvParser(style)
  const rows = parser.push(text)
  if (isWhole) rows.push(...parser.end())
  const cells = rows.slice(0, sampleSize).map((row) => row.cells)
  const isSaid = /^\ufeff?sep=.$/i.test(cells[0]?.join(style.delimiter) ?? '')
  const header = findHeader(isSaid ? [[], ...cells.slice(1)] : cells, knows)
  const layout = {
    kind: 'csv' as const,
    ...style,
    header_row: header.index === null ? null : header.index + 1,
    columns: header.columns,
  }
  return { layout, warnings: header.warnings }
}

/** The last one ends the files of old systems. */
const lineEnds = '\r\n\x1a'

/** The rows below the header, by the names of their columns. */
export async function* readCsv(
  facts: FileFacts,
  encoding: string,
  layout: CsvLayout,
  options: ReadOptions = {},
): AsyncGenerator<RawRecord> {
  const parser = createCsvParser(layout)
  const toRecord = recordMaker(layout)
  let row = 0
  let isEven = true
  let lastSign = '\n'
  for await (const { text, bytes, last } of readText(facts, encoding, options)) {
    for (const one of parser.push(text)) {
      row++
      const record = toRecord(one, row, bytes)
      if (!record) continue
      if (isEven && !one.isTooLong && one.cells.length < layout.columns.length) isEven = false
      yield record
    }
    lastSign = text.at(-1) ?? lastSign
    if (!last) continue
    const left = parser.end()
    const isOpen = isEven && !lineEnds.includes(lastSign) && left.some(isHalf)
    for (const [index, one] of left.entries()) {
      row++
      const record = toRecord(one, row, bytes)
      if (record) yield isOpen && index === left.length - 1 ? { ...record, isCut: true } : record
    }
  }

  /** Where all other rows are whole, one that stops short stops because the writing did. */
  function isHalf({ cells, isUnclosed, isTooLong }: CsvRow): boolean {
    return !isTooLong && (isUnclosed === true || cells.length < layout.columns.length)
  }
}

function recordMaker(layout: CsvLayout) {
  const { columns } = layout
  const headerRow = layout.header_row ?? 0
  return ({ cells, repaired, isTooLong }: CsvRow, row: number, bytes: number): RawRecord | null => {
    if (row <= headerRow) return null
    if (isTooLong && repaired) return { row, bytes, kind: null, values: {}, warnings: [repaired] }
    if (cells.length === 1 && columns.length > 1 && cells[0]?.trim() === '') return null
    const values: Record<string, string> = {}
    for (let index = 0; index < columns.length; index++) values[columns[index] as string] = cells[index] ?? ''
    const warnings = ragged(cells, columns.length)
    if (repaired) warnings.push(repaired)
    return warnings.length > 0
      ? { row, bytes, kind: null, values, warnings }
      : { row, bytes, kind: null, values }
  }
}

/** Empty cells too many or too few are how some systems end their rows. */
function ragged(cells: readonly string[], width: number): Fault[] {
  if (cells.length === width) return []
  if (cells.length < width) return [fault('row_too_short', { cells: cells.length, expected: width })]
  for (let index = width; index < cells.length; index++)
    if (cells[index]?.trim()) return [fault('row_too_long', { cells: cells.length, expected: width })]
  return []
}
