import type { Clock } from '#main/lib/clock.ts'
import type { Log } from '#main/lib/log.ts'
import { problemOf } from '#main/lib/problems.ts'
import type { Run } from '#shared/schemas/source.ts'
import type { RunEnd, RunRepository, RunRow } from '../history/repository.ts'
import { brakeWords } from './brake.ts'
import type { Brake, Outcome } from './job.ts'
import { keptCode, keptFiles } from './known.ts'

/** How runs that changed nothing end, and in which words. */
export function createEnds({ runs, clock }: { readonly runs: RunRepository; readonly clock: Clock }) {
  /** Where another source filled this bot, what would go is its. */
  function withOther(brake: Brake, target: Parameters<typeof otherSource>[1]): Brake {
    const other =
      brake.why === 'removes_too_many' || brake.why === 'halved' ? otherSource(runs, target) : null
    return other === null ? brake : { ...brake, names: [other] }
  }

  function unchangedWords(run: RunRow, sha256: string): Run['trouble'] {
    if (keptFiles(runs, run).includes(sha256)) {
      const detail =
        'This is the file you said no to, so the old catalog stays. Run it by hand to be asked again.'
      return { code: keptCode, detail }
    }
    const last = runs.lastDone(run.target_kind, run.target_id)
    if (last?.reason !== 'restore') return null
    const detail =
      'This is the file whose import was taken back, so it was not brought in again by itself. Run it by hand to bring it in.'
    return { code: 'taken_back', detail }
  }

  return {
    withOther,
    endOf: (run: RunRow, outcome: Outcome): RunEnd => {
      const ended = { id: run.id, ended_at: clock.now() }
      if (outcome.kind === 'unchanged') {
        const { sha256, catalog_version = null } = outcome
        const trouble = catalog_version === null ? unchangedWords(run, sha256) : null
        return { ...ended, state: 'unchanged', sha256, catalog_version, trouble }
      }
      if (outcome.kind !== 'braked') throw new Error(`a run cannot end with "${outcome.kind}"`)
      const { sha256, counts, difference, fault_count } = outcome
      const brake = withOther(outcome.brake, run)
      const products = counts.created + counts.updated + counts.unchanged
      // It was read because of a yes, and asks all the same: the yes was for another one.
      const another = run.reason === 'confirmed' ? 'This is another file than the one you said yes to. ' : ''
      const trouble = {
        code: `brake_${brake.why}`,
        detail: `${another}${brakeWords(brake, products)}`,
        names: brake.names,
      }
      return { ...ended, state: 'braked', sha256, counts, difference, fault_count, trouble }
    },
  }
}

function otherSource(
  runs: RunRepository,
  target: Pick<RunRow, 'target_kind' | 'target_id' | 'source_id'>,
): string | null {
  const last = runs.lastDone(target.target_kind, target.target_id)
  const isOther = last && last.source_id !== null && last.source_id !== target.source_id
  return isOther ? last.source_name : null
}

export function troubleOf(error: unknown, log: Log): NonNullable<Run['trouble']> {
  const { code, message } = problemOf(error, log, 'an import failed')
  return { code, detail: message }
}

export function stillWritten(path: string): NonNullable<Run['trouble']> {
  return {
    code: 'still_written',
    detail: `${path} is still being written: it went on changing all the time it was waited for. The old catalog stays. Run again once the export has finished.`,
  }
}
