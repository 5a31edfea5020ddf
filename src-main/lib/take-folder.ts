import { problem } from '#shared/problem.ts'
import type { DataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { readHubInfo } from './hub-info.ts'

/** One hub a folder: returns what frees it again, or says who holds it. */
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
