import type { MessageRecord } from '#shared/schemas/session.ts'
import type { TesterTurn } from '#shared/schemas/tester.ts'
import { exchangeOutcome } from './answer.ts'

/** The chat API returns no message ids: a turn's answer is found by what was said, in the order it was said. */
export function messageIdOf(
  turns: readonly TesterTurn[],
  messages: readonly MessageRecord[],
  turnId: string,
): string | null {
  let from = 0
  for (const turn of turns) {
    const outcome = exchangeOutcome(turn.exchange, 'api')
    if (outcome.kind !== 'answer') continue
    const at = messages.findIndex(
      ({ role, text }, index) =>
        index > from &&
        role === 'bot' &&
        text === outcome.answer.text &&
        messages[index - 1]?.text === turn.message.trim(),
    )
    if (at === -1) continue
    if (turn.id === turnId) return messages[at]?.id ?? null
    from = at
  }
  return null
}
