import type { Emitted, Emitter, EmittingSession } from '#main/features/webhooks/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { HandoverReason, IntegrationEventType } from '#shared/schemas/event.ts'
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

/** So many last words let whoever takes over know what it is about. */
const lastWords = 10

/** What other systems are told of conversations; each is written in the transaction of what it tells of. */
export function createConversationEvents(deps: {
  readonly emitter: Emitter
  readonly repository: ConversationRepository
}) {
  const { emitter, repository } = deps

  function messageEvents(
    bot: EmittingBot,
    session: EmittingSession,
    messages: readonly MessageRecord[],
  ): (Emitted | null)[] {
    if (!emitter.wants(bot, 'conversation.message')) return []
    return messages.map(({ id, role, text, at }) =>
      emitter.emit(bot, 'conversation.message', session, { message_id: id, role, text, at }),
    )
  }

  /** A person is asked for, comes, or goes again. */
  function handoverEvent(
    bot: EmittingBot,
    session: OpenSessionRow | SessionRow,
    change: Change,
  ): Emitted | null {
    const type = handoverType(change)
    if (type === null) return null
    if (type === 'handover.requested') repository.setReason(session.no, change.reason ?? 'rule')
    const reason = repository.reason(session.no) ?? 'rule'
    if (type === 'handover.closed') repository.setReason(session.no, null)
    const last_messages = repository
      .lastMessages(session.no, lastWords)
      .map(({ role, text, at }) => ({ role, text, at: isoTime(at) }))
    return emitter.emit(bot, type, session, { reason, last_messages }, change.byHand)
  }

  return {
    ofTurn: (
      bot: EmittingBot,
      session: OpenSessionRow,
      turn: Change & {
        readonly channel: Channel
        readonly isNew: boolean
        readonly messages: readonly MessageRecord[]
      },
    ): (() => void) =>
      tellAll([
        turn.isNew ? emitter.emit(bot, 'conversation.started', session, { channel: turn.channel }) : null,
        ...messageEvents(bot, session, turn.messages),
        handoverEvent(bot, session, turn),
      ]),

    /** A person wrote or changed who answers; the row is as it was before. */
    ofPerson: (session: SessionRow, after: SessionStatus, message: MessageRecord | null): (() => void) => {
      const bot = { no: session.bot_no, id: session.bot_id }
      const isClosed = after === 'closed' && session.status !== 'closed'
      return tellAll([
        handoverEvent(bot, session, { before: session.status, after, reason: null, byHand: true }),
        ...(message ? messageEvents(bot, session, [message]) : []),
        isClosed
          ? emitter.emit(bot, 'conversation.closed', session, {
              channel: session.channel,
              message_count: session.message_count,
              started_at: isoTime(session.started_at),
            })
          : null,
      ])
    },
  }
}

function handoverType({ before, after }: Change): IntegrationEventType | null {
  if (before === after) return null
  if (after === 'waiting') return 'handover.requested'
  if (after === 'human') return 'handover.accepted'
  return before === 'waiting' || before === 'human' ? 'handover.closed' : null
}

function tellAll(emitted: readonly (Emitted | null)[]): () => void {
  return () => {
    for (const one of emitted) one?.tell()
  }
}
