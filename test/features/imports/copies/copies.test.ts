import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createCopies } from '#main/features/imports/copies/copies.ts'
import { startHub, tempFolder, testClock } from '../../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

const dayMs = 24 * 3_600_000
const bodyOf = (...chunks: readonly string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)))

function openCopies(maxBytes?: number) {
  const folder = join(tempFolder(), 'catalogs')
  const clock = testClock()
  const copies = createCopies({ folder, clock, maxBytes })
  const bring = (text: string, name = 'products.csv') =>
    copies.upload({ name, body: bodyOf(text), bytes: null })
  return { folder, clock, copies, bring, kept: () => readdirSync(folder).sort() }
}

describe('a copy', () => {
  it('says when it came, also after a look at the disk', async () => {
    const { copies, clock, bring } = openCopies()
    const copy = await bring('id,title\n')
    expect(copy).toMatchObject({ file_name: 'products.csv', brought_at: '2026-03-10T12:00:00.000Z' })
    clock.advance(dayMs)
    expect(copies.of(copy.path)).toEqual(copy)
    await copies.remove(copy.path)
    expect(copies.of(copy.path)).toEqual({ ...copy, brought_at: null })
    expect(copies.of('/srv/products.csv')).toBeNull()
  })

  it('that grows beyond what may be leaves nothing, and its sender can still be answered', async () => {
    const { copies, kept } = openCopies(10)
    const body = bodyOf('12345', '67890', 'x', 'more')
    const refused = copies.upload({ name: 'a.csv', body, bytes: null })
    await expect(refused).rejects.toMatchObject({ code: 'payload_too_large' })
    expect(body.destroyed).toBe(false)
    expect(kept()).toEqual([])
    await expect(copies.upload({ name: 'a.csv', body: bodyOf('1'), bytes: 11 })).rejects.toMatchObject({
      code: 'payload_too_large',
    })
    expect(await copies.upload({ name: 'a.csv', body: bodyOf('1234567890'), bytes: 10 })).toBeTruthy()
  })

  it('for which the disk has no room is refused before it fills it', async () => {
    const { copies, kept } = openCopies(Number.MAX_SAFE_INTEGER)
    const huge = copies.upload({ name: 'a.csv', body: bodyOf('1'), bytes: 2 ** 52 })
    await expect(huge).rejects.toMatchObject({ code: 'storage_full' })
    expect(kept()).toEqual([])
  })

  it('on whose way the disk fills up, or the sender goes away, leaves nothing', async () => {
    const { copies, kept } = openCopies()
    for (const [error, refusal] of [
      [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), { code: 'ENOSPC' }],
      [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), { code: 'ECONNRESET' }],
    ] as const) {
      const body = Readable.from(
        (async function* () {
          yield Buffer.from('id,title\n')
          throw error
        })(),
      )
      await expect(copies.upload({ name: 'a.csv', body, bytes: null })).rejects.toMatchObject(refusal)
      expect(kept()).toEqual([])
    }
  })
})

describe('a sweep', () => {
  it('takes what nobody names after a day, and what was left half at the start', async () => {
    const { folder, clock, copies, bring, kept } = openCopies()
    const named = await bring('1')
    const open = await bring('2')
    writeFileSync(join(folder, 'cpy_half.part'), 'x')
    await copies.sweep(new Set([named.path]), false)
    expect(kept()).toHaveLength(3)
    await copies.sweep(new Set([named.path]), true)
    expect(existsSync(open.path)).toBe(true)
    expect(kept()).toHaveLength(2)
    clock.advance(dayMs + 1)
    await copies.sweep(new Set([named.path]), false)
    expect(kept().map((name) => join(folder, name))).toEqual([dirname(named.path)])
  })
})

describe('a source of a copy', () => {
  async function openShop() {
    const clock = testClock()
    const shop = await openSources({ clock })
    const bring = (rows: number, name = 'products.csv') =>
      shop.rpc('sources.bring', { path: shop.write(csvOf(manyRows(rows)), name) })
    return { ...shop, clock, bring }
  }

  it('runs like any other, is renewed in one step, and takes its copy with it', async () => {
    const shop = await openShop()
    const first = await shop.bring(3)
    const source = await shop.source({ path: first.path })
    expect(source).toMatchObject({ name: 'products.csv', copy: first })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { created: 3 } })

    const second = await shop.bring(4, 'products-2.csv')
    const renewed = await shop.rpc('sources.update', { source_id: source.id, path: second.path })
    expect(renewed).toMatchObject({ name: 'products.csv', copy: { file_name: 'products-2.csv' } })
    expect(existsSync(dirname(first.path))).toBe(false)
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { created: 1, unchanged: 3 } })

    const empty = await shop.bring(1)
    await shop.rpc('sources.update', { source_id: source.id, path: empty.path })
    expect(await shop.run(source.id)).toMatchObject({ state: 'braked' })
    expect(await shop.titles()).toHaveLength(4)

    await shop.rpc('sources.remove', { source_id: source.id })
    expect(readdirSync(join(shop.dataPath, 'catalogs'))).toEqual([])
    expect(await shop.titles()).toHaveLength(4)
  })

  it('keeps a copy that another source names too', async () => {
    const shop = await openShop()
    const copy = await shop.bring(3)
    const [one, other] = [await shop.source({ path: copy.path }), await shop.source({ path: copy.path })]
    await shop.rpc('sources.remove', { source_id: one.id })
    expect(await shop.run(other.id)).toMatchObject({ state: 'done' })
  })

  it('never reaches what else is in the data folder', async () => {
    const shop = await openShop()
    const { path } = await shop.bring(3)
    for (const wrong of [
      join(shop.dataPath, 'shopbell.db'),
      join(shop.dataPath, 'catalogs'),
      dirname(path),
      join(dirname(path), '..', '..', 'shopbell.db'),
    ]) {
      await expect(shop.source({ path: wrong })).rejects.toMatchObject({ code: 'invalid_request' })
      await expect(shop.rpc('sources.bring', { path: wrong })).rejects.toMatchObject({
        code: 'invalid_request',
      })
    }
    const stray = join(shop.dataPath, 'catalogs', 'cpy_own.csv')
    writeFileSync(stray, csvOf(manyRows(1)))
    await expect(shop.source({ path: stray })).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('still runs where the data folder was moved, and loses nothing at a start', async () => {
    const dataPath = join(tempFolder(), 'old')
    mkdirSync(dataPath)
    const clock = testClock()
    const hub = await startHub({ dataPath, clock })
    const { id: bot_id } = await hub.rpc('bots.create', { name: 'Shop' })
    const outside = join(tempFolder(), 'products.csv')
    writeFileSync(outside, csvOf(manyRows(3)))
    const { path } = await hub.rpc('sources.bring', { path: outside })
    const { path: unclaimed } = await hub.rpc('sources.bring', { path: outside })
    const target = { kind: 'bot', bot_id } as const
    const { id: source_id } = await hub.rpc('sources.create', { path, target })
    await hub.stop()
    const moved = join(tempFolder(), 'new')
    renameSync(dataPath, moved)
    clock.advance(dayMs + 1)
    const again = await startHub({ dataPath: moved, clock })
    const copy = { path: path.replace(dataPath, moved), file_name: 'products.csv' }
    expect(await again.rpc('sources.get', { source_id })).toMatchObject({ ...{ path: copy.path }, copy })
    expect(await again.rpc('sources.run', { source_id, wait: true })).toMatchObject({ state: 'done' })
    expect(readFileSync(copy.path, 'utf8')).toBe(csvOf(manyRows(3)))
    expect(existsSync(dirname(unclaimed.replace(dataPath, moved)))).toBe(false)
  })
})
