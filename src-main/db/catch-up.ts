import { setImmediate } from 'node:timers/promises'
import type { Commits } from './commits.ts'

/** Visitors come first: it begins once nothing new came for a moment, and a busy hour does not put it off for ever. */
const quietMs = 1000
const atMostMs = 30_000

export type CatchUp = ReturnType<typeof createCatchUp>

/** Derived tables (words, numbers) that follow what was recorded a moment later, a few rows at a time. */
export function createCatchUp(deps: {
  readonly commits: Commits
  /** One short transaction. Returns whether there may be more. */
  readonly batch: () => boolean
  readonly isBehind: () => boolean
}) {
  const { commits, batch, isBehind } = deps
  let timer: NodeJS.Timeout | null = null
  let waitsSince = 0
  let running: Promise<void> | null = null
  let isStopped = false

  async function all(): Promise<void> {
    while (!isStopped && (await commits.run(batch))) await setImmediate()
  }

  async function catchUp(): Promise<void> {
    // What came while another was at it may have been missed by that one.
    while (!isStopped && isBehind()) {
      running ??= all().finally(() => {
        running = null
      })
      await running
    }
  }

  return {
    /** Everything recorded so far is in afterwards. */
    catchUp,

    /** The same, but a long backlog is not waited for: it goes on in the background. */
    catchUpWithin: async (patienceMs: number): Promise<void> => {
      const all = catchUp()
      let late: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        late = setTimeout(resolve, patienceMs)
      })
      // What fails after that fails again with the next call, which reports it.
      all.catch(() => {})
      await Promise.race([all, patience]).finally(() => clearTimeout(late))
    },

    soon: (): void => {
      if (isStopped) return
      if (timer) {
        if (performance.now() - waitsSince < atMostMs) timer.refresh()
        return
      }
      waitsSince = performance.now()
      timer = setTimeout(() => {
        timer = null
        // What failed is tried again with what comes next, and at the latest before it is read, which reports it.
        catchUp().catch(() => {})
      }, quietMs).unref()
    },

    stop: async (): Promise<void> => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
