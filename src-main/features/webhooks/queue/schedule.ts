/** What follows from one try. */
export type Step =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'again'; readonly dueAt: number }
  | { readonly kind: 'failed' }
  /** The receiver says that it will never take anything again. */
  | { readonly kind: 'gone' }

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long after the try before it each try comes; the first at once. */
export const pausesMs: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** So that what failed together does not come back together. */
const jitter = 0.2

/** A receiver may ask for patience, but not for ever. */
const longestAskedMs = 24 * hour

/** Without a success for this long an address is taken for dead. */
export const patienceMs = 120 * hour

/** As long as something waits the next try comes sooner: in a longer pause this PC was off or offline, or nothing was sent. */
export const longestPauseMs = Math.max(...pausesMs) * (1 + jitter)

/** Pure: `tries` are those of this round with the one just made, `random` is from 0 to 1. */
export function nextStep(tried: {
  readonly tries: number
  /** Null: no answer came. */
  readonly status: number | null
  readonly retryAfter: string | null
  readonly now: number
  readonly random: number
}): Step {
  const { tries, status, now } = tried
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 410) return { kind: 'gone' }
  const pause = pausesMs[tries]
  if (pause === undefined) return { kind: 'failed' }
  const usual = now + Math.round(pause * (1 + jitter * (2 * tried.random - 1)))
  return { kind: 'again', dueAt: Math.max(usual, askedFor(tried.retryAfter, now)) }
}

/** Seconds or a date, as HTTP has it; what cannot be read asks for nothing. */
function askedFor(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? ''
  const at = /^\d+$/.test(text)
    ? now + Number(text) * second
    : /^[A-Za-z]/.test(text)
      ? Date.parse(text)
      : now
  return Number.isNaN(at) ? now : Math.min(at, now + longestAskedMs)
}

/** How long to wait while this PC is offline, by how often it was found so. */
export function offlinePauseMs(times: number): number {
  return Math.min(minute, 5 * second * 2 ** Math.max(0, times - 1))
}
