import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { writeCatalogFile } from './lib/catalog-files.ts'
import { ms, percentile, printTable } from './lib/table.ts'

/** How long after an import its catalog is found whole, and what visitors are told meanwhile. */
const count = Number(process.argv[2] ?? 100_000)
const limitMs = 3000

const folder = mkdtempSync(join(tmpdir(), 'shopbell-index-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const hub = createHub({
  dataPath: join(folder, 'data'),
  port: 0,
  limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 },
  log: createLog({ level: 'warn' }),
  modelPath: 'no model',
})
const { url } = await hub.start()
const { id: botId } = await hub.rpc('bots.create', { name: 'Shop' })
const rows: string[][] = []
for (const edition of [0, 1]) {
  const path = join(folder, `products-${edition}.csv`)
  writeCatalogFile(path, 'csv', count, edition)
  const target = { kind: 'bot', bot_id: botId } as const
  const run = await hub.rpc('sources.runFile', { path, target, confirm: true })
  if (run.state !== 'done') throw new Error(`the run ended as ${run.state}`)
  const startedAt = performance.now()
  let isWhole = false
  const whole = hub.rpc('catalog.search', { bot_id: botId, query: `SKU-${count - 1}`, limit: 1 }).then(() => {
    isWhole = true
    return performance.now() - startedAt
  })
  const taken: number[] = []
  const replies = new Set<string>()
  while (!isWhole || taken.length < 3) {
    const from = performance.now()
    replies.add(await ask('what is the cheapest tent?', taken.length))
    taken.push(performance.now() - from)
  }
  const elapsed = await whole
  rows.push([
    edition === 0 ? 'first import' : 'all products changed',
    ms(elapsed),
    ms(taken[0] ?? 0),
    ms(percentile(taken, 0.95)),
    String(replies.size),
    elapsed < limitMs ? 'ok' : 'TOO SLOW',
  ])
}
printTable(
  `${count.toLocaleString('en')} products, from the switch to the whole index (limit ${ms(limitMs)})`,
  ['', 'index', 'first answer', 'answers, 95 %', 'different replies', ''],
  rows,
)
await hub.stop()

async function ask(message: string, number: number): Promise<string> {
  const response = await fetch(`${url}/api/chat/${botId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, session_id: `visitor-${number}` }),
  })
  return ((await response.json()) as { reply: string }).reply
}
