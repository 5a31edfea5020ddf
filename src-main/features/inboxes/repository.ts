import type { Db } from '#main/db/open.ts'
import type { Verdict } from '#shared/schemas/event.ts'
import type { InboxPreset } from '#shared/schemas/inbox.ts'

export type InboxRow = {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly token: string
  readonly preset: InboxPreset
  readonly header_name: string | null
  readonly refuse_bad: 0 | 1
  readonly answer_status: number
  readonly answer_body: string | null
  readonly answer_delay_ms: number
  readonly created_at: number
  readonly removed_at: number | null
}

type WrittenInbox = Omit<InboxRow, 'no' | 'created_at' | 'removed_at'> & { readonly at: number }

type ReceivedRow = {
  readonly event_no: number
  readonly inbox_no: number
  readonly webhook_id: string | null
  readonly headers: string
  readonly verdict: Verdict
  readonly verdict_reason: string | null
  readonly answered_status: number
  readonly whole_bytes: number | null
  readonly whole_sha256: string | null
}

type FirstRow = { readonly no: number; readonly id: string }

export function createInboxRepository(db: Db) {
  const insert = db.prepare<WrittenInbox>(`
    INSERT INTO inboxes (id, name, token, preset, header_name, refuse_bad, answer_status, answer_body, answer_delay_ms,
      created_at, updated_at)
    VALUES (@id, @name, @token, @preset, @header_name, @refuse_bad, @answer_status, @answer_body, @answer_delay_ms,
      @at, @at)`)
  const update = db.prepare<WrittenInbox>(`
    UPDATE inboxes SET name = @name, token = @token, preset = @preset, header_name = @header_name,
      refuse_bad = @refuse_bad, answer_status = @answer_status, answer_body = @answer_body,
      answer_delay_ms = @answer_delay_ms, updated_at = @at
    WHERE id = @id`)
  const remove = db.prepare<[number, number]>('UPDATE inboxes SET removed_at = ? WHERE no = ?')
  const all = db.prepare<[], InboxRow>(`
    SELECT no, id, name, token, preset, header_name, refuse_bad, answer_status, answer_body, answer_delay_ms,
      created_at, removed_at
    FROM inboxes WHERE removed_at IS NULL ORDER BY no`)
  const count = db.prepare<[number], number>('SELECT count(*) FROM events WHERE inbox_no = ?').pluck()
  const lastAt = db
    .prepare<[number], number>('SELECT recorded_at FROM events WHERE inbox_no = ? ORDER BY no DESC LIMIT 1')
    .pluck()

  const first = db.prepare<[number, string], FirstRow>(`
    SELECT e.no, e.id FROM received r JOIN events e ON e.no = r.event_no WHERE r.inbox_no = ? AND r.webhook_id = ?`)
  const insertReceived = db.prepare<ReceivedRow>(`
    INSERT INTO received (event_no, inbox_no, webhook_id, headers, verdict, verdict_reason, answered_status,
      whole_bytes, whole_sha256)
    VALUES (@event_no, @inbox_no, @webhook_id, @headers, @verdict, @verdict_reason, @answered_status, @whole_bytes,
      @whole_sha256)`)
  const repeat = db.prepare<[number, number]>(
    'UPDATE received SET repeats = repeats + 1, repeated_at = ? WHERE event_no = ?',
  )

  return {
    insert: (row: WrittenInbox): number => Number(insert.run(row).lastInsertRowid),
    update: (row: WrittenInbox) => update.run(row),
    remove: (no: number, at: number) => remove.run(at, no),
    all: () => all.all(),
    received: (no: number) => ({ count: count.get(no) ?? 0, lastAt: lastAt.get(no) ?? null }),
    first: (inboxNo: number, webhookId: string) => first.get(inboxNo, webhookId),
    insertReceived: (row: ReceivedRow) => insertReceived.run(row),
    repeat: (eventNo: number, at: number) => repeat.run(at, eventNo),
  }
}
