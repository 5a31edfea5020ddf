import { createHash } from 'node:crypto'
import { version } from '#main/lib/version.ts'
import type { Run, RunCounts } from '#shared/schemas/source.ts'
import type { RunRepository, RunRow, StoredFile } from '../history/repository.ts'
import type { RunFailure } from './failure.ts'
import type { ImportInput } from './job.ts'

/** Of all that decides how a file is read: the same bytes read the same way make the same catalog. */
export function settingsHash(
  settings: Omit<ImportInput, 'file'>,
  /** Of an external service: all that decides whose catalog it becomes there. */
  target: readonly (string | null)[] = [],
): string {
  const { mapping, base_url, mode, currency } = settings
  return createHash('sha256')
    .update(JSON.stringify([version, mapping, base_url, mode, currency, ...target]))
    .digest('hex')
}

/** Runs that failed before they read the file say nothing about it. */
const declinedLooked = 30

const restoring = 'restore:'

export function restoreMark(run: RunRow): string {
  return `${restoring}${run.id}`
}

const automatic: ReadonlySet<Run['reason']> = new Set(['schedule', 'missed', 'file_changed'])

/** Hashes of files that need not be sent again. What a service has we cannot see, so a run by hand always sends. */
export function sentHashes(runs: RunRepository, run: RunRow): string[] {
  if (!automatic.has(run.reason)) return []
  const last = runs.lastDone(run.target_kind, run.target_id)
  const declined = declinedHashes(runs, run)
  return last?.sha256 && last.settings_hash === run.settings_hash ? [last.sha256, ...declined] : declined
}

/** What this source imported into its bot last, if it would be read the same way now. */
export function lastImported(runs: RunRepository, run: RunRow): RunRow | null {
  const { source_id } = run
  const last = source_id === null ? undefined : runs.lastOfSource({ ...run, source_id })
  return last?.settings_hash === run.settings_hash ? last : null
}

/** Hashes of files that would change nothing: the last one, where nobody changed the catalog since. */
export function unchangedHashes(
  runs: RunRepository,
  run: RunRow,
  /** Of the bot now. */
  catalogVersion: number,
): string[] {
  const declined = declinedHashes(runs, run)
  const own = lastImported(runs, run)
  if (own?.sha256 && own.catalog_version === catalogVersion) return [own.sha256, ...declined]
  const last = runs.lastDone(run.target_kind, run.target_id)
  if (!last || last.catalog_version !== catalogVersion) return declined
  if (!last.settings_hash.startsWith(restoring)) {
    return last.sha256 !== null && last.settings_hash === run.settings_hash
      ? [last.sha256, ...declined]
      : declined
  }
  // Somebody undid these files: a schedule must not import them again, a person may.
  const undone = runs.byId(last.settings_hash.slice(restoring.length))
  if (!undone || !automatic.has(run.reason)) return declined
  return runs
    .doneSince(run.target_kind, run.target_id, undone.no)
    .flatMap(({ sha256, settings_hash }) =>
      sha256 !== null && settings_hash === run.settings_hash ? [sha256] : [],
    )
    .concat(declined)
}

/** What a web server said of the newest of these files, to be asked whether it is still the same. */
export function knownFile(
  runs: RunRepository,
  run: RunRow,
  hashes: readonly string[],
): { readonly sha256: string; readonly file: StoredFile } | null {
  if (run.source_id === null || hashes.length === 0) return null
  for (const { sha256, file, settings_hash } of runs.ofSource(run.source_id, declinedLooked)) {
    if (sha256 === null || file === null || settings_hash !== run.settings_hash) continue
    const stored: StoredFile = JSON.parse(file)
    const isKnown = stored.validators?.etag || stored.validators?.modified
    return hashes.includes(sha256) && isKnown ? { sha256, file: stored } : null
  }
  return null
}

/** What the merchant declined when asked for approval; runs that find it again say so and end. */
export function declinedHashes(runs: RunRepository, run: RunRow): string[] {
  if (run.source_id === null || !automatic.has(run.reason)) return []
  for (const { id, sha256, failure, settings_hash } of runs.ofSource(run.source_id, declinedLooked)) {
    if (id === run.id || sha256 === null) continue
    return kindOf(failure) === 'declined' && settings_hash === run.settings_hash ? [sha256] : []
  }
  return []
}

/**
 * The file that the run before asked about and nobody answered yet: a schedule asks once. Where the source or the catalog was
 * changed since, the answer may be another, and it is looked at anew.
 */
export function waitingHash(runs: RunRepository, run: RunRow, sourceChangedAt: number | null): string | null {
  if (run.source_id === null || !automatic.has(run.reason)) return null
  const before = runs.ofSource(run.source_id, 2).find(({ id }) => id !== run.id)
  if (before?.state !== 'needs_approval' || before.settings_hash !== run.settings_hash) return null
  const lastDone = runs.lastDone(run.target_kind, run.target_id)
  const isChanged = (sourceChangedAt ?? 0) > before.started_at || (lastDone?.no ?? 0) > before.no
  return isChanged ? null : before.sha256
}

function kindOf(failure: string | null): RunFailure['kind'] | null {
  return failure === null ? null : (JSON.parse(failure) as RunFailure).kind
}

const sentLooked = 100

/** How many products the last run of this source sent to its service; a merge says nothing of what is there. */
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
