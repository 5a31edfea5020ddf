import { join } from 'node:path'
import type { Db } from '#main/db/open.ts'
import { createSlices } from '#main/db/slices.ts'
import type { GateWatch } from '#main/db/write-gate.ts'
import { createStoredProducts, type SyncJob } from '#main/features/catalog/index.ts'
import { newId } from '#main/lib/ids.ts'
import type { RunCounts } from '#shared/schemas/source.ts'
import type { SyncOutcome, SyncResult } from '#shared/schemas/sync.ts'
import { failureOf } from '../runs/failure.ts'
import { createRunRepository, type RunRepository } from './repository.ts'
import { snapshotName } from './snapshot-folder.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** Catalogs that programs or the dashboard send are runs as well: shown in the history, and undone like others. */
const name = 'Sent to this PC'

export function sentRunId(syncId: string): string {
  return syncId.replace(/^[a-z]+_/, 'run_')
}

/** Written with the switch, or not at all. */
export function noteSent(
  db: Db,
  job: SyncJob,
  done: { readonly result: SyncOutcome; readonly version: number; readonly nowMs: number },
): void {
  const { result, version, nowMs } = done
  const runs = createRunRepository(db)
  const { received, created, updated, unchanged, removed, rejected } = result
  const counts: RunCounts = {
    rows: received,
    received,
    created,
    updated,
    unchanged,
    removed,
    rejected,
    warnings: 0,
  }
  const id = sentRunId(job.sync_id)
  const no = insert(runs, job, { id, startedAt: nowMs - result.duration_ms })
  for (const { index, field, id: productId, code, params } of result.errors)
    runs.insertFault(no, {
      row: index + 1,
      column: field || null,
      id: productId,
      severity: 'error',
      code,
      params,
    })
  runs.end({ id, state: 'done', ended_at: nowMs, counts, catalog_version: version, fault_count: rejected })
}

/** One that was refused as a whole; the caller knows why. */
export function noteRefused(runs: RunRepository, job: SyncJob, error: unknown, nowMs: number): string {
  const id = newId('run', nowMs)
  insert(runs, job, { id, startedAt: nowMs })
  runs.end({ id, state: 'failed', ended_at: nowMs, failure: failureOf(error) })
  return id
}

/** A merge that touches less than this of the catalog is not worth a copy of all of it. */
const worthShare = 0.05

/**
 * The catalog from before, written after the sender was answered: what was replaced is still there until it is swept up.
 * Where it cannot be written (a full disk), the run stands and only cannot be undone.
 */
export async function keepBefore(options: {
  readonly db: Db
  readonly gate: GateWatch
  readonly folder: string
  readonly job: SyncJob
  readonly result: SyncResult
  /** Products there were. */
  readonly present: number
  /** Called between pages; whatever it does, no transaction is open. */
  readonly between: () => void
}): Promise<void> {
  const { db, job, result, present } = options
  const touched = result.created + result.updated + result.removed
  if (touched === 0 || (result.mode === 'merge' && touched < present * worthShare)) return
  const runs = createRunRepository(db)
  const id = sentRunId(job.sync_id)
  const stored = createStoredProducts(db, job.bot_no)
  try {
    await writeSnapshot(
      join(options.folder, snapshotName(id)),
      stored.pages(stored.version() - 1),
      options.between,
    )
    const slices = createSlices(db, options.gate)
    slices.seal(() => runs.setSnapshot(id, snapshotName(id)))
  } catch {}
}

function insert(
  runs: RunRepository,
  job: SyncJob,
  { id, startedAt }: { readonly id: string; readonly startedAt: number },
): number {
  return runs.insert({
    id,
    source_id: null,
    source_name: name,
    target_kind: 'bot',
    target_id: job.bot_id,
    reason: 'sent',
    due_at: null,
    started_at: Math.round(startedAt),
    settings_hash: 'sent',
  })
}
