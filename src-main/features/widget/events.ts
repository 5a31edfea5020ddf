import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Conversations, OpenSession } from '#main/features/conversations/index.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import { problem } from '#shared/problem.ts'
import type { MessageRecord } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import { beginEvents, eventText } from './server-sent.ts'

/** Proxies and sockets give up on a silent line; a comment now and then keeps it. */
const heartbeatMs = 25_000
/** Each open stream is a socket; a page that opens more and more must not use them up. */
const maxStreams = 1000
/** How long a browser waits before it comes back. */
const retryMs = 2000

export type EventStreams = ReturnType<typeof createEventStreams>

/** What a person says and who answers now, as Server-Sent Events to the visitor's page. */
export function createEventStreams(deps: {
  readonly conversations: Conversations
  readonly subscribe: Pushes['subscribe']
}) {
  const { conversations, subscribe } = deps
  const endings = new Set<() => void>()

  return {
    open: (bot: StoredBot, sessionId: string, request: FastifyRequest, reply: FastifyReply): void => {
      if (endings.size >= maxStreams)
        throw problem('too_many_requests', 'Too many pages are connected. Try again later.')
      const raw = beginEvents(reply)
      raw.write(`retry: ${retryMs}\n\n`)

      const find = () => conversations.find(bot, 'widget', sessionId)
      let session: OpenSession | null = find()
      raw.write(statusEvent(session?.status ?? 'bot'))
      const lastSeen = request.headers['last-event-id']
      if (session && typeof lastSeen === 'string') {
        for (const message of conversations.humanSince(session, lastSeen)) raw.write(messageEvent(message))
      }
      const unsubscribe = subscribe((push) => {
        if (push.type !== 'session.message' && push.type !== 'session.status') return
        if (push.bot_id !== bot.id) return
        // The page may listen before its visitor has said a word; the session begins with the first.
        session ??= find()
        if (push.session_id !== session?.id) return
        if (push.type === 'session.status') raw.write(statusEvent(push.status))
        else if (push.message.role === 'human') raw.write(messageEvent(push.message))
      })
      const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs).unref()
      const end = () => {
        unsubscribe()
        clearInterval(heartbeat)
        endings.delete(end)
        raw.end()
      }
      endings.add(end)
      raw.once('close', end)
    },

    /** A stream never ends on its own, so a stop has to end it. */
    endAll: (): void => {
      for (const end of [...endings]) end()
    },
  }
}

function statusEvent(status: SessionStatus): string {
  return eventText('status', { status })
}

function messageEvent({ id, text, at }: MessageRecord): string {
  return `id: ${id}\n${eventText('message', { message_id: id, role: 'human', text, at })}`
}
