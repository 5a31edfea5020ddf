/** How an attempt to send ended: an answer, or none. */
export type Attempt = {
  readonly status: number | null
  readonly retryAfter: string | null
}

const maxTries = 5
const firstWaitMs = 2000
const longestWaitMs = 5 * 60_000

/** How long to wait before the next try; null: what was answered will not change, or it was tried enough. */
export function nextTry(attempt: Attempt, tries: number, nowMs: number): number | null {
  if (tries >= maxTries || !mayHelp(attempt.status)) return null
  const backoff = firstWaitMs * 4 ** (tries - 1)
  return Math.min(longestWaitMs, Math.max(backoff, asked(attempt.retryAfter, nowMs) ?? 0))
}

/** Nothing answered, it asked for patience, or it has a fault of its own. */
function mayHelp(status: number | null): boolean {
  return status === null || status === 408 || status === 429 || status >= 500
}

/** Seconds, or a date. */
function asked(retryAfter: string | null, nowMs: number): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}
