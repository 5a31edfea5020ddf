import type { Backups } from '#main/features/backups/index.ts'

/** A start has enough to do; a shop that is opened for a minute only gets its backup another day. */
const firstMs = 5 * 60_000
const everyMs = 10 * 60_000

/** Looks for a backup that is due, soon after the start and then every few minutes. Returns what ends it. */
export function startBackupSchedule(deps: {
  readonly backups: Backups
  readonly firstMs?: number | undefined
}): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve()
  const look = () => {
    looking = looking.then(deps.backups.runDue)
  }
  const first = setTimeout(look, deps.firstMs ?? firstMs).unref()
  const timer = setInterval(look, everyMs).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    deps.backups.cancel()
    await looking
  }
}
