import type { Transaction } from '#main/db/commits.ts'
import type { Emitter, EmittingSession } from '#main/features/webhooks/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type { Channel, MessageRecord } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { Change, Handovers } from './handovers.ts'
import type { ConversationRepository, OpenSessionRow, SessionRow } from './repository.ts'

type EmittingBot = { readonly no: number; readonly id: string }

/** Enough of the conversation for the person who takes over to see what it is about. */
const maxLastMessages = 10

/** Emits the events of conversations, in the same transaction as the change itself, and keeps the handovers up to date. */
export function createConversationEvents(deps: {
  readonly emitter: Emitter
  readonly repository: ConversationRepository
  readonly handovers: Handovers
}) {
  const { emitter, repository, handovers } = deps

  function emitMessages(
    tx: Transaction,
    bot: EmittingBot,
    session: OpenSessionRow | SessionRow,
    messages: readonly MessageRecord[],
  ): void {
    if (!emitter.wants(bot, 'conversation.message')) return
    for (const { id, role, text, at } of messages)
      emitter.emit(tx, bot, emitting(session), {
        type: 'conversation.message',
        data: { message_id: id, role, text, at },
      })
  }

  /** A person is asked for, takes over, or hands back. */
  function recordHandover(
    tx: Transaction,
    bot: EmittingBot,
    session: OpenSessionRow | SessionRow,
    change: Change & { readonly byHand?: boolean },
  ): void {
    const type = handoverType(change)
    if (type === null) return
    const before = handovers.reason(session.no)
    handovers.follow(session.no, change)
    const reason = before ?? handovers.reason(session.no) ?? 'rule'
    emitHandover(tx, bot, session, { type, reason, byHand: change.byHand ?? false })
  }

  function emitHandover(
    tx: Transaction,
    bot: EmittingBot,
    session: OpenSessionRow | SessionRow,
    event: { readonly type: HandoverType; readonly reason: HandoverReason; readonly byHand: boolean },
  ): void {
    const last_messages = repository
      .lastMessages(session.no, maxLastMessages)
      .map(({ role, text, at }) => ({ role, text, at: isoTime(at) }))
    const { type, reason } = event
    emitter.emit(tx, bot, emitting(session), { type, data: { reason, last_messages } }, event.byHand)
  }

  function emitClosed(tx: Transaction, session: SessionRow): void {
    const { bot_no, bot_id, channel, message_count, started_at } = session
    emitter.emit(tx, { no: bot_no, id: bot_id }, emitting(session), {
      type: 'conversation.closed',
      data: { channel, message_count, started_at: isoTime(started_at) },
    })
  }

  return {
    emitTurn: (
      tx: Transaction,
      bot: EmittingBot,
      session: OpenSessionRow,
      turn: Change & {
        readonly channel: Channel
        readonly isNew: boolean
        readonly messages: readonly MessageRecord[]
      },
    ): void => {
      if (turn.isNew)
        emitter.emit(tx, bot, emitting(session), {
          type: 'conversation.started',
          data: { channel: turn.channel },
        })
      emitMessages(tx, bot, session, turn.messages)
      recordHandover(tx, bot, session, turn)
    },

    /** A person wrote, or changed who answers. `session` is the row as it was before that. */
    emitPerson: (
      tx: Transaction,
      session: SessionRow,
      after: SessionStatus,
      message: MessageRecord | null,
      at: number,
    ): void => {
      const bot = { no: session.bot_no, id: session.bot_id }
      recordHandover(tx, bot, session, { before: session.status, after, reason: null, at, byHand: true })
      if (message) emitMessages(tx, bot, session, [message])
      if (after === 'closed' && session.status !== 'closed') emitClosed(tx, session)
    },

    /** Nobody came: the visitor was told so. */
    emitNobodyCame: (tx: Transaction, session: SessionRow, message: MessageRecord, at: number): void => {
      const bot = { no: session.bot_no, id: session.bot_id }
      emitMessages(tx, bot, session, [message])
      const reason = handovers.reason(session.no) ?? 'rule'
      handovers.markUnanswered(session.no, at)
      // Where a person has taken over, somebody did come; they are late, and that is between them and the visitor.
      if (session.status === 'waiting')
        emitHandover(tx, bot, session, { type: 'handover.unanswered', reason, byHand: false })
    },

    /** Nobody has written for long. */
    emitIdle: (tx: Transaction, session: SessionRow, at: number): void => {
      const bot = { no: session.bot_no, id: session.bot_id }
      recordHandover(tx, bot, session, {
        before: session.status,
        after: 'closed',
        reason: null,
        at,
        byHand: true,
      })
      emitClosed(tx, session)
    },
  }
}

type HandoverType = 'handover.requested' | 'handover.accepted' | 'handover.unanswered' | 'handover.closed'

function emitting({ id, session_id, test }: OpenSessionRow | SessionRow): EmittingSession {
  return { id, session_id, test: test === 1 }
}

function handoverType({ before, after }: Change): HandoverType | null {
  if (before === after) return null
  if (after === 'waiting') return 'handover.requested'
  if (after === 'human') return 'handover.accepted'
  return before === 'waiting' || before === 'human' ? 'handover.closed' : null
}
