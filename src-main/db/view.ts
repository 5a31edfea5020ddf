import type { Db } from './open.ts'

/** Several reads that see one state of the file, whatever a sync does meanwhile; and one round of file locks, not several. */
export type View = <T>(read: () => T) => T

export function createView(db: Db): View {
  const transaction = db.transaction((read: () => unknown) => read())
  return <T>(read: () => T) => (db.inTransaction ? read() : (transaction(read) as T))
}
