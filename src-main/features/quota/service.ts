import type { Db } from '#main/db/open.ts'
import {
  type Clock,
  endOfUtcDay,
  isoTime,
  latestBelievedDay,
  startOfUtcDay,
  utcDay,
} from '#main/lib/clock.ts'
import { problem } from '#shared/problem.ts'
import { dailyQuota, type Usage } from '#shared/schemas/key.ts'
import { createUsageRepository } from './repository.ts'

export type QuotaState = { readonly day: string; readonly used: number }
export type Quota = ReturnType<typeof createQuota>

const dayMs = 86_400_000

export function createQuota({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const repository = createUsageRepository(db)
  /** Keys that were refused, with the day: spares the work of an answer that cannot be given. */
  const usedUp = new Map<string, string>()

  /** The day a call made now would count on, with what is used of it. */
  function state(keyId: string): QuotaState {
    const now = clock.now()
    const today = utcDay(now)
    const latest = repository.latest(keyId, latestBelievedDay(now))
    return latest && latest.day >= today ? latest : { day: today, used: 0 }
  }

  function secondsToReset(day: string): number {
    return Math.max(1, Math.ceil((endOfUtcDay(day) - clock.now()) / 1000))
  }

  function headers({ day, used }: QuotaState): Record<string, string> {
    const left = Math.max(0, dailyQuota - used)
    return {
      'ratelimit-policy': `"daily";q=${dailyQuota};w=${dayMs / 1000}`,
      ratelimit: `"daily";r=${left};t=${secondsToReset(day)}`,
    }
  }

  function exceeded(current: QuotaState) {
    const seconds = secondsToReset(current.day)
    const resetsAt = isoTime(endOfUtcDay(current.day))
    return problem(
      'quota_exceeded',
      `This key has used its ${dailyQuota} requests for today. It works again from ${resetsAt}.`,
      { headers: { ...headers(current), 'retry-after': String(seconds) } },
    )
  }

  function today(keyId: string): Omit<Usage, 'history'> {
    const { day, used } = state(keyId)
    return { key_id: keyId, day, used, limit: dailyQuota, resets_at: isoTime(endOfUtcDay(day)) }
  }

  return {
    state,
    headers,
    today,

    /** One call of this key. To be run in the transaction of the call; throws `quota_exceeded` when the day is used up. */
    charge: (keyId: string): QuotaState => {
      const now = clock.now()
      const charged = repository.charge({
        key_id: keyId,
        today: utcDay(now),
        latest: latestBelievedDay(now),
        limit: dailyQuota,
        now,
      })
      if (charged) return charged
      const current = state(keyId)
      usedUp.set(keyId, current.day)
      throw exceeded(current)
    },

    /** Only what a charge has found out before: the charge alone decides. */
    refuseIfUsedUp: (keyId: string): void => {
      const day = usedUp.get(keyId)
      if (day === undefined) return
      const now = clock.now()
      if (day >= utcDay(now) && day <= latestBelievedDay(now)) throw exceeded({ day, used: dailyQuota })
      usedUp.delete(keyId)
    },

    lastUsedAt: (keyId: string): number | null =>
      repository.lastUsedAt(keyId, latestBelievedDay(clock.now())) ?? null,

    usage: (keyId: string, days: number): Usage => {
      const current = today(keyId)
      const first = utcDay(startOfUtcDay(current.day) - (days - 1) * dayMs)
      const used = new Map(repository.since(keyId, first).map((row) => [row.day, row.used]))
      const history = Array.from({ length: days }, (_, index) => {
        const day = utcDay(startOfUtcDay(first) + index * dayMs)
        return { day, used: used.get(day) ?? 0 }
      })
      return { ...current, history }
    },
  }
}
