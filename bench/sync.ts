import '../test/helpers/loopback-only.ts'
import { chat, peakMemory, printChat } from './lib/chat-load.ts'
import { type Child, startChild } from './lib/child.ts'
import { catalogJson } from './lib/products.ts'
import { ms, printTable, times } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/** A sync over HTTP beside a raw insert of the same rows, what it does to visitors meanwhile, and the memory it takes. */
const sizes = [10_000, 100_000]
const chatSeconds = 6

const rows: string[][] = []
for (const count of sizes) {
  const raw = await startChild<{ ms: number }>('bench/servers/raw-insert.ts', [String(count)])
  const hub = await startChild<HubReady>('bench/servers/hub.ts', ['1', 'words'])
  const synced = await sync(hub, catalogJson(count))
  rows.push([
    count.toLocaleString('en'),
    ms(raw.ready.ms),
    ms(synced.ms),
    times(synced.ms / raw.ready.ms),
    `${peakMemory(hub)} MB`,
  ])
  if (count === sizes.at(-1)) await measureChat(hub, count)
  await hub.stop()
}
await measureModel(sizes.at(-1) ?? 0)
printTable('Sync against a raw insert', ['products', 'raw insert', 'sync', 'ratio', 'peak memory'], rows)

async function measureChat(hub: Child<HubReady>, count: number): Promise<void> {
  await chat(hub, 2)
  const idle = await chat(hub, chatSeconds)
  const next = catalogJson(count, 1)
  const syncing = sync(hub, next)
  const during = await chat(hub, chatSeconds, syncing)
  await syncing
  printChat(`while all ${count.toLocaleString('en')} products are replaced`, idle, 'during the sync', during)
  console.log(`peak memory of the hub after it, by words alone: ${peakMemory(hub)} MB`)
}

/** The same, with what the meaning model takes on top. */
async function measureModel(count: number): Promise<void> {
  const hub = await startChild<HubReady>('bench/servers/hub.ts')
  await sync(hub, catalogJson(count))
  await chat(hub, chatSeconds)
  console.log(`peak memory with the meaning model, where it is installed: ${peakMemory(hub)} MB`)
  await hub.stop()
}

async function sync({ ready }: Child<HubReady>, body: Buffer): Promise<{ readonly ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(`${ready.url}/api/v1/chat/sync-products`, {
    method: 'POST',
    headers: { 'x-service-key': ready.syncKey, 'content-type': 'application/json' },
    body: new Uint8Array(body),
  })
  const result = await response.text()
  if (response.status !== 200) throw new Error(`sync answered ${response.status}: ${result}`)
  return { ms: performance.now() - startedAt }
}
