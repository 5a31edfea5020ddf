import type { Fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import type { DialogueRun, PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Played } from './play.ts'

/** A run as it is stored: faults by their codes, without words. */
export type StoredRun = Omit<DialogueRun, 'turns' | 'trouble' | 'failure'> & {
  readonly turns: readonly (Played & Pick<PlayedTurn, 'before'>)[]
  readonly failure: Fault | null
}

export function showRun({ turns, failure, ...run }: StoredRun): DialogueRun {
  return {
    ...run,
    turns: turns.map((turn) => ({ ...turn, unmet: [...turn.unmet], faults: turn.unmet.map(wordsOf) })),
    failure,
    trouble: failure && faultText(failure),
  }
}

function wordsOf(found: Played['unmet'][number]): string {
  return `${found.expectation ?? 'press'}: ${faultText(found)}`
}
