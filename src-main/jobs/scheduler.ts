import type { Imports } from '#main/features/imports/index.ts'
import type { Log } from '#main/lib/log.ts'

/** A timer that slept with the PC fires when it wakes: what came due in the meantime is found then. */
const usualLookMs = 30_000

/** Looks for what is due, at the start and then twice a minute. Returns what ends it. */
export function startScheduler(deps: {
  readonly imports: Imports
  readonly log: Log
  readonly lookMs?: number | undefined
}): () => Promise<void> {
  let looking = Promise.resolve()
  function look(): void {
    looking = looking
      .then(() => deps.imports.runDue())
      .catch((err) =>
        deps.log.error({ err }, 'looking for catalogs that are due failed; it is tried again soon'),
      )
  }
  look()
  const timer = setInterval(look, deps.lookMs ?? usualLookMs).unref()
  return () => {
    clearInterval(timer)
    return looking
  }
}
