import '../test/helpers/loopback-only.ts'
import autocannon from 'autocannon'
import { startChild } from './lib/child.ts'
import { newQuestion, question } from './lib/questions.ts'
import { ms, percentile, printTable, times } from './lib/table.ts'
import type { HubReady } from './servers/hub.ts'

/**
 * Chat API and widget under load beside a bare Fastify route and a naive one that keeps what it is told, taking turns, each server in a
 * process of its own.
 */
const connections = 50
const rounds = 3
const secondsEach = Number(process.argv[2] ?? 4)
const warmUpSeconds = 2
/** Every key has 1000 requests a day; the load moves on to the next before that. */
const callsPerKey = 990
const keyCount = 300

type Shot = { readonly path: string; readonly headers: Record<string, string>; readonly body: string }
type Load = {
  readonly name: string
  readonly url: string
  readonly shot: (index: number) => Shot
  next: number
}
type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number }

const bare = await startChild<{ url: string }>('bench/servers/bare.ts')
const durable = await startChild<{ url: string; key: string }>('bench/servers/durable.ts')
const hub = await startChild<HubReady>('bench/servers/hub.ts', [String(keyCount)])
const { url, botId, keys } = hub.ready
const widgetPath = `/api/chat/${botId}/message`
const visitor = (index: number) => `visitor-${index % 500}`

const loads: Load[] = [
  {
    name: 'bare Fastify route',
    url: bare.ready.url,
    next: 0,
    shot: (index) => shot('/', { message: question(index) }),
  },
  {
    name: 'naive durable route',
    url: durable.ready.url,
    next: 0,
    shot: (index) =>
      shot('/', { message: question(index) }, { authorization: `Bearer ${durable.ready.key}` }),
  },
  {
    name: 'widget message',
    url,
    next: 0,
    shot: (index) => shot(widgetPath, { session_id: visitor(index), message: question(index) }),
  },
  {
    name: 'chat API',
    url,
    next: 0,
    shot: (index) => shot('/api/v1/chat', { bot_id: botId, message: question(index) }, bearer(index)),
  },
  {
    name: 'widget, no question twice',
    url,
    next: 0,
    // Visitors of their own: what one was told before is part of the next question.
    shot: (index) => shot(widgetPath, { session_id: `new-${visitor(index)}`, message: newQuestion(index) }),
  },
]

const servers = [bare, durable, hub]
for (const load of loads) await fire(load, warmUpSeconds)
const measured = new Map<Load, Measured[]>(loads.map((load) => [load, []]))
for (let round = 0; round < rounds; round++) {
  for (const load of loads) {
    // What one load left to be done later would be counted with the next.
    for (const { rest } of servers) await rest()
    measured.get(load)?.push(await fire(load, secondsEach))
  }
}
await hub.stop()
await bare.stop()
await durable.stop()

const results = loads.map((load) => ({ name: load.name, ...median(measured.get(load) ?? []) }))
const [ofBare = 0, ofDurable = 0] = results.map(({ perSecond }) => perSecond)
printTable(
  `HTTP, ${connections} connections, ${rounds} × ${secondsEach} s each, demo catalog, every acknowledged message on disk (medians)`,
  ['', 'requests/s', 'of bare', 'of durable', 'p50', 'p99'],
  results.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    times(row.perSecond / ofBare),
    times(row.perSecond / ofDurable),
    ms(row.p50),
    ms(row.p99),
  ]),
)
console.log('wanted: the chat API 1.20× and the widget 1.50× of the naive durable route')

function bearer(index: number): Record<string, string> {
  return { authorization: `Bearer ${keys[Math.floor(index / callsPerKey) % keys.length]}` }
}

function shot(path: string, body: object, headers: Record<string, string> = {}): Shot {
  return { path, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

async function fire(load: Load, duration: number): Promise<Measured> {
  const result = await autocannon({
    url: load.url,
    connections,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...load.shot(load.next++), method: 'POST' }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`)
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function median(runs: readonly Measured[]): Measured {
  const middle = (pick: (run: Measured) => number) => percentile(runs.map(pick), 0.5)
  return {
    perSecond: middle((run) => run.perSecond),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
  }
}
