import type { Forget } from '#main/features/conversations/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Events } from '#main/features/events/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import { createPrivacyRepository } from './repository.ts'

export type Retention = ReturnType<typeof createRetention>

const dayMs = 86_400_000
const atOnce = 200
/** Of calls beyond the quota: who looks, looks today, and a program that asks a million times fills no disk. */
const overQuotaMs = dayMs
const overQuotaKept = 10_000

/** Removes what is older than the merchant wants to keep it, each kind by its own time. */
export function createRetention(
  deps: Parts<'db' | 'commits' | 'clock'> & {
    readonly forget: Forget
    readonly leads: Leads
    readonly events: Events
    readonly documents: Documents
    readonly settings: SettingsStore
  },
) {
  const { commits, clock, forget, leads, events, documents, settings } = deps
  const repository = createPrivacyRepository(deps.db)

  /** Some at a time, until there are none or the hub stops. */
  async function each<T>(
    some: (limit: number) => readonly T[],
    remove: (found: readonly T[]) => Promise<unknown>,
    stopping: AbortSignal,
  ): Promise<void> {
    while (!stopping.aborted) {
      const found = some(atOnce)
      if (found.length === 0) return
      await remove(found)
    }
  }

  const removeEvents = (nos: readonly number[]) => commits.run((tx) => events.remove(tx, nos))

  return {
    tidy: async (stopping: AbortSignal): Promise<void> => {
      const now = clock.now()
      const { keep_conversations_days, keep_events_days, keep_leads_days, keep_documents_days } =
        settings.all()
      const kinds = [
        {
          days: keep_conversations_days,
          run: (before: number) =>
            each(
              (limit) => repository.oldConversations(before, limit),
              (nos) => forget.conversations(nos, { keepLeads: true }),
              stopping,
            ),
        },
        {
          days: keep_events_days,
          run: (before: number) => each((limit) => events.removal.old(before, limit), removeEvents, stopping),
        },
        {
          days: keep_leads_days,
          run: (before: number) =>
            each(
              (limit) => leads.removal.old(before, limit),
              (nos) => commits.run((tx) => leads.remove(tx, nos)),
              stopping,
            ),
        },
        {
          days: keep_documents_days,
          run: (before: number) =>
            each(
              (limit) => repository.oldDocuments(before, limit),
              (ids) => Promise.all(ids.map(documents.remove)),
              stopping,
            ),
        },
      ]
      await each(
        (limit) => events.removal.overQuota(now - overQuotaMs, overQuotaKept, limit),
        removeEvents,
        stopping,
      )
      for (const { days, run } of kinds) if (days !== null) await run(now - days * dayMs)
    },
  }
}
