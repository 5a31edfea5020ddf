import type { Db } from './open.ts'
import type { GateWatch } from './write-gate.ts'

/**
 * Long work in short transactions. Each slice ends when its time is up, or soon when the hub wants to write; nothing in
 * it is promised to anybody yet, so it does not wait for the disk. `seal` does: what it writes, and with it all before,
 * is on disk when it returns.
 */
export type Slices = {
  readonly step: () => void
  readonly finish: () => void
  readonly abandon: () => void
  readonly seal: (work: () => void) => void
}

/** Long enough that the cost of a commit does not show. */
const sliceMs = 200
/** What the worker may do before it makes way: without it busy visitors could starve a sync. */
const leastMs = 3
/** The clock is not looked at for every row. */
const stepsPerLook = 8
const busyMs = 10_000

export function createSlices(db: Db, gate: GateWatch): Slices {
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  db.pragma(`busy_timeout = ${busyMs}`)
  db.pragma('synchronous = NORMAL')
  let startedAt = 0
  let steps = 0
  let isOpen = false

  function finish(): void {
    if (!isOpen) return
    isOpen = false
    commit.run()
  }

  return {
    /** To be called before each small piece of work; between two calls a transaction may end and another begin. */
    step: () => {
      if (isOpen) {
        if (++steps % stepsPerLook !== 0) return
        const elapsed = performance.now() - startedAt
        const wanted = elapsed > leastMs && gate.isWanted()
        if (elapsed < sliceMs && !wanted) return
        finish()
        if (wanted) gate.stepAside()
      }
      begin.run()
      isOpen = true
      startedAt = performance.now()
    },
    finish,
    abandon: () => {
      isOpen = false
      if (db.inTransaction) db.exec('ROLLBACK')
    },
    seal: (work) => {
      finish()
      db.pragma('synchronous = FULL')
      try {
        db.transaction(work).immediate()
      } finally {
        db.pragma('synchronous = NORMAL')
      }
    },
  }
}
