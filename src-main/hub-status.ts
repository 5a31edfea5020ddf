import type { Features } from '#main/hub-features.ts'
import type { Storage } from '#main/hub-storage.ts'
import { type Clock, isoTime, startOfUtcDay, utcDay } from '#main/lib/clock.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { version } from '#main/lib/version.ts'
import type { Listener } from '#main/server/listener.ts'
import type { HubStatus } from '#shared/rpc/hub.ts'

export function statusOf(deps: {
  readonly features: Features
  readonly clock: Clock
  readonly folder: DataFolder
  readonly listener: Listener
  readonly isPaused: boolean
  readonly startedAt: number
  readonly storage: Storage
}): HubStatus {
  const { features, clock, listener } = deps
  return {
    version,
    url: listener.url(),
    lan_urls: listener.lanUrls(),
    paused: deps.isPaused,
    data_folder: deps.folder.path,
    started_at: isoTime(deps.startedAt),
    bots: features.bots.list(false).length,
    products: features.catalog.countAll(),
    sessions_today: features.conversations.lists.countSince(startOfUtcDay(utcDay(clock.now()))),
    storage: { state: deps.storage.state(), free_bytes: deps.storage.freeBytes() },
    attention: features.conversations.lists.counts(),
  }
}
