import { statSync } from 'node:fs'
import { join } from 'node:path'
import { CopyCancelled, CopyDamaged, copyOpen, removeCopy } from '#main/db/copies.ts'
import { isoTime } from '#main/lib/clock.ts'
import { problemOf } from '#main/lib/problems.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, toProblem } from '#shared/problem.ts'
import type { Backup, BackupContent, BackupKind, BackupProgress } from '#shared/schemas/backup.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { dueKind } from './due.ts'
import { countIn, findBackup, listBackups, sweepUnfinished } from './folder.ts'
import { toRemove } from './keep.ts'
import { nameOf } from './names.ts'
import { stageInThread } from './restore.ts'
import type { BackupDeps } from './types.ts'

/** What must stay free beside a copy. */
const spareBytes = 32 * 1024 * 1024

export type Backups = ReturnType<typeof createBackups>

export function createBackups(deps: BackupDeps) {
  const { folder, clock, log, push } = deps
  let running: { readonly progress: BackupProgress; readonly abort: AbortController } | null = null
  let failed: { readonly at: string; readonly problem: Problem } | null = null
  sweepUnfinished(folder)

  /** One at a time, with its progress pushed and a way to leave off. */
  async function whileRunning<T>(
    what: BackupProgress['what'],
    work: (report: (percent: number) => void, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (running) throw faultProblem('run_under_way', fault('backup_under_way'))
    const abort = new AbortController()
    const report = (percent: number) => {
      if (running?.progress.percent === percent) return
      running = { progress: { what, percent }, abort }
      push({ type: 'backups.progress', what, percent })
    }
    report(0)
    try {
      return await work(report, abort.signal)
    } catch (error) {
      if (error instanceof CopyCancelled) throw faultProblem('request_timeout', fault('backup_cancelled'))
      throw error
    } finally {
      running = null
      push({ type: 'backups.changed' })
    }
  }

  function make(kind: BackupKind): Promise<Backup> {
    return whileRunning('backup', async (report, signal) => {
      makeRoomFor(databaseBytes())
      const name = nameOf(kind, clock.now())
      const to = join(folder.backups, name)
      const check = kind === 'weekly' ? 'full' : 'quick'
      try {
        await deps.copy({ from: folder.database, to, check }, { report, signal })
      } catch (error) {
        if (error instanceof CopyDamaged) throw noteDamaged(error)
        throw error
      }
      prune(0)
      log.info({ name, kind }, 'a backup was made')
      return findBackup(folder, name)
    })
  }

  function noteDamaged(error: CopyDamaged) {
    deps.noteFault(error.message)
    return faultProblem('database_refused', fault('database_damaged', { detail: error.message }))
  }

  function databaseBytes(): number {
    const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
    return sizeOf(folder.database) + sizeOf(`${folder.database}-wal`)
  }

  function makeRoomFor(bytes: number): void {
    prune(bytes)
    if (deps.freeBytes() >= bytes + spareBytes) return
    const [mb, free] = [bytes + spareBytes, deps.freeBytes()].map(megabytes) as [number, number]
    throw faultProblem('storage_full', fault('backup_no_room', { mb, free: String(free) }))
  }

  function prune(neededBytes: number): void {
    for (const { name } of toRemove(listBackups(folder), { freeBytes: deps.freeBytes(), neededBytes }))
      removeCopy(join(folder.backups, name))
  }

  /** Where there is no room for a copy, the weekly look at the database itself still takes place. */
  async function lookOver(): Promise<void> {
    const work = { from: folder.database, to: null, check: 'full' } as const
    await deps.copy(work, { report: () => {}, signal: new AbortController().signal }).catch((error) => {
      if (error instanceof CopyDamaged) noteDamaged(error)
      else throw error
    })
  }

  return {
    whileRunning,
    makeRoomFor,
    databaseBytes,

    list: () => ({
      backups: listBackups(folder),
      running: running?.progress ?? null,
      failed,
      folder: folder.backups,
    }),
    create: (): Promise<Backup> => make('manual'),
    cancel: (): boolean => {
      running?.abort.abort()
      return running !== null
    },
    look: (name: string): BackupContent => countIn(folder, name),
    remove: (name: string): void => {
      removeCopy(findBackup(folder, name).path)
      push({ type: 'backups.changed' })
    },

    /** True: the hub starts anew with it at once. */
    restore: async (name: string, sound: boolean): Promise<boolean> => {
      const { path } = findBackup(folder, name)
      await stageInThread({ folder, path, sound, carryOver: deps.carryOver }, deps.copy)
      deps.restart?.()
      return deps.restart !== null
    },

    /** Makes what is due; never throws, as nobody waits for it. */
    runDue: async (): Promise<void> => {
      const kind = dueKind(listBackups(folder), clock.now())
      if (kind === null || running) return
      try {
        await make(kind)
        failed = null
      } catch (error) {
        const shown = problemOf(error, log, 'the backup that was due could not be made')
        failed = { at: isoTime(clock.now()), problem: toProblem(shown) }
        log.warn({ kind, detail: shown.message }, 'the backup that was due was not made')
        push({ type: 'backups.changed' })
        if (kind === 'weekly' && shown.code === 'storage_full') await lookOver().catch(() => {})
      }
    },

    /** The file was deleted or replaced, but we hold it open: what it has is saved. */
    rescue: async (): Promise<void> => {
      const name = nameOf('rescued', clock.now())
      try {
        await copyOpen(deps.db, { to: join(folder.backups, name), check: 'quick' })
        log.warn({ name }, 'what the lost database held was saved as a backup')
      } catch (err) {
        log.error({ err }, 'what the lost database held could not be saved')
      }
      push({ type: 'backups.changed' })
    },
  }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
