import type { SheetRow } from './xlsx-sheet.ts'
import type { Zip } from './zip.ts'
import { localAttribute, localName, readPart } from './zip-xml.ts'

/** A sheet is filled to its last row and column by "repeat this empty cell a million times". */
const maxRepeat = 4096
/** Programs hold far fewer letters in a cell. */
const maxCellChars = 1_000_000

/** The rows of the sheets of an OpenDocument spreadsheet, with the name of the sheet. */
export async function* readOdsRows(
  zip: Zip,
  path: string,
): AsyncGenerator<SheetRow & { readonly sheet: string }> {
  const size = Math.max(zip.sizeOf('content.xml'), 1)
  let ready: { row: number; cells: string[]; sheet: string }[] = []
  let sheet = ''
  let cells: string[] = []
  let row = 0
  let rowRepeat = 1
  let cell: { text: string; value: string | null; repeat: number; paragraphs: number } | null = null
  let noteDepth = 0

  const events = {
    open: (tag: string, attributes: Readonly<Record<string, string>>) => {
      const name = localName(tag)
      const of = (attribute: string) => localAttribute(attributes, attribute)
      if (name === 'table') {
        sheet = of('name') ?? ''
        row = 0
      } else if (name === 'table-row') {
        cells = []
        rowRepeat = Math.max(1, Number(of('number-rows-repeated') ?? 1) || 1)
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const repeat = Math.min(maxRepeat, Math.max(1, Number(of('number-columns-repeated') ?? 1) || 1))
        cell = { text: '', value: keptValue(of), repeat, paragraphs: 0 }
      } else if (name === 'annotation') noteDepth++
      else if (cell && name === 'p' && noteDepth === 0 && cell.paragraphs++ > 0) cell.text += '\n'
      else if (cell && name === 's') cell.text += ' '.repeat(Math.min(100, Number(of('c') ?? 1) || 1))
    },
    text: (text: string) => {
      if (cell && cell.paragraphs > 0 && noteDepth === 0 && cell.text.length <= maxCellChars)
        cell.text += text
    },
    close: (tag: string) => {
      const name = localName(tag)
      if (name === 'annotation') noteDepth--
      else if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        const text = cell.value ?? cell.text
        if (cells.length < maxRepeat) for (let count = 0; count < cell.repeat; count++) cells.push(text)
        cell = null
      } else if (name === 'table-row') {
        const end = cells.findLastIndex((one) => one !== '') + 1
        const kept = cells.slice(0, end)
        const copies = end === 0 ? 0 : Math.min(rowRepeat, maxRepeat)
        for (let copy = 1; copy <= copies; copy++) ready.push({ row: row + copy, cells: [...kept], sheet })
        row += rowRepeat
      }
    },
  }

  for await (const bytes of readPart(zip, 'content.xml', events, path)) {
    const rows = ready
    ready = []
    for (const one of rows) yield { ...one, part: Math.min(1, bytes / size) }
  }
}

/** Numbers and dates as they are kept; what is shown depends on the language of the writer. */
function keptValue(of: (attribute: string) => string | undefined): string | null {
  switch (of('value-type')) {
    case 'float':
    case 'percentage':
      return of('value') ?? null
    case 'currency':
      return of('value') === undefined ? null : `${of('value')} ${of('currency') ?? ''}`.trim()
    case 'date':
      return of('date-value') ?? null
    case 'boolean':
      return of('boolean-value') === 'true' ? 'TRUE' : 'FALSE'
    default:
      return null
  }
}
