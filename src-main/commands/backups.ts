import { faultOfFile } from '#main/db/copies.ts'
import {
  applyStaged,
  findBackup,
  listBackups,
  lookInto,
  newestGood,
  stageRestore,
} from '#main/features/backups/index.ts'
import { carryOver } from '#main/hub-carry-over.ts'
import { takeFolder } from '#main/hub-open.ts'
import { type DataFolder, dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { problem } from '#shared/problem.ts'
import type { Backup, BackupContent, ShopCounts } from '#shared/schemas/backup.ts'
import { openCaller } from './caller.ts'
import type { CommandContext } from './context.ts'
import { askRunning } from './folder-calls.ts'

/** Lists the backups of a folder, whatever state its database is in. */
export async function backups({ dataPath }: CommandContext): Promise<number> {
  const list = listBackups(dataFolder(dataPath))
  for (const one of list) print(lineOf(one))
  if (list.length === 0) print('There are no backups yet. Make one with "shopbell backup".')
  return 0
}

export async function backup({ dataPath }: CommandContext): Promise<number> {
  const caller = await openCaller(dataPath)
  try {
    print(lineOf(await caller.rpc('backups.create', {})))
  } finally {
    await caller.close()
  }
  return 0
}

/** Says what would be missing; only --yes does it. */
export async function restore({ dataPath, rest, sync }: CommandContext): Promise<number> {
  const folder = dataFolder(dataPath)
  const [name] = rest
  const content = name === undefined ? newestGood(folder) : lookInto(folder, name)
  if (content === null)
    throw problem('not_found', `There is no backup that can be read in ${folder.backups}.`)
  print(lineOf(content))
  print(missingLine(content))
  if (!sync?.yes) {
    print('Nothing was changed. Add --yes to restore it; the current database is set aside.')
    return 0
  }
  const running = await askRunning(dataPath, 'backups.restore', { name: content.name })
  if (running === null) restoreHere(folder, content.name)
  print('Restored.')
  return 0
}

function restoreHere(folder: DataFolder, name: string): void {
  prepareDataFolder(folder)
  const release = takeFolder(folder)
  try {
    const sound = isSound(folder)
    stageRestore({ folder, path: findBackup(folder, name).path, sound, carryOver })
    applyStaged(folder, Date.now())
  } finally {
    release()
  }
}

function isSound(folder: DataFolder): boolean {
  try {
    return faultOfFile(folder.database, 'quick') === null
  } catch {
    return false
  }
}

function lineOf({ name, made_at, kind, bytes }: Backup): string {
  return `${made_at}  ${kind.padEnd(14)}  ${(bytes / 1e6).toFixed(1).padStart(8)} MB  ${name}`
}

function missingLine({ missing }: BackupContent): string {
  if (missing === null) return 'Missing afterwards: everything after that time.'
  const parts = Object.entries(missing)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${nouns[what as keyof ShopCounts]}`)
  return parts.length > 0 ? `Missing afterwards: ${parts.join(', ')}.` : 'Nothing would be missing.'
}

const nouns: Readonly<Record<keyof ShopCounts, string>> = {
  bots: 'bots',
  conversations: 'conversations',
  messages: 'messages',
  leads: 'leads',
  events: 'events',
  entries: 'questions & answers',
  documents: 'documents',
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
