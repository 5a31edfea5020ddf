import type { Transaction } from '#main/db/commits.ts'
import type { Emitter, EmittingSession } from '#main/features/webhooks/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type { Channel, MessageRecord } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { ConversationRepository, OpenSessionRow, SessionRow } from './repository.ts'

type EmittingBot = { readonly no: number; readonly id: string }
type Change = {
  readonly before: SessionStatus
  readonly after: SessionStatus
  readonly reason: HandoverReason | null
  readonly byHand?: boolean
}

/** Enough of the conversation for the person who takes over to see what it is about. */
const maxLastMessages = 10

/** Emits the events of conversations, each in the transaction of what it reports. */
export function createConversationEvents(deps: {
  readonly emitter: Emitter
  readonly repository: ConversationRepository
}) {
  const { emitter, repository } = deps

  function emitMessages(
    tx: Transaction,
    bot: EmittingBot,
    session: EmittingSession,
    messages: readonly MessageRecord[],
  ): void {
    if (!emitter.wants(bot, 'conversation.message')) return
    for (const { id, role, text, at } of messages)
      emitter.emit(tx, bot, session, {
        type: 'conversation.message',
        data: { message_id: id, role, text, at },
      })
  }

  /** A person is asked for, takes over, or hands back. */
  function emitHandover(
    tx: Transaction,
    bot: EmittingBot,
    session: OpenSessionRow | SessionRow,
    change: Change,
  ): void {
    const type = handoverType(change)
    if (type === null) return
    if (type === 'handover.requested') repository.setReason(session.no, change.reason ?? 'rule')
    const reason = repository.reason(session.no) ?? 'rule'
    if (type === 'handover.closed') repository.setReason(session.no, null)
    const last_messages = repository
      .lastMessages(session.no, maxLastMessages)
      .map(({ role, text, at }) => ({ role, text, at: isoTime(at) }))
    emitter.emit(tx, bot, session, { type, data: { reason, last_messages } }, change.byHand)
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
        emitter.emit(tx, bot, session, { type: 'conversation.started', data: { channel: turn.channel } })
      emitMessages(tx, bot, session, turn.messages)
      emitHandover(tx, bot, session, turn)
    },

    /** A person wrote, or changed who answers. `session` is the row as it was before that. */
    emitPerson: (
      tx: Transaction,
      session: SessionRow,
      after: SessionStatus,
      message: MessageRecord | null,
    ): void => {
      const bot = { no: session.bot_no, id: session.bot_id }
      emitHandover(tx, bot, session, { before: session.status, after, reason: null, byHand: true })
      if (message) emitMessages(tx, bot, session, [message])
      if (after === 'closed' && session.status !== 'closed')
        emitter.emit(tx, bot, session, {
          type: 'conversation.closed',
          data: {
            channel: session.channel,
            message_count: session.message_count,
            started_at: isoTime(session.started_at),
          },
        })
    },
  }
}

function handoverType({ before, after }: Change) {
  if (before === after) return null
  if (after === 'waiting') return 'handover.requested'
  if (after === 'human') return 'handover.accepted'
  return before === 'waiting' || before === 'human' ? 'handover.closed' : null
}
