import { expect, it } from 'vitest'
import { growth } from './reading.ts'
import { runSoak } from './run-soak.ts'

/**
 * The short form: what leaks with every call shows within half a minute. `npm run soak` goes on for half an hour, and holds
 * the memory of the whole process to the same.
 */
it('a busy hub keeps its memory and its write-ahead log small', { timeout: 120_000 }, async () => {
  const { samples, counts } = await runSoak({
    warmUp: { ms: 6000, messages: 250 },
    soak: { ms: 12_000, messages: 250 },
    sampleMs: 2000,
  })
  expect(growth(samples, ({ heapBytes }) => heapBytes)).toBeLessThan(0.05)
  expect(Math.max(...samples.map(({ walBytes }) => walBytes))).toBeLessThan(64e6)
  for (const [name, count] of counts) expect(count, name).toBeGreaterThan(0)
  expect(counts.size).toBe(7)
})
