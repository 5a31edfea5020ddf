import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { faultOfFile, readFrom, removeCopy, unfinishedEnd } from '#main/db/copies.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Backup, BackupContent } from '#shared/schemas/backup.ts'
import { countMissing, countShop } from './counts.ts'
import { readName } from './names.ts'

/** The backups that lie in the folder, newest first. Needs no database, so it works where there is none any more. */
export function listBackups(folder: DataFolder): Backup[] {
  if (!existsSync(folder.backups)) return []
  return readdirSync(folder.backups)
    .flatMap((name) => {
      const read = readName(name)
      const bytes = read ? statSync(join(folder.backups, name)).size : 0
      // An older Shopbell on a full disk left empty files behind.
      return read && bytes > 0 ? [{ name, ...read, bytes }] : []
    })
    .sort((one, other) => (one.made_at < other.made_at ? 1 : -1))
}

export function findBackup(folder: DataFolder, name: string): Backup & { readonly path: string } {
  const found = listBackups(folder).find((one) => one.name === name)
  if (!found) throw faultProblem('not_found', fault('backup_gone', { name }))
  return { ...found, path: join(folder.backups, found.name) }
}

/** What it holds. It was checked when it was made, and is again before it is restored. */
export function countIn(folder: DataFolder, name: string): BackupContent {
  const { path, ...backup } = findBackup(folder, name)
  try {
    return { ...backup, counts: readFrom(path, countShop), missing: countMissing(folder.database, path) }
  } catch (error) {
    throw damagedBackup(name, error instanceof Error ? error.message : String(error))
  }
}

/** The same, read as a whole before; throws a problem where it is damaged. */
export function lookInto(folder: DataFolder, name: string): BackupContent {
  const found = faultOfFile(findBackup(folder, name).path, 'quick')
  if (found !== null) throw damagedBackup(name, found)
  return countIn(folder, name)
}

/** The newest one that can be opened, which may not be the newest. */
export function newestGood(folder: DataFolder): BackupContent | null {
  for (const { name } of listBackups(folder)) {
    try {
      return lookInto(folder, name)
    } catch {
      // The one before it may be sound.
    }
  }
  return null
}

/** What a copy that was cut off by a power cut or a crash left behind. */
export function sweepUnfinished(folder: DataFolder): void {
  for (const place of [folder.backups, folder.exports]) {
    for (const name of readdirSync(place)) {
      if (name.includes(unfinishedEnd)) removeCopy(join(place, name))
    }
  }
}

export function damagedBackup(name: string, detail: string) {
  return faultProblem('database_refused', fault('backup_damaged', { name, detail }))
}
