import { type CsvRow, type CsvStyle, createCsvParser } from '#main/lib/csv/csv-parser.ts'
import { findCsvStyle } from '#main/lib/csv/csv-style.ts'
import { csvText, readCell } from '#main/lib/csv/csv-writer.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { readAlternatives, writeAlternatives } from './alternatives.ts'
import { type ColumnName, columnNames, readHeader } from './columns.ts'
import { type ReadEntries, takeEntry } from './types.ts'

const delimiters = [',', ';', '\t', '|']
/** Parsed in pieces, so that others have their turn between them. */
const pieceChars = 64 * 1024

/** A table with a header that names question and answer, in any order and with any usual separator. */
export async function readCsv(text: string): Promise<ReadEntries> {
  const read: ReadEntries = { entries: [], faults: [] }
  let header: ReadonlyMap<ColumnName, number> | null = null
  let line = 1
  for await (const { cells, isUnclosed } of rowsOf(text.replace(/^\ufeff/, ''))) {
    if (isUnclosed) {
      read.faults.push({ line, ...fault('entries_quote_unclosed') })
      return read
    }
    if (cells.some((cell) => cell.trim() !== '')) {
      if (header) takeEntry(read, entryOf(cells, header), line)
      else {
        header = readHeader(cells)
        if (!header) return { entries: [], faults: [{ line, ...noHeader(cells) }] }
      }
    }
    line += cells.reduce((lines, cell) => lines + cell.split(lineEnd).length - 1, 1)
  }
  return read
}

const lineEnd = /\r\n|\r|\n/

async function* rowsOf(text: string): AsyncGenerator<CsvRow> {
  const parser = createCsvParser(styleOf(text))
  for (let from = 0; from < text.length; from += pieceChars) {
    yield* parser.push(text.slice(from, from + pieceChars))
    await new Promise((resolve) => setImmediate(resolve))
  }
  yield* parser.end()
}

/** The separator that makes a header we know; answers are full of commas, so the rows below say less. */
function styleOf(text: string) {
  const found = findCsvStyle(text)
  const head = text.slice(0, pieceChars)
  const styles = delimiters.map((delimiter) => ({ ...found, delimiter, quote: '"', escape: '"' }))
  return styles.find((style) => readHeader(firstRow(head, style))) ?? found
}

function firstRow(head: string, style: CsvStyle): readonly string[] {
  const parser = createCsvParser(style)
  const rows = [...parser.push(head), ...parser.end()]
  return rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))?.cells ?? []
}

function entryOf(record: readonly string[], header: ReadonlyMap<ColumnName, number>) {
  const cell = (name: ColumnName) => readCell(record[header.get(name) ?? -1] ?? '')
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

/** With a mark at the beginning, so that spreadsheets read the letters right. */
export function writeCsv(entries: readonly KnowledgeInput[]): string {
  return csvText(
    columnNames,
    entries.map(({ question, answer, alternatives, url }) => [
      question,
      answer,
      writeAlternatives(alternatives),
      url ?? null,
    ]),
  )
}
