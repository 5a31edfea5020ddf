import { writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import type { Migration } from '#main/db/migrations/index.ts'
import { connect, type Db, openDatabase } from '#main/db/open.ts'
import { type DataFolder, dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { tempFolder } from './hub.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

export function emptyDataFolder(): DataFolder {
  const folder = dataFolder(tempFolder())
  prepareDataFolder(folder)
  return folder
}

/** Our own schema in a real file, closed with the test; with migrations given, made by them. */
export function openTestDatabase(folder = emptyDataFolder(), migrations?: readonly Migration[]) {
  if (!migrations) copyMigratedDatabase(folder.path)
  const opened = openDatabase({ folder, nowMs: 0, check: false, ...(migrations ? { migrations } : {}) })
  onTestFinished(() => {
    opened.db.close()
  })
  return { ...opened, folder }
}

/** A second connection to the same file, as another thread or process has one. */
export function connectAlso(path: string): Db {
  const db = connect(path)
  onTestFinished(() => {
    db.close()
  })
  return db
}

/** A table of one column to write to, in a file of its own. */
export function openNotes(): { readonly db: Db; readonly other: Db; readonly path: string } {
  const { database } = emptyDataFolder()
  writeFileSync(database, '')
  const db = connectAlso(database)
  db.exec('CREATE TABLE notes (no INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT')
  return { db, other: connectAlso(database), path: database }
}

export function notesIn(db: Db): string[] {
  return db.prepare<[], string>('SELECT text FROM notes ORDER BY no').pluck().all()
}

type Dump = Readonly<Record<string, readonly unknown[]>>

/** Every row of every table of a closed file, read without changing it. */
export function dumpOf(path: string): Dump {
  const db = new Database(path, { readonly: true })
  try {
    const names = db
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .pluck()
      .all()
    return Object.fromEntries(names.map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]))
  } finally {
    db.close()
  }
}
