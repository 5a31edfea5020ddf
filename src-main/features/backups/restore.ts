import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { CopyDamaged, changeFile, faultOfFile, readFrom, removeCopy } from '#main/db/copies.ts'
import { latestVersion, versionOf } from '#main/db/migrate.ts'
import type { Db } from '#main/db/open.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { syncFile, syncFolderOf } from '#main/lib/sync-file.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import { damagedBackup, listBackups } from './folder.ts'
import { fileTime, nameOf } from './names.ts'
import type { CarryOver, CopyInThread } from './types.ts'

const noteSchema = z.object({
  from: z.string(),
  /** The database that goes is sound: it is kept as a backup of its own. */
  sound: z.boolean(),
})

/**
 * Puts a checked copy beside the database. It takes its place when the hub starts next, before anything is opened, so
 * that a power cut leaves either the old one or the new one.
 */
export function stageRestore(options: StageOptions): void {
  const { folder, path } = options
  const found = faultOfFile(path, 'quick')
  if (found !== null) throw damagedBackup(basename(path), found)
  mustBeOurs(path)
  unstage(folder)
  copyFileSync(path, folder.staged)
  finishStaging(options)
}

type StageOptions = {
  readonly folder: DataFolder
  readonly path: string
  readonly sound: boolean
  readonly carryOver: readonly CarryOver[]
  /** What else the copy must become, such as secrets sealed for this PC. */
  readonly change?: (db: Db) => void
}

/** The same while visitors are answered: what takes long is done in a thread. */
export async function stageInThread(options: StageOptions, copy: CopyInThread): Promise<void> {
  const { folder, path } = options
  mustBeOurs(path)
  unstage(folder)
  const signal = new AbortController().signal
  try {
    await copy({ from: path, to: folder.staged, check: 'quick' }, { report: () => {}, signal })
  } catch (error) {
    if (error instanceof CopyDamaged) throw damagedBackup(basename(path), error.message)
    throw error
  }
  finishStaging(options)
}

function finishStaging(options: StageOptions): void {
  const { folder, path } = options
  try {
    carry(folder, options.carryOver)
    if (options.change) changeFile(folder.staged, options.change)
    syncFile(folder.staged)
    const note = { from: basename(path), sound: options.sound } satisfies z.infer<typeof noteSchema>
    writeFileSync(`${folder.stagedNote}.new`, JSON.stringify(note), { mode: 0o600 })
    syncFile(`${folder.stagedNote}.new`)
    renameSync(`${folder.stagedNote}.new`, folder.stagedNote)
    syncFolderOf(folder.stagedNote)
  } catch (error) {
    unstage(folder)
    throw error
  }
}

/** To be called with the folder locked and the database closed. Returns which copy took its place, null if none waited. */
export function applyStaged(folder: DataFolder, nowMs: number): string | null {
  if (!existsSync(folder.stagedNote)) {
    removeCopy(folder.staged)
    return null
  }
  const note = noteSchema.parse(JSON.parse(readFileSync(folder.stagedNote, 'utf8')))
  // The note goes last: whatever step a power cut meets is done again.
  if (existsSync(folder.staged)) {
    setAside(folder, note.sound, nowMs)
    renameSync(folder.staged, folder.database)
    syncFolderOf(folder.database)
  }
  rmSync(folder.stagedNote)
  rmSync(folder.doubtMark, { force: true })
  syncFolderOf(folder.database)
  return note.from
}

function carry(folder: DataFolder, carryOver: readonly CarryOver[]): void {
  const kept = carryOver.flatMap(({ keep, apply }) => {
    const found = firstRead(folder, keep)
    return found ? [{ apply, value: found.value }] : []
  })
  changeFile(folder.staged, (db) => {
    for (const { apply, value } of kept) apply(db, value)
  })
}

/** A damaged database may still give it; otherwise the newest backup that does knows the most. */
function firstRead(folder: DataFolder, keep: CarryOver['keep']): { readonly value: unknown } | null {
  const backups = listBackups(folder).map(({ name }) => join(folder.backups, name))
  for (const path of [folder.database, ...backups]) {
    try {
      return { value: readFrom(path, keep) }
    } catch {
      // The next one may be readable.
    }
  }
  return null
}

/** A sound one becomes a backup; any other is kept untouched, with its log, for whoever may still save something of it. */
function setAside(folder: DataFolder, sound: boolean, nowMs: number): void {
  const files = ['', '-wal', '-shm'].map((end) => folder.database + end).filter((path) => existsSync(path))
  const isOneFile = files.length === 1 && files[0] === folder.database
  if (sound && isOneFile && faultOfFile(folder.database, 'quick') === null) {
    renameSync(folder.database, join(folder.backups, nameOf('before_restore', nowMs)))
    syncFolderOf(join(folder.backups, 'any'))
    return
  }
  if (files.length === 0) return
  const place = join(folder.setAside, fileTime(nowMs))
  mkdirSync(place, { recursive: true, mode: 0o700 })
  for (const path of files) renameSync(path, join(place, basename(path)))
  syncFolderOf(join(place, 'any'))
}

function unstage(folder: DataFolder): void {
  rmSync(folder.stagedNote, { force: true })
  removeCopy(folder.staged)
}

function mustBeOurs(path: string): void {
  const version = versionIn(path)
  if (version > 0 && version <= latestVersion()) return
  const found = version === 0 ? fault('backup_not_ours') : fault('backup_newer')
  throw faultProblem('database_refused', found)
}

function versionIn(path: string): number {
  try {
    return readFrom(path, versionOf)
  } catch (error) {
    throw damagedBackup(basename(path), error instanceof Error ? error.message : String(error))
  }
}
