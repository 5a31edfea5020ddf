import type { Transaction } from '#main/db/commits.ts'
import type { Events } from '#main/features/events/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Deliveries } from '#main/features/webhooks/index.ts'
import { createConversationRepository, type SessionRow } from './repository.ts'
import type { Conversations } from './service.ts'
import { show } from './show.ts'

export type Forget = ReturnType<typeof createForget>
export type Forgotten = { readonly conversations: number; readonly leads: number; readonly events: number }

/** Conversations per transaction: a visitor who writes at that moment waits for one transaction at most. */
const atOnce = 100

/** Removes conversations with all that came of them, as if nobody had written. */
export function createForget(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly conversations: Conversations
    readonly leads: Leads
    readonly events: Events
    readonly deliveries: Deliveries
  },
) {
  const { commits, conversations, leads, events, deliveries, clock, push } = deps
  const repository = createConversationRepository(deps.db)

  function remove(tx: Transaction, nos: readonly number[], keepLeads: boolean): Forgotten {
    const rows = repository.byNos(nos)
    const found = rows.map(({ no }) => no)
    // Events first: whether a lead stays depends on what is left of them.
    const { count, sentTo } = events.forget(
      tx,
      rows.map(({ id }) => id),
      { keepLeads },
    )
    const removedLeads = keepLeads ? 0 : leads.forget(tx, found)
    repository.remove(found)
    tx.afterCommit(() => {
      // What is about to be sent is looked up again, and not found.
      for (const { no } of sentTo) deliveries.queue.notifyRestarted(no, clock.now())
      notify(rows)
    })
    return { conversations: rows.length, leads: removedLeads, events: count }
  }

  function notify(rows: readonly SessionRow[]): void {
    for (const row of rows) conversations.dropRemoved(show(row))
    for (const [bot_id, ofBot] of Map.groupBy(rows, (row) => row.bot_id)) {
      push({ type: 'sessions.removed', bot_id, session_ids: ofBot.map(({ id }) => id) })
      push({ type: 'unanswered.changed', bot_id })
    }
  }

  return {
    /** By their numbers; those that are gone already are passed over. With `keepLeads` only what was said goes. */
    conversations: async (nos: readonly number[], { keepLeads = false } = {}): Promise<Forgotten> => {
      let all: Forgotten = { conversations: 0, leads: 0, events: 0 }
      for (let at = 0; at < nos.length; at += atOnce) {
        const some = await commits.run((tx) => remove(tx, nos.slice(at, at + atOnce), keepLeads))
        all = {
          conversations: all.conversations + some.conversations,
          leads: all.leads + some.leads,
          events: all.events + some.events,
        }
      }
      return all
    },
  }
}
