import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHub } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { words as eventWords, seedEvents } from './lib/event-seed.ts'
import { seedFindable, words } from './lib/find-seed.ts'
import { ms, percentile, printTable } from './lib/table.ts'

/** Ctrl-K over a shop with very many of everything, as it is typed. */
const count = Number(process.argv[2] ?? 100_000)
const limitMs = 50
const rounds = 30

const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-find-'))
process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
const folder = dataFolder(dataPath)
const startedAt = performance.now()
await seedEvents(folder, count)
await seedFindable(folder, count)
console.log(
  `${count.toLocaleString('en')} products, conversations, leads, questions, documents and events each, ` +
    `written in ${Math.round((performance.now() - startedAt) / 1000)} s`,
)
const hub = createHub({ dataPath, port: null, log: createLog({ level: 'warn' }), modelPath: 'no model' })
await hub.start()
// What is counted for Insights in the background would be measured too.
const day = new Date().toISOString().slice(0, 10)
while ((await hub.rpc('insights.get', { from: day, to: day })).pending > 0);

const queries = {
  'a word of everything': words.everywhere,
  'its first two letters': words.everywhere.slice(0, 2),
  'its first four letters': words.everywhere.slice(0, 4),
  'two common words': `${words.everywhere} ${words.common}`,
  'a common word and a beginning': `${words.common} ${words.everywhere.slice(0, 3)}`,
  'a rare word': words.rare,
  'an address': 'ann.203@example.com',
  'a word of events': eventWords.common,
  'a letter and a number': 'no 4321',
  'three words that never meet': `${words.rare} ${words.common} ${words.everywhere}`,
  'no such word': 'nosuchwordatall',
}
const rows: string[][] = []
for (const [name, query] of Object.entries(queries)) {
  const taken: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const from = performance.now()
    found = (await hub.rpc('find.anything', { query })).found.length
    taken.push(performance.now() - from)
  }
  const p95 = percentile(taken, 0.95)
  rows.push([
    name,
    ms(taken[0] ?? 0),
    ms(percentile(taken, 0.5)),
    ms(p95),
    String(found),
    p95 < limitMs ? 'ok' : 'TOO SLOW',
  ])
}
printTable(`Find anything (limit ${limitMs} ms)`, ['', 'first', 'median', '95 %', 'found', ''], rows)
await hub.stop()
