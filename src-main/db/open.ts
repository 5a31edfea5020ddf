import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { ProblemError } from '#shared/problem.ts'
import { latestVersion, migrate, type Upgrade, versionOf } from './migrate.ts'
import type { Migration } from './migrations/index.ts'

export type Db = Database.Database

type OpenOptions = {
  readonly folder: DataFolder
  readonly nowMs: number
  /** The last stop was not clean: look the whole file over before trusting it. */
  readonly check: boolean
  readonly migrations?: readonly Migration[]
}

/** A start refused for the sake of the data; the message says what to do. */
export class DatabaseRefused extends ProblemError {
  constructor(detail: string) {
    super('database_refused', detail)
  }
}

export function openDatabase(options: OpenOptions): { readonly db: Db; readonly upgrade: Upgrade | null } {
  const path = options.folder.database
  if (existsSync(path)) lookBefore(options)
  const db = connect(path)
  // What visitors said and is removed leaves no trace in free pages of the file.
  db.pragma('secure_delete = ON')
  try {
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

/** Read-only, so that a file we must not touch is left exactly as it is. */
function lookBefore({ folder, migrations, check }: OpenOptions): void {
  const path = folder.database
  const latest = latestVersion(migrations)
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true })
    try {
      const found = versionOf(db)
      if (found > latest) throw newer(path, found, latest)
      const [fault] = check ? integrityFaults(db) : []
      if (fault !== undefined) throw damaged(folder, fault)
    } finally {
      db.close()
    }
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    if (error.code === 'SQLITE_NOTADB') throw foreign(path)
    if (error.code.startsWith('SQLITE_CORRUPT')) throw damaged(folder, error.message)
    throw error
  }
}

function integrityFaults(db: Db): string[] {
  const rows = db.pragma('integrity_check(5)') as { integrity_check: string }[]
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
}

function newer(path: string, found: number, latest: number): DatabaseRefused {
  return new DatabaseRefused(
    `${path} was written by a newer Shopbell (its version is ${found}, this one knows ${latest}). ` +
      'Nothing was changed. Install the newer Shopbell again, or choose another data folder with --data.',
  )
}

function foreign(path: string): DatabaseRefused {
  return new DatabaseRefused(
    `${path} is not a Shopbell database. Nothing was changed. ` +
      'Move that file away, or choose another data folder with --data.',
  )
}

function damaged(folder: DataFolder, fault: string): DatabaseRefused {
  return new DatabaseRefused(
    `${folder.database} is damaged: ${fault}. Nothing was changed. Copies from before upgrades are in ${folder.backups}; ` +
      'put one in its place, or choose another data folder with --data.',
  )
}
