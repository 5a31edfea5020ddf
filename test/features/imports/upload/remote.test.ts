import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fault } from '#shared/faults/fault.ts'
import { testClock } from '../../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

type Seen = { readonly url: string; readonly headers: Record<string, unknown>; readonly body: Buffer }

/** A service elsewhere that answers one way after the other, the last one for ever. */
async function openService(...answers: ((response: ServerResponse) => void)[]) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    seen.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    answers[Math.min(seen.length, answers.length) - 1]?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
const answered = { sync_id: 'x', created: 2, updated: 0, unchanged: 0, removed: 1 }
const ok = answer(200, answered)
const hangUp = (response: ServerResponse) => response.destroy()

async function openRemote(
  url: string,
  {
    syncKey = 'sb_sync_secret',
    timeoutMs = 20_000,
    ...options
  }: { syncKey?: string | null; timeoutMs?: number } & Parameters<typeof openSources>[0] = {},
) {
  const waits: number[] = []
  const shop = await openSources({
    ...options,
    pace: {
      ...options.pace,
      timeoutMs,
      wait: async (ms) => {
        waits.push(ms)
      },
    },
  })
  const connection = await shop.rpc('connections.save', {
    name: 'Hosted',
    base_url: url,
    widget_base_url: `${url}/widget/`,
    bot_id: 'b',
    ...(syncKey === null ? {} : { sync_key: syncKey }),
  })
  shop.write(
    csvOf([
      ['A', 'Lamp "A"', 1.5, 'EUR', ''],
      ['B', 'Lamp B', 2, 'EUR', ''],
      ['C', '', 2, 'EUR', ''],
    ]),
  )
  const source = await shop.source({ target: { kind: 'connection', connection_id: connection.id } })
  return { ...shop, waits, source, connection }
}

describe('a source for an external service', () => {
  it('sends the products as the contract has them, packed, with the key, and keeps the answer', async () => {
    const service = await openService(ok)
    const shop = await openRemote(service.url)
    const run = await shop.run(shop.source.id)
    expect(run).toMatchObject({
      state: 'done',
      trouble: null,
      counts: { rows: 3, received: 3, created: 2, removed: 1, rejected: 1 },
      remote: { status: 200, tries: 1, body: expect.stringContaining('"created":2') },
      restorable: false,
    })
    expect(service.seen).toHaveLength(1)
    const [{ url, headers, body }] = service.seen as [Seen]
    expect(url).toBe('/widget/api/v1/chat/sync-products?mode=replace')
    expect(headers).toMatchObject({
      'x-service-key': 'sb_sync_secret',
      'content-type': 'application/x-ndjson',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
    })
    const lines = gunzipSync(body).toString().trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { id: 'A', title: 'Lamp "A"', price: 1.5, currency: 'EUR' },
      { id: 'B', title: 'Lamp B', price: 2, currency: 'EUR' },
    ])
    expect((await shop.rpc('runs.errors', { run_id: run.id })).faults).toContainEqual(
      expect.objectContaining({ row: 4 }),
    )
  })

  it('sends again when a person asks, and automatically only where that may change something', async () => {
    const clock = testClock('2026-03-10T12:00:00.000Z')
    const service = await openService(ok)
    const shop = await openRemote(service.url, { clock, pace: { lookMs: 50 } })
    const source_id = shop.source.id
    await shop.run(source_id)
    expect(await shop.run(source_id)).toMatchObject({ state: 'done' })
    expect(service.seen).toHaveLength(2)
    const schedule = { cron: '0 * * * *', timezone: 'UTC', watch: false }
    await shop.rpc('sources.update', { source_id, schedule })
    const byTheClock = (iso: string) => shop.byTheClock(source_id, () => clock.set(iso))
    expect(await byTheClock('2026-03-10T13:00:10.000Z')).toMatchObject({ state: 'unchanged' })
    const { id, name, base_url, widget_base_url } = shop.connection
    const save = (change: { bot_id: string; sync_key?: string; widget_base_url?: string }) =>
      shop.rpc('connections.save', { id, name, base_url, widget_base_url, ...change })
    await save({ bot_id: 'another' })
    expect(await byTheClock('2026-03-10T14:00:10.000Z')).toMatchObject({ state: 'done' })
    await save({ bot_id: 'another', sync_key: 'sb_sync_other' })
    expect(await byTheClock('2026-03-10T15:00:10.000Z')).toMatchObject({ state: 'done' })
    await save({ bot_id: 'another', widget_base_url: `${service.url}/elsewhere/` })
    expect(await byTheClock('2026-03-10T16:00:10.000Z')).toMatchObject({ state: 'done' })
    expect(await byTheClock('2026-03-10T17:00:10.000Z')).toMatchObject({ state: 'unchanged' })
    expect(service.seen).toHaveLength(5)
  }, 60_000)

  it('counts and lists what the service refuses, by the rows of the file', async () => {
    const errors = [{ index: 1, id: 'B', field: 'price', message: 'is too low' }]
    const partly = { ...answered, received: 2, created: 1, rejected: 1, errors }
    const service = await openService(answer(200, partly), answer(200, { ...partly, rejected: 2 }))
    const shop = await openRemote(service.url)
    const run = await shop.run(shop.source.id)
    expect(run).toMatchObject({
      state: 'done',
      trouble: {
        code: 'remote_rejected',
        fault: { code: 'service_rejected_some', params: { count: 1, sent: 2 } },
      },
      counts: { received: 3, created: 1, rejected: 2 },
    })
    const { faults, total } = await shop.rpc('runs.errors', { run_id: run.id })
    expect(total).toBe(2)
    expect(faults).toContainEqual({
      row: 3,
      column: 'price',
      id: 'B',
      severity: 'error',
      message: 'The service rejected it: “is too low”',
      ...fault('refused_by_service', { text: 'is too low' }),
    })
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'remote_refused' },
    })
  })

  it.each([
    ['a web page', (response: ServerResponse) => response.writeHead(200).end('<html>Sign in</html>')],
    ['something else', answer(200, { status: 'ok' })],
    ['nothing', (response: ServerResponse) => response.writeHead(204).end()],
  ])('fails where %s answers as if all were well', async (_, respond) => {
    const service = await openService(respond)
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'remote_no_sync', fault: { code: 'service_not_a_sync' } },
      remote: { tries: 1 },
    })
  })

  it('needs approval when the file is cut off or lost its price column', async () => {
    const service = await openService(ok)
    const shop = await openRemote(service.url)
    const whole = csvOf(manyRows(4))
    shop.write(whole)
    const source_id = shop.source.id
    const { mapping } = await shop.rpc('sources.preview', { path: shop.path })
    await shop.rpc('sources.update', { source_id, mapping })
    await shop.run(source_id)
    shop.write(whole.slice(0, whole.lastIndexOf('EUR')))
    expect(await shop.run(source_id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_cut_off' } })
    shop.write(whole.replace('price', 'selling price'))
    expect(await shop.rpc('sources.preview', { source_id })).toMatchObject({
      brake: { why: 'columns_gone', names: ['price'] },
    })
    expect(await shop.run(source_id)).toMatchObject({
      state: 'braked',
      trouble: { code: 'brake_columns_gone', names: ['price'] },
    })
    expect(service.seen).toHaveLength(1)
  })

  it('feeds another Shopbell', async () => {
    const other = await openSources()
    const shop = await openRemote(other.url)
    await shop.rpc('connections.save', {
      id: shop.connection.id,
      name: 'Other',
      base_url: other.url,
      widget_base_url: null,
      bot_id: other.bot.id,
      sync_key: other.bot.sync_key,
    })
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'done',
      counts: { created: 2 },
      remote: { status: 200 },
    })
    expect(await other.titles()).toEqual(['Lamp "A"', 'Lamp B'])
  })

  it.each([
    ['401', answer(401, { detail: 'no such key' }), 'remote_refused_key'],
    ['413', answer(413), 'remote_too_large'],
    ['400', answer(400, { detail: 'nothing in it' }), 'remote_refused'],
    ['404', answer(404), 'remote_not_found'],
    ['302', answer(302, {}, { location: 'https://elsewhere.example' }), 'remote_elsewhere'],
  ])('does not try again on %s, and says what to do', async (status, respond, code) => {
    const service = await openService(respond)
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: {
        code,
        detail: expect.stringMatching(/\.$|in it$|key$/),
        fault: { code: expect.any(String) },
      },
      remote: { status: Number(status), tries: 1 },
    })
    expect(service.seen).toHaveLength(1)
    expect(shop.waits).toEqual([])
  })

  it('waits as long as it is asked to, and longer each time it is not', async () => {
    const service = await openService(answer(429, {}, { 'retry-after': '30' }), answer(500), answer(503), ok)
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'done', remote: { status: 200, tries: 4 } })
    expect(shop.waits).toEqual([30_000, 8000, 32_000])
  })

  it('gives up after some tries', async () => {
    const service = await openService(answer(500, { detail: 'on fire' }))
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: {
        code: 'remote_fault',
        fault: { code: 'service_said', params: { text: 'on fire', reason: { code: 'service_error' } } },
      },
      remote: { status: 500, tries: 5 },
    })
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'failed' })
  })

  it('survives a service that hangs up, stays silent or is not there', async () => {
    const hanging = await openService(hangUp, () => {}, ok)
    const shop = await openRemote(hanging.url, { timeoutMs: 1000 })
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'done', remote: { tries: 3 } })
    const away = await openRemote('http://127.0.0.1:9')
    expect(await away.run(away.source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'remote_unreachable', fault: { code: 'service_refused_connection' } },
      remote: { status: null, tries: 5 },
    })
  })

  it('has patience with a service that takes the file slowly and answers in drops', async () => {
    const answers = JSON.stringify({ sync_id: 'x', created: 2, updated: 0, unchanged: 0, removed: 0 })
    const service = await openService(async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (const letter of answers) {
        response.write(letter)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      response.end()
    })
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'done',
      counts: { created: 2 },
      remote: { status: 200, tries: 1 },
    })
  })

  it('tries again where the service hangs up in the midst of its answer', async () => {
    const half = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"created":', () => response.destroy())
    }
    const service = await openService(half, ok)
    const shop = await openRemote(service.url)
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'done', remote: { status: 200, tries: 2 } })
  })

  it('can be cancelled while the service is slow', async () => {
    const service = await openService(() => {})
    const shop = await openRemote(service.url)
    const started = await shop.rpc('sources.run', { source_id: shop.source.id })
    await expect.poll(() => service.seen.length).toBeGreaterThan(0)
    await shop.rpc('runs.cancel', { run_id: started.id })
    expect(await shop.ended(started.id)).toMatchObject({ state: 'cancelled' })
  })

  it('needs a sync key, and never writes it down', async () => {
    const without = await openRemote('http://127.0.0.1:9', { syncKey: null })
    expect(await without.run(without.source.id)).toMatchObject({
      state: 'failed',
      trouble: { fault: { code: 'no_sync_key' } },
    })
    const echo = await openService((response) =>
      response.writeHead(400).end('{"detail":"bad key sb_sync_secret"}'),
    )
    const shop = await openRemote(echo.url)
    const run = await shop.run(shop.source.id)
    expect(JSON.stringify(run)).not.toContain('sb_sync_secret')
  })

  it('stops and asks where far fewer products would be sent than last time', async () => {
    const service = await openService(ok)
    const shop = await openRemote(service.url)
    shop.write(csvOf(manyRows(10)))
    await shop.run(shop.source.id)
    shop.write(csvOf(manyRows(6)))
    const ask = { source_id: shop.source.id }
    expect(await shop.rpc('sources.preview', ask)).toMatchObject({
      difference: null,
      brake: { stops: true, why: 'removes_too_many', removes: 4, of: 10, percent: 40 },
    })
    expect(await shop.rpc('sources.preview', { ...ask, mode: 'merge' })).toMatchObject({
      brake: { stops: false },
    })
    // Nothing was sent yet by one that is not saved.
    const { path, target } = shop.source
    expect((await shop.rpc('sources.preview', { source_id: null, path, target })).brake).toBeNull()
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'braked',
      trouble: {
        code: 'brake_removes_too_many',
        fault: { code: 'approval_fewer_sent', params: { present: 10 } },
      },
      counts: { received: 6 },
      remote: null,
    })
    expect(service.seen).toHaveLength(1)
    const asked = await shop.rpc('sources.get', { source_id: shop.source.id })
    expect(asked.waiting_for).toBe('answer')
    expect(await shop.run(shop.source.id, true)).toMatchObject({ state: 'done', reason: 'confirmed' })
    expect(service.seen).toHaveLength(2)
    shop.write(csvOf(manyRows(5)))
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'done' })
    await shop.rpc('sources.update', { source_id: shop.source.id, mode: 'merge' })
    shop.write(csvOf(manyRows(1)))
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'done' })
  })

  it('has room for 64 MiB', async () => {
    const service = await openService(ok)
    const shop = await openRemote(service.url)
    const text = 'long '.repeat(30_000)
    shop.write(
      csvOf(
        manyRows(500).map(([id, title, price, currency]) => [
          id ?? '',
          title ?? '',
          price ?? '',
          currency ?? '',
          text,
        ]),
      ),
    )
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: {
        code: 'payload_too_large',
        fault: { code: 'catalog_too_large_to_send', params: { mb: 64 } },
      },
      remote: null,
    })
    expect(service.seen).toEqual([])
  })
})
