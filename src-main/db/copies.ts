import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { syncFile, syncFolderOf } from '#main/lib/sync-file.ts'
import { type Db, faultsIn } from './open.ts'

/** A copy under way has this after its name, so that half of one is never taken for a whole. */
export const unfinishedEnd = '.unfinished'

/** How many pages are copied before others get a turn. */
const pagesAtOnce = 256

export class CopyCancelled extends Error {
  override readonly name = 'CopyCancelled'
}

/** The source, or what became of it, is not sound. */
export class CopyDamaged extends Error {
  override readonly name = 'CopyDamaged'
}

export type CopyOptions = {
  readonly to: string
  readonly check: 'quick' | 'full'
  readonly report?: (percent: number) => void
  readonly isCancelled?: () => boolean
}

/** The database of one moment, whatever is written meanwhile; checked by opening it before it gets its name. */
export async function copyDatabase(from: string, options: CopyOptions): Promise<void> {
  const db = new Database(from, { readonly: true, fileMustExist: true })
  try {
    // One read transaction for all pages: writers go on beside it, and the copy never has to begin anew.
    db.exec('BEGIN')
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    await copyOpen(db, options)
  } catch (error) {
    throw isDamage(error) ? new CopyDamaged(error.message) : error
  } finally {
    db.close()
  }
}

/** The same of a connection that is open already, such as of a file that was deleted under it. */
export async function copyOpen(db: Db, options: CopyOptions): Promise<void> {
  const unfinished = `${options.to}${unfinishedEnd}`
  removeCopy(unfinished)
  try {
    await db.backup(unfinished, {
      progress: ({ totalPages, remainingPages }) => {
        if (options.isCancelled?.()) throw new CopyCancelled('cancelled')
        if (totalPages > 0) options.report?.(Math.floor((100 * (totalPages - remainingPages)) / totalPages))
        return pagesAtOnce
      },
    })
    const fault = finishCopy(unfinished, options.check)
    if (fault !== null) throw new CopyDamaged(fault)
    if (options.isCancelled?.()) throw new CopyCancelled('cancelled')
    syncFile(unfinished)
    renameSync(unfinished, options.to)
    syncFolderOf(options.to)
  } catch (error) {
    removeCopy(unfinished)
    throw isDamage(error) ? new CopyDamaged(error.message) : error
  }
}

function isDamage(error: unknown): error is Error {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

/** Makes it one file without a log beside it, and looks it over. Null: it is sound. */
function finishCopy(path: string, check: 'quick' | 'full'): string | null {
  const db = new Database(path)
  try {
    db.pragma('journal_mode = DELETE')
    return faultsIn(db, check)[0] ?? null
  } finally {
    db.close()
  }
}

/** Null: it can be opened and is sound. */
export function faultOfFile(path: string, check: 'quick' | 'full'): string | null {
  try {
    return readFrom(path, (db) => faultsIn(db, check)[0] ?? null)
  } catch (error) {
    if (error instanceof Database.SqliteError) return error.message
    throw error
  }
}

/** Read-only: a backup is left exactly as it is. */
export function readFrom<T>(path: string, read: (db: Db) => T): T {
  const db = new Database(path, { readonly: true, fileMustExist: true })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** For a file that is not in use yet, such as one that is about to take the database's place. */
export function changeFile<T>(path: string, change: (db: Db) => T): T {
  const db = new Database(path, { fileMustExist: true })
  try {
    db.pragma('journal_mode = DELETE')
    return db.transaction(() => change(db)).immediate()
  } finally {
    db.close()
  }
}

/** With what SQLite may have left beside it. */
export function removeCopy(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) {
    if (existsSync(path + end)) rmSync(path + end, { force: true })
  }
}
