import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Bots } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Connections } from '#main/features/connections/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { Log } from '#main/lib/log.ts'
import type { Queues } from '#main/lib/queues.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import type { Run, SourceTarget, WebAuth } from '#shared/schemas/source.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import type { Patience } from '../upload/send.ts'
import type { WatchOptions } from '../watch/file-watch.ts'
import type { SettleOptions } from '../watch/settled.ts'
import type { WebFiles } from '../web/web-files.ts'
import type { Approval } from './approval.ts'
import type { Progress, RunOutcome, Work } from './job.ts'

/** Does a piece of work away from the event loop. The hub hands in the threads. */
export type DoWork = (
  work: Work,
  options: {
    readonly signal: AbortSignal
    readonly report: (progress: Progress) => void
    /** What the new catalog replaced stays until `release` is called: the old index leads there. */
    readonly holds?: boolean
  },
) => {
  readonly outcome: Promise<RunOutcome>
  readonly exited: Promise<void>
  readonly release: () => void
}

/** For tests: real waits are seconds and minutes. `lookMs`: how often is looked for what is due. */
export type Pace = WatchOptions & SettleOptions & Patience & { readonly lookMs?: number }

export type FilePlan = {
  readonly source_id: string | null
  readonly name: string
  readonly path: string
  readonly pattern: string | null
  readonly mapping: Mapping | null
  readonly base_url: string | null
  readonly mode: SyncMode
  readonly approval_percent: number
  readonly target: SourceTarget
  readonly reason: Run['reason']
  readonly due_at: number | null
  readonly approval: Approval
  /** When the source was last set to something else; null where it is none. */
  readonly changed_at: number | null
  /** How to sign in where the file is; opened when it is fetched. */
  readonly auth?: (() => WebAuth | null) | undefined
}

export type RunnerDeps = {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly folder: DataFolder
  readonly bots: Bots
  readonly catalog: Catalog
  readonly connections: Connections
  readonly doWork: DoWork
  /** By the number of a bot: a catalog has one writer at a time, whichever way it comes. */
  readonly writers: Queues
  readonly push: (push: Push) => void
  readonly log: Log
  readonly webFiles: WebFiles
  readonly pace?: Pace | undefined
}
