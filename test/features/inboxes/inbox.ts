import { expect } from 'vitest'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import { type Answer, send } from '../../helpers/http.ts'
import type { TestHub } from '../../helpers/hub.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** An inbox of its own, what is posted to it, and what it has. */
export async function openInbox(hub: TestHub, settings: Partial<CallInput<'inboxes.create'>> = {}) {
  const inbox = await hub.rpc('inboxes.create', { name: 'Test', ...settings })
  const all = async () => (await hub.rpc('events.list', { inbox_id: inbox.id, limit: 500 })).events
  return {
    ...inbox,
    post: (body: unknown, headers: Headers = {}): Promise<Answer> =>
      send(inbox.url, { method: 'POST', body, headers }),
    /** Newest first. */
    all,
    only: async (): Promise<CallOutput<'events.get'>> => {
      const events = await all()
      expect(events).toHaveLength(1)
      return hub.rpc('events.get', { event_id: events[0]?.id ?? '' })
    },
  }
}
