import type { Commits, Transaction } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Emitter } from '#main/features/webhooks/index.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { pageOf, timeBefore } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { createRecent } from '#main/lib/recent.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type {
  AnswerDetails,
  Channel,
  MessageRecord,
  Session,
  SessionSummary,
} from '#shared/schemas/session.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { VisitorMessage } from '#shared/schemas/visitor.ts'
import type { SessionStatus, Traffic } from '#shared/schemas/widget.ts'
import { createConversationEvents } from './events.ts'
import {
  createConversationRepository,
  type OpenSessionRow,
  type SessionRow,
  type Touch,
} from './repository.ts'
import { show, showMessage, showToVisitor, withEnglish } from './show.ts'

export type OpenSession = OpenSessionRow
export type Conversations = ReturnType<typeof createConversations>

/** One turn as it is kept: what the visitor said and what came back (null while a person answers). */
export type Turn = {
  readonly bot: StoredBot
  readonly channel: Channel
  /** The id the caller knows; null asks for a new session. */
  readonly sessionId: string | null
  /** The session of that id, where it was looked up before. */
  readonly session: OpenSession | null
  readonly message: string
  /** The sender's own id of the message, and where they wrote; on the widget alone. */
  readonly clientId?: string | undefined
  readonly traffic?: Traffic | undefined
  readonly answer: (AnswerDetails & { readonly text: string }) | null
  /** What the next message may point back to; absent: as it was. */
  readonly memory?: string | null
  /** Why it was answered so. */
  readonly trace?: string | null
  /** How long the bot took for it. */
  readonly tookMs?: number
  /** Who answers from now on, where this turn changes it. */
  readonly status?: SessionStatus | null
  /** Why a person is asked for, where one is. */
  readonly handover?: HandoverReason | null
}

export type RecordedTurn = {
  readonly sessionId: string
  /** Of the session, whatever its caller calls it. */
  readonly id: string
  readonly messageId: string
  /** Its place in the conversation, from 1. */
  readonly seq: number
  readonly sessionNo: number
  readonly traffic: Traffic
  /** Of the answer; null where a person answers. */
  readonly answerNo: number | null
}

/** The bot's reply, or the message itself where a person answers. */
type RecordedAnswer = { readonly message: MessageRecord; readonly seq: number }

const rememberedSessions = 10_000
/** A list needs a glimpse of the last message, not the whole. */
const glimpseLength = 200

export function createConversations(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly emitter: Emitter
  readonly push: (push: Push) => void
}) {
  const { commits, clock, push } = deps
  const repository = createConversationRepository(deps.db)
  const events = createConversationEvents({ emitter: deps.emitter, repository })

  // A read outside a transaction costs more in file locks than in looking; this process is the only writer.
  const openSessions = createRecent<string, OpenSession>(rememberedSessions)
  const nameOf = (botId: string, channel: Channel, sessionId: string) => `${botId} ${channel} ${sessionId}`

  function find(bot: StoredBot, channel: Channel, sessionId: string | null): OpenSession | null {
    if (sessionId === null) return null
    const name = nameOf(bot.id, channel, sessionId)
    const session = openSessions.get(name) ?? repository.findSession(bot.no, channel, sessionId)
    if (!session) return null
    openSessions.set(name, session)
    return session
  }

  function row(id: string): SessionRow {
    const session = repository.byId(id)
    if (session) return session
    throw problem('session_not_found', `There is no session with the id ${JSON.stringify(id)}.`)
  }

  function get(id: string): Session {
    const session = row(id)
    return { ...show(session), messages: repository.messages(session.no).map(showMessage) }
  }

  function pushStatus(session: SessionRow, status: SessionStatus): void {
    openSessions.delete(nameOf(session.bot_id, session.channel, session.session_id))
    push({ type: 'session.status', bot_id: session.bot_id, session_id: session.id, status })
  }

  // The same answer is given many times over.
  const written = new WeakMap<object, string>()
  function writtenOf(given: object, details: AnswerDetails): string {
    const cached = written.get(given)
    if (cached !== undefined) return cached
    const text = JSON.stringify(details)
    written.set(given, text)
    return text
  }

  /** Looked up again where it was not there before: two first messages may come at once. */
  function findNow({ bot, channel, sessionId }: Turn): OpenSession | null {
    return sessionId === null ? null : (repository.findSession(bot.no, channel, sessionId) ?? null)
  }

  function insertSession(turn: Turn, added: number, lastMessage: string, at: number): OpenSession {
    const id = newId('ses', at)
    const session_id = turn.sessionId ?? id
    const status = turn.status ?? 'bot'
    const memory = turn.memory ?? null
    const traffic = turn.traffic ?? 'website'
    const no = repository.insertSession({
      id,
      bot_no: turn.bot.no,
      channel: turn.channel,
      session_id,
      status,
      memory,
      traffic,
      message_count: added,
      last_message: lastMessage,
      at,
    })
    return { no, id, session_id, status, traffic, memory }
  }

  /** Null: it was removed since it was looked up. */
  function touch(open: OpenSession, turn: Turn, change: Omit<Touch, 'memory'>): number | null {
    const count = repository.touchSession(
      open,
      turn.memory === open.memory ? change : { ...change, memory: turn.memory },
    )
    if (count !== null && turn.status && turn.status !== open.status)
      repository.setStatus(open.no, turn.status, change.at)
    return count
  }

  /** The next call finds the session as it is now, and every open page shows the new messages. */
  function notify(
    turn: Turn,
    before: OpenSession | null,
    session: OpenSession,
    messages: readonly MessageRecord[],
  ): void {
    const status = turn.status ?? session.status
    const memory = turn.memory === undefined ? session.memory : turn.memory
    if (before)
      openSessions.set(nameOf(turn.bot.id, turn.channel, session.session_id), { ...session, status, memory })
    for (const message of messages)
      push({ type: 'session.message', bot_id: turn.bot.id, session_id: session.id, message })
    if (status !== (before?.status ?? 'bot'))
      push({ type: 'session.status', bot_id: turn.bot.id, session_id: session.id, status })
  }

  return {
    find,

    /** The numbers of a bot's conversations, or of all bots', that were not had on a website. */
    ofTraffic: (traffic: Exclude<Traffic, 'website'>, botId: string | null): number[] =>
      repository.ofTraffic(traffic, botId),

    /** Nothing of a removed conversation is kept in memory. */
    dropRemoved: ({ bot_id, channel, session_id }: SessionSummary): void => {
      openSessions.delete(nameOf(bot_id, channel, session_id))
    },

    /** Records a turn in the transaction of the call: it is on disk before the visitor is answered. */
    recordTurn: (tx: Transaction, turn: Turn): RecordedTurn => {
      const at = clock.now()
      const time = isoTime(at)
      const said = {
        id: newId('msg', at),
        role: 'visitor' as const,
        text: turn.message,
        at: time,
        answer: null,
      }
      const messages = turn.answer ? [said, answered(turn.answer, at, time)] : [said]
      const last = messages.at(-1) ?? said
      const lastMessage = glimpse(last.text)
      const known = turn.session ?? findNow(turn)
      const touched = known && touch(known, turn, { added: messages.length, lastMessage, at })
      const open = touched === null ? null : known
      const seq = touched ?? messages.length
      const session = open ?? insertSession(turn, messages.length, lastMessage, at)
      let answerNo: number | null = null
      for (const { id, role, text, answer } of messages) {
        const no = repository.insertMessage(session.no, {
          id,
          role,
          text,
          at,
          answer: answer && turn.answer && writtenOf(turn.answer, answer),
          intent: answer?.intent ?? null,
          client_id: role === 'visitor' ? (turn.clientId ?? null) : null,
          took_ms: role === 'bot' ? (turn.tookMs ?? null) : null,
        })
        if (!answer) continue
        answerNo = no
        if (turn.trace) repository.insertTrace(no, turn.trace)
      }
      tx.afterCommit(() => notify(turn, open, session, messages))
      events.emitTurn(tx, turn.bot, session, {
        channel: turn.channel,
        isNew: open === null,
        messages,
        before: open?.status ?? 'bot',
        after: turn.status ?? open?.status ?? 'bot',
        reason: turn.handover ?? null,
      })
      return {
        sessionId: session.session_id,
        id: session.id,
        messageId: last.id,
        seq,
        sessionNo: session.no,
        traffic: session.traffic,
        answerNo,
      }
    },

    /** A person of the shop answers; from then on the bot is silent in this session. */
    reply: async (id: string, text: string): Promise<Session> => {
      const at = clock.now()
      const message = { id: newId('msg', at), role: 'human' as const, text, at: isoTime(at), answer: null }
      await commits.run((tx) => {
        const session = row(id)
        repository.insertMessage(session.no, { ...message, at, intent: null })
        repository.touchSession(session, { added: 1, lastMessage: glimpse(text), at })
        repository.setStatus(session.no, 'human', at)
        tx.afterCommit(() => {
          push({ type: 'session.message', bot_id: session.bot_id, session_id: id, message })
          if (session.status !== 'human') pushStatus(session, 'human')
        })
        events.emitPerson(tx, session, 'human', message)
      })
      return get(id)
    },

    /** Who answers from now on. */
    setStatus: async (id: string, status: SessionStatus): Promise<Session> => {
      await commits.run((tx) => {
        const session = row(id)
        repository.setStatus(session.no, status, clock.now())
        tx.afterCommit(() => pushStatus(session, status))
        events.emitPerson(tx, session, status, null)
      })
      return get(id)
    },

    /** What a person wrote after the message a page saw last. */
    humanSince: (session: OpenSession, messageId: string): MessageRecord[] =>
      repository.humanSince(session.no, messageId).map(showMessage),

    /** All that follows a place in the conversation, whoever wrote it; at most as many as wanted. */
    since: (session: OpenSession, after: number, limit: number): VisitorMessage[] =>
      repository.since(session.no, after, limit).map(showToVisitor),

    /** How many messages it has by now. */
    count: (session: OpenSession): number => repository.byId(session.id)?.message_count ?? 0,

    /** What came back when a message with this id was recorded before, and where it stands; null: it never was. */
    recorded: (session: OpenSession, clientId: string): RecordedAnswer | null => {
      const place = repository.placeOfClientId(session.no, clientId)
      if (place === 0) return null
      const [said, next] = repository.since(session.no, place - 1, 2)
      if (!said) return null
      // Both are written in one transaction, so that nothing comes between a message and the bot's answer to it.
      const reply = next?.role === 'bot' ? next : null
      return { message: showMessage(reply ?? said), seq: place + (reply ? 1 : 0) }
    },

    get,

    /** Null where there is none: a visitor's or a person's message, or one from before traces were kept. */
    trace: (messageId: string): Trace | null => {
      const text = repository.trace(messageId)
      return text === undefined ? null : withEnglish(JSON.parse(text))
    },

    /** What an answer was an answer to. */
    asked: (messageId: string) => repository.asked(messageId) ?? { bot_id: null, question: null },

    list: (filter: {
      readonly bot_id?: string | undefined
      readonly channel?: Channel | undefined
      readonly after?: string | undefined
      readonly limit: number
    }): { sessions: SessionSummary[]; next: string | null } => {
      const rows = repository.list({
        bot_id: filter.bot_id ?? null,
        channel: filter.channel ?? null,
        ...timeBefore(filter.after),
        limit: filter.limit + 1,
      })
      const { shown, next } = pageOf(rows, filter.limit, ({ updated_at, no }) => [updated_at, no])
      return { sessions: shown.map(show), next }
    },

    countSince: (atMs: number): number => repository.countSince(atMs),

    /** The numbers of a stretch of time; questions in slices of a quarter of an hour. */
    countsBetween: (fromMs: number, toMs: number) => ({
      chats: repository.chatsBetween(fromMs, toMs),
      questions: repository.questionsBetween(fromMs, toMs),
      answered: repository.answeredBetween(fromMs, toMs),
    }),

    chatsBetween: (fromMs: number, toMs: number): number => repository.chatsBetween(fromMs, toMs),

    /** Who waits for a person, the longest first. */
    waiting: (limit: number) => ({ count: repository.countWaiting(), first: repository.waiting(limit) }),
  }
}

function glimpse(text: string): string {
  return text.slice(0, glimpseLength).toWellFormed()
}

function answered(
  answer: AnswerDetails & { readonly text: string },
  at: number,
  time: string,
): MessageRecord {
  const { text, ...details } = answer
  return { id: newId('msg', at), role: 'bot', text, at: time, answer: details }
}
