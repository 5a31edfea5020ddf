import type { Channel, SessionSummary } from '#shared/schemas/session.ts'

export type Filter = {
  readonly bot_id: string | null
  readonly channel: Channel | null
  readonly waitingFirst: boolean
}

export type Loaded = { readonly sessions: readonly SessionSummary[]; readonly next: string | null }

/**
 * The newest page, read again, laid over what was loaded before. When nothing in it is as it was, there may be others
 * between the two that nobody read: then only the page stays.
 */
export function withNewest(loaded: Loaded, page: Loaded): Loaded {
  const times = new Map(loaded.sessions.map(({ id, updated_at }) => [id, updated_at]))
  const isJoined = page.sessions.some(({ id, updated_at }) => times.get(id) === updated_at)
  if (!isJoined || page.next === null) return page
  return { sessions: union(page.sessions, loaded.sessions), next: loaded.next }
}

/** The next page, laid under what is there; a conversation that moved up meanwhile stays where it is. */
export function withOlder(loaded: Loaded, page: Loaded): Loaded {
  return { sessions: union(loaded.sessions, page.sessions), next: page.next }
}

function union(first: readonly SessionSummary[], second: readonly SessionSummary[]): SessionSummary[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !known.has(id))]
}

/** As the list shows them: who waits first (where wanted), then by the last word, the newest first. */
export function inOrder(sessions: readonly SessionSummary[], filter: Filter): SessionSummary[] {
  const isFirst = ({ status }: SessionSummary) => filter.waitingFirst && status === 'waiting'
  return sessions
    .filter((session) => fits(session, filter))
    .sort(
      (a, b) =>
        Number(isFirst(b)) - Number(isFirst(a)) ||
        b.updated_at.localeCompare(a.updated_at) ||
        b.id.localeCompare(a.id),
    )
}

export function fits(session: SessionSummary, { bot_id, channel }: Filter): boolean {
  return (bot_id === null || session.bot_id === bot_id) && (channel === null || session.channel === channel)
}
