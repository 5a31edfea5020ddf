import { type Fault, fault } from '#shared/faults/fault.ts'

/** Where the names of the columns are among the first rows, and what they are. */
type FoundHeader = {
  /** Index among the rows given; null when the rows begin with data. */
  readonly index: number | null
  readonly columns: readonly string[]
  readonly warnings: readonly Fault[]
}

export type KnowsName = (name: string) => boolean

const lookedRows = 30

/** Exports may begin with a banner, an empty line, or with data at once. */
export function findHeader(rows: readonly (readonly string[])[], knows: KnowsName): FoundHeader {
  const first = rows.slice(0, lookedRows)
  const width = usualWidth(rows)
  const index = bestRow(first, width, knows)
  if (index === null) {
    const columns = namesOf(Array.from({ length: width }, () => ''))
    return {
      index,
      columns,
      warnings: width > 0 ? [fault('no_header_row')] : [],
    }
  }
  const warnings: Fault[] = []
  const above = first.slice(0, index).filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (above > 0) warnings.push(fault('rows_above_header', { count: above }))
  const header = first[index] ?? []
  const names = namesOf(
    header.length < width ? [...header, ...Array(width - header.length).fill('')] : header,
  )
  return { index, columns: trimmedEnd(names, rows.slice(index + 1), header), warnings }
}

function bestRow(rows: readonly (readonly string[])[], width: number, knows: KnowsName): number | null {
  let best: number | null = null
  let bestScore = 0
  for (const [index, row] of rows.entries()) {
    const score = scoreOf(row, width, knows)
    if (score > bestScore + 1e-9) {
      best = index
      bestScore = score
    }
  }
  return best
}

/** How much a row looks like names: many columns, short and different texts, words that columns are called by. */
function scoreOf(row: readonly string[], width: number, knows: KnowsName): number {
  const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return 0
  const names = filled.filter(looksLikeName).length / filled.length
  const distinct = new Set(filled.map((cell) => cell.toLowerCase())).size / filled.length
  const recognised = filled.filter(knows).length
  const fill = Math.min(1, filled.length / Math.max(width, 1))
  if (names < 0.6 && recognised < 2) return 0
  if (fill < 0.4 && recognised < 2) return 0
  return fill * distinct * names ** 3 + 2 * (recognised / filled.length) * fill
}

const dataLike = [
  /^[^\p{L}]*$/u, // a number, a price, a date, a code of digits
  /^(https?:)?\/\//i,
  /^[^\s@]+@[^\s@.]+\.[^\s@]+$/,
  /^(true|false|yes|no|in stock|out of stock)$/i,
  /<[a-z/][^>]*>/i,
  /^[A-Z0-9]+(-[A-Z0-9]+)+$/, // a code such as RJ-17-GRN
]

function looksLikeName(cell: string): boolean {
  return cell.length <= 80 && !dataLike.some((pattern) => pattern.test(cell))
}

function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const width = row.findLastIndex((cell) => cell.trim() !== '') + 1
    if (width > 0) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  let usual = 0
  let most = 0
  for (const [width, count] of counts)
    if (count > most || (count === most && width > usual)) {
      usual = width
      most = count
    }
  return usual
}

/** Wider than any export, and names longer than any: what is beyond would only make every row slow. */
const maxColumns = 4096
const maxNameChars = 200

/** Every column gets a name of its own, so that a record can be read by names. */
function namesOf(header: readonly string[]): string[] {
  const taken = new Set<string>()
  /** Of names that come again: counting from the start each time would take forever where all are alike. */
  const nextOf = new Map<string, number>()
  return header.slice(0, maxColumns).map((cell, index) => {
    const plain = cell.slice(0, maxNameChars).replaceAll(/\s+/g, ' ').trim().toWellFormed()
    // A name that reaches a prototype would not arrive in the record.
    const base = plain === '' ? `Column ${index + 1}` : plain === '__proto__' ? '_proto_' : plain
    let name = base
    while (taken.has(name)) {
      const again = nextOf.get(base) ?? 2
      name = `${base} (${again})`
      nextOf.set(base, again + 1)
    }
    taken.add(name)
    return name
  })
}

/** A mark at the end of every row makes a last column that nobody named and that holds nothing. */
function trimmedEnd(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  header: readonly string[],
): readonly string[] {
  let end = names.length
  while (end > 1 && (header[end - 1] ?? '').trim() === '' && rows.every((row) => (row[end - 1] ?? '') === ''))
    end--
  return names.slice(0, end)
}
