import type { Transaction } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'

type Handover = { readonly no: number; readonly reason: HandoverReason }
export type Change = {
  readonly before: SessionStatus
  readonly after: SessionStatus
  readonly reason: HandoverReason | null
  readonly at: number
}
/** A visitor whom nobody has answered for longer than the bot's time. */
export type OverdueRow = {
  readonly id: string
  readonly bot_id: string
  readonly status: 'waiting' | 'human'
}

export type Handovers = ReturnType<typeof createHandovers>

/** Each time a person was asked for or stepped in, with the times of what followed; in the transaction of the change. */
export function createHandovers(db: Db) {
  const open = db.prepare<[number], Handover>(
    'SELECT no, reason FROM handovers WHERE conversation_no = ? AND closed_at IS NULL ORDER BY no DESC LIMIT 1',
  )
  const insert = db.prepare<{
    no: number
    reason: HandoverReason
    requested: number | null
    accepted: number | null
  }>(`
    INSERT INTO handovers (conversation_no, bot_no, reason, requested_at, accepted_at)
    SELECT no, bot_no, @reason, @requested, @accepted FROM conversations WHERE no = @no`)
  const accept = db.prepare<[number, number]>(
    'UPDATE handovers SET accepted_at = coalesce(accepted_at, ?) WHERE no = ?',
  )
  const answer = db.prepare<[number, number]>(`
    UPDATE handovers SET answered_at = coalesce(answered_at, ?)
    WHERE conversation_no = ? AND closed_at IS NULL`)
  const close = db.prepare<[number, number]>('UPDATE handovers SET closed_at = ? WHERE no = ?')
  const markUnanswered = db.prepare<[number, number]>(
    'UPDATE handovers SET unanswered_at = ? WHERE conversation_no = ? AND closed_at IS NULL',
  )
  // Who was told once is told again only if they wrote again and nobody has looked since.
  const overdue = db.prepare<{ now: number; limit: number }, OverdueRow>(`
    SELECT s.id, b.id AS bot_id, s.status FROM conversations s JOIN bots b ON b.no = s.bot_no
    JOIN handovers h ON h.no = (
      SELECT no FROM handovers WHERE conversation_no = s.no AND closed_at IS NULL ORDER BY no DESC LIMIT 1)
    WHERE s.status IN ('waiting', 'human') AND b.archived = 0 AND b.handover_rules ->> 'unanswered_minutes' > 0
      AND CASE
        WHEN s.status = 'waiting' AND h.unanswered_at IS NULL THEN s.waiting_since
        WHEN s.status = 'human' AND s.unread > 0 AND coalesce(h.unanswered_at, 0) < s.unread_since THEN s.unread_since
      END <= @now - (b.handover_rules ->> 'unanswered_minutes') * 60000
    ORDER BY s.no LIMIT @limit`)

  const pullBack = [
    'UPDATE handovers SET unanswered_at = @now WHERE closed_at IS NULL AND unanswered_at > @now',
    `UPDATE conversations SET waiting_since = min(waiting_since, @now), unread_since = min(unread_since, @now)
     WHERE status IN ('waiting', 'human') AND (waiting_since > @now OR unread_since > @now)`,
    'UPDATE conversations SET updated_at = @now WHERE updated_at > @now AND closed_at IS NULL',
  ].map((sql) => db.prepare<{ now: number }>(sql))

  return {
    follow: (conversationNo: number, { before, after, reason, at }: Change): void => {
      if (before === after) return
      const current = open.get(conversationNo)
      if (after === 'waiting' && !current)
        insert.run({ no: conversationNo, reason: reason ?? 'rule', requested: at, accepted: null })
      if (after === 'human') {
        if (current) accept.run(at, current.no)
        else insert.run({ no: conversationNo, reason: 'rule', requested: null, accepted: at })
      }
      if ((after === 'bot' || after === 'closed') && current) close.run(at, current.no)
    },
    /** A person wrote. */
    answered: (conversationNo: number, at: number): void => {
      answer.run(at, conversationNo)
    },
    reason: (conversationNo: number): HandoverReason | null => open.get(conversationNo)?.reason ?? null,
    markUnanswered: (conversationNo: number, at: number): void => {
      markUnanswered.run(at, conversationNo)
    },
    /** The clock was ahead: who waits has been waiting since now, and what is idle is so from now on. */
    pullBack: (_tx: Transaction, now: number): void => {
      for (const statement of pullBack) statement.run({ now })
    },
    overdue: (now: number, limit: number): OverdueRow[] => overdue.all({ now, limit }),
  }
}
