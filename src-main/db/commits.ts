import Database from 'better-sqlite3'
import { problem } from '#shared/problem.ts'
import type { Db } from './open.ts'
import type { WriteGate } from './write-gate.ts'

/**
 * Every write of the hub goes through `run`. Calls that arrive together share one transaction and so one wait for the
 * disk; each has a savepoint of its own, and none is answered before the common commit is on disk.
 */
export type Commits = {
  readonly run: <T>(work: () => T) => Promise<T>
  /** Waits until everything handed in so far is on disk. */
  readonly drain: () => Promise<void>
}

type Job = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** So many calls share a commit at most: the event loop is never held longer than these take. */
const maxBatch = 128
const retryMs = 1
/** A worker steps aside within milliseconds; if the place is not free by then, something is wrong. */
const giveUpMs = 30_000

export function createCommits(db: Db, gate: WriteGate): Commits {
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const savepoint = db.prepare('SAVEPOINT call')
  const release = db.prepare('RELEASE call')
  const undo = db.prepare('ROLLBACK TO call')
  // Waiting inside SQLite would hold the event loop: on a busy file we come back instead.
  db.pragma('busy_timeout = 0')
  // Copying the log back into the file is slow; a sync fills the log, so its worker, with a lower mark, does most of it.
  db.pragma('wal_autocheckpoint = 4000')

  let queue: Job[] = []
  let scheduled = false
  let busySince: number | null = null

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    gate.want()
    setImmediate(flush)
  }

  function flush(): void {
    const jobs = queue.splice(0, maxBatch)
    if (!tryBegin(jobs)) return
    const settle = runAll(jobs)
    gate.done()
    scheduled = false
    if (queue.length > 0) schedule()
    settle()
  }

  function tryBegin(jobs: Job[]): boolean {
    try {
      begin.run()
      busySince = null
      return true
    } catch (error) {
      busySince ??= performance.now()
      const waitedMs = performance.now() - busySince
      if (isBusy(error) && waitedMs < giveUpMs) {
        queue = [...jobs, ...queue]
        gate.want()
        setTimeout(flush, retryMs)
        return false
      }
      busySince = null
      scheduled = false
      gate.done()
      for (const job of jobs) job.reject(readable(error))
      if (queue.length > 0) schedule()
      return false
    }
  }

  /** Returns what tells the callers, so that they go on only after the gate is open again. */
  function runAll(jobs: readonly Job[]): () => void {
    const outcomes: (() => void)[] = []
    try {
      for (const job of jobs) outcomes.push(runOne(job))
      commit.run()
      return () => {
        for (const tell of outcomes) tell()
      }
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK')
      const reason = readable(error)
      return () => {
        for (const job of jobs) job.reject(reason)
      }
    }
  }

  function runOne(job: Job): () => void {
    savepoint.run()
    try {
      const value = job.work()
      release.run()
      return () => job.resolve(value)
    } catch (error) {
      // A full disk takes the whole transaction with it: then none of the calls happened.
      if (!db.inTransaction) throw error
      undo.run()
      release.run()
      return () => job.reject(readable(error))
    }
  }

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (value: unknown) => void, reject })
        schedule()
      }),
    drain: async () => {
      while (scheduled || queue.length > 0) await new Promise((resolve) => setTimeout(resolve, retryMs))
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

/** A full disk is the merchant's to mend and says so; everything else stays what it is. */
export function readable(error: unknown): unknown {
  const full =
    (error instanceof Database.SqliteError && error.code === 'SQLITE_FULL') ||
    (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
  return full
    ? problem(
        'storage_full',
        'The disk of this PC is full. Make room on it, then try again; nothing was lost.',
      )
    : error
}
