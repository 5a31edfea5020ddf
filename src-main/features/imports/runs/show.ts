import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { faultText } from '#shared/faults/text.ts'
import type {
  Preview,
  Run,
  RunProgress,
  RowFault as ShownFault,
  SourceTarget,
} from '#shared/schemas/source.ts'
import type { RowFault, RunRow, RunState } from '../history/repository.ts'
import { type ApprovalCheck, approvalFault, namesIn } from './approval.ts'
import { showFailure } from './failure.ts'

export function showRun(row: RunRow, progress: RunProgress | null = null): Run {
  return {
    id: row.id,
    source_id: row.source_id,
    source_name: row.source_name,
    target: targetOf(row),
    reason: row.reason,
    due_at: isoTimeOrNull(row.due_at),
    started_at: isoTime(row.started_at),
    ended_at: isoTimeOrNull(row.ended_at),
    state: showState(row.state),
    file: jsonOrNull(row.file),
    counts: jsonOrNull(row.counts),
    trouble: row.failure === null ? null : showFailure(JSON.parse(row.failure)),
    remote: jsonOrNull(row.remote),
    restorable: row.snapshot !== null,
    progress,
  }
}

/** The contract has kept the first name of this state. */
export function showState(state: RunState): Run['state'] {
  return state === 'needs_approval' ? 'braked' : state
}

export function showFault(found: RowFault): ShownFault {
  return { ...found, message: faultText(found) }
}

export function showCheck(check: ApprovalCheck): NonNullable<Preview['brake']> {
  const { reason, removes, present, percent } = check
  return {
    stops: reason !== null,
    why: reason,
    names: [...namesIn(check)],
    removes,
    of: present,
    percent,
    fault: approvalFault(check),
  }
}

export function targetOf(row: {
  readonly target_kind: 'bot' | 'connection'
  readonly target_id: string
}): SourceTarget {
  return row.target_kind === 'bot'
    ? { kind: 'bot', bot_id: row.target_id }
    : { kind: 'connection', connection_id: row.target_id }
}

export function targetColumns(target: SourceTarget) {
  return target.kind === 'bot'
    ? { target_kind: 'bot' as const, target_id: target.bot_id }
    : { target_kind: 'connection' as const, target_id: target.connection_id }
}

function jsonOrNull(text: string | null) {
  return text === null ? null : JSON.parse(text)
}
