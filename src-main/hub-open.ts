import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { type Db, openDatabase } from '#main/db/open.ts'
import { applyStaged } from '#main/features/backups/index.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { lockFolder } from '#main/lib/folder-lock.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import type { Log } from '#main/lib/log.ts'
import { problem } from '#shared/problem.ts'

/** Opens the database of a folder that is locked: a backup that waits takes its place first, and it is looked over. */
export function openFolder(
  folder: DataFolder,
  nowMs: number,
  log: Log,
): { readonly db: Db; readonly close: () => void } {
  const restored = applyStaged(folder, nowMs)
  if (restored !== null) log.warn({ backup: restored }, 'a backup was restored')
  const unclean = existsSync(folder.runningMark)
  const check = unclean || existsSync(folder.doubtMark)
  const { db, upgrade } = openDatabase({ folder, nowMs, check })
  rmSync(folder.doubtMark, { force: true })
  if (unclean) log.warn('the last stop was not clean; the database was looked over and is sound')
  if (upgrade) log.info(upgrade, 'the database was upgraded to this version')
  writeFileSync(folder.runningMark, '', { mode: 0o600 })
  return {
    db,
    close: () => {
      db.close()
      rmSync(folder.runningMark, { force: true })
    },
  }
}

export function takeFolder(folder: DataFolder): () => void {
  const release = lockFolder(folder.lock)
  if (release) return release
  const other = readHubInfo(folder.hubInfo)
  const who = other ? ` (process ${other.pid}${other.url ? `, ${other.url}` : ''})` : ''
  throw problem(
    'data_folder_in_use',
    `Shopbell is already running on ${folder.path}${who}. Stop it first, or choose another data folder with --data.`,
  )
}
