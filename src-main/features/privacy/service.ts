import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '#main/db/commits.ts'
import type { Conversations, Forget } from '#main/features/conversations/index.ts'
import type { Events } from '#main/features/events/index.ts'
import {
  type Contact,
  emailContact,
  type Leads,
  nationalDigits,
  phoneContact,
} from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Deliveries } from '#main/features/webhooks/index.ts'
import { isoTime, isoTimeOrNull } from '#main/lib/clock.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import { problem } from '#shared/problem.ts'
import type { Erasure, ErasureKind, PersonData } from '#shared/schemas/privacy.ts'
import { createLedger, type LedgerEntry } from './ledger.ts'
import { type TellsOf, tellsOfContacts, tellsOfHashes } from './person.ts'
import { createPrivacyRepository, type ErasureRow } from './repository.ts'
import { createScan, type Found } from './scan.ts'

export type Privacy = ReturnType<typeof createPrivacy>

type Removed = { readonly conversations: number; readonly leads: number; readonly events: number }
type Which = Found & { readonly leads: readonly number[] }

/** Rows removed in one transaction: a visitor who writes at that moment waits for one. */
const atOnce = 200
const hourMs = 3_600_000
/** A worker that reads at that moment is done in a moment. */
const checkpointTries = 20
const checkpointWaitMs = 50

/** What is kept of one person, and its removal: from the file itself, and from copies of it that are put back later. */
export function createPrivacy(
  deps: Parts<'db' | 'commits' | 'clock' | 'log'> & {
    readonly conversations: Conversations
    readonly forget: Forget
    readonly leads: Leads
    readonly events: Events
    readonly deliveries: Deliveries
    readonly folder: { readonly erasures: string }
    readonly box: SecretBox
    readonly homeCountry: () => string | null
  },
) {
  const { commits, clock, conversations, forget, leads, events, deliveries } = deps
  const repository = createPrivacyRepository(deps.db)
  const scan = createScan(deps.db)
  // Whether that is so is not kept: what was removed shortly before a stop is scrubbed after the start.
  let isScrubbed = (repository.page(Number.MAX_SAFE_INTEGER, 1)[0]?.erased_at ?? 0) < clock.now() - 2 * hourMs
  const ledger = createLedger({ path: deps.folder.erasures, box: deps.box, log: deps.log })

  /** The address that was asked for, and other addresses of whoever has it. A number may be an office's. */
  function contactsFor(query: string): Contact[] {
    const given = query.includes('@') ? emailContact(query) : phoneContact(query, deps.homeCountry())
    if (!given)
      throw problem('invalid_request', 'query must be an email address or a phone number', {
        errors: [{ path: 'query', message: 'must be an email address or a phone number' }],
      })
    const theirs = leads.removal.contacts(leads.withContacts([given])).filter(({ kind }) => kind === 'email')
    return [given, ...theirs.filter(({ value }) => value !== given.value)]
  }

  /** With all that belongs to the leads among them. */
  async function collect(leadNos: readonly number[], tells: TellsOf | null): Promise<Which> {
    const own = leads.removal.belongings(leadNos)
    const found = tells ? await scan.visitors(tells) : { conversations: [], events: [], playground: [] }
    return {
      leads: leadNos,
      conversations: [...new Set([...own.conversations, ...found.conversations])],
      events: [...new Set([...own.events, ...found.events])],
      playground: found.playground,
    }
  }

  async function find(query: string) {
    const contacts = contactsFor(query)
    const tells = tellsOfContacts(
      contacts.map((contact) => ({ ...contact, national: nationalDigits(contact) })),
    )
    return { contacts, tells, which: await collect(leads.withContacts(contacts), tells) }
  }

  function removeEvents(tx: Transaction, nos: readonly number[]): number {
    const { count, sentTo } = events.remove(tx, nos)
    tx.afterCommit(() => {
      for (const { no } of sentTo) deliveries.queue.notifyRestarted(no, clock.now())
    })
    return count
  }

  async function remove({
    conversations: nos,
    events: eventNos,
    leads: leadNos,
    playground,
  }: Which): Promise<Removed> {
    await commits.run(() => {
      repository.removePlayground(playground)
      repository.removeAnswers(nos)
    })
    const forgotten = await forget.conversations(nos)
    let removedEvents = forgotten.events
    for (let at = 0; at < eventNos.length; at += atOnce)
      removedEvents += await commits.run((tx) => removeEvents(tx, eventNos.slice(at, at + atOnce)))
    const removedLeads = await commits.run((tx) => leads.remove(tx, leadNos))
    return {
      conversations: forgotten.conversations,
      leads: forgotten.leads + removedLeads,
      events: removedEvents,
    }
  }

  /** Words of what was removed stay in the indexes until they are merged, and all of it in the log until it is copied. */
  async function scrub(): Promise<void> {
    isScrubbed = true
    for (const step of repository.mergeSteps)
      for (let isFirst = true; await commits.run(() => step(isFirst)); isFirst = false);
    await commits.drain()
    for (let tries = 0; !repository.checkpoint() && tries < checkpointTries; tries++)
      await sleep(checkpointWaitMs)
  }

  /** Written down first: after a crash in the middle the next start completes it. */
  async function erase(
    kind: ErasureKind,
    named: Pick<LedgerEntry, 'ids' | 'hashes'>,
    work: () => Promise<Removed>,
  ): Promise<ErasureRow> {
    const at = clock.now()
    const entry = { id: newId('era', at), at, kind, ...named }
    ledger.append(entry)
    return finish(entry, work, null)
  }

  async function finish(entry: LedgerEntry, work: () => Promise<Removed>, repeatedAt: number | null) {
    const removed = await work()
    const row = { id: entry.id, kind: entry.kind, ...removed, erased_at: entry.at, repeated_at: repeatedAt }
    await commits.run(() => repository.insert(row))
    isScrubbed = false
    // A visitor may remove their conversation; that must not cost a rewrite of every index.
    if (entry.kind !== 'conversation' && entry.kind !== 'event') await scrub()
    return { no: 0, ...row }
  }

  return {
    find: async (query: string): Promise<PersonData> => {
      const { contacts, tells, which } = await find(query)
      return {
        contacts: contacts.map(({ shown }) => shown),
        leads: which.leads.map((no) => {
          const { id, name, email, phone } = leads.getByNo(no)
          return { id, name, email, phone }
        }),
        conversations: conversations
          .getAll(which.conversations)
          .map(({ id, bot_id, last_message, updated_at }) => ({
            id,
            bot_id,
            last_message,
            updated_at,
          })),
        events: events
          .some(which.events)
          .map(({ id, event_type, occurred_at }) => ({ id, event_type, occurred_at })),
        mentions: await scan.mentions(tells),
      }
    },

    export: async (query: string) => {
      const { contacts, tells, which } = await find(query)
      const at = isoTime(clock.now())
      const all = {
        exported_at: at,
        contacts: contacts.map(({ shown }) => shown),
        leads: which.leads.map(leads.getByNo),
        conversations: conversations.getAll(which.conversations),
        events: events.some(which.events),
        mentions: await scan.mentions(tells),
      }
      return { file_name: `person-${at.slice(0, 10)}.json`, text: `${JSON.stringify(all, null, 2)}\n` }
    },

    erase: async (query: string): Promise<Erasure> => {
      const { contacts, which } = await find(query)
      return show(await erase('person', { ids: [], hashes: contacts.map(ledger.hash) }, () => remove(which)))
    },

    removeLead: async (id: string): Promise<Removed> => {
      const no = leads.noOf(id)
      const hashes = leads.removal.contacts([no]).map(ledger.hash)
      const which = await collect([no], null)
      return erase('lead', { ids: [id], hashes }, () => remove(which))
    },

    removeConversations: async (ids: readonly string[]): Promise<Removed> => {
      const nos = repository.conversationNos(ids)
      if (nos.length === 0) return nothing
      return erase('conversation', { ids, hashes: [] }, () => remove({ ...noneFound, conversations: nos }))
    },

    removeEvents: async (ids: readonly string[]): Promise<Removed> => {
      for (const id of ids) events.noOf(id)
      return erase('event', { ids, hashes: [] }, () =>
        remove({ ...noneFound, events: repository.eventNos(ids) }),
      )
    },

    /** `work` removes the bot itself. */
    removeBot: (id: string, work: () => Promise<Removed>): Promise<Removed> =>
      erase('bot', { ids: [id], hashes: [] }, work),

    erasures: ({ after, limit }: { readonly after?: string | undefined; readonly limit: number }) => {
      const rows = repository.page(rowAfter(after, Number.MAX_SAFE_INTEGER), limit + 1)
      const { shown, next } = pageOf(rows, limit, ({ no }) => [no])
      return { erasures: shown.map(show), next }
    },

    /** For housekeeping: what single removals left. */
    scrubLater: async (): Promise<void> => {
      if (!isScrubbed) await scrub()
    },

    /** At the start: what this file does not know of, since it is a copy from before, is erased again. */
    recover: async (removeBot: (id: string) => Promise<Removed>): Promise<number> => {
      const known = repository.ids()
      const missed = ledger.entries().filter(({ id }) => !known.has(id))
      for (const entry of missed) {
        const { kind, ids } = entry
        const again = async (): Promise<Removed> => {
          if (kind === 'bot') return removeBot(ids[0] ?? '')
          if (kind === 'conversation')
            return remove({ ...noneFound, conversations: repository.conversationNos(ids) })
          if (kind === 'event') return remove({ ...noneFound, events: repository.eventNos(ids) })
          const isErased = ledger.among(new Set(entry.hashes))
          const nos = new Set(repository.leadNos(ids))
          for (const { kind, value, lead_no } of leads.removal.eachContact())
            if (isErased(kind, value)) nos.add(lead_no)
          const tells = kind === 'person' ? tellsOfHashes(isErased, deps.homeCountry()) : null
          return remove(await collect([...nos], tells))
        }
        await finish(entry, again, clock.now())
      }
      return missed.length
    },
  }
}

const nothing: Removed = { conversations: 0, leads: 0, events: 0 }
const noneFound: Which = { conversations: [], events: [], playground: [], leads: [] }

function show({ no: _, erased_at, repeated_at, ...row }: ErasureRow): Erasure {
  return { ...row, erased_at: isoTime(erased_at), repeated_at: isoTimeOrNull(repeated_at) }
}
