import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Cell, RawRecord } from '../files/types.ts'
import { exactName } from './names.ts'

type Headers = {
  readonly has: (...names: string[]) => boolean
  /** The column of the first of these names that the file has. */
  readonly find: (...names: string[]) => string | null
  readonly all: readonly string[]
}

export function headersOf(columns: readonly string[]): Headers {
  const byName = new Map<string, string>()
  for (const column of columns) if (!byName.has(exactName(column))) byName.set(exactName(column), column)
  const find = (...names: string[]) => {
    for (const name of names) {
      const column = byName.get(exactName(name))
      if (column !== undefined) return column
    }
    return null
  }
  return { find, has: (...names) => names.every((name) => byName.has(exactName(name))), all: columns }
}

type Table = Readonly<Partial<Record<MappedField, readonly (string | RegExp)[]>>>

/** A dialect's columns out of a table of names; each column counts once. */
export function columnsBy(columns: readonly string[], table: Table): Record<string, MappedField> {
  const headers = headersOf(columns)
  const found: Record<string, MappedField> = {}
  for (const [field, names] of Object.entries(table) as [MappedField, readonly (string | RegExp)[]][])
    for (const name of names) {
      const matching =
        typeof name === 'string' ? [headers.find(name)] : columns.filter((one) => name.test(one))
      for (const column of matching) if (column !== null && found[column] === undefined) found[column] = field
    }
  return found
}

/** Reads cells by any of the names they may have, looked up once for all records. */
export function reader(columns: readonly string[]) {
  const headers = headersOf(columns)
  const columnByKey = new Map<string, string | null>()
  return (record: Pick<RawRecord, 'values'>, ...names: string[]): string => {
    const key = names.join('\n')
    let column = columnByKey.get(key)
    if (column === undefined) {
      column = headers.find(...names)
      columnByKey.set(key, column)
    }
    return column === null ? '' : textOf(record.values[column])
  }
}

export type ReadCell = ReturnType<typeof reader>

export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : typeof cell === 'string' ? cell.trim() : (cell[0] ?? '').trim()
}

export function textsOf(cell: Cell | undefined): readonly string[] {
  if (cell === undefined) return []
  return typeof cell === 'string' ? [cell] : cell
}
