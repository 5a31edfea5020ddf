import type { Channel, SessionSummary } from '#shared/schemas/session.ts'

export type Filter = {
  /** As chosen in the sidebar; null: all bots. */
  readonly bot: string | null
  readonly channel: Channel | null
  readonly waitingFirst: boolean
}

export const allFilter: Filter = { bot: null, channel: null, waitingFirst: true }

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

export function fits(session: SessionSummary, { bot, channel }: Filter): boolean {
  return (bot === null || session.bot_id === bot) && (channel === null || session.channel === channel)
}
