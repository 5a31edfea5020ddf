import {
  appendFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callRunningHub } from '#main/admin/local-client.ts'
import type { Db } from '#main/db/open.ts'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'
import { writeSnapshot } from '#main/features/imports/history/write-snapshot.ts'
import { execute } from '#main/features/imports/worker.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { storageProblem } from '#main/lib/problems.ts'
import type { Product } from '#shared/schemas/product.ts'
import { startServe } from '../../helpers/cli.ts'
import { connectAlso } from '../../helpers/database.ts'
import { startHub, tempFolder } from '../../helpers/hub.ts'
import { openFile } from '../../helpers/shop.ts'
import { csvOf, manyRows, openHalfWay, openImported, openSources } from './open-sources.ts'

const many = 20_000
const old = ['Lamp 0', 'Lamp 1', 'Lamp 2']

describe('a file', () => {
  it('that is gone is reported', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    rmSync(shop.path)
    expect(await shop.run(source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'not_found', fault: { code: 'file_missing' } },
    })
    expect(await shop.titles()).toEqual(old)
  })

  it.each([
    ['deleted', (path: string) => rmSync(path)],
    ['cut off', (path: string) => truncateSync(path, 1000)],
    ['written on', (path: string) => appendFileSync(path, 'X,Lamp X,1,EUR,\n')],
    [
      'replaced by another',
      (path: string) => {
        writeFileSync(`${path}.new`, csvOf(manyRows(1)))
        renameSync(`${path}.new`, path)
      },
    ],
  ])(
    'that is %s while it is read leaves the old catalog',
    async (_, harm) => {
      const shop = await openHalfWay(many)
      harm(shop.path)
      const run = await shop.ended(shop.started.id)
      expect(run).toMatchObject({ state: 'failed', counts: null, restorable: false })
      expect(run.trouble?.detail).toContain(shop.path)
      expect(await shop.titles()).toEqual(old)
      shop.write(csvOf(manyRows(4)))
      expect(await shop.run(shop.source.id)).toMatchObject({
        state: 'done',
        counts: { created: 1, unchanged: 3 },
      })
    },
    60_000,
  )

  it.each([
    ['JSON', '[{"id":"L-0","title":"Lamp 0"},{"id":"L-1","tit'],
    [
      'XML',
      '<?xml version="1.0"?><items><item><id>L-0</id><title>Lamp 0</title></item><item><id>L-1</id><ti',
    ],
    ['XLSX', Buffer.from('504b0304140000000800', 'hex')],
  ])('of %s that is half written is refused', async (_, text) => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    shop.write(text)
    expect(await shop.run(source.id)).toMatchObject({ state: 'failed' })
    expect(await shop.titles()).toEqual(old)
  })
})

describe('a full disk', () => {
  const target = (shop: Awaited<ReturnType<typeof openSources>>, db: Db) => ({
    id: shop.bot.id,
    no: Number(db.prepare('SELECT no FROM bots WHERE id = ?').pluck().get(shop.bot.id)),
  })

  it('while the products are written leaves the old catalog and says so', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    const db = connectAlso(dataFolder(shop.dataPath).database)
    // As much room as a few hundred products need; SQLite answers beyond it as it does on a full disk.
    db.pragma(`max_page_count = ${Number(db.pragma('page_count', { simple: true })) + 60}`)
    const path = shop.write(csvOf(manyRows(5000)))
    const { size, mtimeMs } = statSync(path)
    const failed = execute(
      {
        kind: 'import',
        run_id: 'none',
        run_no: 0,
        source_id: null,
        input: {
          file: { path, bytes: size, modified_ms: mtimeMs },
          mapping: null,
          base_url: null,
          mode: 'replace',
          currency: null,
        },
        bot: target(shop, db),
        sync_id: 'none',
        approval_percent: 30,
        approval: 'any',
        snapshot: join(shop.folder, 'snapshot'),
        unchanged: [],
        last: null,
      },
      {
        db,
        gate: watchWriteGate(createWriteGate().buffer),
        isCancelled: () => false,
        report: () => {},
        nowMs: Date.now,
      },
    )
    expect(storageProblem(await failed.catch((error) => error))).toMatchObject({ code: 'storage_full' })
    expect(await shop.titles()).toEqual(old)
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', counts: { created: 4997 } })
  }, 60_000)

  it.runIf(process.platform === 'linux')(
    'while the old catalog is put down leaves it where it is',
    async () => {
      const path = join(tempFolder(), 'snapshot')
      symlinkSync('/dev/full', `${path}.part`)
      const product = { id: 'A', title: 'x'.repeat(100_000) } as Product
      const written = writeSnapshot(path, [Array(50).fill(product)], () => {})
      expect(storageProblem(await written.catch((error) => error))).toMatchObject({ code: 'storage_full' })
      expect(existsSync(path)).toBe(false)
    },
  )

  it('of another kind, too: where the old catalog cannot be kept, nothing is changed', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    const snapshots = join(shop.dataPath, 'snapshots')
    rmSync(snapshots, { recursive: true })
    writeFileSync(snapshots, '')
    shop.write(csvOf(manyRows(4)))
    expect(await shop.run(source.id)).toMatchObject({ state: 'failed', restorable: false })
    expect(await shop.titles()).toEqual(old)
    expect(openFile(shop).prepare('SELECT count(*) AS rows FROM products').get()).toEqual({ rows: 3 })
  })
})

describe('a process that is killed in the midst of a run', () => {
  it('finds the old catalog whole at its next start, and says what happened', async () => {
    const dataPath = tempFolder()
    const first = await openSources({ dataPath })
    first.write(csvOf(manyRows(3)))
    const source = await first.source()
    await first.run(source.id)
    await first.rpc('sources.update', {
      source_id: source.id,
      path: first.write(csvOf(manyRows(many)), 'large.csv'),
    })
    await first.stop()
    const serve = await startServe(dataPath)
    const info = readHubInfo(dataFolder(dataPath).hubInfo)
    if (!info) throw new Error('no hub')
    await callRunningHub(info, 'sources.run', { source_id: source.id })
    await expect
      .poll(async () => (await callRunningHub(info, 'sources.get', { source_id: source.id }))?.result, {
        interval: 20,
      })
      .toMatchObject({ running: { rows: expect.any(Number), phase: 'writing' } })
    await serve.end('SIGKILL')
    const next = await startHub({ dataPath })
    const [last] = (await next.rpc('runs.list', {})).runs
    expect(last).toMatchObject({
      state: 'failed',
      trouble: { code: 'interrupted' },
      ended_at: expect.any(String),
    })
    const found = await next.rpc('catalog.search', { bot_id: first.bot.id, query: 'lamp', limit: 500 })
    expect(found.products.map(({ title }) => title).sort()).toEqual(old)
    expect(await next.rpc('sources.run', { source_id: source.id, wait: true })).toMatchObject({
      state: 'done',
      counts: { created: many - 3, unchanged: 3 },
    })
  }, 120_000)
})
