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
  /** When it was tried again after a change, and would have been answered. */
  readonly now_answered_at: number | null
}

/** Where it was asked, and what came back. */
export type PlaceRow = {
  readonly message_id: string
  readonly session_id: string
  readonly reply: string
  readonly is_wrong: 0 | 1
}

type NewRow = Omit<UnansweredRow, 'no' | 'state' | 'now_answered_at'> & { readonly bot_no: number }

export type UnansweredRepository = ReturnType<typeof createUnansweredRepository>

export function createUnansweredRepository(db: Db) {
  const insert = db.prepare<NewRow>(`
    INSERT INTO unanswered (bot_no, message_no, text, confidence, nearest, at)
    VALUES (@bot_no, @message_no, @text, @confidence, @nearest, @at)`)
  const waiting = db.prepare<[number, number], UnansweredRow>(`
    SELECT no, message_no, text, confidence, nearest, at, state, now_answered_at FROM unanswered
    WHERE bot_no = ? AND state IN ('open', 'dismissed') ORDER BY no DESC LIMIT ?`)
  const count = db
    .prepare<[number], number>("SELECT count(*) FROM unanswered WHERE bot_no = ? AND state = 'open'")
    .pluck()
  const setState = db.prepare<[UnansweredState, number]>('UPDATE unanswered SET state = ? WHERE no = ?')
  const setNowAnswered = db.prepare<[number | null, number]>(
    'UPDATE unanswered SET now_answered_at = ? WHERE no = ?',
  )
  const byMessage = db
    .prepare<[number], number>('SELECT no FROM unanswered WHERE message_no = ? ORDER BY no LIMIT 1')
    .pluck()
  const removeOpen = db.prepare<[number]>("DELETE FROM unanswered WHERE no = ? AND state = 'open'")
  const place = db.prepare<[number], PlaceRow>(`
    SELECT m.id AS message_id, s.id AS session_id, m.text AS reply,
      EXISTS (SELECT 1 FROM answer_ratings r WHERE r.message_no = m.no AND r.rating = 'wrong') AS is_wrong
    FROM messages m JOIN conversations s ON s.no = m.conversation_no WHERE m.no = ?`)

  return {
    insert: (row: NewRow): number => Number(insert.run(row).lastInsertRowid),
    byMessage: (messageNo: number) => byMessage.get(messageNo),
    /** What was taught or put aside meanwhile stays. */
    removeOpen: (no: number) => removeOpen.run(no),
    /** The newest, in the order they were asked. */
    waiting: (botNo: number, limit: number) => waiting.all(botNo, limit).reverse(),
    count: (botNo: number) => count.get(botNo) ?? 0,
    setNowAnswered: (no: number, at: number | null) => setNowAnswered.run(at, no),
    setState: (no: number, state: UnansweredState) => setState.run(state, no),
    place: (messageNo: number) => place.get(messageNo),
  }
}
