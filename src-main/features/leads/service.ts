import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { pageOf, timeBefore } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Consent, Lead, LeadSource, LeadStatus } from '#shared/schemas/lead.ts'
import { type Contact, emailContact, phoneContact } from './contacts.ts'
import type { Contacts } from './detect/index.ts'
import { leadsCsv, leadsVcard } from './export.ts'
import { matcher } from './matching.ts'
import { createPeople } from './people.ts'
import { createLeadRemoval } from './removal.ts'
import { createLeadRepository, type LeadRow } from './repository.ts'
import { agreed } from './told.ts'

export type Leads = ReturnType<typeof createLeads>

type PersonDetails = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** What one bot knows about a person so far; `change` is `same` if it learned nothing new. */
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
  /** They filled in a form; `consent` is what it said they agree to, where it told. */
  readonly form?: { readonly consent: string | null } | undefined
}

/** An event that names a person. */
export type EventOfLead = {
  readonly no: number
  readonly card: PersonDetails & { readonly message: string | null }
}

/** What a visitor entered in the contact form. */
type LeadForm = {
  readonly name: string | null
  readonly contacts: readonly Contact[]
  readonly consent: string
}

/** What a message says of whom it is from, and the words beside which they were asked for it; null: they were not. */
type Said = { readonly contacts: Contacts; readonly consent: string | null }

type GivenContacts = {
  readonly contacts: readonly Contact[]
  readonly more?: readonly Contact[]
  readonly isIntroduced: boolean
}
type Session = { readonly no: number; readonly botId: string; readonly test: boolean }

/** People who left a name, an email address or a phone number: one lead a person, updated rather than doubled. */
export function createLeads(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    /** Where numbers in received events are dialled from; null where it is not known. */
    readonly homeCountry: () => string | null
  },
) {
  const { commits, clock, push } = deps
  const repository = createLeadRepository(deps.db)
  const people = createPeople(repository)
  const removal = createLeadRemoval(deps.db)

  function upsert(
    tx: Transaction,
    name: string | null,
    { contacts, more = [], isIntroduced }: GivenContacts,
    message: string,
    session: Session | null,
  ) {
    const at = clock.now()
    const person = people.upsert({
      id: newId('lead', at),
      name,
      isIntroduced,
      message,
      contacts,
      more,
      conversation_no: session?.no ?? null,
      test: session?.test ? 1 : 0,
      at,
    })
    if (session && person.change !== 'same') repository.putWaiting(session.no, person.no)
    const row = rowOf(person.no)
    tx.afterCommit(() =>
      push({ type: 'leads.changed', bot_id: session?.botId ?? row.bot_id, lead_id: row.id }),
    )
    return { row, isFirstHere: person.isFirstHere }
  }

  /** What a visitor said or entered: the merchant has one record of them, the bot what it was told itself. */
  function recordTold(
    tx: Transaction,
    session: Session,
    given: GivenContacts & { readonly name: string | null },
    agreement: { readonly consent: Consent | null; readonly source: LeadSource },
    message: string,
  ): RecordedLead {
    const { row, isFirstHere } = upsert(tx, given.name, given, message, session)
    const now = agreed(row, agreement)
    if (now.consent !== row.consent || now.source !== row.source)
      repository.setConsent(row.no, now.consent, now.source)
    const of = (kind: Contact['kind']) => given.contacts.find((contact) => contact.kind === kind)
    const told = repository.tell({
      leadNo: row.no,
      conversationNo: session.no,
      name: given.name,
      isIntroduced: given.isIntroduced,
      email: of('email')?.shown ?? null,
      phone: of('phone')?.shown ?? null,
      isPhoneMadeUp: of('phone')?.isMadeUp ?? false,
      ...agreement,
      at: clock.now(),
      isFirstHere,
    })
    return { ...told, no: row.no, id: row.id, message: row.message, consent: consentIn(told.consent) }
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
      { contacts, consent }: Said,
      message: string,
    ): RecordedLead | null => {
      const { name, isIntroduced, emails, phones } = contacts
      // Both were found in international form.
      const found = withoutNull(emailContact(emails[0] ?? null), phoneContact(phones[0] ?? null, null))
      if (found.length === 0 && (name === null || !isIntroduced)) return null
      const agreement =
        consent === null
          ? { consent: null, source: 'volunteered' as const }
          : { consent: { text: consent, at: isoTime(clock.now()) }, source: 'asked' as const }
      return recordTold(tx, session, { name, isIntroduced, contacts: found }, agreement, message)
    },

    /** Records what a visitor entered in the contact form, with the words they agreed to. */
    recordFromForm: (
      tx: Transaction,
      session: Session,
      { name, contacts, consent }: LeadForm,
      message: string,
    ): RecordedLead => {
      const agreement = { consent: { text: consent, at: isoTime(clock.now()) }, source: 'form' as const }
      return recordTold(tx, session, { name, isIntroduced: true, contacts }, agreement, message)
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
        const lead = person.wants_contact
          ? upsert(tx, person.name, { contacts, more, isIntroduced: true }, person.message, null).row
          : people.find(contacts)
        if (lead && person.wants_contact && person.form) {
          const { text, at } = { text: person.form.consent, at: isoTime(clock.now()) }
          const now = agreed(lead.consent === null ? undefined : lead, {
            consent: text === null ? null : { text, at },
            source: 'form',
          })
          repository.setConsent(lead.no, now.consent, now.source)
        }
        const no = lead?.no
        if (no !== undefined) repository.putEvent(eventNo, no)
      }
    },

    /** Makes a lead of the person an event names, at the merchant's request. */
    make: async (event: EventOfLead, given: { readonly [K in keyof PersonDetails]?: string | undefined }) => {
      const { name, email, phone } = { ...event.card, ...withoutEmpty(given) }
      const contacts = withoutNull(emailContact(email), phoneContact(phone, deps.homeCountry()))
      if (contacts.length === 0) {
        const message = 'must be an email address where no phone number is given'
        throw problem('invalid_request', `email ${message}`, { errors: [{ path: 'email', message }] })
      }
      const row = await commits.run((tx) => {
        const made = upsert(tx, name, { contacts, isIntroduced: true }, event.card.message ?? '', null).row
        repository.putEvent(event.no, made.no)
        return rowOf(made.no)
      })
      push({ type: 'events.changed' })
      return show(row)
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

    /** Removes them, in the transaction that removes what belongs to them; how many. */
    remove: (tx: Transaction, nos: readonly number[]): number => {
      const ids = removal.remove(nos)
      tx.afterCommit(() => {
        for (const lead_id of ids) push({ type: 'leads.changed', bot_id: null, lead_id })
      })
      return ids.length
    },
    removal,

    /** Who can be reached so. */
    withContacts: (contacts: readonly Contact[]): number[] => [
      ...new Set(
        contacts.flatMap((contact) => [repository.ofContact(contact) ?? [], removal.byShown(contact)].flat()),
      ),
    ],
    noOf: (id: string): number => get(id).no,
    getByNo: (no: number): Lead => show(rowOf(no)),

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

function withoutEmpty(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
}

function consentIn(kept: string | null): Consent | null {
  return kept === null ? null : JSON.parse(kept)
}
