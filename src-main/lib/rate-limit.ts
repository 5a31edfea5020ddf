import { problem } from '#shared/problem.ts'

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
