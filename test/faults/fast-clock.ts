import type { Clock } from '#main/lib/clock.ts'

/** Runs `speed` times as fast as real time, the same in every process that is given the same start. */
export function fastClock(startMs: number, speed: number): Clock {
  return { now: () => Math.round(startMs + (Date.now() - startMs) * speed) }
}
