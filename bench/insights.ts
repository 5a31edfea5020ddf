import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHub } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { addDays } from '#main/lib/timezone.ts'
import { ms, percentile, printTable } from './lib/table.ts'
import { seedYear } from './lib/year-seed.ts'

/** Insights over a year of a busy shop, opened as the dashboard opens them; and what they cost a chat. */
const chatsADay = Number(process.argv[2] ?? 1000)
const days = 365
const limitMs = 200
const rounds = 15
const chats = 200

const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-insights-'))
process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
const folder = dataFolder(dataPath)
const seeded = await seedYear(folder, chatsADay, days)
const n = (value: number) => Math.round(value).toLocaleString('en')
console.log(
  `${n(chatsADay)} chats a day for ${days} days: ${n(seeded.messages)} messages written in ${n(seeded.writtenMs / 1000)} s, ` +
    `counted in ${n(seeded.countedMs / 1000)} s (${((seeded.countedMs / seeded.messages) * 1000).toFixed(0)} µs a message); ` +
    `the file has ${n(statSync(folder.database).size / 1e6)} MB`,
)

const unlimited = { widgetPerSession: 1e9, widgetPerAddress: 1e9, streamsPerAddress: 1e9 }
const log = createLog({ level: 'warn' })
const hub = createHub({ dataPath, port: 0, log, modelPath: 'no model', limits: unlimited })
const { url } = await hub.start()
const today = new Date().toISOString().slice(0, 10)
const last = (count: number) => ({ bot_id: seeded.botId, from: addDays(today, 1 - count), to: today })

const periods = { today: 1, '7 days': 7, '30 days': 30, '90 days': 90, '6 months': 182, '12 months': 365 }
const rows: string[][] = []
for (const [name, count] of Object.entries(periods)) rows.push([name, ...(await open(last(count)))])
rows.push(['12 months, all bots', ...(await open({ from: addDays(today, -364), to: today }))])
printTable(
  `Opening Insights (limit ${limitMs} ms)`,
  ['', 'first', 'median', 'worst', 'conversations', ''],
  rows,
)

const alone = await chatTimes(async () => {})
const beside = await chatTimes(() => hub.rpc('insights.get', last(30)))
printTable(
  `${chats} chats over HTTP`,
  ['', 'median', '95 %'],
  [
    ['counted a moment later, as always', ms(percentile(alone, 0.5)), ms(percentile(alone, 0.95))],
    ['Insights opened after every chat', ms(percentile(beside, 0.5)), ms(percentile(beside, 0.95))],
  ],
)
await hub.stop()

async function open(asked: { bot_id?: string; from: string; to: string }): Promise<string[]> {
  const taken: number[] = []
  let conversations = 0
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    conversations = (await hub.rpc('insights.get', asked)).totals.conversations
    taken.push(performance.now() - startedAt)
  }
  const [first = 0] = taken
  const worst = Math.max(...taken)
  return [
    ms(first),
    ms(percentile(taken, 0.5)),
    ms(worst),
    n(conversations),
    worst < limitMs ? 'ok' : 'TOO SLOW',
  ]
}

async function chatTimes(after: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let chat = 0; chat < chats; chat++) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/chat/${seeded.botId}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_id: `bench-${chat % 20}`, message: 'Do you have a red tent?' }),
    })
    await answer.arrayBuffer()
    taken.push(performance.now() - startedAt)
    await after()
  }
  return taken
}
