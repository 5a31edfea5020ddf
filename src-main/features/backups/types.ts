import type { Db } from '#main/db/open.ts'
import type { Parts } from '#main/features/parts.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'

/**
 * What must outlive a restore: `keep` reads it from the database that goes, `apply` writes it into the copy that takes its
 * place. Each runs for itself; where the old database can no longer be read, `keep` reads the newest backup that can.
 */
export type CarryOver = {
  readonly keep: (old: Db) => unknown
  readonly apply: (restored: Db, kept: unknown) => void
}

/** A copy of the database in a thread of its own; without `to` it is only looked over. Rejects with why it was not made. */
export type CopyInThread = (
  work: { readonly from: string; readonly to: string | null; readonly check: 'quick' | 'full' },
  options: { readonly report: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<void>

export type BackupDeps = Parts<'db' | 'clock' | 'log' | 'push'> & {
  readonly folder: DataFolder
  readonly box: SecretBox
  readonly copy: CopyInThread
  readonly freeBytes: () => number
  /** The database itself was found damaged. */
  readonly noteFault: (fault: string) => void
  readonly carryOver: readonly CarryOver[]
  /** Null where nobody can start the hub anew, as in a script: then a restore waits for the next start. */
  readonly restart: (() => void) | null
}
