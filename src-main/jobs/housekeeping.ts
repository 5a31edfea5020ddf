import type { Chat } from '#main/features/chat/index.ts'
import type { Deliveries } from '#main/features/deliveries/index.ts'
import type { Endpoints } from '#main/features/endpoints/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import type { Sources } from '#main/features/sources/index.ts'
import type { Log } from '#main/lib/log.ts'

const hourMs = 3_600_000

/** What has run out is forgotten: at the start and then every hour. Returns what ends it. */
export function startHousekeeping(deps: {
  readonly chat: Chat
  readonly keys: Keys
  readonly endpoints: Endpoints
  readonly deliveries: Deliveries
  readonly sources: Sources
  readonly settings: SettingsStore
  readonly stopping: AbortSignal
  readonly log: Log
}): () => void {
  async function tidy(): Promise<void> {
    try {
      await deps.keys.forgetExpired()
      await deps.endpoints.forgetOldSecrets()
      await deps.chat.forgetOldAnswers()
      await deps.sources.sweepCopies()
      await deps.deliveries.putAway(deps.settings.all().keep_deliveries_days, deps.stopping)
    } catch (err) {
      deps.log.error({ err }, 'housekeeping failed; it is tried again in an hour')
    }
  }
  void tidy()
  const timer = setInterval(tidy, hourMs).unref()
  return () => clearInterval(timer)
}
