import autocannon from 'autocannon'
import { startChild } from './lib/child.ts'
import { questions } from './lib/questions.ts'
import { ms, printTable, times } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/** Chat API and widget under load beside a bare Fastify route, one after the other, each server alone in a process. */
const connections = 50
const seconds = Number(process.argv[2] ?? 8)
const warmUpSeconds = 2
/** Every key has 1000 requests a day; the load moves on to the next before that. */
const callsPerKey = 990
const keyCount = 300

type Shot = { readonly path: string; readonly headers: Record<string, string>; readonly body: string }
type Load = { readonly name: string; readonly url: string; readonly shot: (index: number) => Shot }
type Measured = {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const bare = await startChild<{ url: string }>('bench/servers/bare.ts')
const baseline = await measure({
  name: 'bare Fastify route',
  url: bare.ready.url,
  shot: () => shot('/', { message: questions[0] }),
})
await bare.stop()

const hub = await startChild<HubReady>('bench/servers/hub.ts', [String(keyCount)])
const { url, botId, keys } = hub.ready
const widget = await measure({
  name: 'widget message',
  url,
  shot: (index) =>
    shot(`/api/chat/${botId}/message`, { session_id: `visitor-${index % 500}`, message: ask(index) }),
})
const chat = await measure({
  name: 'chat API',
  url,
  shot: (index) =>
    shot(
      '/api/v1/chat',
      { bot_id: botId, message: ask(index) },
      { authorization: `Bearer ${keys[Math.floor(index / callsPerKey) % keys.length]}` },
    ),
})
await hub.stop()

printTable(
  `HTTP, ${connections} connections, ${seconds} s each, demo catalog, every acknowledged message on disk`,
  ['', 'requests/s', 'of bare', 'p50', 'p99'],
  [baseline, widget, chat].map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    times(row.perSecond / baseline.perSecond),
    ms(row.p50),
    ms(row.p99),
  ]),
)

function ask(index: number): string {
  return questions[index % questions.length] ?? ''
}

function shot(path: string, body: object, headers: Record<string, string> = {}): Shot {
  return { path, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

async function measure(load: Load): Promise<Measured> {
  let index = 0
  const run = (duration: number) =>
    autocannon({
      url: load.url,
      connections,
      duration,
      method: 'POST',
      requests: [{ setupRequest: (request) => ({ ...request, ...load.shot(index++), method: 'POST' }) }],
    })
  await run(warmUpSeconds)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
  }
  return {
    name: load.name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
