import type { Website } from '#main/features/website/index.ts'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'

/** While there is no public address: a save of one wakes this at once. */
const idleMs = 3_600_000
/** Many PCs that start at the same hour do not all ask at the same second. */
const jitter = 0.2

/** Looks now and then whether visitors still reach this PC through the public address. Returns what ends it. */
export function startWebsiteWatch(deps: {
  readonly website: Website
  readonly isPaused: () => boolean
  readonly subscribe: Pushes['subscribe']
  readonly stopping: AbortSignal
  readonly log: Log
  readonly random?: (() => number) | undefined
  /** For tests: instead of the usual pace. */
  readonly probeMs?: number | undefined
}): () => Promise<void> {
  const random = deps.random ?? Math.random
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> | null = null
  let url: string | null = deps.website.watch.status().public_url

  async function look(): Promise<void> {
    let dueMs: number | null = idleMs
    try {
      // A service that the merchant paused is not lost.
      dueMs = deps.isPaused() ? 60_000 : await deps.website.watch.look()
    } catch (err) {
      if (!deps.stopping.aborted) deps.log.warn({ err }, 'the public address could not be looked at')
    }
    looking = null
    if (dueMs === null) wait(idleMs)
    else wait((dueMs === 0 ? 0 : (deps.probeMs ?? dueMs)) * (1 + jitter * (random() - 0.5)))
  }

  function wait(ms: number): void {
    if (timer) clearTimeout(timer)
    if (deps.stopping.aborted) return
    timer = setTimeout(() => {
      looking ??= look()
    }, ms).unref()
  }

  const unsubscribe = deps.subscribe((push) => {
    if (push.type !== 'settings.changed' || push.settings.public_url === url) return
    url = push.settings.public_url
    wait(0)
  })
  wait(deps.probeMs ?? firstMs)
  return async () => {
    unsubscribe()
    if (timer) clearTimeout(timer)
    await looking
  }
}

/** After a start of the PC its network and its tunnel need a moment. */
const firstMs = 20_000
