import '../helpers/loopback-only.ts'
import { parseArgs } from 'node:util'
import { printTable } from '../../bench/lib/table.ts'
import { buildOnce } from '../helpers/desktop-build.ts'
import { type FuzzRow, fuzz } from './fuzz-run.ts'
import { slowestPatterns } from './slow-patterns.ts'
import { startWatchedHub } from './start-hub.ts'

/**
 * By hand: `npm run fuzz -- --runs 10000`. Prints how each route answered and how long the event loop was held; exits 1 where
 * something must not be. `--patterns` runs every regular expression against worst cases of a megabyte instead.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    patterns: { type: 'boolean', default: false },
  },
})
/** Longer than this nobody else is served. */
const mostMs = 200

process.exit(values.patterns ? await tryPatterns() : await tryRoutes())

async function tryRoutes(): Promise<number> {
  const [runs, seed] = [Number(values.runs), Number(values.seed)]
  console.log(`${runs} requests a route, seed ${seed}`)
  await buildOnce()
  // A key has a thousand calls a day.
  const hub = await startWatchedHub(Math.ceil(runs / 800))
  const rows = await fuzz(hub, {
    runs,
    seed,
    onRow: ({ name, cpuMs }) => console.log(`${name}: ${cpuMs.toFixed(0)} ms`),
  })
  await hub.stop()
  printTable('', ['', 'requests', 'answers', 'longest hold', 'of its own CPU'], rows.map(lineOf))
  const wrong = rows.flatMap(({ name, wrong: some }) => some.map((one) => `${name}: ${one}`))
  const held = rows.filter(({ cpuMs }) => cpuMs > mostMs).map(({ name }) => name)
  for (const line of wrong.slice(0, 50)) console.error(line)
  if (held.length > 0) console.error(`held for more than ${mostMs} ms: ${held.join(', ')}`)
  console.log(
    wrong.length + held.length === 0 ? 'nothing went wrong' : `${wrong.length + held.length} went wrong`,
  )
  return wrong.length + held.length === 0 ? 0 : 1
}

async function tryPatterns(): Promise<number> {
  const slow = await slowestPatterns()
  printTable(
    'A megabyte of what each takes longest for',
    ['pattern', 'of', 'ms'],
    slow.map(({ name, unit, tookMs }) => [name, JSON.stringify(unit), tookMs.toFixed(0)]),
  )
  return slow.every(({ tookMs }) => Number.isFinite(tookMs)) ? 0 : 1
}

function lineOf({ name, requests, statuses, longestMs, cpuMs }: FuzzRow): string[] {
  const answers = Object.entries(statuses).map(([status, count]) => `${status}×${count}`)
  return [name, String(requests), answers.join(' '), `${longestMs.toFixed(0)} ms`, `${cpuMs.toFixed(0)} ms`]
}
