import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'

/** What most features are made of: each names those it uses, beside the features it builds on. */
export type Parts<Name extends keyof AllParts> = Pick<AllParts, Name>

type AllParts = Pushes & {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly log: Log
  /** Aborted when the hub stops. */
  readonly stopping: AbortSignal
}
