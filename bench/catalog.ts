import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type autocannon from 'autocannon'
import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'
import { type CatalogFormat, catalogFormats, writeCatalogFile } from './lib/catalog-files.ts'
import { chat, peakMemory, printChat } from './lib/chat-load.ts'
import { type Child, startChild } from './lib/child.ts'
import { ms, printTable, times } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/** Files from the disk to where visitors find what is in them: how fast, in how much memory, and what visitors notice. */
const count = Number(process.argv[2] ?? 100_000)
const chatSeconds = 6

const folder = mkdtempSync(join(tmpdir(), 'shopbell-catalogs-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const fileOf = (format: CatalogFormat, edition = 0) => join(folder, `products-${edition}.${format}`)
for (const format of catalogFormats) writeCatalogFile(fileOf(format), format, count)

const csv = await startChild<{ ms: number }>('bench/servers/csv-alone.ts', [fileOf('csv')])
const own = await startChild<{ ms: number }>('bench/servers/read-alone.ts', [fileOf('csv')])
const raw = await startChild<{ ms: number }>('bench/servers/raw-insert.ts', [String(count)])
const both = csv.ready.ms + raw.ready.ms
const rate = (elapsed: number) => Math.round((count / elapsed) * 1000).toLocaleString('en')

const rows: string[][] = [
  ['csv-parse alone', megabytes('csv'), ms(csv.ready.ms), rate(csv.ready.ms), '', ''],
  ['our reading alone', megabytes('csv'), ms(own.ready.ms), rate(own.ready.ms), '', ''],
  ['raw insert with FTS5, one transaction', '', ms(raw.ready.ms), rate(raw.ready.ms), '', ''],
  ['csv-parse + raw insert', '', ms(both), rate(both), times(1), ''],
]
for (const format of catalogFormats) {
  const hub = await startChild<HubReady>('bench/servers/hub.ts')
  const before = peakMemory(hub)
  const startedAt = performance.now()
  await bringIn(hub, fileOf(format))
  const elapsed = performance.now() - startedAt
  rows.push([
    `${format}, from file to searchable`,
    megabytes(format),
    ms(elapsed),
    rate(elapsed),
    times(both / elapsed),
    `${peakMemory(hub)} MB (${before} before)`,
  ])
  if (format === 'csv') await measureChat(hub)
  await hub.stop()
}
printTable(
  `${count.toLocaleString('en')} products into an empty bot`,
  ['', 'file', 'time', 'rows/s', 'of csv-parse + raw', 'peak memory'],
  rows,
)

async function bringIn(hub: Child<HubReady>, path: string): Promise<void> {
  const target = { kind: 'bot', bot_id: hub.ready.botId } as const
  const run = await call(hub, 'sources.runFile', { path, target, confirm: true })
  if (run.state !== 'done') throw new Error(`the run ended as ${run.state}: ${run.trouble?.detail}`)
  const query = { bot_id: hub.ready.botId, query: `SKU-${count - 1}`, limit: 1 }
  const { products } = await call(hub, 'catalog.search', query)
  if (products.length === 0) throw new Error('the last product of the file cannot be found')
}

async function call<N extends CallName>(
  hub: Child<HubReady>,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> {
  const info = readHubInfo(dataFolder(hub.ready.dataPath).hubInfo)
  const answered = info && (await callRunningHub(info, name, input))
  if (!answered) throw new Error('the hub does not answer')
  return answered.result as CallOutput<N>
}

async function measureChat(hub: Child<HubReady>): Promise<void> {
  const idle = await settled(hub)
  writeCatalogFile(fileOf('csv', 1), 'csv', count, 1)
  const running = bringIn(hub, fileOf('csv', 1))
  const during = await chat(hub, chatSeconds, running)
  await running
  printChat(`while a file changes all ${count.toLocaleString('en')} products`, idle, 'during the run', during)
}

/** After a catalog came in, the hub reads it into its index: idle is when that no longer shows. */
async function settled(hub: Child<HubReady>): Promise<autocannon.Result> {
  let before = await chat(hub, chatSeconds)
  for (let round = 0; round < 10; round++) {
    const now = await chat(hub, chatSeconds)
    if (now.latency.p99 > before.latency.p99 * 0.8) return now
    before = now
  }
  return before
}

function megabytes(format: CatalogFormat): string {
  return `${(statSync(fileOf(format)).size / 1e6).toFixed(0)} MB`
}
