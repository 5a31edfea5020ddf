import type { Answering } from '#main/features/answering/index.ts'
import type { Bots } from '#main/features/bots/index.ts'
import type { Conversations } from '#main/features/conversations/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { Log } from '#main/lib/log.ts'

const usualEveryMs = 10_000
/** What is left is looked at the next time: nobody's message waits for it. */
const atOnce = 50

/** Tells visitors whom nobody answers that it is so, and closes conversations that have ended. */
export function startHandoverWatch(deps: {
  readonly conversations: Conversations
  readonly answering: Answering
  readonly bots: Bots
  readonly clock: Clock
  readonly log: Log
  readonly everyMs?: number | undefined
}): () => Promise<void> {
  const { conversations, answering, bots, clock, log } = deps
  let stopped = false
  let running: Promise<void> = Promise.resolve()

  async function tell(id: string, botId: string): Promise<void> {
    const bot = bots.findOpen(botId)
    const { channel, session_id, last_question: text } = conversations.row(id)
    const session = bot && conversations.find(bot, channel, session_id)
    if (!bot || !session) return
    const said = await answering.press(
      bot,
      { wants: 'nobody_came', text, language: undefined },
      session.memory,
    )
    await conversations.person.tellNobodyCame(id, said.answer, said.memory)
  }

  async function look(): Promise<void> {
    for (const { id, bot_id } of conversations.handovers.overdue(clock.now(), atOnce)) {
      if (stopped) return
      await tell(id, bot_id).catch((err) =>
        log.error({ err }, 'a waiting visitor was not told that nobody came'),
      )
    }
    const idle = conversations.lists.idle(clock.now(), atOnce)
    if (idle.length > 0 && !stopped) await conversations.person.closeIdle(idle)
  }

  const timer = setInterval(() => {
    running = running
      .then(look)
      .catch((err) => log.error({ err }, 'conversations that wait or have ended were not looked over'))
  }, deps.everyMs ?? usualEveryMs)
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
