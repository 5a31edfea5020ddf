import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { problem } from '#shared/problem.ts'
import { createRecent } from './recent.ts'

/** What `app.createRateLimit` of @fastify/rate-limit resolves with. */
type LimitState =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly isExceeded: boolean; readonly ttlInSeconds: number }

export function refuseIfTooMany(state: LimitState, what: 'messages' | 'webhooks'): void {
  if (state.isAllowed || !state.isExceeded) return
  const seconds = Math.max(1, state.ttlInSeconds)
  throw problem('too_many_requests', `Too many ${what} in a short time. Try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Callers beyond this many are forgotten, those first who have not called lately. */
const maxCallers = 10_000

/** Counts by a clock that nobody can set: the plugin's own store shuts callers out for as long as the PC's is set back. */
export class SteadyRateStore implements FastifyRateLimitStore {
  readonly #windows = createRecent<string, { startedAt: number; count: number }>(maxCallers)

  incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
    const now = performance.now()
    const known = this.#windows.get(key)
    const current = known && now - known.startedAt < windowMs ? known : { startedAt: now, count: 0 }
    current.count++
    this.#windows.set(key, current)
    callback(null, { current: current.count, ttl: windowMs - (now - current.startedAt) })
  }

  child(): SteadyRateStore {
    return new SteadyRateStore()
  }
}
