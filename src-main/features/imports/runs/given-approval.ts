import type { RunRepository } from '../history/repository.ts'
import type { Approval } from './approval.ts'
import type { FilePlan } from './deps.ts'

/** An approval is for the file that was shown, read as it was then. */
export function approvalFor(options: {
  readonly runs: RunRepository
  readonly plan: FilePlan
  readonly settingsHash: string
  readonly confirm: boolean
  readonly braked_run_id?: string | undefined
}): Approval {
  if (!options.confirm) return 'none'
  const last = options.runs.ofSource(options.plan.source_id ?? '', 1)[0]
  const { braked_run_id = last?.id } = options
  if (last?.state !== 'needs_approval') return options.braked_run_id === undefined ? 'any' : 'none'
  const isSame = last.id === braked_run_id && last.settings_hash === options.settingsHash
  return isSame && last.sha256 !== null ? { sha256: last.sha256 } : 'none'
}
