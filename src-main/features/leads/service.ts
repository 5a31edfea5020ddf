import type { Commits, Transaction } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { pageOf, timeBefore } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Consent, Lead, LeadSource, LeadStatus } from '#shared/schemas/lead.ts'
import { type Contact, emailContact, phoneContact } from './contacts.ts'
import type { Contacts } from './detect/index.ts'
import { leadsCsv, leadsVcard } from './export.ts'
import { matcher } from './matching.ts'
import { createPeople } from './people.ts'
import { createLeadRepository, type LeadRow } from './repository.ts'

export type Leads = ReturnType<typeof createLeads>

type PersonDetails = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** `change` is `same` where nothing new was learned. */
export type RecordedLead = PersonDetails & {
  readonly no: number
  readonly id: string
  readonly message: string
  readonly change: 'created' | 'updated' | 'same'
  readonly consent: Consent | null
  readonly source: LeadSource
}

type LeadFilter = {
  readonly bot_id?: string | undefined
  readonly status?: LeadStatus | undefined
  readonly query?: string | undefined
  readonly tests?: boolean | undefined
}

/** Somebody named in a received event; `wants_contact`: they ask to be contacted. */
export type ReceivedPerson = PersonDetails & {
  readonly more_emails: readonly string[]
  readonly message: string
  readonly wants_contact: boolean
}

/** What a visitor entered in the contact form. */
type LeadForm = {
  readonly name: string | null
  readonly contacts: readonly Contact[]
  readonly consent: string
}

type GivenContacts = { readonly contacts: readonly Contact[]; readonly more?: readonly Contact[] }
type Session = { readonly no: number; readonly botId: string; readonly test: boolean }

/** People who left a name, an email address or a phone number: one lead a person, updated rather than doubled. */
export function createLeads(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly push: (push: Push) => void
  /** Where numbers in received events are dialled from; null where it is not known. */
  readonly homeCountry: () => string | null
}) {
  const { commits, clock, push } = deps
  const repository = createLeadRepository(deps.db)
  const people = createPeople(repository)

  function upsert(
    tx: Transaction,
    person: PersonDetails,
    { contacts, more = [] }: GivenContacts,
    message: string,
    session: Session | null,
  ): RecordedLead {
    const at = clock.now()
    const { no, change } = people.upsert({
      id: newId('lead', at),
      name: person.name,
      message,
      contacts,
      more,
      conversation_no: session?.no ?? null,
      test: session?.test ? 1 : 0,
      at,
    })
    if (session && change !== 'same') repository.putWaiting(session.no, no)
    const row = rowOf(no)
    tx.afterCommit(() =>
      push({ type: 'leads.changed', bot_id: session?.botId ?? row.bot_id, lead_id: row.id }),
    )
    return { ...pick(row), change }
  }

  function rowOf(no: number): LeadRow {
    const row = repository.byNo(no)
    if (!row) throw new Error(`lead ${no} is gone within its own transaction`)
    return row
  }

  function get(id: string): LeadRow {
    const row = repository.byId(id)
    if (row) return row
    throw problem('not_found', `There is no lead with the id ${JSON.stringify(id)}. It may have been merged.`)
  }

  function show({ no, test, ...row }: LeadRow): Lead {
    const contacts = repository.contacts(no)
    const ways = (kind: Contact['kind'], last: string | null) => {
      const shown = contacts.filter((contact) => contact.kind === kind).map((contact) => contact.shown)
      return last === null ? shown : [last, ...shown.filter((one) => one !== last)]
    }
    return {
      ...row,
      test: test === 1,
      consent: consentIn(row.consent),
      emails: ways('email', row.email),
      phones: ways('phone', row.phone),
      session_ids: repository.sessions(no),
      events: repository.countEvents(no),
      created_at: isoTime(row.created_at),
      updated_at: isoTime(row.updated_at),
    }
  }

  /** As many rows as are wanted of those that a filter and some words find, newest first. */
  function find(
    filter: LeadFilter,
    from: { before_at: number; before_no: number },
    wanted: number,
  ): LeadRow[] {
    const matches = matcher(filter.query ?? '')
    const found: LeadRow[] = []
    for (const row of repository.page({
      bot_id: filter.bot_id ?? null,
      status: filter.status ?? null,
      test: filter.tests ? null : 0,
      ...from,
    })) {
      if (matches && !matches(row, repository.contacts(row.no))) continue
      if (found.push(row) === wanted) break
    }
    return found
  }

  return {
    /** Records what a visitor's message says about them, in its transaction; null where it says nothing. */
    recordFromMessage: (
      tx: Transaction,
      session: Session,
      contacts: Contacts | null,
      message: string,
    ): RecordedLead | null => {
      const [email = null] = contacts?.emails ?? []
      const [phone = null] = contacts?.phones ?? []
      const name = contacts?.name ?? null
      if (email === null && phone === null && name === null) return null
      // Both were found in international form.
      const found = withoutNull(emailContact(email), phoneContact(phone, null))
      return upsert(tx, { name, email, phone }, { contacts: found }, message, session)
    },

    /** Records what a visitor entered in the contact form, with the words they agreed to. */
    recordFromForm: (
      tx: Transaction,
      session: Session,
      { name, contacts, consent }: LeadForm,
      message: string,
    ): RecordedLead => {
      const [email = null, phone = null] = (['email', 'phone'] as const).map(
        (kind) => contacts.find((contact) => contact.kind === kind)?.shown ?? null,
      )
      const lead = upsert(tx, { name, email, phone }, { contacts }, message, session)
      const given = { text: consent, at: isoTime(clock.now()) }
      repository.setConsent(lead.no, JSON.stringify(given), 'form')
      return { ...lead, consent: given, source: 'form' }
    },

    /**
     * Records the people in a received event, in its transaction. Only somebody who asks to be contacted becomes a lead;
     * for others the event is added to the lead they already are.
     */
    recordReceived: (tx: Transaction, eventNo: number, received: readonly ReceivedPerson[]): void => {
      const country = deps.homeCountry()
      for (const person of received) {
        const contacts = withoutNull(emailContact(person.email), phoneContact(person.phone, country))
        if (contacts.length === 0) continue
        const more = withoutNull(...person.more_emails.map(emailContact))
        const no = person.wants_contact
          ? upsert(tx, person, { contacts, more }, person.message, null).no
          : people.find(contacts)?.no
        if (no !== undefined) repository.putEvent(eventNo, no)
      }
    },

    /** The lead who wrote in a conversation, if they left contact data by now. */
    ofConversation: (conversationId: string): (PersonDetails & { readonly no: number }) | null =>
      repository.ofConversation(conversationId) ?? null,

    /** Adds an event to the history of a lead. */
    addEvent: (leadNo: number, eventNo: number): void => {
      repository.putEvent(eventNo, leadNo)
    },

    /** Removes whom only these conversations made leads, before the conversations themselves are removed; how many. */
    forget: (tx: Transaction, conversationNos: readonly number[]): number => {
      const { removed, changed } = repository.forget(conversationNos)
      tx.afterCommit(() => {
        for (const lead_id of [...removed, ...changed]) push({ type: 'leads.changed', bot_id: null, lead_id })
      })
      return removed.length
    },

    get: (id: string): Lead => show(get(id)),

    /** Whom nobody has looked after yet, of those since a time. */
    countNew: (since: number): number => repository.countNew(since),

    list: (filter: LeadFilter & { readonly after?: string | undefined; readonly limit: number }) => {
      const rows = find(filter, timeBefore(filter.after), filter.limit + 1)
      const { shown, next } = pageOf(rows, filter.limit, ({ updated_at, no }) => [updated_at, no])
      return { leads: shown.map(show), next }
    },

    update: async (id: string, change: { status?: LeadStatus | undefined; note?: string | undefined }) => {
      const row = await commits.run(() => {
        const before = get(id)
        const { status = before.status, note = before.note } = change
        repository.setByHand({ no: before.no, status, note: note.trim().toWellFormed(), at: clock.now() })
        return get(id)
      })
      push({ type: 'leads.changed', bot_id: row.bot_id, lead_id: row.id })
      return show(row)
    },

    export: (filter: LeadFilter & { lead_ids?: readonly string[] | undefined; format: 'csv' | 'vcard' }) => {
      const rows = filter.lead_ids?.map(get) ?? find(filter, timeBefore(undefined), Number.MAX_SAFE_INTEGER)
      const leads = rows.map(show)
      const day = isoTime(clock.now()).slice(0, 10)
      return filter.format === 'csv'
        ? { file_name: `leads-${day}.csv`, text: leadsCsv(leads) }
        : { file_name: `leads-${day}.vcf`, text: leadsVcard(leads) }
    },
  }
}

function withoutNull(...contacts: readonly (Contact | null)[]): Contact[] {
  return contacts.filter((contact) => contact !== null)
}

function pick({ no, id, name, email, phone, message, consent, source }: LeadRow) {
  return { no, id, name, email, phone, message, consent: consentIn(consent), source }
}

function consentIn(kept: string | null): Consent | null {
  return kept === null ? null : JSON.parse(kept)
}
