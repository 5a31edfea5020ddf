import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { looksComplete } from '#main/features/imports/watch/complete.ts'
import { startHub, tempFolder } from '../../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

const pace = { quietMs: 150, patienceMs: 1500 }
const watching = { cron: null, timezone: 'UTC', watch: true }

async function openWatched(input: Parameters<Awaited<ReturnType<typeof openSources>>['source']>[0] = {}) {
  const shop = await openSources({ pace })
  shop.write(csvOf(manyRows(2)))
  const source = await shop.source({ schedule: watching, ...input })
  const runs = async () => (await shop.rpc('runs.list', { source_id: source.id })).runs
  const ended = (count: number) =>
    expect.poll(async () => (await runs()).filter(({ state }) => state !== 'running').length).toBe(count)
  await shop.run(source.id)
  // Until it is watched: what is there at first is no change.
  await new Promise((resolve) => setTimeout(resolve, 500))
  return { ...shop, source, runs, ended: ended as (count: number) => Promise<void> }
}

/** Five products are there when the app starts again; `created` of them are new. */
async function changedWhileClosed(shop: Awaited<ReturnType<typeof openWatched>>, created: number) {
  await shop.stop()
  shop.write(csvOf(manyRows(5)))
  const next = await startHub({ dataPath: shop.dataPath, pace })
  await expect
    .poll(async () => (await next.rpc('runs.list', {})).runs[0])
    .toMatchObject({ reason: 'file_changed', state: 'done', counts: { created } })
}

describe('a watched file', () => {
  it('is read again when it was written or replaced', async () => {
    const shop = await openWatched()
    shop.write(csvOf(manyRows(3)))
    await shop.ended(2)
    expect((await shop.runs())[0]).toMatchObject({
      reason: 'file_changed',
      state: 'done',
      counts: { created: 1 },
    })
    renameSync(shop.write(csvOf(manyRows(4)), 'products.tmp'), shop.path)
    await shop.ended(3)
    expect((await shop.runs())[0]).toMatchObject({ reason: 'file_changed', counts: { created: 1 } })
  }, 60_000)

  it('is left alone until it is whole', async () => {
    const shop = await openWatched()
    const [header, ...lines] = csvOf(manyRows(6)).trimEnd().split('\n')
    writeFileSync(shop.path, `${header}\n`)
    for (const line of lines) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      appendFileSync(shop.path, `${line}\n`)
    }
    await shop.ended(2)
    expect((await shop.runs())[0]).toMatchObject({ state: 'done', counts: { created: 4 } })
  }, 60_000)

  it('that changed while the app was closed is read at the next start', async () => {
    const shop = await openWatched()
    await changedWhileClosed(shop, 3)
  }, 60_000)

  it('that comes back while the app is closed is read at the next start', async () => {
    const shop = await openWatched()
    rmSync(shop.path)
    expect(await shop.run(shop.source.id)).toMatchObject({ state: 'failed', file: null })
    await changedWhileClosed(shop, 3)
  }, 60_000)

  it('that changed while the app was closed is read even after an undo', async () => {
    const shop = await openWatched()
    const [first] = await shop.runs()
    await shop.rpc('runs.restore', { run_id: first?.id ?? '' })
    await changedWhileClosed(shop, 5)
  }, 60_000)

  it('that is replaced while a run goes on is read after it', async () => {
    const shop = await openSources({ pace })
    const service = createServer(async (request, response) => {
      request.resume()
      // Long enough that the change is noticed meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 2000))
      response.end(JSON.stringify({ created: 2, updated: 0 }))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      service.closeAllConnections()
      service.close()
    })
    const connection = await shop.rpc('connections.save', {
      name: 'Hosted',
      base_url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      widget_base_url: null,
      bot_id: 'b',
      sync_key: 'secret',
    })
    shop.write(csvOf(manyRows(2)))
    const target = { kind: 'connection', connection_id: connection.id } as const
    const source = await shop.source({ target, schedule: watching })
    const uploading = new Promise<void>((resolve) => {
      shop.events.subscribe((push) => {
        if (push.type === 'runs.progress' && push.phase === 'uploading') resolve()
      })
    })
    await shop.rpc('sources.run', { source_id: source.id })
    await uploading
    renameSync(shop.write(csvOf(manyRows(3)), 'products.tmp'), shop.path)
    await expect
      .poll(async () => (await shop.rpc('runs.list', { source_id: source.id })).runs)
      .toMatchObject([
        { reason: 'file_changed', state: 'done', counts: { rows: 3 } },
        { reason: 'manual', state: 'done', counts: { rows: 2 } },
      ])
  }, 60_000)

  it('in a folder is the newest that fits', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'a.csv'), csvOf(manyRows(2)))
    const shop = await openWatched({ path: folder, pattern: '*.csv' })
    writeFileSync(join(folder, 'notes.txt'), 'nothing to see')
    writeFileSync(join(folder, 'b.csv'), csvOf(manyRows(3)))
    await shop.ended(2)
    expect((await shop.runs())[0]).toMatchObject({
      file: { path: join(folder, 'b.csv') },
      counts: { created: 1 },
    })
  }, 60_000)
})

describe('looksComplete', () => {
  it.each([
    ['a,b\n1,2\n', true],
    ['a,b\n1,2', false],
    ['[{"a":1}]', true],
    ['[{"a":1},', false],
    ['{"products":[{"a":1}]}\n', true],
    ['{"a":1}\n{"a":', false],
    ['<a><b/></a>\n', true],
    ['<a><b', false],
    ['', false],
    ['\uFEFF<a><b/></a>', true],
  ])('%j: %s', async (text, complete) => {
    const path = join(tempFolder(), 'file')
    writeFileSync(path, text)
    expect(await looksComplete(path)).toBe(complete)
    writeFileSync(path, `\uFEFF${text.replace('\uFEFF', '')}`, 'utf16le')
    if (text !== '') expect(await looksComplete(path)).toBe(complete)
  })
})
