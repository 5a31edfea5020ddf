import type { Chat } from '#main/features/chat/index.ts'
import type { Imports } from '#main/features/imports/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { Privacy, Retention } from '#main/features/privacy/index.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import type { Deliveries, Endpoints } from '#main/features/webhooks/index.ts'
import type { Log } from '#main/lib/log.ts'

const hourMs = 3_600_000

/** What has run out is forgotten: at the start and then every hour. Returns what ends it. */
export function startHousekeeping(deps: {
  readonly chat: Chat
  readonly keys: Keys
  readonly endpoints: Endpoints
  readonly deliveries: Deliveries
  readonly imports: Imports
  readonly retention: Retention
  readonly privacy: Privacy
  readonly settings: SettingsStore
  readonly stopping: AbortSignal
  readonly log: Log
}): () => void {
  async function tidy(): Promise<void> {
    try {
      await deps.keys.forgetExpired()
      await deps.endpoints.forgetOldSecrets()
      await deps.chat.forgetOldAnswers()
      await deps.imports.sweepCopies()
      await deps.retention.tidy(deps.stopping)
      await deps.privacy.scrubLater()
      await deps.deliveries.archiveOld(deps.settings.all().keep_deliveries_days, deps.stopping)
    } catch (err) {
      deps.log.error({ err }, 'housekeeping failed; it is tried again in an hour')
    }
  }
  void tidy()
  const timer = setInterval(tidy, hourMs).unref()
  return () => clearInterval(timer)
}
