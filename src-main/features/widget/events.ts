import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Conversations, OpenSession } from '#main/features/conversations/index.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import { originOf } from '#main/lib/request-origin.ts'
import { withAbsoluteAddresses } from '#shared/hub-address.ts'
import type { Limits } from '#shared/limits.ts'
import type { Channel, MessageRecord } from '#shared/schemas/session.ts'
import { maxHistory, type VisitorMessage } from '#shared/schemas/visitor.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import { beginEvents, eventText } from './server-sent.ts'
import { createStreamSlots } from './stream-slots.ts'

/** Proxies and sockets give up on a silent line; a comment now and then keeps it. */
const heartbeatMs = 25_000
const usualStreamsPerAddress = 20
/** A program has a key, and one address for all the conversations that it carries. */
const streamsOfPrograms = 100
/** Who does not read is disconnected; they come back and get what they missed. */
const maxUnreadBytes = 1024 * 1024
/** How long a browser waits before it comes back. */
const retryMs = 2000

export type EventStreams = ReturnType<typeof createEventStreams>

/** One page that listens. It may do so before its visitor has said a word; the session begins with the first. */
type Listener = {
  readonly find: () => OpenSession | null
  readonly onChange: (session: OpenSession) => void
  readonly onTyping: (typing: boolean) => void
  endPresence: (() => void) | null
  /** Ours, once the session has begun. */
  sessionId: string | null
  readonly end: () => void
}

/** What happens in a conversation and who answers now, as Server-Sent Events to the visitor's page. */
export function createEventStreams(deps: {
  readonly conversations: Conversations
  readonly subscribe: Pushes['subscribe']
  readonly limits: Limits
}) {
  const { conversations, subscribe } = deps
  const ofVisitors = deps.limits.streamsPerAddress ?? usualStreamsPerAddress
  const slots = { widget: createStreamSlots(), api: createStreamSlots() }
  const bySession = new Map<string, Set<Listener>>()
  /** Those whose session has not begun, by the name it will have. A message of another costs them nothing. */
  const early = new Map<string, Set<Listener>>()

  subscribe((push) => {
    if (push.type === 'sessions.removed')
      for (const id of push.session_ids) for (const { end } of [...(bySession.get(id) ?? [])]) end()
    if (push.type === 'session.typing' && push.role === 'human')
      for (const { onTyping } of bySession.get(push.session_id) ?? []) onTyping(push.typing)
    if (push.type !== 'session.message' && push.type !== 'session.status') return
    if (early.size > 0) hearFromNow(push.bot_id, push.session_id)
    for (const listener of bySession.get(push.session_id) ?? []) {
      const session = listener.find()
      if (session) listener.onChange(session)
    }
  })

  function hearFromNow(botId: string, id: string): void {
    const named = conversations.namedBy(id)
    const name = named && earlyName(botId, named.channel, named.session_id)
    for (const listener of (name !== null && early.get(name)) || []) {
      const session = listener.find()
      if (session) hear(listener, session, botId)
    }
    if (name !== null) early.delete(name)
  }

  function hear(listener: Listener, { id }: OpenSession, botId: string): void {
    add(bySession, id, listener)
    listener.sessionId = id
    listener.endPresence = conversations.presence.listens({ id, bot_id: botId })
  }

  function begin(
    bot: StoredBot,
    { channel, sessionId }: { readonly channel: Channel; readonly sessionId: string },
    request: FastifyRequest,
    reply: FastifyReply,
    attach: (write: (text: string) => void) => (session: OpenSession) => void,
  ): void {
    const name = earlyName(bot.id, channel, sessionId)
    let listener: Listener | null = null
    let heartbeat: NodeJS.Timeout | undefined
    const slot = slots[channel].take(request, reply, {
      most: channel === 'api' ? streamsOfPrograms : ofVisitors,
      onFree: () => {
        clearInterval(heartbeat)
        if (listener) forget(listener, name)
        reply.raw.end()
      },
    })
    if (slot.isFree()) {
      reply.hijack()
      return
    }
    try {
      const raw = beginEvents(reply)
      const write = (text: string) => {
        if (slot.isFree()) return
        raw.write(text)
        if (raw.writableLength > maxUnreadBytes) slot.free()
      }
      write(`retry: ${retryMs}\n\n`)
      // Whoever asks for the headers alone gets nothing else.
      if (request.method === 'HEAD') {
        slot.free()
        return
      }
      const find = () => conversations.find(bot, channel, sessionId)
      const session = find()
      listener = {
        find,
        onChange: attach(write),
        onTyping: (typing) => write(eventText('typing', { typing })),
        end: slot.free,
        endPresence: null,
        sessionId: null,
      }
      if (slot.isFree()) return
      if (session) hear(listener, session, bot.id)
      else add(early, name, listener)
      heartbeat = setInterval(() => write(':\n\n'), heartbeatMs).unref()
    } catch (error) {
      slot.free()
      throw error
    }
  }

  function forget(listener: Listener, name: string): void {
    remove(early, name, listener)
    if (listener.sessionId !== null) remove(bySession, listener.sessionId, listener)
    listener.endPresence?.()
  }

  return {
    /** The whole conversation from a place on: visitor, bot and person in one sequence. */
    openAll: (
      bot: StoredBot,
      { session_id, after }: { readonly session_id: string; readonly after: number },
      request: FastifyRequest,
      reply: FastifyReply,
    ): void =>
      begin(bot, { channel: 'widget', sessionId: session_id }, request, reply, (write) => {
        let last = after
        let told: SessionStatus | null = null
        const bring = (session: OpenSession | null) => {
          for (let full = session !== null; session && full; ) {
            const messages = conversations.since(session, last, maxHistory)
            for (const message of messages) write(messageOfAll(message, originOf(request)))
            last = messages.at(-1)?.seq ?? last
            full = messages.length === maxHistory
          }
          const status = session?.status ?? 'bot'
          if (status !== told) write(statusEvent(status))
          told = status
        }
        bring(conversations.find(bot, 'widget', session_id))
        return bring
      }),

    /** What a person wrote, and who answers now. */
    open: (bot: StoredBot, sessionId: string, request: FastifyRequest, reply: FastifyReply): void =>
      begin(bot, { channel: 'widget', sessionId }, request, reply, (write) => {
        const session = conversations.find(bot, 'widget', sessionId)
        let told: SessionStatus = session?.status ?? 'bot'
        write(statusEvent(told))
        const lastSeen = request.headers['last-event-id']
        if (session && typeof lastSeen === 'string')
          for (const message of conversations.humanSince(session, lastSeen)) write(messageEvent(message))
        let last = session ? conversations.count(session) : 0
        return (now) => {
          const news = conversations.unaskedSince(now, last, maxHistory)
          for (const message of news.messages) write(messageEvent({ ...message, id: message.message_id }))
          last = news.last
          if (now.status !== told) write(statusEvent(now.status))
          told = now.status
        }
      }),

    /** The same for a program: what it gets in no answer, and who answers now. */
    openForProgram: (
      bot: StoredBot,
      { session_id, after }: { readonly session_id: string; readonly after: number },
      request: FastifyRequest,
      reply: FastifyReply,
    ): void =>
      begin(bot, { channel: 'api', sessionId: session_id }, request, reply, (write) => {
        let last = after
        let told: SessionStatus | null = null
        const bring = (session: OpenSession | null) => {
          if (!session) return
          for (let before = -1; before !== last; ) {
            before = last
            const news = conversations.unaskedSince(session, last, maxHistory)
            for (const message of news.messages) write(`id: ${message.seq}\n${eventText('message', message)}`)
            last = news.last
          }
          if (session.status !== told) write(statusEvent(session.status))
          told = session.status
        }
        bring(conversations.find(bot, 'api', session_id))
        return bring
      }),

    /** A stream never ends on its own, so a stop has to end it. */
    endAll: (): void => {
      for (const { freeAll } of Object.values(slots)) freeAll()
    },
  }
}

function earlyName(botId: string, channel: Channel, sessionId: string): string {
  return `${botId} ${channel} ${sessionId}`
}

function add(all: Map<string, Set<Listener>>, name: string, listener: Listener): void {
  const some = all.get(name) ?? new Set()
  all.set(name, some.add(listener))
}

function remove(all: Map<string, Set<Listener>>, name: string, listener: Listener): void {
  const some = all.get(name)
  some?.delete(listener)
  if (some?.size === 0) all.delete(name)
}

function statusEvent(status: SessionStatus): string {
  return eventText('status', { status })
}

function messageOfAll(message: VisitorMessage, origin: string): string {
  return `id: ${message.seq}\n${eventText('message', withAbsoluteAddresses(message, origin))}`
}

function messageEvent({ id, role, text, at }: Pick<MessageRecord, 'id' | 'role' | 'text' | 'at'>): string {
  return `id: ${id}\n${eventText('message', { message_id: id, role, text, at })}`
}
