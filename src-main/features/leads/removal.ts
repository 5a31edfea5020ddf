import type { Db } from '#main/db/open.ts'
import type { Contact } from './contacts.ts'

export type Belongings = { readonly conversations: readonly number[]; readonly events: readonly number[] }

/** Which leads go, and what belongs to them. */
export function createLeadRemoval(db: Db) {
  const old = db
    .prepare<{ before: number; limit: number }, number>(
      'SELECT no FROM leads WHERE updated_at < @before ORDER BY updated_at LIMIT @limit',
    )
    .pluck()
  const named = 'IN (SELECT value FROM json_each(?))'
  const conversations = db
    .prepare<[string], number>(`SELECT conversation_no FROM lead_conversations WHERE lead_no ${named}`)
    .pluck()
  const events = db
    .prepare<[string], number>(`SELECT DISTINCT event_no FROM lead_events WHERE lead_no ${named}`)
    .pluck()
  const contacts = db.prepare<[string], Contact>(
    `SELECT kind, value, shown FROM lead_contacts WHERE lead_no ${named} ORDER BY kind, value`,
  )
  const allContacts = db.prepare<[], Contact & { readonly lead_no: number }>(
    'SELECT kind, value, shown, lead_no FROM lead_contacts',
  )
  // A number that cannot be one is no contact, and shown all the same.
  const byShown = db
    .prepare<{ value: string }, number>('SELECT no FROM leads WHERE lower(email) = @value OR phone = @value')
    .pluck()
  const remove = db.prepare<[string], { id: string }>(`DELETE FROM leads WHERE no ${named} RETURNING id`)

  return {
    /** Nobody has heard of them since. */
    old: (before: number, limit: number) => old.all({ before, limit }),
    belongings: (nos: readonly number[]): Belongings => ({
      conversations: conversations.all(JSON.stringify(nos)),
      events: events.all(JSON.stringify(nos)),
    }),
    contacts: (nos: readonly number[]) => contacts.all(JSON.stringify(nos)),
    /** Of everybody, one by one. */
    eachContact: () => allContacts.iterate(),
    byShown: ({ value }: Pick<Contact, 'value'>) => byShown.all({ value }),
    /** Their ids. */
    remove: (nos: readonly number[]): string[] => remove.all(JSON.stringify(nos)).map(({ id }) => id),
  }
}
