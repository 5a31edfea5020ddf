/** Time is handed in, so that tests can set it and a clock set back is not taken for a new day. */
export type Clock = { readonly now: () => number }

export const systemClock: Clock = { now: () => Date.now() }

export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

export function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms)
}

const dayMs = 86_400_000

/** The UTC calendar day, "2026-11-15". */
export const utcDay = dayAfter(0)

/** What is written down for a later day was written while the clock was ahead: it says nothing of today. */
export const latestBelievedDay = dayAfter(2)

/** Asked on every call, so the last one is kept. */
function dayAfter(days: number): (ms: number) => string {
  let last = { number: Number.NaN, name: '' }
  return (ms) => {
    const number = Math.floor(ms / dayMs)
    if (last.number !== number) last = { number, name: isoTime(ms + days * dayMs).slice(0, 10) }
    return last.name
  }
}

export function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`)
}

export function endOfUtcDay(day: string): number {
  return startOfUtcDay(day) + dayMs
}

/** Midnight of this PC before (or at) a moment; not every day has 24 hours. */
export function startOfLocalDay(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}
