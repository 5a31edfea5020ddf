import Database from 'better-sqlite3'
import type { Db } from './open.ts'
import type { WriteGate } from './write-gate.ts'

/** Handed to the work of a transaction. It is valid only while that work runs. */
export type Transaction = {
  /**
   * Registers what must happen only if this call is committed: pushes, caches, waking the webhook pump. It runs once,
   * after the commit is on disk and before the caller of `run` continues, in the order of registration. It is dropped
   * when this call, or the whole transaction, is rolled back.
   */
  readonly afterCommit: (notify: () => void) => void
}

/**
 * Every write of the hub goes through `run`. Calls that arrive together share one transaction and so one wait for the
 * disk; each has a savepoint of its own, and none is answered before the common commit is on disk.
 */
export type Commits = {
  readonly run: <T>(work: (tx: Transaction) => T, options?: RunOptions) => Promise<T>
  /** Waits until everything handed in so far is on disk. */
  readonly drain: () => Promise<void>
}

/** `essential`: a few bytes that are worth the last room there is, such as signing in to see what is wrong. */
type RunOptions = { readonly essential?: boolean }

/** Says whether the disk takes anything at all; asked before each call, and heard of each refusal. */
export type StorageGuard = {
  readonly refusal: (essential?: boolean) => Error | null
  readonly failed: (error: unknown) => void
}

const always: StorageGuard = { refusal: () => null, failed: () => {} }

type Job = {
  readonly work: (tx: Transaction) => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The most calls that share a commit: the event loop is never held longer than these take. */
const maxBatch = 128
const retryMs = 1
/** A worker steps aside within milliseconds; if the file is still locked by then, something is wrong. */
const giveUpMs = 30_000

/** `onError` gets what an `afterCommit` function throws: the data is on disk, so neither the caller nor the others fail. */
export function createCommits(
  db: Db,
  gate: WriteGate,
  onError: (error: unknown) => void = throwLater,
  guard: StorageGuard = always,
): Commits {
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
  /** Registered by the calls of the current batch. One list and one `tx` serve all of them, as calls run one by one. */
  let notifications: (() => void)[] = []
  let isRunning = false
  const tx: Transaction = {
    afterCommit: (notify) => {
      if (!isRunning) throw new Error('afterCommit was called outside of its transaction')
      notifications.push(notify)
    },
  }

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
      guard.failed(error)
      for (const job of jobs) job.reject(error)
      if (queue.length > 0) schedule()
      return false
    }
  }

  /** Returns what settles the callers, so that they continue only after the gate is open again. */
  function runAll(jobs: readonly Job[]): () => void {
    const settlements: (() => void)[] = []
    try {
      for (const job of jobs) settlements.push(runOne(job))
      commit.run()
      const committed = takeNotifications()
      return () => {
        for (const notify of committed) notifyOne(notify)
        for (const settle of settlements) settle()
      }
    } catch (error) {
      takeNotifications()
      if (db.inTransaction) db.exec('ROLLBACK')
      guard.failed(error)
      return () => {
        for (const job of jobs) job.reject(error)
      }
    }
  }

  function runOne(job: Job): () => void {
    const registeredBefore = notifications.length
    savepoint.run()
    isRunning = true
    try {
      const value = job.work(tx)
      release.run()
      return () => job.resolve(value)
    } catch (error) {
      // A full disk rolls back the whole transaction: then none of the calls happened.
      if (!db.inTransaction) throw error
      guard.failed(error)
      notifications.length = registeredBefore
      undo.run()
      release.run()
      return () => job.reject(error)
    } finally {
      isRunning = false
    }
  }

  function takeNotifications(): readonly (() => void)[] {
    if (notifications.length === 0) return none
    const taken = notifications
    notifications = []
    return taken
  }

  function notifyOne(notify: () => void): void {
    try {
      notify()
    } catch (error) {
      onError(error)
    }
  }

  return {
    run: <T>(work: (tx: Transaction) => T, options?: RunOptions) =>
      new Promise<T>((resolve, reject) => {
        const refused = guard.refusal(options?.essential)
        if (refused) return reject(refused)
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

const none: readonly (() => void)[] = []

/** Without a log an error must still be seen: as an uncaught one. */
function throwLater(error: unknown): void {
  setImmediate(() => {
    throw error
  })
}
