import type { FileShape, RawRecord } from '#main/features/catalog-files/index.ts'
import { dialectNamed, groupColumn, splitVariants } from '#main/features/catalog-files/index.ts'
import { fault } from '#shared/faults/fault.ts'
import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import type { RowFault } from '../history/repository.ts'

export type GoneColumns = {
  readonly see: (record: RawRecord) => void
  /** Once all records were seen: what the merchant should know. */
  readonly faults: () => RowFault[]
  /** Those without which the run must not go on unasked. */
  readonly weighty: () => string[]
}

/** Columns that somebody chose and the file does not have: renamed, most often, and with them all they held. */
export function lookForColumns(mapping: Mapping | null, shape: FileShape): GoneColumns {
  // Tables name all their columns; elsewhere a field that no product has is not written at all.
  const isTable = 'columns' in shape.layout
  const present = new Set(shape.columns)
  const chosen = Object.entries(mapping?.columns ?? {}).filter(
    ([column, field]) =>
      field !== 'ignore' && (isTable || field !== 'attribute') && !isAlwaysNamed(mapping, column),
  )
  const gone = new Set(chosen.flatMap(([column]) => (present.has(column) ? [] : [column])))

  return {
    see: (record) => {
      if (isTable || gone.size === 0) return
      for (const { values } of [record, ...splitVariants(record)])
        for (const column of gone) if (values[column] !== undefined) gone.delete(column)
    },
    faults: () =>
      [...gone].map((column) => ({
        row: null,
        column,
        id: null,
        severity: 'warning',
        ...fault('column_gone', { column }),
      })),
    weighty: () => (mapping ? weightyColumns(mapping, gone) : []),
  }
}

/** Some feeds may have a column or not, and name it either way; nobody chose it. */
function isAlwaysNamed(mapping: Mapping | null, column: string): boolean {
  const file = { format: 'xml', layout: { kind: 'lines' }, columns: [], sample: [] } as const
  const always = dialectNamed(mapping?.dialect ?? null)?.columns(file)
  return column === groupColumn || always?.[column] !== undefined
}

/** The columns that are gone where they held the names, prices or numbers of the products, or were most of those chosen. */
export function weightyColumns({ columns }: Mapping, gone: ReadonlySet<string>): string[] {
  const named = Object.entries(columns).filter(([, field]) => field !== 'ignore' && field !== 'attribute')
  return isWeighty(named, gone) ? [...gone] : []
}

function isWeighty(
  named: readonly (readonly [column: string, field: MappedField])[],
  gone: ReadonlySet<string>,
): boolean {
  const lost = named.filter(([column]) => gone.has(column))
  if (lost.length * 2 > named.length) return true
  const left = new Set(named.flatMap(([column, field]) => (gone.has(column) ? [] : [field])))
  const hasId = named.some(([, field]) => field === 'id')
  const heavy: readonly MappedField[] = ['title', 'price', hasId ? 'id' : 'sku']
  return lost.some(([, field]) => heavy.includes(field) && !left.has(field))
}
