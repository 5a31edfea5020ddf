import type { Channel, SessionView } from '#shared/schemas/session.ts'

export type Filter = {
  /** As chosen in the sidebar; null: all bots. */
  readonly bot: string | null
  readonly view: SessionView
  readonly channel: Channel | null
  readonly query: string
  /** Null: without tests. */
  readonly tests: 'with' | null
}

export const allFilter: Filter = { bot: null, view: 'all', channel: null, query: '', tests: null }

/** Whether all there is would be listed. */
export function isUnfiltered({ bot, view, channel, query }: Filter): boolean {
  return bot === null && view === 'all' && channel === null && query === ''
}
