import type { Db } from '#main/db/open.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Rating } from '#shared/schemas/rating.ts'
import type { Channel, MessageRole } from '#shared/schemas/session.ts'
import type { SessionStatus, Traffic, VisitedPage } from '#shared/schemas/widget.ts'

export type SessionRow = {
  readonly no: number
  readonly id: string
  readonly bot_no: number
  readonly bot_id: string
  readonly channel: Channel
  readonly session_id: string
  readonly status: SessionStatus
  readonly traffic: Traffic
  readonly test: 0 | 1
  readonly message_count: number
  readonly last_message: string
  readonly last_question: string
  readonly unread: number
  readonly language: LanguageCode | null
  /** JSON */
  readonly page: string | null
  readonly waiting_since: number | null
  readonly claimed_by: string | null
  readonly started_at: number
  readonly updated_at: number
  readonly lead_no: number | null
  readonly lead_id: string | null
  readonly lead_name: string | null
  readonly lead_email: string | null
}

/** What a call needs of its session. */
export type OpenSessionRow = Pick<SessionRow, 'no' | 'id' | 'session_id' | 'status' | 'traffic' | 'test'> & {
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

type NewSessionRow = Pick<
  SessionRow,
  | 'id'
  | 'channel'
  | 'session_id'
  | 'status'
  | 'traffic'
  | 'test'
  | 'message_count'
  | 'last_message'
  | 'language'
> & {
  readonly bot_no: number
  readonly memory: string | null
  readonly last_question: string
  readonly page: string | null
  readonly at: number
}

/** What a turn changes; null leaves it as it was. */
export type Touch = {
  readonly added: number
  readonly last_message: string
  readonly at: number
  readonly last_question: string | null
  readonly language: LanguageCode | null
  readonly page: string | null
  readonly memory?: string | null | undefined
}

/** What an answer was an answer to. */
type AskedRow = { readonly bot_id: string; readonly question: string | null }

const maxPages = 50

export const sessionColumns = `s.no, s.id, s.bot_no, b.id AS bot_id, s.channel, s.session_id, s.status, s.traffic, s.test, s.message_count,
  s.last_message, s.last_question, s.unread, s.language, s.page, s.waiting_since, s.claimed_by, s.started_at, s.updated_at,
  l.no AS lead_no, l.id AS lead_id, l.name AS lead_name, l.email AS lead_email
  FROM conversations s JOIN bots b ON b.no = s.bot_no
  LEFT JOIN lead_conversations lc ON lc.conversation_no = s.no LEFT JOIN leads l ON l.no = lc.lead_no`

export function createConversationRepository(db: Db) {
  const findSession = db.prepare<[number, Channel, string], OpenSessionRow>(
    'SELECT no, id, session_id, status, traffic, test, memory FROM conversations WHERE bot_no = ? AND channel = ? AND session_id = ?',
  )
  const byId = db.prepare<[string], SessionRow>(`SELECT ${sessionColumns} WHERE s.id = ?`)
  const insertSession = db.prepare<NewSessionRow>(`
    INSERT INTO conversations (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at,
      memory, traffic, test, last_question, language, page, unread, unread_since, waiting_since)
    VALUES (@id, @bot_no, @channel, @session_id, @status, @message_count, @last_message, @at, @at, @memory, @traffic, @test,
      @last_question, @language, @page, 1, @at, CASE WHEN @status = 'waiting' THEN @at END)`)
  const touching = (memory: string) =>
    db
      .prepare<Omit<Touch, 'memory'> & { no: number; id: string; memory: string | null }, number>(`
        UPDATE conversations SET message_count = message_count + @added, last_message = @last_message, updated_at = @at${memory},
          last_question = coalesce(@last_question, last_question), language = coalesce(@language, language),
          page = coalesce(@page, page), closed_at = NULL,
          unread = unread + (@last_question IS NOT NULL),
          unread_since = CASE WHEN @last_question IS NOT NULL THEN coalesce(unread_since, @at) ELSE unread_since END
        WHERE no = @no AND id = @id RETURNING message_count`)
      .pluck()
  const touchSession = touching('')
  const touchAndRemember = touching(', memory = @memory')
  // Its place in the list is that of its last message.
  const setIdle = db.prepare<[number, number]>(
    "UPDATE conversations SET status = 'closed', closed_at = ?, claimed_by = NULL WHERE no = ?",
  )
  const putPage = db.prepare<{ no: number; url: string; title: string; at: number }>(`
    INSERT INTO conversation_pages (conversation_no, url, title, first_at, last_at) VALUES (@no, @url, @title, @at, @at)
    ON CONFLICT (conversation_no, url) DO UPDATE SET title = excluded.title, last_at = excluded.last_at`)
  const pages = db.prepare<[number, number], { url: string; title: string; at: number }>(
    'SELECT url, title, last_at AS at FROM conversation_pages WHERE conversation_no = ? ORDER BY last_at DESC LIMIT ?',
  )
  const countPages = db
    .prepare<[number], number>('SELECT count(*) FROM conversation_pages WHERE conversation_no = ?')
    .pluck()
  const setSeen = db.prepare<[string]>(
    'UPDATE conversations SET unread = 0, unread_since = NULL WHERE id = ? AND unread > 0',
  )
  const setUnread = db.prepare<[number, number]>(
    'UPDATE conversations SET unread = 1, unread_since = ? WHERE no = ? AND unread = 0',
  )
  const setClaim = db.prepare<[string | null, number]>('UPDATE conversations SET claimed_by = ? WHERE no = ?')
  const earlier = db.prepare<[number, number], Pick<SessionRow, 'id' | 'last_question' | 'updated_at'>>(`
    SELECT s.id, s.last_question, s.updated_at FROM lead_conversations lc JOIN conversations s ON s.no = lc.conversation_no
    WHERE lc.lead_no = ? AND s.no <> ? ORDER BY s.updated_at DESC LIMIT 20`)
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
      waiting_since = CASE WHEN @status = 'waiting' THEN coalesce(waiting_since, @at) END,
      closed_at = CASE WHEN @status = 'closed' THEN @at END,
      claimed_by = CASE WHEN @status = 'human' THEN claimed_by END
    WHERE no = @no`)
  const byNos = db.prepare<[string], SessionRow>(
    `SELECT ${sessionColumns} WHERE s.no IN (SELECT value FROM json_each(?))`,
  )
  const removeMessages = db.prepare<[string]>(
    'DELETE FROM messages WHERE conversation_no IN (SELECT value FROM json_each(?))',
  )
  const remove = db.prepare<[string]>(
    'DELETE FROM conversations WHERE no IN (SELECT value FROM json_each(?))',
  )

  return {
    byNos: (nos: readonly number[]) => byNos.all(JSON.stringify(nos)),
    /** With their messages, and what hangs on those: traces, ratings, unanswered questions. */
    remove: (nos: readonly number[]): void => {
      removeMessages.run(JSON.stringify(nos))
      remove.run(JSON.stringify(nos))
    },
    findSession: (botNo: number, channel: Channel, sessionId: string) =>
      findSession.get(botNo, channel, sessionId),
    byId: (id: string) => byId.get(id),
    insertSession: (row: NewSessionRow): number => Number(insertSession.run(row).lastInsertRowid),
    /** How many messages there are now; null: it was removed meanwhile. `memory` absent: as it was. */
    touchSession: ({ no, id }: Pick<SessionRow, 'no' | 'id'>, { memory, ...touch }: Touch): number | null =>
      (memory === undefined ? touchSession : touchAndRemember).get({
        ...touch,
        no,
        id,
        memory: memory ?? null,
      }) ?? null,
    /** Only the latest pages are kept: nobody looks further back, and a site that makes up addresses can't fill the disk. */
    putPage: (no: number, { url, title }: VisitedPage, at: number): void => {
      if ((countPages.get(no) ?? 0) < maxPages) putPage.run({ no, url, title, at })
    },
    pages: (no: number) => pages.all(no, maxPages),
    /** Whether there was something unread. */
    setSeen: (id: string): boolean => setSeen.run(id).changes > 0,
    /** Somebody should look again. */
    setUnread: (no: number, at: number) => setUnread.run(at, no),
    setIdle: (no: number, at: number) => setIdle.run(at, no),
    setClaim: (no: number, window: string | null) => setClaim.run(window, no),
    earlier: (leadNo: number, no: number) => earlier.all(leadNo, no),
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
    humanSince: (sessionNo: number, id: string) => humanSince.all({ conversation_no: sessionNo, id }),
    setStatus: (sessionNo: number, status: SessionStatus, at: number) =>
      setStatus.run({ no: sessionNo, status, at }),
  }
}

export type ConversationRepository = ReturnType<typeof createConversationRepository>
