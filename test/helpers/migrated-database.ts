import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#main/db/open.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'

let migrated: string | null = null

/** Puts an empty database of our schema into a new data folder. Migrating takes longer than most tests, so it is done once and copied. */
export function copyMigratedDatabase(dataPath: string): void {
  const folder = dataFolder(dataPath)
  if (existsSync(folder.database)) return
  migrated ??= migrateOnce()
  prepareDataFolder(folder)
  copyFileSync(migrated, folder.database)
}

function migrateOnce(): string {
  const path = mkdtempSync(join(tmpdir(), 'shopbell-empty-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  const folder = dataFolder(path)
  prepareDataFolder(folder)
  openDatabase({ folder, nowMs: 0, check: false }).db.close()
  return folder.database
}
