import type { Db } from '#main/db/open.ts'

export type LeadRow = {
  readonly no: number
  readonly id: string
  readonly bot_id: string
  readonly session_id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  readonly created_at: number
  readonly updated_at: number
}

export type NewLead = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'message'> & {
  readonly session_no: number
  readonly at: number
}

export function createLeadRepository(db: Db) {
  // What is told later adds to what is known; nothing told once is lost by a message without it.
  const save = db.prepare<NewLead, { id: string; created_at: number }>(`
    INSERT INTO leads (id, session_no, name, email, phone, message, created_at, updated_at)
    VALUES (@id, @session_no, @name, @email, @phone, @message, @at, @at)
    ON CONFLICT (session_no) DO UPDATE SET name = coalesce(excluded.name, name), email = coalesce(excluded.email, email),
      phone = coalesce(excluded.phone, phone), updated_at = excluded.updated_at
    RETURNING id, created_at`)
  const list = db.prepare<
    { bot_id: string | null; before_at: number; before_no: number; limit: number },
    LeadRow
  >(`
    SELECT l.no, l.id, b.id AS bot_id, s.id AS session_id, l.name, l.email, l.phone, l.message, l.created_at, l.updated_at
    FROM leads l JOIN sessions s ON s.no = l.session_no JOIN bots b ON b.no = s.bot_no
    WHERE (l.updated_at, l.no) < (@before_at, @before_no) AND b.id = coalesce(@bot_id, b.id)
    ORDER BY l.updated_at DESC, l.no DESC LIMIT @limit`)
  return {
    save: (lead: NewLead) => save.get(lead),
    list: (filter: { bot_id: string | null; before_at: number; before_no: number; limit: number }) =>
      list.all(filter),
  }
}
