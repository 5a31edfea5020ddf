import type { Clock } from '#main/lib/clock.ts'
import { fault } from '#shared/faults/fault.ts'
import type { RunEnd, RunRepository, RunRow } from '../history/repository.ts'
import { type ApprovalCheck, approvalFault } from './approval.ts'
import type { RunFailure } from './failure.ts'
import type { RunOutcome } from './job.ts'
import { declinedHashes } from './seen-files.ts'

/** How runs that changed nothing end. */
export function createEnds({ runs, clock }: { readonly runs: RunRepository; readonly clock: Clock }) {
  /** Where another source filled this bot, its products would be removed. */
  function withOther(check: ApprovalCheck, target: Parameters<typeof otherSource>[1]): ApprovalCheck {
    const isFewer = check.reason === 'removes_too_many' || check.reason === 'halved'
    return isFewer ? { ...check, source: otherSource(runs, target) } : check
  }

  function whyUnchanged(run: RunRow, sha256: string): RunFailure | null {
    if (declinedHashes(runs, run).includes(sha256)) return { kind: 'declined', ...fault('file_declined') }
    const last = runs.lastDone(run.target_kind, run.target_id)
    return last?.reason === 'restore' ? { kind: 'undone', ...fault('file_undone') } : null
  }

  return {
    withOther,
    endOf: (run: RunRow, outcome: RunOutcome): RunEnd => {
      const ended = { id: run.id, ended_at: clock.now() }
      if (outcome.kind === 'unchanged') {
        const { sha256, catalog_version = null } = outcome
        const failure = catalog_version === null ? whyUnchanged(run, sha256) : null
        return { ...ended, state: 'unchanged', sha256, catalog_version, failure }
      }
      if (outcome.kind !== 'needs_approval') throw new Error(`a run cannot end with "${outcome.kind}"`)
      const { sha256, counts, difference, fault_count } = outcome
      const failure = approvalFailure(withOther(outcome.check, run), run)
      return { ...ended, state: 'needs_approval', sha256, counts, difference, fault_count, failure }
    },
  }
}

export function approvalFailure(check: ApprovalCheck, run: RunRow): RunFailure {
  const reason = approvalFault(check)
  if (reason === null) throw new Error('a run that needs no approval cannot stop for it')
  // It was read because of an approval and stops again: the approval was for another file.
  const found = run.reason === 'confirmed' ? fault('approval_of_another_file', { reason }) : reason
  return { kind: `approval_${check.reason ?? 'empty'}`, ...found }
}

function otherSource(
  runs: RunRepository,
  target: Pick<RunRow, 'target_kind' | 'target_id' | 'source_id'>,
): string | null {
  const last = runs.lastDone(target.target_kind, target.target_id)
  const isOther = last && last.source_id !== null && last.source_id !== target.source_id
  return isOther ? last.source_name : null
}
