import { parseArgs } from 'node:util'
import { buildOnce } from '../helpers/desktop-build.ts'
import { growth } from './reading.ts'
import { runSoak } from './run-soak.ts'

/** By hand: `npm run soak`, or `npm run soak -- --minutes 2`. Exits 1 where memory or the log grew too far. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minuteMs = 60_000
const maxGrowth = 0.05
const maxWalBytes = 64e6

await buildOnce()
const soakMs = Number(values.minutes) * minuteMs
const { samples, counts } = await runSoak({
  warmUp: { ms: Math.min(5 * minuteMs, soakMs / 4), messages: 500 },
  soak: { ms: soakMs, messages: 500 },
  sampleMs: Math.min(30_000, soakMs / 10),
  say: (line) => console.log(line),
})
const heap = growth(samples, ({ heapBytes }) => heapBytes)
const memory = growth(samples, ({ rssBytes }) => rssBytes)
const wal = Math.max(...samples.map(({ walBytes }) => walBytes))
const spread = (what: 'loopP99Ms' | 'ownP99Ms') => {
  const sorted = samples.map((sample) => sample[what]).sort((one, other) => one - other)
  return `median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, at most ${sorted.at(-1)?.toFixed(1)} ms`
}
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
console.log([...counts].map(([name, count]) => `${count} ${name}`).join(', '))
console.log(`heap in use grew by ${percent(heap)}, memory by ${percent(memory)} after the warm-up`)
console.log(`WAL at most ${(wal / 1e6).toFixed(1)} MB`)
console.log(`event loop p99: ${spread('loopP99Ms')}; by its own work: ${spread('ownP99Ms')}`)
process.exit(heap < maxGrowth && memory < maxGrowth && wal < maxWalBytes ? 0 : 1)
