import type { Db } from '#main/db/open.ts'

export type UnansweredState = 'open' | 'taught' | 'dismissed'

export type UnansweredRow = {
  readonly no: number
  readonly message_no: number
  readonly text: string
  readonly confidence: number
  readonly nearest: string | null
  readonly at: number
  readonly state: UnansweredState
}

type NewRow = Omit<UnansweredRow, 'no' | 'state'> & { readonly bot_no: number }

export function createUnansweredRepository(db: Db) {
  const insert = db.prepare<NewRow>(`
    INSERT INTO unanswered (bot_no, message_no, text, confidence, nearest, at)
    VALUES (@bot_no, @message_no, @text, @confidence, @nearest, @at)`)
  const waiting = db.prepare<[number, number], UnansweredRow>(`
    SELECT no, message_no, text, confidence, nearest, at, state FROM unanswered
    WHERE bot_no = ? AND state IN ('open', 'dismissed') ORDER BY no DESC LIMIT ?`)
  const setState = db.prepare<[UnansweredState, number]>('UPDATE unanswered SET state = ? WHERE no = ?')
  const place = db.prepare<[number], { readonly message_id: string; readonly session_id: string }>(`
    SELECT m.id AS message_id, s.id AS session_id FROM messages m JOIN conversations s ON s.no = m.conversation_no WHERE m.no = ?`)

  return {
    insert: (row: NewRow) => insert.run(row),
    /** The newest, in the order they were asked. */
    waiting: (botNo: number, limit: number) => waiting.all(botNo, limit).reverse(),
    setState: (no: number, state: UnansweredState) => setState.run(state, no),
    place: (messageNo: number) => place.get(messageNo),
  }
}
