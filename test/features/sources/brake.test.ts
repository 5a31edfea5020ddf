import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openSources } from './open-sources.ts'

describe('the brake', () => {
  it('stops a run that would remove too many, keeps the catalog and goes on when asked', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(10)))
    const source = await shop.source()
    await shop.run(source.id)
    shop.write(csvOf(manyRows(6)))
    const braked = await shop.run(source.id)
    expect(braked).toMatchObject({
      state: 'braked',
      counts: { unchanged: 6, removed: 4 },
      trouble: { code: 'brake_removes_too_many', detail: expect.stringContaining('4 of 10') },
      restorable: false,
    })
    expect(await shop.titles()).toHaveLength(10)
    expect(await shop.rpc('sources.get', { source_id: source.id })).toMatchObject({ waiting_for: 'answer' })
    expect((await shop.rpc('runs.get', { run_id: braked.id })).difference?.removed_sample).toHaveLength(4)
    expect(await shop.run(source.id, true)).toMatchObject({
      state: 'done',
      reason: 'confirmed',
      counts: { removed: 4 },
    })
    expect(await shop.titles()).toHaveLength(6)
    expect(await shop.rpc('sources.get', { source_id: source.id })).toMatchObject({ waiting_for: null })
  })

  it('stops at a file without products, whether it has a header or nothing at all', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(4)))
    const source = await shop.source({ brake_percent: 99 })
    await shop.run(source.id)
    for (const text of [csvOf([]), '']) {
      shop.write(text)
      expect(await shop.run(source.id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_empty' } })
    }
    expect(await shop.titles()).toHaveLength(4)
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', counts: { removed: 4 } })
    expect(await shop.titles()).toEqual([])
  })

  it('stops at a halved file also where more may go, and never at 100 %', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(10)))
    const source = await shop.source({ brake_percent: 90 })
    await shop.run(source.id)
    shop.write(csvOf(manyRows(4)))
    expect(await shop.run(source.id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_halved' } })
    await shop.rpc('sources.update', { source_id: source.id, brake_percent: 100 })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { removed: 6 } })
  })

  it('is not asked about a file that cannot hold products, even when told to go on', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(4)))
    const source = await shop.source()
    await shop.run(source.id)
    const head = 'Category ID;Active (0/1);Name *;Parent category;Root category (0/1);Description;Meta title'
    shop.write(`${head}\n3;1;Lamps;Home;0;All lamps;Lamps\n`)
    expect(await shop.rpc('sources.preview', { source_id: source.id })).toMatchObject({
      dialect: 'prestashop-categories',
    })
    expect(await shop.run(source.id, true)).toMatchObject({
      state: 'failed',
      trouble: { detail: expect.stringContaining('holds no products') },
    })
    expect(await shop.titles()).toHaveLength(4)
  })
})
