import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

describe('approval before much is lost', () => {
  it('stops a run that would remove too much, keeps the catalog and continues once approved', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(10)))
    shop.write(csvOf(manyRows(6)))
    const braked = await shop.run(source.id)
    expect(braked).toMatchObject({
      state: 'braked',
      counts: { unchanged: 6, removed: 4 },
      trouble: {
        code: 'brake_removes_too_many',
        fault: { code: 'approval_removes', params: { removed: 4, present: 10 } },
      },
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
    const { shop, source } = await openImported(csvOf(manyRows(4)), { brake_percent: 99 })
    for (const text of [csvOf([]), '']) {
      shop.write(text)
      expect(await shop.run(source.id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_empty' } })
    }
    expect(await shop.titles()).toHaveLength(4)
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', counts: { removed: 4 } })
    expect(await shop.titles()).toEqual([])
  })

  it('is given for one file and no other', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(100)))
    shop.write(csvOf(manyRows(60)))
    const first = await shop.run(source.id)
    expect(first).toMatchObject({ state: 'braked', counts: { removed: 40 } })
    shop.write(csvOf(manyRows(1)))
    const second = await shop.run(source.id, true)
    expect(second).toMatchObject({
      state: 'braked',
      counts: { removed: 99 },
      trouble: { fault: { code: 'approval_of_another_file' } },
    })
    expect(await shop.titles()).toHaveLength(100)
    const yes = (braked_run_id: string) =>
      shop.rpc('sources.run', { source_id: source.id, wait: true, confirm: true, braked_run_id })
    // An answer to a question from before.
    expect(await yes(first.id)).toMatchObject({ state: 'braked', reason: 'manual' })
    const [last] = (await shop.rpc('runs.list', { source_id: source.id })).runs
    await shop.rpc('sources.update', { source_id: source.id, base_url: 'https://shop.example' })
    expect(await yes(last?.id ?? '')).toMatchObject({ state: 'braked' })
    expect(await shop.titles()).toHaveLength(100)
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', reason: 'confirmed' })
    expect(await shop.titles()).toHaveLength(1)
  })

  it('stops at an empty file whatever may go', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(4)), { brake_percent: 100 })
    shop.write('')
    expect(await shop.run(source.id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_empty' } })
    expect(await shop.titles()).toHaveLength(4)
  })

  it('names the other source whose products would go', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(10)))
    await shop.run((await shop.source({ name: 'Lamps' })).id)
    const path = shop.write(csvOf([['C-1', 'Chair', 5, 'EUR', '']]), 'chairs.csv')
    const chairs = await shop.source({ name: 'Chairs', path })
    const preview = await shop.rpc('sources.preview', { source_id: chairs.id })
    expect(preview.brake).toMatchObject({ why: 'removes_too_many', names: ['Lamps'] })
    expect(await shop.run(chairs.id)).toMatchObject({
      state: 'braked',
      trouble: { names: ['Lamps'], fault: { code: 'approval_of_source', params: { source: 'Lamps' } } },
    })
  })

  it('stops at a halved file also where more may go, and never at 100 %', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(10)), { brake_percent: 90 })
    shop.write(csvOf(manyRows(4)))
    expect(await shop.run(source.id)).toMatchObject({ state: 'braked', trouble: { code: 'brake_halved' } })
    await shop.rpc('sources.update', { source_id: source.id, brake_percent: 100 })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { removed: 6 } })
  })

  it('is not asked about a file that cannot hold products, even when asked to go on', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(4)))
    const head = 'Category ID;Active (0/1);Name *;Parent category;Root category (0/1);Description;Meta title'
    shop.write(`${head}\n3;1;Lamps;Home;0;All lamps;Lamps\n`)
    expect(await shop.rpc('sources.preview', { source_id: source.id })).toMatchObject({
      dialect: 'prestashop-categories',
    })
    expect(await shop.run(source.id, true)).toMatchObject({
      state: 'failed',
      trouble: { fault: { code: 'no_products_because' } },
    })
    expect(await shop.titles()).toHaveLength(4)
  })
})
