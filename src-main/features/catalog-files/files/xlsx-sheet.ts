import { type Fault, fault } from '#shared/faults/fault.ts'
import type { XlsxBook } from './xlsx-workbook.ts'
import { unescapeText } from './xlsx-workbook.ts'
import type { Zip } from './zip.ts'
import { localName, readPart } from './zip-xml.ts'

/** A row of a sheet with its number as the program shows it; cells that are not there are empty. */
export type SheetRow = {
  readonly row: number
  readonly cells: string[]
  readonly part: number
  readonly faults?: readonly Fault[]
}

/** Wider than any export; a cell far to the right must not make an array of its width. */
const maxColumns = 4096
/** Programs hold 32,767 letters in a cell; what goes on for longer was not written by one. */
const maxCellChars = 1_000_000

/** The rows of one sheet. `part` of a row is how much of the sheet lies behind, from 0 to 1. */
export async function* readSheetRows(
  zip: Zip,
  book: XlsxBook,
  part: string,
  path: string,
): AsyncGenerator<SheetRow> {
  const size = Math.max(zip.sizeOf(part), 1)
  let rows: Omit<SheetRow, 'part'>[] = []
  let cells: string[] = []
  let faults: Fault[] = []
  let row = 0
  let column = -1
  let type = ''
  let style = 0
  let value = ''
  let inline = ''
  let reading: 'value' | 'inline' | null = null
  let phonetic = 0

  const events = {
    open: (tag: string, attributes: Readonly<Record<string, string>>) => {
      const name = localName(tag)
      if (name === 'c') {
        const at = attributes['r'] === undefined ? -1 : columnOf(attributes['r'])
        column = at === -1 ? column + 1 : at
        type = attributes['t'] ?? ''
        style = Number(attributes['s'] || 0)
        value = inline = ''
      } else if (name === 'v') reading = 'value'
      else if (name === 't') reading = phonetic === 0 ? 'inline' : null
      else if (name === 'rPh') phonetic++
      else if (name === 'row') {
        const number = Number(attributes['r'])
        row = Number.isSafeInteger(number) && number > row ? number : row + 1
        cells = []
        faults = []
        column = -1
      }
    },
    text: (text: string) => {
      if (value.length + inline.length > maxCellChars) return
      if (reading === 'value') value += text
      else if (reading === 'inline') inline += text
    },
    close: (tag: string) => {
      const name = localName(tag)
      if (name === 'v' || name === 't') reading = null
      else if (name === 'rPh') phonetic--
      else if (name === 'c') put()
      else if (name === 'row') rows.push(faults.length > 0 ? { row, cells, faults } : { row, cells })
    },
  }

  function put(): void {
    if (column < 0 || column >= maxColumns) return
    const text = textOf()
    if (text === '') return
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  function textOf(): string {
    switch (type) {
      case 's':
        return value.trim() === '' ? '' : (book.strings[Number(value)] ?? '')
      case 'inlineStr':
        return unescapeText(inline || value)
      case 'str':
        return unescapeText(value)
      case 'b':
        return value === '' ? '' : value === '1' || value === 'true' ? 'TRUE' : 'FALSE'
      case 'd':
        return value.replace(/T00:00:00(\.0+)?Z?$/, '')
      // A formula that failed holds no value.
      case 'e':
        faults.push(fault('formula_failed', { value: value.slice(0, 20) }))
        return ''
      default:
        return value === '' ? unescapeText(inline) : book.dates.textOf(value, style)
    }
  }

  for await (const bytes of readPart(zip, part, events, path)) {
    const ready = rows
    rows = []
    for (const one of ready) yield { ...one, part: Math.min(1, bytes / size) }
  }
}

/** "AB12" is column 27; -1 when it is no such name. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at) & ~0x20
    if (code < 65 || code > 90) break
    column = column * 26 + (code - 64)
  }
  return column - 1
}
