import { CsvError, parse } from 'csv-parse'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { readAlternatives, writeAlternatives } from './alternatives.ts'
import { type ColumnName, columnNames, readHeader } from './columns.ts'
import { type ReadEntries, takeEntry } from './types.ts'

const delimiters = [',', ';', '\t', '|']
/** Handed over in pieces, so that others have their turn between them. */
const pieceChars = 64 * 1024

type Row = { readonly record: string[]; readonly info: { readonly lines: number } }

/** A table with a header that names question and answer, in any order and with any usual separator. */
export async function readCsv(text: string): Promise<ReadEntries> {
  const read: ReadEntries = { entries: [], faults: [] }
  let header: ReadonlyMap<ColumnName, number> | null = null
  let line = 1
  try {
    for await (const { record, info } of rowsOf(text)) {
      if (header) takeEntry(read, entryOf(record, header), line)
      else {
        header = readHeader(record)
        if (!header) return { entries: [], faults: [{ line, ...noHeader(record) }] }
      }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    read.faults.push({ line, ...csvFault(error) })
  }
  return read
}

async function* rowsOf(text: string): AsyncGenerator<Row> {
  const parser = parse({
    delimiter: delimiterOf(text),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  let rows: Row[] = []
  let failure: unknown = null
  parser.on('data', (row: Row) => rows.push(row))
  parser.on('error', (error) => {
    failure = error
  })
  const ended = new Promise((resolve) => {
    parser.once('end', resolve)
    parser.once('error', resolve)
  })
  for (let from = 0; from < text.length && failure === null; from += pieceChars) {
    parser.write(text.slice(from, from + pieceChars))
    await new Promise((resolve) => setImmediate(resolve))
    const ready = rows
    rows = []
    yield* ready
  }
  if (failure === null) parser.end()
  await ended
  yield* rows
  if (failure !== null) throw failure
}

/** The one that divides the header, outside of quotes. */
function delimiterOf(text: string): string {
  const head =
    text
      .replace(/^\ufeff/, '')
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(/\r?\n/, 1)[0] ?? ''
  const counts = delimiters.map((delimiter) => head.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function entryOf(record: readonly string[], header: ReadonlyMap<ColumnName, number>) {
  const cell = (name: ColumnName) => unguarded(record[header.get(name) ?? -1] ?? '')
  return {
    question: cell('question'),
    answer: cell('answer'),
    alternatives: readAlternatives(cell('alternatives')),
    url: cell('url').trim() || null,
  }
}

function noHeader(record: readonly string[]): Fault {
  const found = record.slice(0, 6).map((cell) => cell.slice(0, 40))
  return fault('entries_without_header', { found })
}

function csvFault({ code, message }: CsvError): Fault {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return fault('entries_quote_unclosed')
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE')
    return fault('entries_quote_in_cell')
  return fault('entries_not_csv', { detail: message })
}

/** With a mark at the beginning, so that spreadsheets read the letters right. */
export function writeCsv(entries: readonly KnowledgeInput[]): string {
  const rows = entries.map(({ question, answer, alternatives, url }) => [
    question,
    answer,
    writeAlternatives(alternatives),
    url ?? '',
  ])
  return `\ufeff${[columnNames, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  return `"${guarded(cell).replaceAll('"', '""')}"`
}

/** A spreadsheet takes such beginnings for formulas; an apostrophe before them is taken away again when we read. */
const formula = /^'*[=+\-@\t\r]/

function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

function unguarded(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
