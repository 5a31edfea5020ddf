import { type Fault, fault } from '#shared/faults/fault.ts'

export type CsvStyle = {
  readonly delimiter: string
  /** Empty where the file has no quotes. */
  readonly quote: string
  /** What makes a quote inside quotes a letter: the quote itself, or a backslash. */
  readonly escape: string
  readonly newline: '\n' | '\r'
}

export type CsvRow = {
  readonly cells: string[]
  /** What was read in another way than it is written. */
  readonly repaired: Fault | null
  /** A quote in it was opened and never closed. */
  readonly isUnclosed?: boolean
  /** It was longer than any row may be; nothing of it is held. */
  readonly isTooLong?: boolean
}

/** No shop writes a longer row; a longer cell in quotes is far more often a quote that was never closed. */
const maxRowChars = 1_000_000

const tooLong: CsvRow = {
  cells: [],
  repaired: fault('line_too_long', { mb: maxRowChars / 1e6 }),
  isTooLong: true,
}

type CsvParser = {
  readonly push: (text: string) => CsvRow[]
  readonly end: () => CsvRow[]
}

/**
 * Rows out of text that comes in pieces. csv-parse gives up, or swallows the rest of the file, at a quote that is
 * never closed; shops' exports have such quotes, so this one takes the quote as a letter and goes on with the next row.
 */
export function createCsvParser(style: CsvStyle): CsvParser {
  const { delimiter, quote, newline } = style
  const escapeSign = style.escape
  let text = ''
  let at = 0
  /** In the midst of a line that is too long. */
  let isSkipping = false
  /** Up to here no quote was closed: looking again at each one would take forever. */
  let lettersUntil = 0

  function run(final: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    if (isSkipping) skip()
    let nextQuote = quote === '' ? -1 : text.indexOf(quote, at)
    while (at < text.length) {
      const lineEnd = text.indexOf(newline, at)
      const end = lineEnd === -1 ? text.length : lineEnd
      if (end - at > maxRowChars) {
        rows.push(tooLong)
        skip()
        continue
      }
      if (lineEnd === -1 && !final) break
      if (quote !== '' && nextQuote !== -1 && nextQuote < at) nextQuote = text.indexOf(quote, at)
      if (nextQuote === -1 || nextQuote > end) {
        rows.push({ cells: text.slice(at, withoutReturn(end)).split(delimiter), repaired: null })
        at = end + 1
        continue
      }
      const row = readRow(final)
      if (row === null) break
      rows.push(row)
    }
    text = text.slice(at)
    lettersUntil = Math.max(0, lettersUntil - at)
    at = 0
    return rows
  }

  /** Leaves out the rest of the line, as far as it is here. */
  function skip(): void {
    const lineEnd = text.indexOf(newline, at)
    isSkipping = lineEnd === -1
    at = isSkipping ? text.length : lineEnd + 1
  }

  function withoutReturn(end: number): number {
    return newline === '\n' && end > at && text[end - 1] === '\r' ? end - 1 : end
  }

  /** One row that has a quote somewhere; null when its end is not here yet. */
  function readRow(final: boolean): CsvRow | null {
    const cells: string[] = []
    let repaired: Fault | null = null
    let isUnclosed = false
    let from = at
    for (;;) {
      let cell: string | null = null
      if (from >= lettersUntil && text.startsWith(quote, from)) {
        const quoted = readQuoted(from + quote.length, final)
        if (quoted === 'more') return null
        if (quoted === 'unclosed') {
          repaired = fault('quote_unclosed')
          isUnclosed = true
        } else {
          cell = quoted.value
          from = quoted.end
          if (quoted.stray) repaired ??= fault('quote_not_doubled')
        }
      }
      if (cell === null) {
        const end = endOfPlain(from, final)
        if (end === -1) return null
        cell = text.slice(from, text[end] === newline || end === text.length ? endOfLine(from, end) : end)
        from = end
      }
      cells.push(cell)
      if (text.startsWith(delimiter, from)) {
        from += delimiter.length
        continue
      }
      if (text[from] === '\r' && text[from + 1] === newline) from++
      at = from + 1
      return { cells, repaired, isUnclosed }
    }
  }

  function endOfLine(from: number, end: number): number {
    return newline === '\n' && end > from && text[end - 1] === '\r' ? end - 1 : end
  }

  function endOfPlain(from: number, final: boolean): number {
    const nextDelimiter = text.indexOf(delimiter, from)
    const nextLine = text.indexOf(newline, from)
    if (nextLine === -1 && !final) return -1
    const lineEnd = nextLine === -1 ? text.length : nextLine
    return nextDelimiter === -1 || nextDelimiter > lineEnd ? lineEnd : nextDelimiter
  }

  type Quoted = { readonly value: string; readonly end: number; readonly stray: boolean }

  function readQuoted(start: number, final: boolean): Quoted | 'more' | 'unclosed' {
    let value = ''
    let from = start
    let search = start
    let stray = false
    const firstBreak = text.indexOf(newline, start)
    for (;;) {
      const found = text.indexOf(quote, search)
      const looked = found === -1 ? text.length : found
      if (looked - at > maxRowChars || (found === -1 && final)) {
        lettersUntil = looked
        return 'unclosed'
      }
      if (found === -1) return 'more'
      if (escapeSign !== quote && isEscaped(found, from)) {
        value += text.slice(from, found - 1) + quote
        from = search = found + 1
        continue
      }
      const after = found + 1
      // Whether the quote ends the cell shows in what follows it.
      if (after + 1 >= text.length && !final) return 'more'
      if (escapeSign === quote && text[after] === quote) {
        value += text.slice(from, after)
        from = search = after + 1
        continue
      }
      const end = endAfterQuote(after)
      if (end !== -1) return { value: value + text.slice(from, found), end, stray }
      // A quote that opens the next cell, rows further down: the one before was never closed.
      if (opensCell(found) && firstBreak !== -1 && firstBreak < found) return 'unclosed'
      stray = true
      search = after
    }
  }

  function isEscaped(found: number, from: number): boolean {
    let count = 0
    while (found - 1 - count >= from && text[found - 1 - count] === escapeSign) count++
    return count % 2 === 1
  }

  /** Where the cell ends, when nothing but spaces stands between the closing quote and the next mark. */
  function endAfterQuote(after: number): number {
    let end = after
    while (text[end] === ' ' && delimiter !== ' ') end++
    if (end >= text.length || text.startsWith(delimiter, end) || text[end] === newline) return end
    return text[end] === '\r' && (end + 1 >= text.length || text[end + 1] === newline) ? end : -1
  }

  function opensCell(found: number): boolean {
    return text.startsWith(delimiter, found - delimiter.length) || text[found - 1] === newline
  }

  return {
    push: (more) => {
      text = text === '' ? more : text + more
      return run(false)
    },
    end: () => run(true),
  }
}
