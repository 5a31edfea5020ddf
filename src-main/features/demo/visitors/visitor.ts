import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { widgetResponseSchema } from '#shared/schemas/widget.ts'

/** A busy hub asks for patience; a visitor has some. */
const mostTries = 3
const longestWaitSeconds = 60
/** One visitor in this many rates an answer. */
const ratedShare = 0.5

export type VisitorDeps = {
  /** Of the bot's public chat: http://127.0.0.1:4600/api/chat/bot_1 */
  readonly chatUrl: string
  /** The visitor goes home: what was said is still answered, so that nothing is recorded later. */
  readonly leaving: AbortSignal
  readonly stopping: AbortSignal
  readonly random: () => number
  /** Waits until this visitor may say the next thing. */
  readonly turn: () => Promise<void>
  readonly onSaid: () => void
}

/** Says everything in one conversation, over the same address that a website uses. */
export async function visit(messages: readonly string[], deps: VisitorDeps): Promise<void> {
  const session_id = `simulated-${randomUUID()}`
  for (const message of messages) {
    await deps.turn()
    const body = { session_id, message, client_id: randomUUID(), traffic: 'simulated' }
    const answer = widgetResponseSchema.partial().parse(await post('message', body, deps))
    deps.onSaid()
    if (answer.message_id && answer.reply && deps.random() < ratedShare) {
      const rating = deps.random() < 0.8 ? 'right' : 'wrong'
      // A thumb is a nicety: a visitor who cannot press it goes on.
      await post('rating', { session_id, message_id: answer.message_id, rating }, deps).catch(() => {
        deps.stopping.throwIfAborted()
      })
    }
  }
}

async function post(
  what: 'message' | 'rating',
  body: object,
  { chatUrl, leaving, stopping }: VisitorDeps,
): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${chatUrl}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: stopping,
    })
    const text = await response.text()
    if (response.ok) return text === '' ? {} : JSON.parse(text)
    if (response.status !== 429 || tries === mostTries) throw new Error(`answered with ${response.status}`)
    const seconds = Number(response.headers.get('retry-after')) || 1
    await sleep(Math.min(seconds, longestWaitSeconds) * 1000, undefined, { signal: leaving })
  }
}
