import { createHash } from 'node:crypto'
import { version } from '#main/lib/version.ts'
import type { Run, RunCounts } from '#shared/schemas/source.ts'
import type { RunRepository, RunRow } from '../history/repository.ts'
import type { Reading } from './job.ts'

/** Of all that decides how a file is read: the same bytes read the same way make the same catalog. */
export function readingOf(
  reading: Omit<Reading, 'file'>,
  /** Of a service elsewhere: all that decides whose catalog it becomes there. */
  place: readonly (string | null)[] = [],
): string {
  const { mapping, base_url, mode } = reading
  return createHash('sha256')
    .update(JSON.stringify([version, mapping, base_url, mode, ...place]))
    .digest('hex')
}

/** Of a run that asked, and of those after it that found the same file. */
export const keptCode = 'kept'
/** Runs that failed before they read the file say nothing about it. */
const keptLooked = 30

const restoring = 'restore:'

export function readingOfRestore(run: RunRow): string {
  return `${restoring}${run.id}`
}

const automatic: ReadonlySet<Run['reason']> = new Set(['schedule', 'missed', 'file_changed'])

/** Hashes of files that need not be sent again. What a service has we cannot see, so a person's word counts. */
export function sentFiles(runs: RunRepository, run: RunRow): string[] {
  if (!automatic.has(run.reason)) return []
  const last = runs.lastDone(run.target_kind, run.target_id)
  const kept = keptFiles(runs, run)
  return last?.sha256 && last.reading === run.reading ? [last.sha256, ...kept] : kept
}

/** What this source brought into its bot last, if it would be read the same way now. */
export function broughtBefore(runs: RunRepository, run: RunRow): RunRow | null {
  const { source_id } = run
  const last = source_id === null ? undefined : runs.brought({ ...run, source_id })
  return last?.reading === run.reading ? last : null
}

/** Hashes of files that need not be brought in again: the last one, where nobody changed the catalog since. */
export function knownFiles(
  runs: RunRepository,
  run: RunRow,
  /** Of the bot now. */
  catalogVersion: number,
): string[] {
  const kept = keptFiles(runs, run)
  const own = broughtBefore(runs, run)
  if (own?.sha256 && own.catalog_version === catalogVersion) return [own.sha256, ...kept]
  const last = runs.lastDone(run.target_kind, run.target_id)
  if (!last || last.catalog_version !== catalogVersion) return kept
  if (!last.reading.startsWith(restoring)) {
    return last.sha256 !== null && last.reading === run.reading ? [last.sha256, ...kept] : kept
  }
  // Somebody took these files back: the clock must not bring them in again, a person may.
  const undone = runs.byId(last.reading.slice(restoring.length))
  if (!undone || !automatic.has(run.reason)) return kept
  return runs
    .doneSince(run.target_kind, run.target_id, undone.no)
    .flatMap(({ sha256, reading }) => (sha256 !== null && reading === run.reading ? [sha256] : []))
    .concat(kept)
}

/** What the merchant said no to when the brake asked; runs that found it again say so and end. */
export function keptFiles(runs: RunRepository, run: RunRow): string[] {
  if (run.source_id === null || !automatic.has(run.reason)) return []
  for (const { id, sha256, trouble, reading } of runs.ofSource(run.source_id, keptLooked)) {
    if (id === run.id || sha256 === null) continue
    return codeOf(trouble) === keptCode && reading === run.reading ? [sha256] : []
  }
  return []
}

function codeOf(trouble: string | null): string | null {
  return trouble === null ? null : (JSON.parse(trouble) as NonNullable<Run['trouble']>).code
}

const sentLooked = 100

/** How many products the last run of this source brought to its service; a merge says nothing of what is there. */
export function sentBefore(
  runs: RunRepository,
  run: Pick<RunRow, 'source_id' | 'target_kind' | 'target_id'>,
): number | null {
  const last =
    run.source_id === null
      ? runs.lastDone(run.target_kind, run.target_id)
      : runs.ofSource(run.source_id, sentLooked).find(({ state }) => state === 'done')
  if (!last || last.target_id !== run.target_id || last.counts === null) return null
  const { received, rejected }: RunCounts = JSON.parse(last.counts)
  return received - rejected
}
