import type { Transaction } from '#main/db/commits.ts'
import { readSearch, type Search } from '#main/db/word-search.ts'
import type { Leads, ReceivedPerson } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { problem } from '#shared/problem.ts'
import {
  type EventCard,
  type EventFilter,
  type EventKind,
  eventFilterSchema,
  eventKinds,
  type HubEvent,
  type HubEventDetails,
  maxCountedEvents,
} from '#shared/schemas/event.ts'
import { kindOf } from './card/index.ts'
import { exportEvents } from './export.ts'
import { createFinding } from './finding.ts'
import { createGlimpse } from './glimpse.ts'
import { createIndexing } from './indexing.ts'
import { fromList, type Numbers } from './intersect.ts'
import { createMarking, type Marked, type Marks } from './marking.ts'
import { createEventRepository, type EventRow, type Removed } from './repository.ts'
import { showDetails, showEvent } from './show.ts'

export type Events = ReturnType<typeof createEvents>

type EventFacts = {
  readonly id: string
  readonly event_type: string
  readonly session_id: string | null
  readonly occurred_at: number
  /** Stored byte for byte. */
  readonly body: Uint8Array
  readonly card: EventCard
}

/** An event of this hub: everything about it is known when it happens. */
type OwnEvent = EventFacts & {
  readonly source: 'bot'
  readonly bot_no: number | null
  readonly inbox_no: null
  readonly lead_no: number | null
  readonly is_test: boolean
  readonly is_read: boolean
  readonly is_over_quota?: boolean
}

/** An event from an inbox: what is known about it was read from its payload. */
type ReceivedEvent = EventFacts & {
  readonly source: 'inbox'
  readonly bot_no: null
  readonly inbox_no: number
  /** Where its type alone does not tell. */
  readonly kind?: EventKind
  readonly people: readonly ReceivedPerson[]
  /** False after a bad signature: the people it names are shown and not recorded as leads. */
  readonly is_trusted: boolean
}

type Listing = EventFilter & {
  readonly after?: string | undefined
  readonly limit: number
  readonly brief: boolean
  readonly group?: 'conversation' | undefined
}

/** These, or all that a filter and the words of a search find. */
type Which = {
  readonly ids: readonly string[] | undefined
  readonly filter: EventFilter | undefined
  readonly query: string | undefined
}

/** A list stays quick to read and to send; longer payloads come one by one. */
const maxListedBytes = 32 * 1024
const historyLimit = 100
/** Of a question as much as a row can show. */
const maxQuestion = 200

/** One list of what this hub's bots emitted and what was received. */
export function createEvents(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly leads: Leads
    /** How an address may be shown. */
    readonly maskUrl: (url: string) => string
  },
) {
  const { clock, leads, push } = deps
  const repository = createEventRepository(deps.db)
  const find = createFinding(deps.db)
  const glimpse = createGlimpse(deps.db)
  const indexing = createIndexing(deps)
  const marking = createMarking(deps)
  const botIds = new Map<number, string>()

  function botIdOf(no: number | null): string | null {
    if (no === null) return null
    const id = botIds.get(no) ?? repository.botId(no)
    if (id !== undefined) botIds.set(no, id)
    return id ?? null
  }

  /** Records an event in the transaction of what it reports. */
  function record(
    tx: Transaction,
    event: OwnEvent | ReceivedEvent,
  ): { readonly no: number; readonly id: string } {
    const { id, event_type, source, bot_no, card } = event
    const isOwn = event.source === 'bot'
    const kind = (isOwn ? undefined : event.kind) ?? kindOf(event_type)
    const no = repository.insert({
      id,
      event_type,
      kind,
      source,
      bot_no,
      inbox_no: event.inbox_no,
      session_id: event.session_id,
      occurred_at: event.occurred_at,
      recorded_at: clock.now(),
      body: event.body,
      card: JSON.stringify(card),
      is_test: isOwn && event.is_test ? 1 : 0,
      is_read: isOwn && event.is_read ? 1 : 0,
      is_over_quota: isOwn && event.is_over_quota ? 1 : 0,
    })
    tx.afterCommit(() => {
      indexing.soon()
      push({
        type: 'events.new',
        event_id: id,
        event_type,
        kind,
        source,
        bot_id: botIdOf(bot_no),
        is_test: isOwn && event.is_test,
        is_trusted: isOwn || event.is_trusted,
        card,
      })
    })
    if (isOwn) {
      if (event.lead_no !== null) leads.addEvent(event.lead_no, no)
    } else if (event.is_trusted) leads.recordReceived(tx, no, event.people)
    return { no, id }
  }

  /** With their words, deliveries and attempts; what is about to be sent has to be looked up again. */
  function remove(tx: Transaction, nos: readonly number[]): Removed {
    const removed = repository.remove(nos)
    tx.afterCommit(() => {
      if (removed.count > 0) push({ type: 'events.changed' })
      for (const { id } of removed.sentTo) push({ type: 'endpoints.changed', endpoint_id: id })
    })
    return removed
  }

  function noOf(id: string): number {
    const no = repository.noOf(id)
    if (no !== undefined) return no
    throw problem('not_found', `There is no event with the id ${JSON.stringify(id)}.`)
  }

  function page(listing: Listing, search: Search | null): { events: HubEvent[]; next: string | null } {
    const beforeNo = rowAfter(listing.after, Number.MAX_SAFE_INTEGER)
    const grouped = listing.group !== undefined
    const found = find({ filter: listing, search, beforeNo, limit: listing.limit + 1, grouped })
    const { shown, next } = pageOf(found, listing.limit, (no) => [no])
    const rows = shown.map((no) => repository.byNo(no, listing.brief ? 0 : maxListedBytes))
    return {
      events: rows
        .filter((row) => row !== undefined)
        .map((row) => ({
          ...showEvent(row, listing.brief),
          ...(grouped ? { conversation: conversationOf(row, listing.archived) } : {}),
        })),
      next,
    }
  }

  function conversationOf(row: EventRow, archived: boolean): NonNullable<HubEvent['conversation']> | null {
    const found = row.session_id === null ? null : repository.conversation(row.session_id, archived)
    return found ? { ...found, question: found.question?.slice(0, maxQuestion) ?? null } : null
  }

  async function searchFor(query: string): Promise<Search | null> {
    const search = readSearch(query)
    if (search !== null) await indexing.catchUp()
    return search
  }

  /** A search without a word finds nothing, not everything. */
  async function finder(filter: EventFilter, query: string): Promise<Numbers> {
    const search = query === '' ? null : await searchFor(query)
    if (query !== '' && search === null) return () => []
    return (beforeNo, limit) => find({ filter, search, beforeNo, limit })
  }

  return {
    record,
    noOf,

    /** Removes the events of these conversations, in the transaction that removes the conversations. */
    forget: (tx: Transaction, conversationIds: readonly string[], { keepLeads = false } = {}): Removed =>
      remove(tx, repository.nosOfSessions(conversationIds, keepLeads)),

    remove,
    removal: repository.removal,

    /** With their payloads, oldest first. */
    some: (nos: readonly number[]): HubEvent[] =>
      nos
        .toSorted((a, b) => a - b)
        .flatMap((no) => {
          const row = repository.byNo(no, Number.MAX_SAFE_INTEGER)
          return row ? [showEvent(row, false)] : []
        }),

    list: (listing: Listing) => page(listing, null),

    /** The words of what came a moment ago are in the index afterwards, unless that takes longer. */
    catchUpWithin: indexing.catchUpWithin,

    /** A few of them as they are shown among other findings, newest first. Nothing is waited for. */
    glimpse: (search: Search, limit: number): HubEvent[] =>
      glimpse(search, limit).flatMap((no) => {
        const row = repository.byNo(no, 0)
        return row ? [showEvent(row, true)] : []
      }),

    search: async ({ query, ...listing }: Listing & { readonly query: string }) => {
      const search = await searchFor(query)
      return search === null ? { events: [], next: null } : page(listing, search)
    },

    get: (id: string): HubEventDetails => {
      const no = noOf(id)
      const row = repository.byNo(no, Number.MAX_SAFE_INTEGER)
      if (!row) throw problem('not_found', `There is no event with the id ${JSON.stringify(id)}.`)
      const deliveries = repository
        .deliveries(no)
        .map((delivery) => ({ ...delivery, url: deps.maskUrl(delivery.url) }))
      return showDetails(row, repository.details(no), deliveries)
    },

    /** Also what was archived or removed: its events are still there. */
    sources: () =>
      repository.sources().map(({ source, id, name, gone }) => ({ source, id, name, gone: gone === 1 })),

    counts: () => {
      const unread = new Map(repository.unread().map(({ kind, count }) => [kind, count]))
      const ofEach = (count: (kind: EventKind) => number) =>
        Object.fromEntries(eventKinds.map((kind) => [kind, count(kind)])) as Record<EventKind, number>
      return {
        unread: [...unread.values()].reduce((sum, count) => sum + count, 0),
        unread_by_kind: ofEach((kind) => unread.get(kind) ?? 0),
        total: repository.count(),
        by_kind: ofEach((kind) => repository.countOfKind(kind, maxCountedEvents)),
      }
    },

    mark: async ({ ids, filter, query }: Which, marks: Marks): Promise<Marked> => {
      if (!ids && !filter && query === undefined)
        throw problem('invalid_request', 'Choose which events: `event_ids`, a `filter` or a `query`.')
      const numbers = ids
        ? fromList(ids.map(noOf))
        : await finder(filter ?? eventFilterSchema.parse({}), query ?? '')
      const marked = await marking(numbers, marks)
      if (marked.changed > 0) push({ type: 'events.changed' })
      return marked
    },

    export: async (filter: EventFilter & { query?: string | undefined; format: 'json' | 'csv' }) => {
      const numbers = await finder(filter, filter.query?.trim() ?? '')
      const read = (no: number): EventRow | undefined => repository.byNo(no, Number.MAX_SAFE_INTEGER)
      return exportEvents({ numbers, read, format: filter.format, nowMs: clock.now() })
    },

    /** What happened with somebody, newest first. */
    ofLead: (leadId: string): HubEvent[] =>
      page({ ...eventFilterSchema.parse({}), lead_id: leadId, limit: historyLimit, brief: true }, null)
        .events,

    /** Words of what came while nobody looked. */
    start: indexing.soon,
    stop: indexing.stop,
  }
}
