import { expect } from 'vitest'
import { versionOf } from '#main/db/migrate.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'

/** Upgrades a file of an earlier version to this one; it must be sound afterwards. */
export function upgradeTo(version: number, folder: DataFolder, nowMs: number) {
  const { db, upgrade } = openDatabase({
    folder,
    nowMs,
    check: false,
    migrations: migrations.slice(0, version),
  })
  expect(versionOf(db)).toBe(version)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.pragma('foreign_key_check')).toEqual([])
  db.close()
  return upgrade
}
