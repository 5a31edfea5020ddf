import { setImmediate as breathe } from 'node:timers/promises'
import type { Commits } from '#main/db/commits.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { UnansweredRepository } from './repository.ts'
import type { Asked } from './types.ts'

/** Asks a question anew, as a visitor would in a new conversation, and writes nothing down. */
export type AskAgain = (
  bot: StoredBot,
  text: string,
) => Promise<{ readonly reply: string; readonly confidence: number; readonly knowledge_id: string | null }>

/** The most wordings that one pass asks; nobody reads more of the list either. */
const mostAsked = 500

/** Returns whether anything is marked otherwise than before. What is cut short by the signal has marked what it asked. */
export async function recheckAll(
  bot: StoredBot,
  waiting: readonly Asked[],
  deps: {
    readonly repository: UnansweredRepository
    readonly commits: Commits
    readonly clock: Clock
    readonly ask: AskAgain
    readonly signal: AbortSignal
  },
): Promise<boolean> {
  const { repository, commits, clock, ask, signal } = deps
  let isChanged = false
  for (const asked of waiting.slice(0, mostAsked)) {
    // Visitors come first: between two questions whoever waits gets their turn.
    await breathe()
    if (signal.aborted) return isChanged
    const { reply, confidence } = await ask(bot, asked.text)
    const before = repository.place(asked.last.message_no)?.reply
    // What was wrong before is no answer now, however sure the bot is of it.
    const isAnswered = confidence >= bot.confidence_threshold && reply !== before
    const rows = asked.rows.filter((row) => (row.now_answered_at !== null) !== isAnswered)
    if (rows.length === 0 || signal.aborted) continue
    const at = isAnswered ? clock.now() : null
    await commits.run(() => {
      for (const { no } of rows) repository.setNowAnswered(no, at)
    })
    isChanged = true
  }
  return isChanged
}
