import type { z } from 'zod'
import { type EventKind, type eventFilterSchema, eventKinds, type HubEvent } from '#shared/schemas/event.ts'

export const views = ['here', 'unread', 'starred', 'archived'] as const
export const times = ['any', 'today', 'week', 'month', 'days'] as const

export type Filter = {
  readonly view: (typeof views)[number]
  readonly kind: EventKind | null
  /** `bot` and `inbox` for all of them, or the id of one. */
  readonly from: string
  readonly time: (typeof times)[number]
  /** Of `days`: the first and the last one, either may be empty. */
  readonly first: string
  readonly last: string
  readonly query: string
}

export const allFilter: Filter = {
  view: 'here',
  kind: null,
  from: '',
  time: 'any',
  first: '',
  last: '',
  query: '',
}

/** What an address may choose; the rest is free. */
export const choices = { view: views, kind: eventKinds, time: times }

type Wanted = z.input<typeof eventFilterSchema>
export type Loaded = { readonly events: readonly HubEvent[]; readonly next: string | null }

const daysBack = { today: 0, week: 6, month: 29 }

/** As the hub is asked for it. Days are those of the shop's clock. */
export function wantedBy({ view, kind, from, time, first, last }: Filter, now: Date): Wanted {
  const [since, until] =
    time === 'any'
      ? []
      : time === 'days'
        ? [dayStart(first, 0), dayStart(last, 1)]
        : [new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[time])]
  return {
    archived: view === 'archived',
    ...(view === 'unread' ? { read: false } : {}),
    ...(view === 'starred' ? { starred: true } : {}),
    ...(kind ? { kind } : {}),
    ...sourceBy(from),
    ...(since ? { from: since.toISOString() } : {}),
    ...(until ? { to: new Date(until.getTime() - 1).toISOString() } : {}),
  }
}

function sourceBy(from: string): Wanted {
  if (from === '') return {}
  if (from === 'bot' || from === 'inbox') return { source: from }
  return from.startsWith('bot_') ? { bot_id: from } : { inbox_id: from }
}

function dayStart(day: string, later: number): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/**
 * The newest page, read again, laid over what is shown: everything stays in its place, what is new comes between. What no
 * longer fits goes, unless it was changed right here (`kept`): nobody wants a line to vanish because they read it. Where
 * nothing joins the two, others may lie between: then only the page stays.
 */
export function withNewest(loaded: Loaded, page: Loaded, kept: ReadonlySet<string>): Loaded {
  const places = new Map(loaded.events.map(({ id }, at) => [id, at]))
  const lastKnown = page.events.findLastIndex(({ id }) => places.has(id))
  if (lastKnown === -1) return page
  const events: HubEvent[] = []
  let at = 0
  for (const event of page.events.slice(0, lastKnown + 1)) {
    const place = places.get(event.id)
    if (place !== undefined && place >= at) {
      events.push(...loaded.events.slice(at, place).filter(({ id }) => kept.has(id)))
      at = place + 1
    }
    events.push(event)
  }
  const rest = loaded.events.slice(at).filter(({ id }) => page.next !== null || kept.has(id))
  const seen = new Set(events.map(({ id }) => id))
  return {
    events: [...events, ...rest.filter(({ id }) => !seen.has(id)), ...page.events.slice(lastKnown + 1)],
    next: page.next === null ? null : loaded.next,
  }
}

export function withOlder(loaded: Loaded, page: Loaded): Loaded {
  const known = new Set(loaded.events.map(({ id }) => id))
  return {
    events: [...loaded.events, ...page.events.filter(({ id }) => !known.has(id))],
    next: page.next,
  }
}
