import type { Chat } from '#main/features/chat/index.ts'
import type { HealthFeature } from '#main/features/health/index.ts'
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
  readonly health: HealthFeature
  readonly retention: Retention
  readonly privacy: Privacy
  readonly settings: SettingsStore
  /** By a clock that is ahead everything is old. */
  readonly isClockBelieved: () => boolean
  readonly stopping: AbortSignal
  readonly log: Log
}): () => Promise<void> {
  const steps: readonly (() => Promise<unknown>)[] = [
    deps.keys.forgetExpired,
    deps.endpoints.forgetOldSecrets,
    deps.chat.forgetOldAnswers,
    deps.imports.sweepCopies,
    deps.health.noteSize,
    async () => {
      if (deps.isClockBelieved()) await deps.retention.tidy(deps.stopping)
    },
    deps.privacy.scrubLater,
    async () => {
      if (deps.isClockBelieved())
        await deps.deliveries.archiveOld(deps.settings.all().keep_deliveries_days, deps.stopping)
    },
  ]

  async function tidy(): Promise<void> {
    try {
      for (const step of steps) {
        if (deps.stopping.aborted) return
        await step()
      }
    } catch (err) {
      deps.log.error({ err }, 'housekeeping failed; it is tried again in an hour')
    }
  }

  let tidying = tidy()
  const timer = setInterval(() => {
    tidying = tidying.then(tidy)
  }, hourMs).unref()
  return () => {
    clearInterval(timer)
    return tidying
  }
}
