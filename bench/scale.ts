import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCaller } from '#main/commands/caller.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { addDays } from '#main/lib/timezone.ts'
import { peakMemory } from './lib/chat-load.ts'
import { type Child, startChild } from './lib/child.ts'
import { seedEvents } from './lib/event-seed.ts'
import { catalogJson } from './lib/products.ts'
import { newQuestion } from './lib/questions.ts'
import { ms, percentile, printTable, times } from './lib/table.ts'
import { seedYear } from './lib/year-seed.ts'
import type { HubReady } from './servers/hub.ts'

/** One shop, and the same with ten times as much of everything: what a PC holds, and what grows with it. */
const sizes = [1, 10]
const days = 30
const questions = 300
const rounds = 20

type Row = { readonly name: string; readonly value: number; readonly unit: 'ms' | 'MB' | '' }

const columns: Row[][] = []
for (const size of sizes) columns.push(await measure(size))
const [small = [], large = []] = columns
printTable(
  'Ten times as much of everything',
  ['', 'one', 'ten times', 'ratio'],
  small.map(({ name, value, unit }, index) => {
    const other = large[index]?.value ?? 0
    return [name, show(value, unit), show(other, unit), times(other / value)]
  }),
)
process.exit(0)

async function measure(size: number): Promise<Row[]> {
  const products = 10_000 * size
  const visitors = 100 * size
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-scale-'))
  const folder = dataFolder(dataPath)
  process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
  await seedEvents(folder, 10_000 * size)
  const { botId, messages } = await seedYear(folder, 100 * size, days)
  const start = () => startChild<HubReady>('bench/servers/hub.ts', ['1', '', dataPath, botId])

  const first = await start()
  const synced = await took(() => sync(first, catalogJson(products)))
  await first.stop()
  const startedAt = performance.now()
  const hub = await start()
  const startMs = performance.now() - startedAt
  const caller = await openCaller(dataPath)
  const today = new Date().toISOString().slice(0, 10)
  const lastMonth = { bot_id: botId, from: addDays(today, 1 - days), to: today }
  while ((await caller.rpc('insights.get', lastMonth)).pending > 0);

  const answers = await repeat(questions, (at) => ask(hub, `alone-${at % 20}`, newQuestion(at * 7)))
  const conversations = await repeat(rounds, () => caller.rpc('sessions.list', { limit: 50 }))
  const events = await repeat(rounds, () => caller.rpc('events.list', { limit: 50, brief: true }))
  const found = await repeat(rounds, () => caller.rpc('find.anything', { query: 'deliv' }))
  const insights = await repeat(rounds, () => caller.rpc('insights.get', lastMonth))
  const streams = []
  for (let at = 0; at < visitors; at++) streams.push(await listen(hub, `listening-visitor-${at}`))
  const crowded = await repeat(questions, (at) => ask(hub, `crowded-${at % 20}`, newQuestion(at * 7 + 3)))
  const memory = peakMemory(hub)
  const rows: Row[] = [
    { name: 'products', value: products, unit: '' },
    { name: 'messages', value: messages, unit: '' },
    { name: 'events', value: 10_000 * size, unit: '' },
    { name: 'visitors listening', value: visitors, unit: '' },
    { name: 'database', value: statSync(folder.database).size / 1e6, unit: 'MB' },
    { name: 'memory at its peak', value: memory, unit: 'MB' },
    { name: 'start, until it answers', value: startMs, unit: 'ms' },
    { name: 'sync of all products', value: synced, unit: 'ms' },
    { name: 'answer, median', value: percentile(answers, 0.5), unit: 'ms' },
    { name: 'answer, 95 %', value: percentile(answers, 0.95), unit: 'ms' },
    { name: 'answer while visitors listen, median', value: percentile(crowded, 0.5), unit: 'ms' },
    { name: 'first page of conversations', value: percentile(conversations, 0.5), unit: 'ms' },
    { name: 'first page of events', value: percentile(events, 0.5), unit: 'ms' },
    { name: 'find anything', value: percentile(found, 0.5), unit: 'ms' },
    { name: 'Insights of a month', value: percentile(insights, 0.5), unit: 'ms' },
  ]
  for (const stream of streams) stream.destroy()
  await caller.close()
  await hub.stop()
  return rows
}

function show(value: number, unit: Row['unit']): string {
  if (unit === 'ms') return ms(value)
  return unit === 'MB' ? `${Math.round(value)} MB` : value.toLocaleString('en')
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function repeat(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < count; at++) taken.push(await took(() => work(at)))
  return taken
}

async function sync({ ready }: Child<HubReady>, body: Buffer): Promise<void> {
  const response = await fetch(`${ready.url}/api/v1/chat/sync-products`, {
    method: 'POST',
    headers: { 'x-service-key': ready.syncKey, 'content-type': 'application/json' },
    body: new Uint8Array(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`sync answered ${response.status}: ${text}`)
}

async function ask({ ready }: Child<HubReady>, session_id: string, message: string): Promise<void> {
  const response = await fetch(`${ready.url}/api/chat/${ready.botId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id, message }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** A visitor's page that is open and waits for a person. */
function listen(hub: Child<HubReady>, session_id: string) {
  const { hostname, port } = new URL(hub.ready.url)
  return new Promise<{ destroy: () => void }>((done, fail) => {
    const sent = request({
      hostname,
      port,
      path: `/api/chat/${hub.ready.botId}/stream`,
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json' },
    })
    sent.once('error', fail)
    sent.once('response', (response) => {
      response.resume().on('error', () => {})
      if (response.statusCode === 200) done(sent)
      else fail(new Error(`stream answered ${response.statusCode}`))
    })
    sent.end(JSON.stringify({ session_id, after: 0 }))
  })
}
