import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { startChild } from './lib/child.ts'
import { percentile, printTable, times } from './lib/table.ts'
import type { SinkReady } from './servers/webhook-sink.ts'

/**
 * Deliveries to a sink in another process beside bare POSTs of the same bytes, taking turns. A delivery is read from the
 * outbox, signed, sent, and its try written down. All of them wait when the sink opens; the last is on disk when the time is taken.
 */
const rounds = 5
const count = Number(process.argv[2] ?? 4000)
/** As many at a time as the outbox sends to one endpoint. */
const atOnce = 4
const manyEndpoints = 8
const madeAtOnce = 100

const sink = await startChild<SinkReady>('bench/servers/webhook-sink.ts')
const gate = (way: 'open' | 'close') => fetch(`${sink.ready.url}/${way}`)
const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-webhooks-'))
const hub = createHub({
  dataPath,
  port: 0,
  log: createLog({ level: 'warn' }),
  modelPath: join(dataPath, 'no-model'),
})
await hub.start()
const endpoints: string[] = []
for (let index = 0; index < manyEndpoints; index++) {
  const { id } = await hub.rpc('bots.create', { name: `Bot ${index}`, plan: 'business' })
  const wanted = { bot_id: id, url: `${sink.ready.url}/${index}`, allow_local: true }
  endpoints.push((await hub.rpc('endpoints.set', wanted)).id)
}
const body = await sampleBody()

type Load = { readonly name: string; readonly to: number; readonly run: (to: number) => Promise<number> }
const loads: readonly Load[] = [
  { name: 'bare undici, 1 address', to: 1, run: bare },
  { name: 'outbox, 1 endpoint', to: 1, run: outbox },
  { name: `bare undici, ${manyEndpoints} addresses`, to: manyEndpoints, run: bare },
  { name: `outbox, ${manyEndpoints} endpoints`, to: manyEndpoints, run: outbox },
]
const measured = new Map<Load, number[]>(loads.map((load) => [load, []]))
for (const load of loads) await load.run(load.to)
for (let round = 0; round < rounds; round++) {
  for (const load of loads) measured.get(load)?.push(await load.run(load.to))
}
await hub.stop()
await sink.stop()
rmSync(dataPath, { recursive: true, force: true })

const results = loads.map((load) => ({ ...load, perSecond: percentile(measured.get(load) ?? [], 0.5) }))
printTable(
  `Webhooks to a loopback sink, ${count} of ${body.length} bytes, ${atOnce} at a time an address, every try on disk (medians of ${rounds})`,
  ['', 'deliveries/s', 'of bare'],
  results.map(({ name, to, perSecond }) => {
    const baseline = results.find((other) => other.to === to)?.perSecond ?? 0
    return [name, perSecond.toFixed(0), times(perSecond / baseline)]
  }),
)

/** The same body and headers as long, and the answer is read. */
async function bare(to: number): Promise<number> {
  const pool = new Pool(sink.ready.url, { connections: atOnce * to })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Shopbell/0.0.0',
    'webhook-id': 'evt_0000000000000000000000000',
    'webhook-timestamp': '1760000000',
    'webhook-signature': 'v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  }
  let left = count
  async function send(path: string): Promise<void> {
    while (left-- > 0) {
      const answer = await pool.request({ path, method: 'POST', headers, body })
      await answer.body.text()
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce * to }, (_, index) => send(`/${index % to}`)))
  const took = performance.now() - startedAt
  await pool.close()
  return perSecondOf(took)
}

async function outbox(to: number): Promise<number> {
  await gate('close')
  for (let made = 0; made < count; made += madeAtOnce) {
    const some = Array.from({ length: madeAtOnce }, (_, index) => endpoints[index % to] ?? '')
    await Promise.all(some.map((endpoint_id) => hub.rpc('deliveries.test', { endpoint_id })))
  }
  // Words of events are indexed a moment later, which is no part of sending them: a search waits for it.
  await hub.rpc('events.search', { query: 'nothing', limit: 1 })
  const startedAt = performance.now()
  await gate('open')
  while (await isWaiting()) await sleep(20)
  const took = performance.now() - startedAt
  const { deliveries } = await hub.rpc('deliveries.list', { limit: 500 })
  if (deliveries.some(({ state, attempt_count }) => state !== 'delivered' || attempt_count !== 1))
    throw new Error('not every delivery arrived at its first try')
  return perSecondOf(took)
}

async function isWaiting(): Promise<boolean> {
  for (const state of ['scheduled', 'sending'] as const) {
    const { deliveries } = await hub.rpc('deliveries.list', { state, limit: 1 })
    if (deliveries.length > 0) return true
  }
  return false
}

async function sampleBody(): Promise<string> {
  const { id } = await hub.rpc('deliveries.test', { endpoint_id: endpoints[0] ?? '' })
  return (await hub.rpc('deliveries.get', { delivery_id: id })).request_body
}

function perSecondOf(tookMs: number): number {
  return count / (tookMs / 1000)
}
