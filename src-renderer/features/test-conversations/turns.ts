import type { DialogueRun, PlayedTurn } from '#shared/rpc/dialogues.ts'
import type { Dialogue, DialogueTurn, Expectation } from '#shared/schemas/dialogue.ts'

/** The turns with a name for each, since two may say the same. */
export function turnsOf({ turns }: Dialogue) {
  return turns.map((turn, index) => ({ key: `turn ${index}`, turn, index }))
}

export function expectedOf(turn: DialogueTurn): Expectation | undefined {
  return 'expect' in turn ? turn.expect : undefined
}

/** What a run made of a turn; nothing where the turn was changed since and now says something else. */
export function playedAt(run: DialogueRun | null, index: number, turn: DialogueTurn): PlayedTurn | null {
  const played = run?.turns[index]
  if (!played) return null
  return 'say' in turn && played.said !== turn.say ? null : played
}
