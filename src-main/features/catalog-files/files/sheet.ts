import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { findHeader, type KnowsName } from './header.ts'
import { readOdsRows } from './ods.ts'
import { checkSame, openFile } from './open.ts'
import { type FileFacts, type FileLayout, type RawRecord, type ReadOptions, sampleSize } from './types.ts'
import { readSheetRows, type SheetRow } from './xlsx-sheet.ts'
import { readBook } from './xlsx-workbook.ts'
import { openZip, type Zip } from './zip.ts'

type SheetLayout = Extract<FileLayout, { kind: 'sheet' }>

type FoundSheet = {
  readonly format: 'xlsx' | 'ods'
  readonly layout: SheetLayout
  readonly warnings: readonly Fault[]
}

/** How many sheets are looked at for one with a header. */
const lookedSheets = 20

type Sheets = {
  readonly names: readonly string[]
  readonly rows: (name: string) => AsyncGenerator<SheetRow>
}

/** The first sheet that has names of columns, or the one asked for. */
export async function lookAtSheets(
  facts: FileFacts,
  knows: KnowsName,
  wanted: string | undefined,
): Promise<FoundSheet> {
  const zip = await openZip(facts.path)
  try {
    const format = zip.has('content.xml') && !zip.has('xl/workbook.xml') ? 'ods' : 'xlsx'
    const sheets = await sheetsOf(zip, format, facts.path)
    if (wanted !== undefined && !sheets.names.includes(wanted))
      throw faultProblem(
        'not_found',
        fault('sheet_missing', { path: facts.path, sheet: wanted, sheets: sheets.names }),
      )
    let first: FoundSheet | null = null
    let hasHeader = false
    for (const name of wanted === undefined ? sheets.names.slice(0, lookedSheets) : [wanted]) {
      const rows: SheetRow[] = []
      for await (const row of sheets.rows(name)) if (rows.push(row) >= sampleSize) break
      if (rows.length === 0) continue
      const header = findHeader(
        rows.map((row) => row.cells),
        knows,
      )
      const headerRow = header.index === null ? null : (rows[header.index]?.row ?? null)
      const layout: SheetLayout = {
        kind: 'sheet',
        sheet: name,
        sheets: sheets.names,
        header_row: headerRow,
        columns: header.columns,
      }
      const found: FoundSheet = { format, layout, warnings: header.warnings }
      if (header.columns.some(knows)) return withChoice(found)
      const isBetter = header.index !== null && rows.length > 1
      if (first === null || (isBetter && !hasHeader)) first = found
      hasHeader ||= isBetter
    }
    if (first) return withChoice(first)
    const layout: SheetLayout = {
      kind: 'sheet',
      sheet: sheets.names[0] ?? '',
      sheets: sheets.names,
      header_row: null,
      columns: [],
    }
    return { format, layout, warnings: [fault('sheet_empty')] }
  } finally {
    zip.close()
  }
}

/** Of several sheets, says which one is read. */
function withChoice(found: FoundSheet): FoundSheet {
  const { sheet, sheets } = found.layout
  if (sheets.length < 2) return found
  return { ...found, warnings: [...found.warnings, fault('sheet_chosen', { sheet, count: sheets.length })] }
}

export async function* readSheet(
  facts: FileFacts,
  layout: SheetLayout,
  format: 'xlsx' | 'ods',
  options: ReadOptions = {},
): AsyncGenerator<RawRecord> {
  const handle = await openFile(facts.path)
  try {
    await checkSame(handle, facts)
    const zip = await openZip(facts.path)
    try {
      const sheets = await sheetsOf(zip, format, facts.path)
      for await (const row of sheets.rows(layout.sheet)) {
        options.signal?.throwIfAborted()
        const record = recordOf(row, layout, facts.size_bytes)
        if (record) yield record
      }
    } finally {
      zip.close()
    }
    await checkSame(handle, facts)
  } finally {
    await handle.close()
  }
}

function recordOf(row: SheetRow, layout: SheetLayout, sizeBytes: number): RawRecord | null {
  if (row.row <= (layout.header_row ?? 0)) return null
  if (row.cells.every((cell) => cell.trim() === '')) return null
  const values: Record<string, string> = {}
  for (const [index, name] of layout.columns.entries()) values[name] = row.cells[index] ?? ''
  const record = { row: row.row, bytes: Math.round(row.part * sizeBytes), kind: null, values }
  return row.faults ? { ...record, warnings: row.faults } : record
}

async function sheetsOf(zip: Zip, format: 'xlsx' | 'ods', path: string): Promise<Sheets> {
  if (format === 'xlsx') {
    const book = await readBook(zip, path)
    const partOf = new Map(book.sheets.map(({ name, part }) => [name, part]))
    return {
      names: book.sheets.map(({ name }) => name),
      rows: (name) => readSheetRows(zip, book, partOf.get(name) ?? '', path),
    }
  }
  const names = new Set<string>()
  for await (const row of readOdsRows(zip, path)) names.add(row.sheet)
  return { names: [...names], rows: (name) => odsRows(zip, name, path) }
}

async function* odsRows(zip: Zip, name: string, path: string): AsyncGenerator<SheetRow> {
  for await (const row of readOdsRows(zip, path)) if (row.sheet === name) yield row
}
