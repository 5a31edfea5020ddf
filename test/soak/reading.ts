import type { LoopReading } from './loop-watch.ts'

/** Since the reading before. */
export type Reading = LoopReading & {
  /** What is in use, after what is not has been cleared away. */
  readonly heapBytes: number
  readonly rssBytes: number
}

export type Sample = Reading & { readonly atMs: number; readonly walBytes: number }

/** How much more there is at the end than after the warm-up: the least of the last third against the least of the first. */
export function growth(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const least = (some: readonly Sample[]) => Math.min(...some.map(of))
  return least(samples.slice(-third)) / least(samples.slice(0, third)) - 1
}
