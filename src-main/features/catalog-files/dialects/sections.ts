import { fault } from '#shared/faults/fault.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { textOf } from './headers.ts'
import type { ShapedRecord } from './types.ts'

/** Longer ones are notes. */
const longestName = 80
/** More under each other are no headings. */
const mostSteps = 4
const leastRows = 3

/**
 * Lists made by hand have headings between their rows: one cell alone, and fuller rows below it. What follows is in that
 * category, unless it says its own.
 */
export async function* withSections(
  records: AsyncIterable<ShapedRecord>,
  columns: SectionColumns | null,
): AsyncGenerator<ShapedRecord> {
  if (columns === null) return yield* records
  const { prices, own } = columns
  let waiting: { readonly record: ShapedRecord; readonly name: string }[] = []
  let path: readonly string[] = []
  const rows = { full: 0, priced: 0 }
  for await (const record of records) {
    const name = nameOf(record, prices)
    if (name !== null && waiting.length < mostSteps) {
      waiting.push({ record, name })
      continue
    }
    rows.full++
    if (prices.some((column) => textOf(record.values[column]) !== '')) rows.priced++
    if (waiting.length > 0) {
      if (hasFilled(record, fullest(columns.count))) path = pathAfter(path, waiting)
      else for (const one of waiting) yield one.record
      waiting = []
    }
    const isSaid = own.some((column) => textOf(record.values[column]) !== '')
    yield path.length === 0 || isSaid || record.skipped !== null
      ? record
      : { ...record, fields: { ...record.fields, category: path.join(categorySeparator) } }
  }
  // Below a list of prices a line of text is a note.
  const isNote = rows.full >= leastRows && rows.priced === rows.full
  for (const { record } of waiting) yield isNote ? { ...record, skipped: fault('note_row') } : record
}

type SectionColumns = {
  readonly count: number
  readonly prices: readonly string[]
  /** Of the rows' own categories. */
  readonly own: readonly string[]
}

/** All that sections are found by; null where a file is no list made by hand. */
export function sectionColumns({ dialect, others, columns }: Mapping): SectionColumns | null {
  const names = Object.keys(columns)
  if (dialect !== null || others !== 'ignore' || names.length < 3) return null
  return {
    count: names.length,
    prices: names.filter((name) => /price$/.test(columns[name] ?? '')),
    own: names.filter((name) => columns[name] === 'category'),
  }
}

/** Headings under each other are steps; one alone takes the place of the last step. */
function pathAfter(path: readonly string[], found: readonly { readonly name: string }[]): readonly string[] {
  const names = found.map(({ name }) => name)
  return names.length === 1 ? [...path.slice(0, -1), ...names] : names
}

/** How many cells a row has at least that stands below a heading. */
function fullest(columns: number): number {
  return columns > 4 ? 3 : 2
}

function hasFilled({ values }: ShapedRecord, least: number): boolean {
  let filled = 0
  for (const column in values) if (textOf(values[column]) !== '' && ++filled >= least) return true
  return false
}

/** The text of a row that has nothing else, where it may be the name of a category. */
function nameOf(record: ShapedRecord, prices: readonly string[]): string | null {
  if (record.skipped !== null || hasFilled(record, 2)) return null
  const { values } = record
  for (const column in values) {
    const text = textOf(values[column])
    if (text === '') continue
    return prices.includes(column) || text.length > longestName || !/\p{L}{2}/u.test(text) ? null : text
  }
  return null
}
