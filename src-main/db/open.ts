import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { latestVersion, migrate, type Upgrade, versionOf } from './migrate.ts'

export type Db = Database.Database

export type OpenOptions = {
  readonly folder: DataFolder
  readonly nowMs: number
  /** The last stop was not clean: look the whole file over before trusting it. */
  readonly check: boolean
  readonly migrations?: readonly string[]
}

/** A start refused for the sake of the data; the message says what to do. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

export function openDatabase(options: OpenOptions): { readonly db: Db; readonly upgrade: Upgrade | null } {
  const path = options.folder.database
  refuseNewer(path, latestVersion(options.migrations))
  const db = connect(path)
  try {
    if (options.check) checkIntegrity(db, options.folder)
    const upgrade = migrate(db, {
      backups: options.folder.backups,
      nowMs: options.nowMs,
      ...(options.migrations ? { migrations: options.migrations } : {}),
    })
    return { db, upgrade }
  } catch (error) {
    db.close()
    throw error
  }
}

/** One connection, set up as every connection of ours must be: the hub's own and each worker's. */
export function connect(path: string): Db {
  const db = new Database(path)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma('trusted_schema = OFF')
  db.pragma('cache_size = -16000')
  db.pragma('temp_store = MEMORY')
  return db
}

/** Read-only, so that a file of a newer Shopbell is left exactly as it is. */
function refuseNewer(path: string, latest: number): void {
  if (!existsSync(path)) return
  const found = readVersion(path)
  if (found <= latest) return
  throw new DatabaseRefused(
    `${path} was written by a newer Shopbell (its version is ${found}, this one knows ${latest}). ` +
      'Nothing was changed. Install the newer Shopbell again, or choose another data folder with --data.',
  )
}

function readVersion(path: string): number {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true })
    try {
      return versionOf(db)
    } finally {
      db.close()
    }
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_NOTADB') throw error
    throw new DatabaseRefused(
      `${path} is not a Shopbell database. Nothing was changed. Move that file away, or choose another data folder with --data.`,
    )
  }
}

function checkIntegrity(db: Db, folder: DataFolder): void {
  const faults = integrityFaults(db)
  if (faults.length === 0) return
  throw new DatabaseRefused(
    `${folder.database} is damaged after the last stop: ${faults[0]}. Nothing was changed. ` +
      `Copies from before upgrades are in ${join(folder.backups)}; put one in its place, or choose another data folder with --data.`,
  )
}

function integrityFaults(db: Db): string[] {
  try {
    const rows = db.pragma('integrity_check(5)') as { integrity_check: string }[]
    return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
