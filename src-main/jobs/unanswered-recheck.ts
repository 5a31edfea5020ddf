import { changesAnswers } from '#main/features/answering/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'

/** Whoever writes answers writes several, and what they mean is computed first. */
const usualSettleMs = 3000

/** Tries unanswered questions again once products or knowledge have changed. Returns what ends it. */
export function startUnansweredRecheck(deps: {
  readonly unanswered: Unanswered
  readonly subscribe: Pushes['subscribe']
  readonly log: Log
  /** For tests: instead of the usual rest. */
  readonly settleMs?: number | undefined
}): () => Promise<void> {
  const { unanswered, log, settleMs = usualSettleMs } = deps
  const due = new Map<string, NodeJS.Timeout>()
  const underWay = new Map<string, AbortController>()
  // One bot after the other: it is nobody's errand that waits.
  let last: Promise<void> = Promise.resolve()
  let isStopped = false

  async function recheck(botId: string): Promise<void> {
    const pass = new AbortController()
    if (isStopped) return
    underWay.set(botId, pass)
    try {
      await unanswered.recheck(botId, pass.signal)
    } catch (err) {
      // A bot that was archived meanwhile, or a hub that stops.
      if (!isStopped) log.debug({ err }, 'unanswered questions could not be tried again')
    } finally {
      underWay.delete(botId)
    }
  }

  function schedule(botId: string): void {
    if (isStopped) return
    // What it has found so far may be wrong by now.
    underWay.get(botId)?.abort()
    clearTimeout(due.get(botId))
    const timer = setTimeout(() => {
      due.delete(botId)
      last = last.then(() => recheck(botId))
    }, settleMs)
    due.set(botId, timer.unref())
  }

  const unsubscribe = deps.subscribe((push) => {
    const isLearned = push.type === 'knowledge.learning' && push.done === push.total
    if ((changesAnswers(push) || isLearned) && push.bot_id !== undefined) schedule(push.bot_id)
  })
  return async () => {
    isStopped = true
    unsubscribe()
    for (const timer of due.values()) clearTimeout(timer)
    for (const pass of underWay.values()) pass.abort()
    await last
  }
}
