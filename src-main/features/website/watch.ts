import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import type { WebsiteStatus } from '#shared/schemas/website.ts'
import type { Found } from './check/step.ts'

export type WebsiteWatch = ReturnType<typeof createWatch>

/** One lost request is no outage; what failed is tried again soon, and counts from the first failure on. */
const failuresToTell = 2
const usualMs = 60_000
const soonMs = 10_000
/** Once it is known to be lost, it is asked less and less often. */
const longestMs = 5 * 60_000

type Failing = {
  readonly since: number
  readonly count: number
  readonly why: Pick<Found, 'code' | 'params'>
}

/** Whether the public address leads here, by looking now and then. */
export function createWatch(
  deps: Parts<'clock' | 'push'> & {
    readonly settings: SettingsStore
    readonly look: (publicUrl: string) => Promise<Found>
  },
) {
  const { settings, clock, push } = deps
  let url = settings.all().public_url
  let failing = remembered()
  let checkedAt: number | null = null
  let recoveredAt: number | null = null

  /** An outage does not begin anew with the next start. */
  function remembered(): Failing | null {
    const [of, since] = (settings.note('website_unreachable') ?? '').split(' ')
    if (url === null || of !== url || !since) return null
    const why = { code: 'connection_failed', params: { host: new URL(url).hostname } } as const
    return { since: Date.parse(since), count: failuresToTell, why }
  }

  function remember(): Promise<void> {
    const isLost = failing !== null && failing.count >= failuresToTell
    return settings.setNote('website_unreachable', isLost ? `${url} ${isoTime(failing?.since ?? 0)}` : '')
  }

  function forgetIfChanged(): void {
    const now = settings.all().public_url
    if (now === url) return
    url = now
    failing = null
    checkedAt = null
    recoveredAt = null
  }

  const isLost = () => failing !== null && failing.count >= failuresToTell

  /** One look; says after how long the next is due. Null: there is nothing to look at. */
  async function look(): Promise<number | null> {
    forgetIfChanged()
    const looked = url
    if (looked === null) return null
    const { result, code, params } = await deps.look(looked)
    // Meanwhile another address may have been saved.
    if (settings.all().public_url !== looked) return 0
    // Without a network nobody can tell.
    if (code === 'offline' || code === 'cancelled') return usualMs
    const now = clock.now()
    const wasLost = isLost()
    checkedAt = now
    if (result === 'failed')
      failing = {
        since: Math.min(failing?.since ?? now, now),
        count: (failing?.count ?? 0) + 1,
        why: { code, params },
      }
    else {
      failing = null
      if (wasLost) recoveredAt = now
    }
    if (isLost()) recoveredAt = null
    if (isLost() !== wasLost) {
      await remember()
      push({ type: 'website.changed', bot_id: null })
    }
    return nextMs(failing?.count ?? 0)
  }

  function status(): WebsiteStatus {
    forgetIfChanged()
    return {
      public_url: url,
      state: stateOf(),
      checked_at: checkedAt === null ? null : isoTime(checkedAt),
      unreachable_since: failing && isLost() ? isoTime(failing.since) : null,
      why: failing && isLost() ? failing.why.code : null,
      params: failing && isLost() ? failing.why.params : {},
      recovered_at: recoveredAt === null ? null : isoTime(recoveredAt),
    }
  }

  function stateOf(): WebsiteStatus['state'] {
    if (url === null) return 'none'
    if (isLost()) return 'unreachable'
    return checkedAt === null ? 'unknown' : 'reachable'
  }

  return { look, status }
}

/** After a first failure soon, then at the usual pace and ever slower. */
export function nextMs(failures: number): number {
  if (failures === 0) return usualMs
  return failures < failuresToTell ? soonMs : Math.min(usualMs * 2 ** (failures - failuresToTell), longestMs)
}
