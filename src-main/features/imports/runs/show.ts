import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import type { Run, RunProgress, SourceTarget } from '#shared/schemas/source.ts'
import type { RunRow } from '../history/repository.ts'

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
    state: row.state,
    file: jsonOrNull(row.file),
    counts: jsonOrNull(row.counts),
    trouble: jsonOrNull(row.trouble),
    remote: jsonOrNull(row.remote),
    restorable: row.snapshot !== null,
    progress,
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
