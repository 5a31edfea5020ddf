import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { freeBytesOf } from '#main/lib/disk-room.ts'
import { syncFile } from '#main/lib/sync-file.ts'
import { problem } from '#shared/problem.ts'
import { type Migration, migrations as shipped } from './migrations/index.ts'

type MigrateOptions = {
  readonly backups: string
  readonly nowMs: number
  readonly migrations?: readonly Migration[]
}

export type Upgrade = { readonly from: number; readonly to: number; readonly backup: string | null }

/** Brings the file to our version, each step in a transaction of its own, after a copy of what was there. */
export function migrate(db: Database, options: MigrateOptions): Upgrade | null {
  const migrations = options.migrations ?? shipped
  const from = versionOf(db)
  if (from >= migrations.length) return null
  const backup = from === 0 ? null : backUp(db, options, from)
  for (const [index, step] of migrations.entries()) {
    if (index < from) continue
    db.transaction(() => {
      if (typeof step === 'string') db.exec(step)
      else step(db)
      db.pragma(`user_version = ${index + 1}`)
    }).immediate()
  }
  return { from, to: migrations.length, backup }
}

export function latestVersion(migrations: readonly Migration[] = shipped): number {
  return migrations.length
}

export function versionOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }))
}

function backUp(db: Database, options: MigrateOptions, version: number): string {
  const time = new Date(options.nowMs).toISOString().replaceAll(/[:.]/g, '-')
  const path = join(options.backups, `shopbell-before-upgrade-v${version}-${time}.db`)
  mustFit(db, options.backups)
  // Half a copy must never bear the name of a whole one.
  const unfinished = `${path}.unfinished`
  try {
    db.prepare('VACUUM INTO ?').run(unfinished)
    syncFile(unfinished)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  return path
}

/** The copy, and as much again for what the steps rewrite. */
function mustFit(db: Database, folder: string): void {
  const bytes =
    Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))
  const needed = 2 * bytes + spareBytes
  const free = freeBytesOf(folder)
  if (free >= needed) return
  throw problem(
    'storage_full',
    `The disk has no room for the upgrade: it needs ${megabytes(needed)} MB for a copy of the data, and ${megabytes(free)} MB are free. ` +
      'Free up some space; nothing was changed.',
  )
}

const spareBytes = 4 * 1024 * 1024

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
