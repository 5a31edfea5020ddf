import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { RunCounts } from '#shared/schemas/source.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import type { RunRow } from '../history/repository.ts'
import { snapshotsKept } from '../history/snapshot-folder.ts'
import type { RunFailure } from './failure.ts'
import type { Work } from './job.ts'

export const settling = {
  phase: 'settling',
  rows: 0,
  percent: null,
  rows_per_second: 0,
  seconds_left: null,
} as const

export function namedBy({ id, source_id }: RunRow) {
  return { run_id: id, source_id }
}

export type Common = Pick<
  Extract<Work, { kind: 'restore' }>,
  'run_id' | 'run_no' | 'source_id' | 'bot' | 'sync_id' | 'snapshot'
>

export function resultOf(run: RunRow, botId: string): SyncResult {
  const { rows: _, warnings: __, ...counts }: RunCounts = JSON.parse(run.counts ?? '{}')
  return { sync_id: run.id, bot_id: botId, mode: 'replace', ...counts, errors: [], duration_ms: 0 }
}

export function underWay(name: string) {
  return faultProblem('run_under_way', fault('import_running', { name }))
}

export function notKept(run: RunRow) {
  return faultProblem(
    'not_found',
    run.target_kind === 'bot'
      ? fault('snapshot_not_kept', { max: snapshotsKept })
      : fault('snapshot_elsewhere'),
  )
}

export const interrupted: RunFailure = { kind: 'interrupted', ...fault('import_interrupted') }
export const declined: RunFailure = { kind: 'declined', ...fault('import_declined') }

export function stillWritten(path: string): RunFailure {
  return { kind: 'still_written', ...fault('file_still_written', { path }) }
}
