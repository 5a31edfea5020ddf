import { closeSync, existsSync, openSync, statSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { ProblemError } from '#shared/problem.ts'
import { compileOnFirstUse } from './lazy-statements.ts'
import { latestVersion, migrate, type Upgrade, versionOf } from './migrate.ts'
import type { Migration } from './migrations/index.ts'

export type Db = Database.Database

type OpenOptions = {
  readonly folder: DataFolder
  readonly nowMs: number
  /** The last stop was not clean: look the whole file over, in every detail, before trusting it. */
  readonly check: boolean
  readonly migrations?: readonly Migration[]
}

/** What a start can find instead of a database it may use. */
export type RefusedReason = 'damaged' | 'missing' | 'foreign' | 'newer'

/** A start refused for the sake of the data; the message says what to do. */
export class DatabaseRefused extends ProblemError {
  readonly reason: RefusedReason

  constructor(reason: RefusedReason, detail: string) {
    super('database_refused', detail)
    this.reason = reason
  }
}

export function openDatabase(options: OpenOptions): { readonly db: Db; readonly upgrade: Upgrade | null } {
  const { database: path, madeMark } = options.folder
  const isThere = existsSync(path) && statSync(path).size > 0
  if (isThere) lookBefore(options)
  else if (existsSync(madeMark)) throw missing(options.folder)
  else closeSync(openSync(path, 'a', 0o600))
  const db = connect(path)
  // What visitors said and is removed leaves no trace in free pages of the file.
  db.pragma('secure_delete = ON')
  try {
    const upgrade = migrate(db, {
      backups: options.folder.backups,
      nowMs: options.nowMs,
      ...(options.migrations ? { migrations: options.migrations } : {}),
    })
    writeFileSync(madeMark, '', { mode: 0o600 })
    return { db, upgrade }
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * One connection, set up as every connection of ours must be: the hub's own and each worker's. It never makes a file: one
 * that was deleted while we run must not come back empty.
 */
export function connect(path: string): Db {
  const db = new Database(path, { fileMustExist: true })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  // A Mac's fsync alone leaves the data in the disk's own cache; elsewhere these change nothing.
  db.pragma('fullfsync = ON')
  db.pragma('checkpoint_fullfsync = ON')
  db.pragma('foreign_keys = ON')
  db.pragma('trusted_schema = OFF')
  db.pragma('cache_size = -16000')
  db.pragma('temp_store = MEMORY')
  compileOnFirstUse(db)
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
      const [fault] = faultsIn(db, check ? 'full' : 'quick')
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

/** The quick look leaves out what an index could be missing; it reads every page all the same. */
export function faultsIn(db: Db, how: 'quick' | 'full'): string[] {
  const name = how === 'full' ? 'integrity_check' : 'quick_check'
  const rows = db.pragma(`${name}(5)`) as Record<string, string>[]
  return rows.map((row) => row[name] ?? '').filter((line) => line !== 'ok')
}

function newer(path: string, found: number, latest: number): DatabaseRefused {
  return new DatabaseRefused(
    'newer',
    `${path} was written by a newer Shopbell (its version is ${found}, this one knows ${latest}). ` +
      'Nothing was changed. Install the newer Shopbell again, or choose another data folder with --data.',
  )
}

function foreign(path: string): DatabaseRefused {
  return new DatabaseRefused(
    'foreign',
    `${path} is not a Shopbell database. Nothing was changed. ` +
      'Move that file away, or choose another data folder with --data.',
  )
}

function damaged(folder: DataFolder, fault: string): DatabaseRefused {
  return new DatabaseRefused(
    'damaged',
    `${folder.database} is damaged: ${fault}. Nothing was changed. ${wayBack}`,
  )
}

function missing(folder: DataFolder): DatabaseRefused {
  return new DatabaseRefused('missing', `${folder.database} is missing. Nothing was changed. ${wayBack}`)
}

const wayBack = 'Restore a backup with "shopbell restore", or choose another data folder with --data.'
