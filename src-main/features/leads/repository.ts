import type { Db } from '#main/db/open.ts'
import type { LeadSource, LeadStatus } from '#shared/schemas/lead.ts'
import type { Contact } from './contacts.ts'
import { createTold } from './told.ts'

export type LeadRow = {
  readonly no: number
  readonly id: string
  readonly bot_id: string | null
  readonly session_id: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  readonly status: LeadStatus
  readonly note: string
  /** JSON; null: they were not asked to agree. */
  readonly consent: string | null
  readonly source: LeadSource
  /** 1: met in tests alone so far. */
  readonly test: 0 | 1
  readonly created_at: number
  readonly updated_at: number
}

export type NewLead = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'message' | 'test'> & {
  /** Null: learned from a received event. */
  readonly conversation_no: number | null
  readonly at: number
}

type LeadSearch = {
  readonly bot_id: string | null
  readonly status: LeadStatus | null
  readonly test: 0 | null
  readonly before_at: number
  readonly before_no: number
}

type ContactRow = Contact & { readonly lead_no: number }

const columns = `l.no, l.id, b.id AS bot_id, s.id AS session_id, l.name, l.email, l.phone, l.message, l.status, l.note, l.consent, l.source, l.test,
  l.created_at, l.updated_at
  FROM leads l LEFT JOIN bots b ON b.no = l.bot_no LEFT JOIN conversations s ON s.no = l.conversation_no`

export function createLeadRepository(db: Db) {
  const told = createTold(db)
  const insert = db.prepare<NewLead>(`
    INSERT INTO leads (id, name, email, phone, message, test, bot_no, conversation_no, created_at, updated_at)
    VALUES (@id, @name, @email, @phone, @message, @test, (SELECT bot_no FROM conversations WHERE no = @conversation_no), @conversation_no,
      @at, @at)`)
  // What comes later adds to what is known; nothing is lost by a message that leaves it out.
  const touch = db.prepare<Omit<NewLead, 'id' | 'message'> & { no: number }>(`
    UPDATE leads SET name = coalesce(@name, name), email = coalesce(@email, email), phone = coalesce(@phone, phone),
      test = min(test, @test),
      bot_no = coalesce((SELECT bot_no FROM conversations WHERE no = @conversation_no), bot_no),
      conversation_no = coalesce(@conversation_no, conversation_no), updated_at = @at
    WHERE no = @no`)
  const byNo = db.prepare<[number], LeadRow>(`SELECT ${columns} WHERE l.no = ?`)
  const byId = db.prepare<[string], LeadRow>(`SELECT ${columns} WHERE l.id = ?`)
  const page = db.prepare<LeadSearch, LeadRow>(`
    SELECT ${columns}
    WHERE (l.updated_at, l.no) < (@before_at, @before_no) AND l.status = coalesce(@status, l.status)
      AND l.test = coalesce(@test, l.test)
      AND (@bot_id IS NULL OR b.id = @bot_id OR EXISTS (
        SELECT 1 FROM lead_conversations ls JOIN conversations o ON o.no = ls.conversation_no JOIN bots ob ON ob.no = o.bot_no
        WHERE ls.lead_no = l.no AND ob.id = @bot_id))
    ORDER BY l.updated_at DESC, l.no DESC`)
  const countNew = db
    .prepare<[number], number>(
      "SELECT count(*) FROM leads WHERE status = 'new' AND created_at >= ? AND test = 0",
    )
    .pluck()
  const setByHand = db.prepare<{ no: number; status: LeadStatus; note: string; at: number }>(
    'UPDATE leads SET status = @status, note = @note, updated_at = @at WHERE no = @no',
  )

  const isKnownElsewhere = db
    .prepare<{ no: number; conversation_no: number | null }, number>(`
      SELECT EXISTS (SELECT 1 FROM lead_conversations WHERE lead_no = @no AND conversation_no IS NOT @conversation_no)
        OR EXISTS (SELECT 1 FROM lead_events le JOIN events e ON e.no = le.event_no WHERE le.lead_no = @no AND e.source = 'inbox')`)
    .pluck()
  const setConsent = db.prepare<[string | null, LeadSource, number]>(
    'UPDATE leads SET consent = ?, source = ? WHERE no = ?',
  )
  const ofSession = db
    .prepare<[number], number>('SELECT lead_no FROM lead_conversations WHERE conversation_no = ?')
    .pluck()
  const ofConversation = db.prepare<[string], Pick<LeadRow, 'no' | 'name' | 'email' | 'phone'>>(`
    SELECT l.no, l.name, l.email, l.phone FROM conversations s
    JOIN lead_conversations ls ON ls.conversation_no = s.no JOIN leads l ON l.no = ls.lead_no
    WHERE s.id = ?`)
  const ofContact = db
    .prepare<[string, string], number>('SELECT lead_no FROM lead_contacts WHERE kind = ? AND value = ?')
    .pluck()
  const putContact = db.prepare<ContactRow>(`
    INSERT INTO lead_contacts (kind, value, lead_no, shown) VALUES (@kind, @value, @lead_no, @shown)
    ON CONFLICT (kind, value) DO UPDATE SET shown = excluded.shown WHERE lead_no = excluded.lead_no`)
  const putSession = db.prepare<[number, number]>(
    'INSERT OR REPLACE INTO lead_conversations (conversation_no, lead_no) VALUES (?, ?)',
  )
  const putEvent = db.prepare<{ event_no: number; lead_no: number }>(`
    INSERT INTO lead_events (event_no, place, lead_no)
    SELECT @event_no, coalesce(max(place) + 1, 0), @lead_no FROM lead_events WHERE event_no = @event_no
    HAVING max(lead_no = @lead_no) IS NOT 1`)
  const putWaiting = db.prepare<{ conversation_no: number; lead_no: number }>(`
    INSERT INTO lead_events (event_no, place, lead_no)
    SELECT e.no, 0, @lead_no FROM conversations s JOIN events e ON e.session_id = s.id
    WHERE s.no = @conversation_no AND e.kind = 'handover'
      AND NOT EXISTS (SELECT 1 FROM lead_events WHERE event_no = e.no)`)
  const contacts = db.prepare<[number], Contact>(
    'SELECT kind, value, shown FROM lead_contacts WHERE lead_no = ? ORDER BY kind, value',
  )
  const sessions = db
    .prepare<[number], string>(`
      SELECT s.id FROM lead_conversations ls JOIN conversations s ON s.no = ls.conversation_no
      WHERE ls.lead_no = ? ORDER BY s.no DESC`)
    .pluck()
  const events = db.prepare<[number], number>('SELECT count(*) FROM lead_events WHERE lead_no = ?').pluck()

  const moves = ['lead_contacts', 'lead_conversations', 'lead_events'].map((table) =>
    db.prepare<[number, number]>(`UPDATE ${table} SET lead_no = ? WHERE lead_no = ?`),
  )
  const onceAnEvent = db.prepare<{ no: number }>(`
    DELETE FROM lead_events WHERE lead_no = @no AND EXISTS (
      SELECT 1 FROM lead_events o
      WHERE o.event_no = lead_events.event_no AND o.place < lead_events.place AND o.lead_no = @no)`)
  const remove = db.prepare<[number]>('DELETE FROM leads WHERE no = ?')
  const joinInto = db.prepare<{
    no: number
    name: string | null
    email: string | null
    phone: string | null
    status: LeadStatus
    note: string
    test: 0 | 1
    bot_no: number | null
    conversation_no: number | null
  }>(`
    UPDATE leads SET test = min(test, @test), name = @name, email = @email, phone = @phone, status = @status, note = @note,
      bot_no = coalesce(bot_no, @bot_no), conversation_no = coalesce(conversation_no, @conversation_no)
    WHERE no = @no`)
  const originOf = db.prepare<[number], { bot_no: number | null; conversation_no: number | null }>(
    'SELECT bot_no, conversation_no FROM leads WHERE no = ?',
  )

  const within = 'IN (SELECT value FROM json_each(@nos))'
  // Whoever was met elsewhere too, in another conversation or in a received event, stays.
  const onlyIn = db.prepare<{ nos: string }, { no: number; id: string }>(`
    SELECT l.no, l.id FROM leads l
    WHERE l.no IN (SELECT lead_no FROM lead_conversations WHERE conversation_no ${within})
      AND NOT EXISTS (SELECT 1 FROM lead_conversations o WHERE o.lead_no = l.no AND o.conversation_no NOT ${within})
      AND NOT EXISTS (
        SELECT 1 FROM lead_events le JOIN events e ON e.no = le.event_no WHERE le.lead_no = l.no AND e.source = 'inbox')`)
  // Of those who stay, nothing that was said there.
  const withdraw = db.prepare<{ nos: string }, { id: string }>(`
    UPDATE leads SET
      message = CASE WHEN message IN (SELECT text FROM messages WHERE conversation_no ${within}) THEN '' ELSE message END,
      conversation_no = CASE WHEN conversation_no ${within}
        THEN (SELECT max(o.conversation_no) FROM lead_conversations o WHERE o.lead_no = leads.no AND o.conversation_no NOT ${within})
        ELSE conversation_no END
    WHERE no IN (SELECT lead_no FROM lead_conversations WHERE conversation_no ${within}) RETURNING id`)

  return {
    tell: told.tell,
    insert: (lead: NewLead): number => Number(insert.run(lead).lastInsertRowid),
    touch: (lead: Omit<NewLead, 'id' | 'message'> & { no: number }) => touch.run(lead),
    byNo: (no: number) => byNo.get(no),
    byId: (id: string) => byId.get(id),
    /** Newest first, as far as the caller goes on. */
    page: (search: LeadSearch) => page.iterate(search),
    setByHand: (change: { no: number; status: LeadStatus; note: string; at: number }) =>
      setByHand.run(change),
    countNew: (since: number) => countNew.get(since) ?? 0,
    /** All that is known of them was said in this conversation. */
    isKnownBy: (no: number, conversationNo: number | null) =>
      isKnownElsewhere.get({ no, conversation_no: conversationNo }) === 0,
    setConsent: (no: number, consent: string | null, source: LeadSource) =>
      setConsent.run(consent, source, no),
    ofSession: (sessionNo: number) => ofSession.get(sessionNo),
    ofConversation: (id: string) => ofConversation.get(id),
    ofContact: ({ kind, value }: Contact) => ofContact.get(kind, value),
    putContact: (leadNo: number, contact: Contact) => putContact.run({ ...contact, lead_no: leadNo }),
    putSession: (sessionNo: number, leadNo: number) => putSession.run(sessionNo, leadNo),
    putEvent: (eventNo: number, leadNo: number) => putEvent.run({ event_no: eventNo, lead_no: leadNo }),
    /** Who asked for a person before they said who they are. */
    putWaiting: (sessionNo: number, leadNo: number) =>
      putWaiting.run({ conversation_no: sessionNo, lead_no: leadNo }),
    contacts: (leadNo: number) => contacts.all(leadNo),
    sessions: (leadNo: number) => sessions.all(leadNo),
    countEvents: (leadNo: number) => events.get(leadNo) ?? 0,

    /** The ids of those who go with these conversations, and of those who stay with less. */
    forget: (
      conversationNos: readonly number[],
    ): { readonly removed: string[]; readonly changed: string[] } => {
      const nos = JSON.stringify(conversationNos)
      const gone = onlyIn.all({ nos })
      for (const { no } of gone) remove.run(no)
      told.withdraw(conversationNos)
      return { removed: gone.map(({ id }) => id), changed: withdraw.all({ nos }).map(({ id }) => id) }
    },

    /** All that is known of one goes to the other. */
    join: (into: LeadRow, from: LeadRow, joined: { status: LeadStatus; note: string }): void => {
      const origin = originOf.get(from.no) ?? { bot_no: null, conversation_no: null }
      joinInto.run({
        no: into.no,
        name: into.name ?? from.name,
        email: into.email ?? from.email,
        phone: into.phone ?? from.phone,
        test: from.test,
        ...joined,
        ...origin,
      })
      for (const move of moves) move.run(into.no, from.no)
      told.join(into.no, from.no)
      onceAnEvent.run({ no: into.no })
      remove.run(from.no)
    },
  }
}
