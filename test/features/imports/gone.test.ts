import { describe, expect, it } from 'vitest'
import { fault } from '#shared/faults/fault.ts'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

const columns = { id: 'id', title: 'title', price: 'price', currency: 'currency' } as const
const head = ['id', 'title', 'price', 'currency', 'description']

describe('a column that was chosen and is gone', () => {
  it('stops the run where it held the prices, and is reported', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(10)))
    const { mapping } = await shop.rpc('sources.preview', { path: shop.path })
    const source = await shop.source({ mapping, brake_percent: 100 })
    await shop.run(source.id)
    shop.write(csvOf(manyRows(10), ['id', 'title', 'selling price', 'currency', 'description']))
    const preview = await shop.rpc('sources.preview', { source_id: source.id })
    expect(preview).toMatchObject({
      brake: { stops: true, why: 'columns_gone', names: ['price'] },
      difference: { price_jump_count: 10, price_jumps: { 0: { before: 10, after: null, percent: null } } },
    })
    expect(preview.faults).toContainEqual(
      expect.objectContaining({ row: null, column: 'price', severity: 'warning' }),
    )
    const braked = await shop.run(source.id)
    expect(braked).toMatchObject({
      state: 'braked',
      trouble: { code: 'brake_columns_gone', names: ['price'], detail: expect.stringContaining('price') },
      counts: { updated: 10, warnings: 1 },
    })
    expect((await shop.search('lamp'))[0]).toMatchObject({ price: expect.any(Number) })
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done', counts: { updated: 10 } })
    expect((await shop.search('lamp'))[0]).toMatchObject({ price: null })
  })

  it('is a warning where it held less', async () => {
    const shop = await openSources()
    const rows = manyRows(4).map(([id = '', title = '', price = '', currency = '']) => [
      id,
      title,
      price,
      currency,
      'red',
    ])
    shop.write(csvOf(rows, ['id', 'title', 'price', 'currency', 'color']))
    const { mapping } = await shop.rpc('sources.preview', { path: shop.path })
    const source = await shop.source({ mapping })
    await shop.run(source.id)
    shop.write(csvOf(rows, ['id', 'title', 'price', 'currency', 'shade']))
    const run = await shop.run(source.id)
    expect(run).toMatchObject({ state: 'done', counts: { updated: 4, warnings: 1 } })
    expect((await shop.rpc('runs.errors', { run_id: run.id })).faults).toEqual([
      {
        row: null,
        column: 'color',
        id: null,
        severity: 'warning',
        message: expect.stringContaining('“color” is no longer in the file'),
        ...fault('column_gone', { column: 'color' }),
      },
    ])
  })

  it('that held the names is what a run without products says', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(4)))
    const { mapping } = await shop.rpc('sources.preview', { path: shop.path })
    const source = await shop.source({ mapping })
    await shop.run(source.id)
    shop.write(csvOf(manyRows(4), ['id', 'label', 'price', 'currency', 'description']))
    expect(await shop.run(source.id)).toMatchObject({
      state: 'failed',
      trouble: { fault: fault('none_usable_because', { reason: fault('column_gone', { column: 'title' }) }) },
    })
  })

  it('is not missed where a feed of a known kind never had it', async () => {
    const shop = await openSources()
    const item =
      '<SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Lamp</PRODUCTNAME><PRICE_VAT>9</PRICE_VAT></SHOPITEM>'
    shop.write(`<?xml version="1.0"?><SHOP>${item}${item.replace('>1<', '>2<')}</SHOP>`)
    const { mapping, dialect } = await shop.rpc('sources.preview', { path: shop.path })
    expect(dialect).toBe('heureka')
    const source = await shop.source({ mapping })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { created: 2, warnings: 0 } })
  })

  it('is not missed where a list of products only has it further down', async () => {
    const shop = await openSources()
    const products = Array.from({ length: 300 }, (_, index) => ({
      id: `L-${index}`,
      title: `Lamp ${index}`,
      ...(index === 299 ? { price: 5, currency: 'EUR' } : {}),
    }))
    shop.write(JSON.stringify(products))
    const source = await shop.source({ mapping: { columns } })
    await shop.run(source.id)
    shop.write(JSON.stringify(products.map((one) => ({ ...one, title: `${one.title} b` }))))
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { updated: 300, warnings: 0 } })
    shop.write(JSON.stringify(products.map(({ id, title }) => ({ id, title }))))
    expect(await shop.run(source.id)).toMatchObject({
      state: 'braked',
      trouble: { code: 'brake_columns_gone', names: ['price', 'currency'] },
    })
  })
})

describe('what most products had', () => {
  it('stops a run that would take it from them', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(6)))
    const without = (count: number) => manyRows(6, (index) => (index < count ? { price: '' } : {}))
    shop.write(csvOf(without(3), head))
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { updated: 3 } })
    shop.write(csvOf(manyRows(6)))
    await shop.run(source.id)
    shop.write(csvOf(without(4), head))
    expect(await shop.rpc('sources.preview', { source_id: source.id })).toMatchObject({
      brake: { why: 'fields_gone', names: ['price'] },
    })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'braked',
      trouble: { code: 'brake_fields_gone', names: ['price'] },
    })
  })
})

describe('a file that ends in the midst of a row', () => {
  const whole = csvOf(manyRows(10))
  it.each([
    ['stops short', whole.slice(0, whole.lastIndexOf('EUR'))],
    ['is in the midst of quotes', `${whole}L-10,Lamp 10,20,EUR,"It lights\nup a ro`],
  ])('and %s asks, even as the first', async (_, text) => {
    const shop = await openSources()
    const source = await shop.source({ brake_percent: 100, path: shop.write(text) })
    expect(await shop.rpc('sources.preview', { source_id: source.id })).toMatchObject({
      brake: { stops: true, why: 'cut_off' },
    })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'braked',
      trouble: { code: 'brake_cut_off', detail: expect.stringContaining('in the middle of a row') },
    })
    expect(await shop.titles()).toEqual([])
    expect(await shop.run(source.id, true)).toMatchObject({ state: 'done' })
    expect(await shop.titles()).not.toEqual([])
  })

  it.each([
    ['only lacks its last line end', whole.trimEnd()],
    ['has rows that end early everywhere', `${whole}L-10,Lamp 10,20\nL-11,Lamp 11,21`],
  ])('is not missing when the file %s', async (_, text) => {
    const shop = await openSources()
    const source = await shop.source({ path: shop.write(text) })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done' })
  })
})
