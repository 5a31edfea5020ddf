import { closeSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'

/**
 * One hub a data folder. The lock is SQLite's own on an empty file: the system lets go of it with the process, however
 * that ends, so there is no stale lock to clean up.
 */
export function lockFolder(path: string): (() => void) | null {
  closeSync(openSync(path, 'a', 0o600))
  const db = new Database(path)
  try {
    db.pragma('busy_timeout = 0')
    db.exec('BEGIN EXCLUSIVE')
    return () => db.close()
  } catch (error) {
    db.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
