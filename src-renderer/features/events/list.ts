import type { z } from 'zod'
import { type EventKind, type eventFilterSchema, eventKinds } from '#shared/schemas/event.ts'
import { noisyKinds, type Quiet } from './quiet.ts'

export const views = ['here', 'unread', 'starred', 'archived'] as const
export const times = ['any', 'today', 'week', 'month', 'days'] as const

export type Filter = {
  readonly view: (typeof views)[number]
  readonly kind: EventKind | null
  /** As chosen in the sidebar; empty: all bots. What came from an inbox has none. */
  readonly bot: string
  /** `bot` and `inbox` for all of them, or the id of one inbox. */
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
  bot: '',
  from: '',
  time: 'any',
  first: '',
  last: '',
  query: '',
}

/** What an address may choose; the rest is free. */
export const choices = { view: views, kind: eventKinds, time: times }

type Wanted = z.input<typeof eventFilterSchema>

const daysBack = { today: 0, week: 6, month: 29 }

/** As the hub is asked for it. Days are those of the shop's clock. */
export function wantedBy(filter: Filter, now: Date, quiet: Quiet = { noise: true, tests: true }): Wanted {
  const { view, kind, bot, from, time, first, last } = filter
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
    ...(foldsNoise(filter) && !quiet.noise ? { hide_kinds: [...noisyKinds] } : {}),
    ...(quiet.tests ? {} : { tests: false }),
    ...sourceBy(from, bot),
    ...(since ? { from: since.toISOString() } : {}),
    ...(until ? { to: new Date(until.getTime() - 1).toISOString() } : {}),
  }
}

/** Whoever looks for something of a kind, a word or a mark is shown it, noisy or not. */
export function foldsNoise({ view, kind, query }: Filter): boolean {
  return kind === null && query.trim() === '' && (view === 'here' || view === 'unread')
}

function sourceBy(from: string, bot: string): Wanted {
  const ofBot = bot === '' ? {} : { bot_id: bot }
  if (from === '') return ofBot
  if (from === 'bot') return { source: from, ...ofBot }
  return from === 'inbox' ? { source: from } : { inbox_id: from }
}

function dayStart(day: string, later: number): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}
