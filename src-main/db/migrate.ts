import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
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
  db.prepare('VACUUM INTO ?').run(path)
  return path
}
