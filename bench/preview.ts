import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import type { Mapping } from '#shared/schemas/mapping.ts'
import { type CatalogFormat, catalogFormats, writeCatalogFile } from './lib/catalog-files.ts'
import { peakMemory } from './lib/chat-load.ts'
import { startChild } from './lib/child.ts'
import { ms, percentile, printTable } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/** How long a merchant waits for a file they chose, and for a column they use differently. */
const count = Number(process.argv[2] ?? 10_000)
const changes = 5

const folder = mkdtempSync(join(tmpdir(), 'shopbell-previews-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const fileOf = (format: CatalogFormat, edition = 0) => join(folder, `products-${edition}.${format}`)
for (const format of catalogFormats) writeCatalogFile(fileOf(format), format, count)

const hub = await startChild<HubReady>('bench/servers/hub.ts')
const info = readHubInfo(dataFolder(hub.ready.dataPath).hubInfo)
if (!info) throw new Error('the hub does not say where it is')
const target = { kind: 'bot', bot_id: hub.ready.botId } as const
const before = peakMemory(hub)

const rows: string[][] = []
for (const format of catalogFormats) rows.push(await measure(`${format}, into another catalog`, format))
await callRunningHub(info, 'sources.runFile', { path: fileOf('csv'), target, confirm: true })
rows.push(await measure('csv, into the same catalog', 'csv'))
printTable(
  `A preview of ${count.toLocaleString('en')} products (peak memory ${peakMemory(hub)} MB, ${before} before)`,
  ['', 'first look', 'column changed', 'slowest of five'],
  rows,
)
await hub.stop()

async function measure(name: string, format: CatalogFormat): Promise<string[]> {
  const first = await look(format, null)
  const changed: number[] = []
  for (let turn = 0; turn < changes; turn++) {
    const { columns } = first.mapping
    const mapping = {
      ...first.mapping,
      columns: { ...columns, weight: turn % 2 ? 'attribute' : 'ignore' },
    } as const
    changed.push((await look(format, mapping)).ms)
  }
  return [name, ms(first.ms), ms(percentile(changed, 0.5)), ms(Math.max(...changed))]
}

async function look(format: CatalogFormat, mapping: Mapping | null) {
  const startedAt = performance.now()
  const answered =
    info && (await callRunningHub(info, 'sources.preview', { path: fileOf(format), target, mapping }))
  const found = answered?.result as { counts: { products: number }; mapping: Mapping } | undefined
  if (found?.counts.products !== count) throw new Error(`${found?.counts.products} products were found`)
  return { ms: performance.now() - startedAt, mapping: found.mapping }
}
