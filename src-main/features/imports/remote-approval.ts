import type { SourceTarget } from '#shared/schemas/source.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import type { RunRepository } from './history/repository.ts'
import type { ApprovalCheck } from './runs/approval.ts'
import { weightyColumns } from './runs/gone-columns.ts'
import type { FilePreview } from './runs/job.ts'
import { remoteCheck } from './runs/remote.ts'
import { sentBefore } from './runs/seen-files.ts'
import { targetColumns } from './runs/show.ts'

/** Whether a run to an external service would need approval; null where nothing says what the service has. */
export function remoteApproval(request: {
  readonly runs: RunRepository
  readonly target?: SourceTarget | undefined
  readonly mode?: SyncMode | undefined
  readonly brake_percent?: number | undefined
  /** Null: of one that is not saved yet, whose first run has nothing to compare with. */
  readonly sourceId: string | null | undefined
  readonly found: FilePreview
}): ApprovalCheck | null {
  const { runs, target, mode = 'replace', brake_percent: approval_percent = 30, sourceId, found } = request
  if (target?.kind !== 'connection' || sourceId === null) return null
  const sent = sentBefore(runs, { source_id: sourceId ?? null, ...targetColumns(target) })
  if (sent === null) return null
  const gone = found.faults.flatMap(({ row, column }) => (row === null && column !== null ? [column] : []))
  return remoteCheck(
    { input: { mode }, approval_percent, sentBefore: sent },
    { products: found.counts.products, columns: weightyColumns(found.mapping, new Set(gone)) },
  )
}
