import type { Db } from '#main/db/open.ts'
import type { EventKind, Verdict } from '#shared/schemas/event.ts'
import { createRemoval } from './removal.ts'

type NewEventRow = {
  readonly id: string
  readonly event_type: string
  readonly kind: EventKind
  readonly source: 'bot' | 'inbox'
  readonly bot_no: number | null
  readonly inbox_no: number | null
  readonly session_id: string | null
  readonly occurred_at: number
  readonly recorded_at: number
  readonly body: Uint8Array
  readonly card: string
  readonly is_test: 0 | 1
  readonly is_read: 0 | 1
  readonly is_over_quota: 0 | 1
}

/** As a list needs it; a body longer than the list takes is left in the file. */
export type EventRow = Omit<NewEventRow, 'body' | 'bot_no' | 'inbox_no' | 'is_over_quota'> & {
  readonly no: number
  readonly bot_id: string | null
  readonly inbox_id: string | null
  readonly source_name: string | null
  readonly body: Uint8Array | null
  readonly body_bytes: number
  readonly is_starred: 0 | 1
  readonly is_archived: 0 | 1
  readonly verdict: Verdict | null
  readonly repeats: number
  readonly lead_id: string | null
  readonly lead_name: string | null
  readonly lead_email: string | null
  readonly lead_phone: string | null
  readonly headers: string | null
}

export type DetailsRow = {
  readonly verdict_reason: string | null
  readonly answered_status: number
  readonly repeated_at: number | null
  readonly whole_bytes: number | null
  readonly whole_sha256: string | null
}

/** An endpoint that has or had deliveries of an event. */
export type SentTo = { readonly no: number; readonly id: string }

/** How many there were, and where they were sent. */
export type Removed = { readonly count: number; readonly sentTo: readonly SentTo[] }

export type ConversationOfEvents = {
  readonly question: string | null
  readonly events: number
  readonly unread: number
}

export type EventDeliveryRow = {
  readonly id: string
  readonly endpoint_id: string
  readonly url: string
  readonly state: string
}

const columns = `e.no, e.id, e.event_type, e.kind, e.source, b.id AS bot_id, i.id AS inbox_id,
  coalesce(i.name, b.name) AS source_name, e.session_id, e.occurred_at,
  e.recorded_at, e.card, e.is_test, e.is_read, e.is_starred, e.is_archived, length(e.body) AS body_bytes,
  CASE WHEN length(e.body) <= @maxBytes THEN e.body END AS body, r.verdict, coalesce(r.repeats, 0) AS repeats,
  CASE WHEN @maxBytes > 0 THEN r.headers END AS headers,
  l.id AS lead_id, l.name AS lead_name, l.email AS lead_email, l.phone AS lead_phone
  FROM events e LEFT JOIN bots b ON b.no = e.bot_no LEFT JOIN inboxes i ON i.no = e.inbox_no
  LEFT JOIN received r ON r.event_no = e.no LEFT JOIN lead_events le ON le.event_no = e.no AND le.place = 0
  LEFT JOIN leads l ON l.no = le.lead_no`

export function createEventRepository(db: Db) {
  const insert = db.prepare<NewEventRow>(`
    INSERT INTO events (id, event_type, kind, source, bot_no, inbox_no, session_id, occurred_at, recorded_at, body, card,
      is_test, is_read, is_over_quota)
    VALUES (@id, @event_type, @kind, @source, @bot_no, @inbox_no, @session_id, @occurred_at, @recorded_at, @body, @card,
      @is_test, @is_read, @is_over_quota)`)
  const byNo = db.prepare<{ no: number; maxBytes: number }, EventRow>(`SELECT ${columns} WHERE e.no = @no`)
  const noOf = db.prepare<[string], number>('SELECT no FROM events WHERE id = ?').pluck()
  const botId = db.prepare<[number], string>('SELECT id FROM bots WHERE no = ?').pluck()
  const details = db.prepare<[number], DetailsRow>(
    'SELECT verdict_reason, answered_status, repeated_at, whole_bytes, whole_sha256 FROM received WHERE event_no = ?',
  )
  const deliveries = db.prepare<[number], EventDeliveryRow>(`
    SELECT d.id, p.id AS endpoint_id, d.state, CASE WHEN d.due_at IS NULL
      THEN coalesce((SELECT a.url FROM attempts a WHERE a.delivery_no = d.no ORDER BY a.no DESC LIMIT 1), p.url)
      ELSE p.url END AS url
    FROM deliveries d JOIN endpoints p ON p.no = d.endpoint_no
    WHERE d.event_no = ? ORDER BY d.no DESC LIMIT 100`)
  const sources = db.prepare<[], { source: 'bot' | 'inbox'; id: string; name: string; gone: 0 | 1 }>(`
    SELECT 'bot' AS source, id, name, archived AS gone, no FROM bots
    UNION ALL SELECT 'inbox', id, name, removed_at IS NOT NULL, no FROM inboxes i
      WHERE removed_at IS NULL OR EXISTS (SELECT 1 FROM events WHERE inbox_no = i.no)
    ORDER BY source, gone, no`)
  const count = db.prepare<[], number>('SELECT count(*) FROM events').pluck()
  const unread = db.prepare<[], { kind: EventKind; count: number }>(`
    SELECT kind, count(*) AS count FROM events INDEXED BY events_unread WHERE is_read = 0 AND is_archived = 0 GROUP BY kind`)

  const countOfKind = db
    .prepare<[EventKind, number], number>(`
    SELECT count(*) FROM (SELECT 1 FROM events INDEXED BY events_by_kind WHERE kind = ? AND is_archived = 0 LIMIT ?)`)
    .pluck()
  const conversation = db.prepare<{ id: string; archived: 0 | 1 }, ConversationOfEvents>(`
    SELECT count(*) AS events, count(*) FILTER (WHERE is_read = 0) AS unread,
      (SELECT m.text FROM conversations c JOIN messages m ON m.conversation_no = c.no AND m.role = 'visitor'
        WHERE c.id = @id ORDER BY m.no LIMIT 1) AS question
    FROM events INDEXED BY events_by_session WHERE session_id = @id AND is_archived = @archived`)

  const nosOfSessions = db
    .prepare<{ ids: string; kept: string }, number>(
      'SELECT no FROM events WHERE session_id IN (SELECT value FROM json_each(@ids)) AND kind <> @kept',
    )
    .pluck()
  const named = 'IN (SELECT value FROM json_each(?))'
  const endpointsOf = db.prepare<[string], SentTo>(`
      SELECT DISTINCT p.no, p.id FROM deliveries d JOIN endpoints p ON p.no = d.endpoint_no WHERE d.event_no ${named}`)
  const unindex = db.prepare<[string]>(`DELETE FROM events_index WHERE rowid ${named}`)
  const remove = db.prepare<[string]>(`DELETE FROM events WHERE no ${named}`)
  // The numbers of the last ones are given again: what comes under them is still to be indexed.
  const lowerIndexed = db.prepare(
    'UPDATE events_indexed SET up_to_no = min(up_to_no, coalesce((SELECT max(no) FROM events), 0))',
  )

  return {
    insert: (row: NewEventRow): number => Number(insert.run(row).lastInsertRowid),
    byNo: (no: number, maxBytes: number) => byNo.get({ no, maxBytes }),
    noOf: (id: string) => noOf.get(id),
    botId: (no: number) => botId.get(no),
    details: (no: number) => details.get(no),
    deliveries: (no: number) => deliveries.all(no),
    sources: () => sources.all(),
    count: () => count.get() ?? 0,
    unread: () => unread.all(),
    /** Counting stops there: it is asked for after every event. */
    countOfKind: (kind: EventKind, atMost: number) => countOfKind.get(kind, atMost) ?? 0,
    conversation: (id: string, archived: boolean) => conversation.get({ id, archived: archived ? 1 : 0 }),
    nosOfSessions: (ids: readonly string[], keepLeads: boolean): number[] =>
      nosOfSessions.all({ ids: JSON.stringify(ids), kept: keepLeads ? 'lead' : '' }),
    /** With their words, deliveries and attempts. */
    remove: (nos: readonly number[]): Removed => {
      const list = JSON.stringify(nos)
      const sentTo = endpointsOf.all(list)
      unindex.run(list)
      const count = remove.run(list).changes
      if (count > 0) lowerIndexed.run()
      return { count, sentTo }
    },
    removal: createRemoval(db),
  }
}
