import { createHash } from 'node:crypto'
import { version } from '#main/lib/version.ts'
import type { Run } from '#shared/schemas/source.ts'
import type { Reading } from './job.ts'
import type { RunRepository, RunRow } from './repository.ts'

/** Of all that decides how a file is read: the same bytes read the same way make the same catalog. */
export function readingOf(reading: Omit<Reading, 'file'>): string {
  const { mapping, base_url, mode } = reading
  return createHash('sha256')
    .update(JSON.stringify([version, mapping, base_url, mode]))
    .digest('hex')
}

const restoring = 'restore:'

export function readingOfRestore(run: RunRow): string {
  return `${restoring}${run.id}`
}

const automatic: ReadonlySet<Run['reason']> = new Set(['schedule', 'missed', 'file_changed'])

/** Hashes of files that need not be brought in again: the last one, where nobody changed the catalog since. */
export function knownFiles(
  runs: RunRepository,
  run: RunRow,
  /** Of the bot now; null for a service elsewhere, where we cannot look. */
  catalogVersion: number | null,
): string[] {
  const last = runs.lastDone(run.target_kind, run.target_id)
  if (!last || (catalogVersion !== null && last.catalog_version !== catalogVersion)) return []
  if (!last.reading.startsWith(restoring)) {
    return last.sha256 !== null && last.reading === run.reading ? [last.sha256] : []
  }
  // Somebody took these files back: the clock must not bring them in again, a person may.
  const undone = runs.byId(last.reading.slice(restoring.length))
  if (!undone || !automatic.has(run.reason)) return []
  return runs
    .doneSince(run.target_kind, run.target_id, undone.no)
    .flatMap(({ sha256, reading }) => (sha256 !== null && reading === run.reading ? [sha256] : []))
}
