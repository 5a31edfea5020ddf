import type { SyncWatcher } from '#main/features/catalog/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { Faults } from './faults.ts'

export type RowNotes = Pick<SyncWatcher, 'takenBack'> & {
  /** The next product comes from this row. */
  readonly next: (row: number) => void
}

/** A sync counts products; a merchant counts rows. */
export function createRowNotes(faults: Faults): RowNotes {
  const rows: number[] = []
  return {
    next: (row) => {
      rows.push(row)
    },
    takenBack: (id, later, earlier) =>
      faults.add({
        row: rows[earlier] ?? null,
        column: 'id',
        id,
        severity: 'error',
        ...repeated(rows[later]),
      }),
  }
}

function repeated(row: number | undefined): Fault {
  return row === undefined ? fault('repeats_later') : fault('repeats_in_row', { row })
}
