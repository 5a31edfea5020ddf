import type { Backup, BackupKind } from '#shared/schemas/backup.ts'

/** How many of the newest are kept, by kind. Backups made by hand are only removed by hand. */
const kept: Readonly<Record<BackupKind, number>> = {
  daily: 7,
  weekly: 4,
  manual: Number.POSITIVE_INFINITY,
  before_upgrade: 2,
  before_restore: 2,
  rescued: 2,
}
/** Where space is short, in this order; the newest backup of all stays whatever happens. */
const givenUp: readonly BackupKind[] = ['daily', 'before_restore', 'before_upgrade', 'weekly', 'rescued']

/**
 * The backups to remove so that `neededBytes` fit, and all of them together take no more than half of what would be free
 * without them. Expects the newest first.
 */
export function toRemove(
  backups: readonly Backup[],
  { freeBytes, neededBytes = 0 }: { readonly freeBytes: number; readonly neededBytes?: number },
): Backup[] {
  const surplus = backups.filter(
    (one) => backups.filter(({ kind }) => kind === one.kind).indexOf(one) >= kept[one.kind],
  )
  const removed = new Set(surplus)
  const [newest] = backups
  const all = freeBytes + bytesOf(backups)
  const isTight = () => {
    const taken = bytesOf(backups.filter((one) => !removed.has(one)))
    return taken + neededBytes > all / 2
  }
  const oldestFirst = backups.toReversed()
  for (const kind of givenUp) {
    for (const one of oldestFirst) {
      if (!isTight()) return [...removed]
      if (one.kind === kind && one !== newest) removed.add(one)
    }
  }
  return [...removed]
}

function bytesOf(backups: readonly Backup[]): number {
  return backups.reduce((sum, { bytes }) => sum + bytes, 0)
}
