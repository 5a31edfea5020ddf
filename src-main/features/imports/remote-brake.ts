import type { Preview, SourceTarget } from '#shared/schemas/source.ts'
import type { SyncMode } from '#shared/schemas/sync.ts'
import type { RunRepository } from './history/repository.ts'
import { weightyColumns } from './runs/gone-columns.ts'
import { sentBefore } from './runs/known.ts'
import { brakeFor } from './runs/remote.ts'
import { targetColumns } from './runs/show.ts'

/** Whether a run to a service elsewhere would stop and ask; null where nothing tells what the service has. */
export function remoteBrake(ask: {
  readonly runs: RunRepository
  readonly target?: SourceTarget | undefined
  readonly mode?: SyncMode | undefined
  readonly brake_percent?: number | undefined
  /** Null: of one that is not saved yet, whose first run has nothing to compare with. */
  readonly sourceId: string | null | undefined
  readonly found: Preview
}): Preview['brake'] {
  const { runs, target, mode = 'replace', brake_percent = 30, sourceId, found } = ask
  if (target?.kind !== 'connection' || sourceId === null) return null
  const sent = sentBefore(runs, { source_id: sourceId ?? null, ...targetColumns(target) })
  if (sent === null) return null
  const gone = found.faults.flatMap(({ row, column }) => (row === null && column !== null ? [column] : []))
  return brakeFor(
    { reading: { mode }, brake_percent, sentBefore: sent },
    { products: found.counts.products, columns: weightyColumns(found.mapping, new Set(gone)) },
  )
}
