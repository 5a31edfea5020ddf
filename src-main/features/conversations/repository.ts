import type { Db } from '#main/db/open.ts'
import type { Channel, MessageRole } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'

export type SessionRow = {
  readonly no: number
  readonly id: string
  readonly bot_id: string
  readonly channel: Channel
  readonly session_id: string
  readonly status: SessionStatus
  readonly message_count: number
  readonly last_message: string
  readonly started_at: number
  readonly updated_at: number
}

/** What a call needs of its session. */
export type OpenSessionRow = Pick<SessionRow, 'no' | 'id' | 'session_id' | 'status'>

export type MessageRow = {
  readonly id: string
  readonly role: MessageRole
  readonly text: string
  readonly at: number
  readonly answer: string | null
}

export type NewSessionRow = Pick<SessionRow, 'id' | 'channel' | 'session_id'> & {
  readonly bot_no: number
  readonly message_count: number
  readonly last_message: string
  readonly at: number
}

export type SessionFilter = {
  readonly bot_id: string | null
  readonly channel: Channel | null
  readonly before_at: number
  readonly before_no: number
  readonly limit: number
}

const columns = `s.no, s.id, b.id AS bot_id, s.channel, s.session_id, s.status, s.message_count, s.last_message,
  s.started_at, s.updated_at FROM sessions s JOIN bots b ON b.no = s.bot_no`

export function createConversationRepository(db: Db) {
  const findSession = db.prepare<[number, Channel, string], OpenSessionRow>(
    'SELECT no, id, session_id, status FROM sessions WHERE bot_no = ? AND channel = ? AND session_id = ?',
  )
  const byId = db.prepare<[string], SessionRow>(`SELECT ${columns} WHERE s.id = ?`)
  const insertSession = db.prepare<NewSessionRow>(`
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES (@id, @bot_no, @channel, @session_id, 'bot', @message_count, @last_message, @at, @at)`)
  const touchSession = db.prepare<[number, string, number, number]>(
    'UPDATE sessions SET message_count = message_count + ?, last_message = ?, updated_at = ? WHERE no = ?',
  )
  const insertMessage = db.prepare<[string, number, MessageRole, string, number, string | null]>(
    'INSERT INTO messages (id, session_no, role, text, at, answer) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const messages = db.prepare<[number], MessageRow>(
    'SELECT id, role, text, at, answer FROM messages WHERE session_no = ? ORDER BY no',
  )
  const humanSince = db.prepare<{ session_no: number; id: string }, MessageRow>(`
    SELECT id, role, text, at, answer FROM messages
    WHERE session_no = @session_no AND role = 'human'
      AND no > coalesce((SELECT no FROM messages WHERE id = @id AND session_no = @session_no), 9e15)
    ORDER BY no`)
  const setStatus = db.prepare<[SessionStatus, number, number]>(
    'UPDATE sessions SET status = ?, updated_at = ? WHERE no = ?',
  )
  const list = db.prepare<SessionFilter, SessionRow>(`
    SELECT ${columns} WHERE (s.updated_at, s.no) < (@before_at, @before_no) AND b.id = coalesce(@bot_id, b.id)
      AND s.channel = coalesce(@channel, s.channel)
    ORDER BY s.updated_at DESC, s.no DESC LIMIT @limit`)
  const countSince = db
    .prepare<[number], number>('SELECT count(*) FROM sessions WHERE updated_at >= ?')
    .pluck()

  return {
    findSession: (botNo: number, channel: Channel, sessionId: string) =>
      findSession.get(botNo, channel, sessionId),
    byId: (id: string) => byId.get(id),
    insertSession: (row: NewSessionRow): number => Number(insertSession.run(row).lastInsertRowid),
    touchSession: (no: number, change: { added: number; lastMessage: string; at: number }) =>
      touchSession.run(change.added, change.lastMessage, change.at, no),
    insertMessage: (sessionNo: number, row: MessageRow) =>
      insertMessage.run(row.id, sessionNo, row.role, row.text, row.at, row.answer),
    messages: (sessionNo: number) => messages.all(sessionNo),
    humanSince: (sessionNo: number, id: string) => humanSince.all({ session_no: sessionNo, id }),
    setStatus: (sessionNo: number, status: SessionStatus, at: number) => setStatus.run(status, at, sessionNo),
    list: (filter: SessionFilter) => list.all(filter),
    countSince: (at: number) => countSince.get(at) ?? 0,
  }
}
