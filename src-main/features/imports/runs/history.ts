import type { Commits } from '#main/db/commits.ts'
import type { SyncJob } from '#main/features/catalog/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { ProblemError } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { RunRepository } from '../history/repository.ts'
import { noteRefused, sentRunId } from '../history/sent.ts'

/** Runs that are remembered, beside those whose catalog is kept; a program may send every minute. */
const kept = { others: 1000, sent: 200 }

/** What has happened, bounded; also what programs send, which the thread that takes it writes down. */
export function keepHistory(deps: {
  readonly runs: RunRepository
  readonly commits: Commits
  readonly clock: Clock
  readonly sweepSnapshots: () => Promise<void>
  readonly push: (push: Push) => void
  readonly subscribe: (listener: (push: Push) => void) => () => void
}) {
  const { runs, commits, push } = deps

  async function tidy(): Promise<void> {
    await commits.run(() => {
      for (const no of runs.olderThan(kept)) runs.remove(no)
    })
    await deps.sweepSnapshots()
  }

  deps.subscribe((pushed) => {
    if (pushed.type !== 'catalog.synced') return
    const id = sentRunId(pushed.result.sync_id)
    if (runs.byId(id)?.reason !== 'sent') return
    push({ type: 'runs.changed', run_id: id, source_id: null })
  })

  return {
    tidy,

    /** The catalog from before a sent one is kept by now, where it is. */
    noteSettled: async ({ sync_id, dry_run }: SyncJob): Promise<void> => {
      const id = sentRunId(sync_id)
      if (dry_run || runs.byId(id)?.snapshot == null) return
      push({ type: 'runs.changed', run_id: id, source_id: null })
      await tidy()
    },

    noteRefused: async (job: SyncJob, error: ProblemError): Promise<void> => {
      if (job.dry_run) return
      const id = await commits.run(() => noteRefused(runs, job, error, deps.clock.now()))
      push({ type: 'runs.changed', run_id: id, source_id: null })
    },
  }
}
