import type { Db } from '#main/db/open.ts'
import type { GateWatch } from '#main/db/write-gate.ts'
import type { KnownHeads } from '#main/features/catalog/index.ts'
import type { FileReader } from '#main/features/catalog-files/index.ts'
import { Cancelled, type Progress } from './job.ts'

/** What every kind of work in the worker's thread is given. */
export type WorkContext = {
  readonly db: Db
  readonly gate: GateWatch
  readonly isCancelled: () => boolean
  readonly report: (progress: Progress) => void
  readonly nowMs: () => number
  /** For previews: what was read a moment ago is not read again. */
  readonly reader?: FileReader | undefined
  readonly heads?: KnownHeads | undefined
}

export type Stopper = { readonly signal: AbortSignal; readonly check: () => void }

/** Throws where the run was cancelled, and ends what is being read. */
export function createStopper(context: WorkContext): Stopper {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    check: () => {
      if (!context.isCancelled()) return
      const cancelled = new Cancelled('cancelled')
      controller.abort(cancelled)
      throw cancelled
    },
  }
}
