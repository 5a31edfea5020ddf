import type { Transaction } from '#main/db/commits.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Emitter } from '#main/features/webhooks/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { createRecent } from '#main/lib/recent.ts'
import { problem } from '#shared/problem.ts'
import type { SessionEvents } from '#shared/schemas/chat.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
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
import type { SessionStatus, Traffic, VisitedPage } from '#shared/schemas/widget.ts'
import { createConversationEvents } from './events.ts'
import { createHandovers } from './handovers.ts'
import { createConversationLists } from './lists.ts'
import { createPersonActs } from './person.ts'
import { createVisitorPresence } from './presence.ts'
import {
  createConversationRepository,
  type OpenSessionRow,
  type SessionRow,
  type Touch,
} from './repository.ts'
import { glimpse, show, showMessage, showToVisitor, withEnglish } from './show.ts'

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
  readonly page?: VisitedPage | undefined
  readonly answer: (AnswerDetails & { readonly text: string }) | null
  /** What the next message may point back to; absent: as it was. */
  readonly memory?: string | null
  readonly language?: LanguageCode | null
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
  readonly test: boolean
  /** Of the answer; null where a person answers. */
  readonly answerNo: number | null
}

type UnaskedMessages = { readonly messages: SessionEvents['messages']; readonly last: number }

/** The bot's reply, or the message itself where a person answers. */
type RecordedAnswer = { readonly message: MessageRecord; readonly seq: number }

const rememberedSessions = 10_000
const rememberedMessages = 12

export function createConversations(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly emitter: Emitter
    /** For tests: how long a visitor may be away before they have left. */
    readonly graceMs?: number | undefined
  },
) {
  const { clock, push } = deps
  const repository = createConversationRepository(deps.db)
  const lists = createConversationLists(deps.db)
  const handovers = createHandovers(deps.db)
  const events = createConversationEvents({ emitter: deps.emitter, repository, handovers })
  const presence = createVisitorPresence(deps)

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
    return {
      ...show(session),
      ...presence.of(id),
      messages: repository.messages(session.no).map(showMessage),
      pages: repository.pages(session.no).map(({ at, ...page }) => ({ ...page, at: isoTime(at) })),
      earlier:
        session.lead_no === null
          ? []
          : repository
              .earlier(session.lead_no, session.no)
              .map(({ updated_at, ...one }) => ({ ...one, updated_at: isoTime(updated_at) })),
    }
  }

  const forgetOpen = ({
    bot_id,
    channel,
    session_id,
  }: Pick<SessionRow, 'bot_id' | 'channel' | 'session_id'>) => {
    openSessions.delete(nameOf(bot_id, channel, session_id))
  }
  const person = createPersonActs({ ...deps, repository, handovers, events, row, forgetOpen })

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

  function insertSession(turn: Turn, touch: Touch): OpenSession {
    const { at } = touch
    const id = newId('ses', at)
    const session_id = turn.sessionId ?? id
    const status = turn.status ?? 'bot'
    const memory = turn.memory ?? null
    const traffic = turn.traffic ?? 'website'
    const test = isTest(turn.bot, traffic) ? 1 : 0
    const no = repository.insertSession({
      id,
      bot_no: turn.bot.no,
      channel: turn.channel,
      session_id,
      status,
      memory,
      traffic,
      test,
      message_count: touch.added,
      last_message: touch.last_message,
      last_question: touch.last_question ?? '',
      language: touch.language,
      page: touch.page,
      at,
    })
    return { no, id, session_id, status, traffic, test, memory }
  }

  /** Null: it was removed since it was looked up. */
  function touch(open: OpenSession, turn: Turn, change: Touch): number | null {
    const count = repository.touchSession(
      open,
      turn.memory === open.memory ? change : { ...change, memory: turn.memory },
    )
    const status = statusAfter(turn, open)
    if (count !== null && status !== open.status) repository.setStatus(open.no, status, change.at)
    return count
  }

  /** The next call finds the session as it is now, and every open page shows the new messages. */
  function notify(
    turn: Turn,
    before: OpenSession | null,
    session: OpenSession,
    messages: readonly MessageRecord[],
  ): void {
    const status = statusAfter(turn, session)
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
    row,
    presence,
    person,
    lists,
    handovers,

    /** Nothing of a removed conversation is kept in memory. */
    dropRemoved: (session: SessionSummary): void => {
      forgetOpen(session)
      presence.forget(session.id)
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
      const change: Touch = {
        added: messages.length,
        last_message: glimpse(last.text),
        at,
        last_question: glimpse(turn.message),
        language: turn.language ?? null,
        page: turn.page ? JSON.stringify(turn.page) : null,
      }
      const known = turn.session ?? findNow(turn)
      const touched = known && touch(known, turn, change)
      const open = touched === null ? null : known
      const seq = touched ?? messages.length
      const session = open ?? insertSession(turn, change)
      if (turn.page) repository.putPage(session.no, turn.page, at)
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
        // One that was closed and goes on begins anew.
        isNew: open === null || open.status === 'closed',
        messages,
        before: open?.status ?? 'bot',
        after: statusAfter(turn, open),
        reason: turn.handover ?? null,
        at,
      })
      return {
        sessionId: session.session_id,
        id: session.id,
        messageId: last.id,
        seq,
        sessionNo: session.no,
        test: session.test === 1,
        answerNo,
      }
    },

    /** What a person wrote after the message a page saw last. */
    humanSince: (session: OpenSession, messageId: string): MessageRecord[] =>
      repository.humanSince(session.no, messageId).map(showMessage),

    /** All that follows a place in the conversation, whoever wrote it; at most as many as wanted. */
    since: (session: OpenSession, after: number, limit: number): VisitorMessage[] =>
      repository.since(session.no, after, limit).map(showToVisitor),

    /** Of what follows a place, that which came in no answer: a person's words, and the bot's where it spoke on its own. */
    unaskedSince: (session: OpenSession, after: number, limit: number): UnaskedMessages => {
      const rows = repository.since(session.no, after, limit)
      return {
        messages: rows
          .filter(
            ({ role, answer }) => role === 'human' || (role === 'bot' && intentIn(answer) === 'nobody_came'),
          )
          .map(({ seq, id, role, text, at }) => ({ seq, message_id: id, role, text, at: isoTime(at) })),
        last: rows.at(-1)?.seq ?? after,
      }
    },

    /** What was said last, oldest first, for a model that answers. */
    saidBefore: (session: OpenSession | null): { role: 'visitor' | 'shop'; text: string }[] =>
      session === null
        ? []
        : repository.lastMessages(session.no, rememberedMessages).map(({ role, text }) => ({
            role: role === 'visitor' ? ('visitor' as const) : ('shop' as const),
            text,
          })),

    /** How many messages it has by now. */
    count: (session: OpenSession): number => repository.byId(session.id)?.message_count ?? 0,
    /** What its visitor calls it; null where there is none of this id. */
    namedBy: (id: string): Pick<SessionRow, 'channel' | 'session_id'> | null => repository.byId(id) ?? null,

    /** What came back when a message with this id was recorded before, and where it stands; null: it never was. */
    recorded: (session: OpenSession, clientId: string): RecordedAnswer | null => {
      const place = repository.placeOfClientId(session.no, clientId)
      if (place === 0) return null
      const [said, next] = repository.since(session.no, place - 1, 2)
      if (!said) return null
      // Both are written at once; what the bot says later on its own is no answer to this.
      const reply = next?.role === 'bot' && next.at === said.at ? next : null
      return { message: showMessage(reply ?? said), seq: place + (reply ? 1 : 0) }
    },

    get,
    getAll: (nos: readonly number[]): Session[] => repository.byNos(nos).map(({ id }) => get(id)),

    /** Null where there is none: a visitor's or a person's message, or one from before traces were kept. */
    trace: (messageId: string): Trace | null => {
      const text = repository.trace(messageId)
      return text === undefined ? null : withEnglish(JSON.parse(text))
    },

    /** What an answer was an answer to. */
    asked: (messageId: string) => repository.asked(messageId) ?? { bot_id: null, question: null },
  }
}

/** Who answers behind a turn: a conversation that was closed and goes on is the bot's again. */
export function statusAfter({ status }: Pick<Turn, 'status'>, open: OpenSession | null): SessionStatus {
  if (status) return status
  return open && open.status !== 'closed' ? open.status : 'bot'
}

/** What was not had with a visitor of the shop is a test; whether those at a kiosk are, its bot says. */
function isTest(bot: StoredBot, traffic: Traffic): boolean {
  return traffic === 'kiosk' ? !bot.count_kiosk : traffic !== 'website'
}

function intentIn(answer: string | null): string | null {
  return answer === null ? null : (JSON.parse(answer) as AnswerDetails).intent
}

function answered(
  answer: AnswerDetails & { readonly text: string },
  at: number,
  time: string,
): MessageRecord {
  const { text, ...details } = answer
  return { id: newId('msg', at), role: 'bot', text, at: time, answer: details }
}
