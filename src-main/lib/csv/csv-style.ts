import { type CsvStyle, createCsvParser } from './csv-parser.ts'

const delimiters = [',', ';', '\t', '|', '^', '~', '\u001f']
const looked = 100
const lookedChars = 100_000

/** How the columns are separated, from the first rows: the mark that gives most rows the same number of columns. */
export function findCsvStyle(head: string): CsvStyle {
  const text = head.slice(0, lookedChars)
  const newline = !text.includes('\n') && text.includes('\r') ? '\r' : '\n'
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1]
  const candidates = said ? [said] : delimiters
  const scored = candidates.flatMap((delimiter) =>
    ['"', "'"].map((quote) => {
      const style = { delimiter, quote, escape: escapeOf(text, quote, delimiter), newline } as const
      return { style, score: scoreOf(text, style) }
    }),
  )
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score > 0) return best.style
  return { delimiter: said ?? ',', quote: '"', escape: '"', newline }
}

function scoreOf(text: string, style: CsvStyle): number {
  const parser = createCsvParser(style)
  const all = parser.push(text)
  // The sample may end in the middle of a row; a small file ends with one that has no line end.
  const rows = (all.length < 2 ? [...all, ...parser.end()] : all).slice(0, looked)
  const widths = rows
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '')
    .map(({ cells }) => cells.length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  let score = 0
  for (const [width, count] of counts)
    if (width > 1 && width <= maxColumns)
      score = Math.max(score, (count / widths.length) * Math.log2(width + 1))
  // What parts every row alike, the names of the columns too, is the mark, however many of another one a cell has.
  if (counts.size === 1 && score > 0 && rows.length > 1 && isHeader(rows[0]?.cells ?? [])) score += surely
  // A row or two left over: ragged, or a banner. The mark still wins where it parts the most.
  const repaired = rows.filter((row) => row.repaired !== null).length
  score *= 1 - 0.5 * (repaired / Math.max(rows.length, 1))
  // Single quotes are apostrophes unless they wrap cells throughout.
  if (style.quote === "'")
    return wraps(text, "'", style.delimiter) > 2 && wraps(text, '"', style.delimiter) === 0 ? score + 0.01 : 0
  return score
}

/** More than any other score. */
const surely = 20
/** Wider than any export. */
const maxColumns = 4096

/** Two names stand in many a sentence with a comma. */
function isHeader(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell) => cell.length <= 80 && /\p{L}/u.test(cell))
}

/** How often a quote opens a cell right after a mark and closes one right before. */
function wraps(text: string, quote: string, delimiter: string): number {
  const opened = text.split(delimiter + quote).length - 1
  const closed = text.split(quote + delimiter).length - 1
  return Math.min(opened, closed)
}

function escapeOf(text: string, quote: string, delimiter: string): string {
  const backslashed = text.split(`\\${quote}`).length - 1
  if (backslashed === 0) return quote
  const doubled = text.split(quote + quote).length - 1 - (text.split(delimiter + quote + quote).length - 1)
  return backslashed > doubled ? '\\' : quote
}
