import type { Db } from '#main/db/open.ts'
import type { Rating } from '#shared/schemas/rating.ts'

/** An answer of a bot, with its question and what the merchant thinks of it. */
export type AnswerRow = {
  readonly no: number
  readonly bot_id: string
  readonly conversation_id: string
  readonly text: string
  /** JSON. */
  readonly answer: string
  readonly question: string | null
  readonly rating: Rating | null
  readonly rated_at: number | null
  readonly unanswered_no: number | null
  readonly test_id: string | null
  readonly is_waiting: 0 | 1
  readonly session_id: string
  readonly by_visitor: Rating | null
  readonly visitor_unanswered_no: number | null
}

type RatingRow = {
  readonly message_no: number
  readonly rating: Rating
  readonly unanswered_no: number | null
  readonly at: number
}

export function createRatingRepository(db: Db) {
  const answer = db.prepare<[string], AnswerRow>(`
    SELECT m.no, b.id AS bot_id, c.id AS conversation_id, c.session_id, m.text, m.answer, (
        SELECT v.text FROM messages v
        WHERE v.conversation_no = m.conversation_no AND v.no < m.no AND v.role = 'visitor' ORDER BY v.no DESC LIMIT 1
      ) AS question,
      r.rating, r.rated_at, r.unanswered_no, t.id AS test_id, v.rating AS by_visitor,
      v.unanswered_no AS visitor_unanswered_no,
      EXISTS (SELECT 1 FROM unanswered u WHERE u.message_no = m.no AND u.state = 'open') AS is_waiting
    FROM messages m JOIN conversations c ON c.no = m.conversation_no JOIN bots b ON b.no = c.bot_no
      LEFT JOIN answer_ratings r ON r.message_no = m.no LEFT JOIN test_conversations t ON t.no = r.test_no
      LEFT JOIN visitor_ratings v ON v.message_no = m.no
    WHERE m.id = ? AND m.role = 'bot' AND m.answer IS NOT NULL`)
  const put = db.prepare<RatingRow>(`
    INSERT INTO answer_ratings (message_no, rating, unanswered_no, rated_at)
    VALUES (@message_no, @rating, @unanswered_no, @at)
    ON CONFLICT (message_no) DO UPDATE SET
      rating = excluded.rating, unanswered_no = excluded.unanswered_no, rated_at = excluded.rated_at`)
  const putByVisitor = db.prepare<RatingRow>(`
    INSERT INTO visitor_ratings (message_no, rating, unanswered_no, rated_at)
    VALUES (@message_no, @rating, @unanswered_no, @at)
    ON CONFLICT (message_no) DO UPDATE SET
      rating = excluded.rating, unanswered_no = excluded.unanswered_no, rated_at = excluded.rated_at`)
  const removeByVisitor = db.prepare<[number]>('DELETE FROM visitor_ratings WHERE message_no = ?')
  const remove = db.prepare<[number]>('DELETE FROM answer_ratings WHERE message_no = ?')
  const setTest = db.prepare<[string, number]>(
    'UPDATE answer_ratings SET test_no = (SELECT no FROM test_conversations WHERE id = ?) WHERE message_no = ?',
  )

  return {
    answer: (messageId: string) => answer.get(messageId),
    put: (row: RatingRow) => put.run(row),
    remove: (messageNo: number) => remove.run(messageNo),
    putByVisitor: (row: RatingRow) => putByVisitor.run(row),
    removeByVisitor: (messageNo: number) => removeByVisitor.run(messageNo),
    setTest: (messageNo: number, testId: string) => setTest.run(testId, messageNo),
  }
}
