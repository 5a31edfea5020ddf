import type { Db } from '#main/db/open.ts'
import type { HandoverReason } from '#shared/schemas/event.ts'
import type { Rating } from '#shared/schemas/rating.ts'
import type { Channel, MessageRole } from '#shared/schemas/session.ts'
import type { SessionStatus, Traffic } from '#shared/schemas/widget.ts'

export type SessionRow = {
  readonly no: number
  readonly id: string
  readonly bot_no: number
  readonly bot_id: string
  readonly channel: Channel
  readonly session_id: string
  readonly status: SessionStatus
  readonly traffic: Traffic
  readonly message_count: number
  readonly last_message: string
  readonly started_at: number
  readonly updated_at: number
}

/** What a call needs of its session. */
export type OpenSessionRow = Pick<SessionRow, 'no' | 'id' | 'session_id' | 'status' | 'traffic'> & {
  readonly memory: string | null
}

export type MessageRow = {
  readonly id: string
  readonly role: MessageRole
  readonly text: string
  readonly at: number
  readonly answer: string | null
}

/** The answer's intent has its own column too, so that it can be counted without reading the answer. */
type NewMessageRow = MessageRow & {
  readonly intent: string | null
  readonly client_id?: string | null
  readonly took_ms?: number | null
}

/** As its visitor sees it; `seq` is its place in the conversation. */
export type VisitorMessageRow = MessageRow & {
  readonly seq: number
  readonly client_id: string | null
  readonly rating: Rating | null
}

type NewSessionRow = Pick<SessionRow, 'id' | 'channel' | 'session_id' | 'status'> & {
  readonly bot_no: number
  readonly memory: string | null
  readonly traffic: Traffic
  readonly message_count: number
  readonly last_message: string
  readonly at: number
}

export type Touch = {
  readonly added: number
  readonly lastMessage: string
  readonly at: number
  readonly memory?: string | null | undefined
}

type SessionFilter = {
  readonly bot_id: string | null
  readonly channel: Channel | null
  readonly before_at: number
  readonly before_no: number
  readonly limit: number
}

/** What an answer was an answer to. */
type AskedRow = { readonly bot_id: string; readonly question: string | null }

/** How many messages fell into a slice of the day. */
type SliceRow = { readonly at: number; readonly count: number }
type WaitingRow = {
  readonly id: string
  readonly bot_id: string
  readonly bot_name: string
  readonly since: number
}

/** Every timezone's hours begin at a quarter of an hour. */
const sliceMs = 15 * 60_000

/** Numbers are of visitors on websites; the others are few, and found by an index of their own. */
const isReal = "conversation_no NOT IN (SELECT no FROM conversations WHERE traffic <> 'website')"

const columns = `s.no, s.id, s.bot_no, b.id AS bot_id, s.channel, s.session_id, s.status, s.traffic, s.message_count, s.last_message,
  s.started_at, s.updated_at FROM conversations s JOIN bots b ON b.no = s.bot_no`

export function createConversationRepository(db: Db) {
  const findSession = db.prepare<[number, Channel, string], OpenSessionRow>(
    'SELECT no, id, session_id, status, traffic, memory FROM conversations WHERE bot_no = ? AND channel = ? AND session_id = ?',
  )
  const byId = db.prepare<[string], SessionRow>(`SELECT ${columns} WHERE s.id = ?`)
  const insertSession = db.prepare<NewSessionRow>(`
    INSERT INTO conversations (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at,
      memory, traffic, waiting_since)
    VALUES (@id, @bot_no, @channel, @session_id, @status, @message_count, @last_message, @at, @at, @memory, @traffic,
      CASE WHEN @status = 'waiting' THEN @at END)`)
  const touchSession = db
    .prepare<[number, string, number, number, string], number>(`
      UPDATE conversations SET message_count = message_count + ?, last_message = ?, updated_at = ? WHERE no = ? AND id = ?
      RETURNING message_count`)
    .pluck()
  const touchAndRemember = db
    .prepare<[number, string, number, string | null, number, string], number>(`
      UPDATE conversations SET message_count = message_count + ?, last_message = ?, updated_at = ?, memory = ? WHERE no = ? AND id = ?
      RETURNING message_count`)
    .pluck()
  const insertMessage = db.prepare<
    [string, number, MessageRole, string, number, string | null, string | null, string | null, number | null]
  >(
    'INSERT INTO messages (id, conversation_no, role, text, at, answer, intent, client_id, took_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const messages = db.prepare<[number], MessageRow>(
    'SELECT id, role, text, at, answer FROM messages WHERE conversation_no = ? ORDER BY no',
  )
  const lastMessages = db.prepare<[number, number], MessageRow>(
    'SELECT id, role, text, at, answer FROM messages WHERE conversation_no = ? ORDER BY no DESC LIMIT ?',
  )
  // Messages are never taken out of a conversation one by one, so that a place in it stays what it is.
  const since = db.prepare<{ conversation_no: number; after: number; limit: number }, VisitorMessageRow>(`
    SELECT @after + row_number() OVER (ORDER BY m.no) AS seq, m.id, m.role, m.text, m.at, m.answer, m.client_id, r.rating
    FROM (SELECT * FROM messages WHERE conversation_no = @conversation_no ORDER BY no LIMIT @limit OFFSET @after) m
    LEFT JOIN visitor_ratings r ON r.message_no = m.no ORDER BY m.no`)
  const placeOfClientId = db
    .prepare<{ conversation_no: number; client_id: string }, number>(`
      SELECT count(*) FROM messages
      WHERE conversation_no = @conversation_no AND no <= (
        SELECT no FROM messages WHERE conversation_no = @conversation_no AND client_id = @client_id)`)
    .pluck()
  const setReason = db.prepare<[HandoverReason | null, number]>(
    'UPDATE conversations SET handover_reason = ? WHERE no = ?',
  )
  const reason = db
    .prepare<[number], HandoverReason | null>('SELECT handover_reason FROM conversations WHERE no = ?')
    .pluck()
  const humanSince = db.prepare<{ conversation_no: number; id: string }, MessageRow>(`
    SELECT id, role, text, at, answer FROM messages
    WHERE conversation_no = @conversation_no AND role = 'human'
      AND no > coalesce((SELECT no FROM messages WHERE id = @id AND conversation_no = @conversation_no), 9e15)
    ORDER BY no`)
  const insertTrace = db.prepare<[number, string]>(
    'INSERT INTO answer_traces (message_no, trace) VALUES (?, ?)',
  )
  const trace = db
    .prepare<[string], string>(
      'SELECT t.trace FROM answer_traces t JOIN messages m ON m.no = t.message_no WHERE m.id = ?',
    )
    .pluck()
  const asked = db.prepare<[string], AskedRow>(`
    SELECT b.id AS bot_id, (
      SELECT v.text FROM messages v
      WHERE v.conversation_no = m.conversation_no AND v.no < m.no AND v.role = 'visitor' ORDER BY v.no DESC LIMIT 1
    ) AS question
    FROM messages m JOIN conversations s ON s.no = m.conversation_no JOIN bots b ON b.no = s.bot_no WHERE m.id = ?`)
  const setStatus = db.prepare<{ no: number; status: SessionStatus; at: number }>(`
    UPDATE conversations SET status = @status, updated_at = @at,
      waiting_since = CASE WHEN @status = 'waiting' THEN coalesce(waiting_since, @at) END
    WHERE no = @no`)
  const list = db.prepare<SessionFilter, SessionRow>(`
    SELECT ${columns} WHERE (s.updated_at, s.no) < (@before_at, @before_no) AND b.id = coalesce(@bot_id, b.id)
      AND s.channel = coalesce(@channel, s.channel)
    ORDER BY s.updated_at DESC, s.no DESC LIMIT @limit`)
  const countSince = db
    .prepare<[number], number>(
      "SELECT count(*) FROM conversations WHERE updated_at >= ? AND traffic = 'website'",
    )
    .pluck()
  const chatsBetween = db
    .prepare<[number, number], number>(
      `SELECT count(DISTINCT conversation_no) FROM messages WHERE at >= ? AND at < ? AND ${isReal}`,
    )
    .pluck()
  const questions = db.prepare<[number, number], SliceRow>(`
    SELECT at / ${sliceMs} * ${sliceMs} AS at, count(*) AS count FROM messages
    WHERE at >= ? AND at < ? AND role = 'visitor' AND ${isReal} GROUP BY 1`)
  const answered = db
    .prepare<[number, number], number>(`
      SELECT count(*) FROM messages
      WHERE at >= ? AND at < ? AND role = 'bot' AND intent <> 'unknown' AND ${isReal}`)
    .pluck()
  const waiting = db.prepare<[number], WaitingRow>(`
    SELECT s.id, b.id AS bot_id, b.name AS bot_name, s.waiting_since AS since
    FROM conversations s JOIN bots b ON b.no = s.bot_no
    WHERE s.status = 'waiting' ORDER BY s.waiting_since LIMIT ?`)
  const countWaiting = db
    .prepare<[], number>("SELECT count(*) FROM conversations WHERE status = 'waiting'")
    .pluck()

  const byNos = db.prepare<[string], SessionRow>(
    `SELECT ${columns} WHERE s.no IN (SELECT value FROM json_each(?))`,
  )
  const removeMessages = db.prepare<[string]>(
    'DELETE FROM messages WHERE conversation_no IN (SELECT value FROM json_each(?))',
  )
  const remove = db.prepare<[string]>(
    'DELETE FROM conversations WHERE no IN (SELECT value FROM json_each(?))',
  )
  const ofTraffic = db
    .prepare<{ traffic: Traffic; bot_id: string | null }, number>(`
      SELECT s.no FROM conversations s JOIN bots b ON b.no = s.bot_no
      WHERE s.traffic = @traffic AND s.traffic <> 'website' AND b.id = coalesce(@bot_id, b.id)`)
    .pluck()

  return {
    byNos: (nos: readonly number[]) => byNos.all(JSON.stringify(nos)),
    /** With their messages, and what hangs on those: traces, ratings, unanswered questions. */
    remove: (nos: readonly number[]): void => {
      removeMessages.run(JSON.stringify(nos))
      remove.run(JSON.stringify(nos))
    },
    ofTraffic: (traffic: Exclude<Traffic, 'website'>, botId: string | null) =>
      ofTraffic.all({ traffic, bot_id: botId }),
    findSession: (botNo: number, channel: Channel, sessionId: string) =>
      findSession.get(botNo, channel, sessionId),
    byId: (id: string) => byId.get(id),
    insertSession: (row: NewSessionRow): number => Number(insertSession.run(row).lastInsertRowid),
    /** How many messages there are now; null: it was removed meanwhile. `memory` absent: as it was. */
    touchSession: (
      { no, id }: Pick<SessionRow, 'no' | 'id'>,
      { added, lastMessage, at, memory }: Touch,
    ): number | null =>
      (memory === undefined
        ? touchSession.get(added, lastMessage, at, no, id)
        : touchAndRemember.get(added, lastMessage, at, memory, no, id)) ?? null,
    since: (sessionNo: number, after: number, limit: number) =>
      since.all({ conversation_no: sessionNo, after, limit }),
    /** 0: no message of the conversation has this id. */
    placeOfClientId: (sessionNo: number, clientId: string) =>
      placeOfClientId.get({ conversation_no: sessionNo, client_id: clientId }) ?? 0,
    insertMessage: (sessionNo: number, row: NewMessageRow): number =>
      Number(
        insertMessage.run(
          row.id,
          sessionNo,
          row.role,
          row.text,
          row.at,
          row.answer,
          row.intent,
          row.client_id ?? null,
          row.took_ms ?? null,
        ).lastInsertRowid,
      ),
    insertTrace: (messageNo: number, text: string) => insertTrace.run(messageNo, text),
    trace: (messageId: string) => trace.get(messageId),
    asked: (messageId: string) => asked.get(messageId),
    messages: (sessionNo: number) => messages.all(sessionNo),
    lastMessages: (sessionNo: number, limit: number) => lastMessages.all(sessionNo, limit).reverse(),
    setReason: (sessionNo: number, value: HandoverReason | null) => setReason.run(value, sessionNo),
    reason: (sessionNo: number) => reason.get(sessionNo) ?? null,
    humanSince: (sessionNo: number, id: string) => humanSince.all({ conversation_no: sessionNo, id }),
    setStatus: (sessionNo: number, status: SessionStatus, at: number) =>
      setStatus.run({ no: sessionNo, status, at }),
    list: (filter: SessionFilter) => list.all(filter),
    countSince: (at: number) => countSince.get(at) ?? 0,
    chatsBetween: (from: number, to: number) => chatsBetween.get(from, to) ?? 0,
    questionsBetween: (from: number, to: number) => questions.all(from, to),
    answeredBetween: (from: number, to: number) => answered.get(from, to) ?? 0,
    waiting: (limit: number) => waiting.all(limit),
    countWaiting: () => countWaiting.get() ?? 0,
  }
}

export type ConversationRepository = ReturnType<typeof createConversationRepository>
