import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { pageOf, timeBefore } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Lead, LeadStatus } from '#shared/schemas/lead.ts'
import { type Contact, emailContact, phoneContact } from './contacts.ts'
import type { Contacts } from './detect/index.ts'
import { leadsCsv, leadsVcard } from './export.ts'
import { matcher } from './matching.ts'
import { createPeople } from './people.ts'
import { createLeadRepository, type LeadRow } from './repository.ts'

export type Leads = ReturnType<typeof createLeads>

export type Told = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** `change`: what came of it; nothing new was told where it is `same`. */
export type KeptLead = Told & {
  readonly no: number
  readonly id: string
  readonly message: string
  readonly change: 'created' | 'updated' | 'same'
}

/** Null where nobody told anything. `tell` is for after the commit. */
export type Kept = { readonly lead: KeptLead | null; readonly tell: () => void }

export type LeadFilter = {
  readonly bot_id?: string | undefined
  readonly status?: LeadStatus | undefined
  readonly query?: string | undefined
}

/** Somebody a received event tells of; `makes`: they ask to be reached. */
export type Received = Told & {
  readonly more_emails: readonly string[]
  readonly message: string
  readonly makes: boolean
}

type Ways = { readonly contacts: readonly Contact[]; readonly more?: readonly Contact[] }
type Session = { readonly no: number; readonly botId: string }

const nothing: Kept = { lead: null, tell: () => {} }

/** Who left a name, an address or a number: one a person, brought up to date and not doubled. */
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

  function meet(
    told: Told,
    { contacts, more = [] }: Ways,
    message: string,
    session: Session | null,
  ): Kept & { readonly lead: KeptLead } {
    const at = clock.now()
    const { no, change } = people.meet({
      id: newId('lead', at),
      name: told.name,
      message,
      contacts,
      more,
      conversation_no: session?.no ?? null,
      at,
    })
    if (session && change !== 'same') repository.putWaiting(session.no, no)
    const row = rowOf(no)
    return {
      lead: { ...pick(row), change },
      tell: () => push({ type: 'leads.changed', bot_id: session?.botId ?? row.bot_id, lead_id: row.id }),
    }
  }

  function rowOf(no: number): LeadRow {
    const row = repository.byNo(no)
    if (!row) throw new Error(`lead ${no} is gone within its own transaction`)
    return row
  }

  function get(id: string): LeadRow {
    const row = repository.byId(id)
    if (row) return row
    throw problem(
      'not_found',
      `There is no lead with the id ${JSON.stringify(id)}. It may have become one with another.`,
    )
  }

  function show({ no, ...row }: LeadRow): Lead {
    const contacts = repository.contacts(no)
    const ways = (kind: Contact['kind'], last: string | null) => {
      const shown = contacts.filter((contact) => contact.kind === kind).map((contact) => contact.shown)
      return last === null ? shown : [last, ...shown.filter((one) => one !== last)]
    }
    return {
      ...row,
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
      ...from,
    })) {
      if (matches && !matches(row, repository.contacts(row.no))) continue
      if (found.push(row) === wanted) break
    }
    return found
  }

  return {
    /** To be run in the transaction of the message, for what it was read to tell; nothing told, nothing kept. */
    keepFrom: (sessionNo: number, botId: string, contacts: Contacts | null, message: string): Kept => {
      const [email = null] = contacts?.emails ?? []
      const [phone = null] = contacts?.phones ?? []
      const name = contacts?.name ?? null
      if (email === null && phone === null && name === null) return nothing
      // Both were found in international form.
      const ways = known(emailContact(email), phoneContact(phone, null))
      return meet({ name, email, phone }, { contacts: ways }, message, { no: sessionNo, botId })
    },

    /**
     * To be run in the transaction of a received event; returns what is to be told after it. Only who asks to be reached
     * becomes a lead; of others it is noted where they are known.
     */
    keepReceived: (eventNo: number, received: readonly Received[]): (() => void) => {
      const country = deps.homeCountry()
      const tells: (() => void)[] = []
      for (const one of received) {
        const contacts = known(emailContact(one.email), phoneContact(one.phone, country))
        if (contacts.length === 0) continue
        const kept = one.makes
          ? meet(one, { contacts, more: known(...one.more_emails.map(emailContact)) }, one.message, null)
          : null
        const no = kept?.lead.no ?? people.find(contacts)?.no
        if (no !== undefined) repository.putEvent(eventNo, no)
        if (kept) tells.push(kept.tell)
      }
      return () => {
        for (const tell of tells) tell()
      }
    },

    /** To be run in the transaction of an event that tells of somebody: by their id, or by the session they wrote in. */
    noteEvent: (
      eventNo: number,
      of: { leadId: string | null; botNo: number; sessionId: string | null },
    ): void => {
      const no =
        of.leadId !== null
          ? repository.byId(of.leadId)?.no
          : of.sessionId !== null
            ? repository.ofSessionId(of.botNo, of.sessionId)
            : undefined
      if (no !== undefined) repository.putEvent(eventNo, no)
    },

    get: (id: string): Lead => show(get(id)),

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

function known(...contacts: readonly (Contact | null)[]): Contact[] {
  return contacts.filter((contact) => contact !== null)
}

function pick({ no, id, name, email, phone, message }: LeadRow) {
  return { no, id, name, email, phone, message }
}
