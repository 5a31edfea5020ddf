import { describe, expect, it } from 'vitest'
import { fault } from '#shared/faults/fault.ts'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

describe('a preview', () => {
  it('says what a file is, what its columns mean and shows the first products', async () => {
    const shop = await openSources()
    const path = shop.write(
      'Artikelnummer;Bezeichnung;Preis;Farbe\nA-1;Lampe klein;1.234,50 €;rot\nA-2;Lampe groß;12,00 €;blau\nA-3;;1,00 €;blau\n',
    )
    const preview = await shop.rpc('sources.preview', { path })
    expect(preview).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      rows: 3,
      counts: { products: 2, rejected: 1 },
      difference: null,
      brake: null,
      products: [
        { id: 'A-1', title: 'Lampe klein', price: 1234.5, currency: 'EUR', color: 'rot', row: 2 },
        { id: 'A-2', title: 'Lampe groß', price: 12, row: 3 },
      ],
    })
    expect(preview.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Artikelnummer', 'sku'],
      ['Bezeichnung', 'title'],
      ['Preis', 'price'],
      ['Farbe', 'color'],
    ])
    expect(preview.faults).toContainEqual(expect.objectContaining({ row: 4, severity: 'error' }))
  })

  it('shows a product with variants once, as the bot does, and pictures at the address of the shop', async () => {
    const shop = await openSources()
    const path = shop.write(
      'id,item_group_id,title,size,color,price,availability,image_link\n' +
        'S-1,S,Shirt,S,Blue,20 EUR,out of stock,/img/s.jpg\n' +
        'H-1,,Hat,,Red,9 EUR,in stock,img/hat.jpg\n' +
        'S-2,S,Shirt,M,Blue,25 EUR,in stock,/img/m.jpg\n',
    )
    const preview = await shop.rpc('sources.preview', { path })
    expect(preview.counts).toMatchObject({ products: 3, variants: 2 })
    expect(preview.products.map(({ id, variants }) => [id, variants])).toEqual([
      ['S-2', { count: 2, sizes: ['S', 'M'], colors: ['Blue'], price_min: 20, price_max: 25 }],
      ['H-1', undefined],
    ])
    expect(preview.faults.map(({ code }) => code)).toContain('not_an_image_link')
    const placed = await shop.rpc('sources.preview', { path, base_url: 'https://shop.example/' })
    expect(placed.products.map(({ image_url }) => image_url)).toEqual([
      'https://shop.example/img/m.jpg',
      'https://shop.example/img/hat.jpg',
    ])
    expect(placed.faults).toEqual([])
  })

  it('needs no address of the shop where another source of the bot or its only website says it', async () => {
    const shop = await openSources()
    const path = shop.write('id,title,image_link,link\nH-1,Hat,img/hat.jpg,n/a\n')
    const target = { kind: 'bot', bot_id: shop.bot.id } as const
    const look = async () => {
      const { base_url, products } = await shop.rpc('sources.preview', { path, target })
      return [base_url, products[0]?.image_url ?? null, products[0]?.url ?? null]
    }
    expect(await look()).toEqual([null, null, null])
    const allow = (...allowed_origins: string[]) =>
      shop.rpc('bots.update', { bot_id: shop.bot.id, allowed_origins })
    await allow('https://www.hats.example', 'https://hats.example')
    expect(await look()).toEqual(['https://www.hats.example', 'https://www.hats.example/img/hat.jpg', null])
    // Of several websites nobody knows which one is meant.
    await allow('https://hats.example', 'https://caps.example')
    expect(await look()).toEqual([null, null, null])
    const other = shop.write('id,title\nC-1,Cap\n', 'caps.csv')
    await shop.source({ path: other, base_url: 'https://caps.example/shop/' })
    expect(await look()).toEqual([
      'https://caps.example/shop/',
      'https://caps.example/shop/img/hat.jpg',
      null,
    ])
    await shop.rpc('sources.runFile', { path, target, mode: 'merge', wait: true })
    const { products } = await shop.rpc('catalog.search', { bot_id: shop.bot.id, query: 'Hat', limit: 1 })
    expect(products[0]?.image_url).toBe('https://caps.example/shop/img/hat.jpg')
  })

  it('takes a mapping by hand, and says what the bot would lose', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(10)))
    shop.write(csvOf(manyRows(5, () => ({ title: 'Lamp other' }))))
    const preview = await shop.rpc('sources.preview', { source_id: source.id })
    expect(preview).toMatchObject({
      difference: { created: 0, updated: 5, unchanged: 0, removed: 5, changed_fields: { title: 5 } },
      brake: { stops: true, why: 'removes_too_many', removes: 5, of: 10, percent: 50 },
    })
    expect(await shop.titles()).toHaveLength(10)
    const mapping = {
      ...preview.mapping,
      columns: { ...preview.mapping.columns, title: 'ignore', description: 'title' } as const,
    }
    const other = await shop.rpc('sources.preview', { source_id: source.id, mapping })
    expect(other.products[0]).toMatchObject({ id: 'L-0', title: 'Lights up room 0' })
    expect(other.columns.find(({ name }) => name === 'description')).toMatchObject({
      field: 'title',
      confidence: 1,
    })
    // Nothing of it was written, and a run goes on as if nobody had looked.
    expect(await shop.run(source.id, true)).toMatchObject({
      state: 'done',
      counts: { updated: 5, removed: 5 },
    })
  })

  it('is refused with words where there is nothing to look at', async () => {
    const shop = await openSources()
    await expect(shop.rpc('sources.preview', { path: 'products.csv' })).rejects.toMatchObject({
      code: 'invalid_request',
      fault: { code: 'path_not_absolute' },
    })
    await expect(shop.rpc('sources.preview', { path: shop.path })).rejects.toMatchObject({
      code: 'not_found',
    })
    shop.write('')
    await expect(shop.rpc('sources.preview', { path: shop.path })).rejects.toMatchObject({
      fault: { code: 'file_empty' },
    })
    await expect(shop.rpc('sources.preview', {})).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('gives way to the next one of who asks, and can be cancelled', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(30_000)))
    const ask = (asker?: string) =>
      shop.rpc('sources.preview', { path: shop.path, asker }).catch((error) => error)
    const [first, second] = [ask('a tab'), ask('a tab')]
    expect(await first).toMatchObject({ fault: { code: 'preview_cancelled' } })
    expect(await shop.rpc('sources.cancelPreview', { asker: 'a tab' })).toEqual({ cancelled: true })
    expect(await second).toMatchObject({ fault: { code: 'preview_cancelled' } })
    expect(await shop.rpc('sources.cancelPreview', { asker: 'a tab' })).toEqual({ cancelled: false })
  })

  it('leaves those of others alone, however many ask', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(2000)))
    const asked = ['a tab', 'another', undefined, undefined, 'one more'].map((asker) =>
      shop.rpc('sources.preview', { path: shop.path, asker }),
    )
    expect(await shop.rpc('sources.cancelPreview', { asker: 'nobody' })).toEqual({ cancelled: false })
    const found = await Promise.all(asked)
    expect(found.map(({ rows }) => rows)).toEqual([2000, 2000, 2000, 2000, 2000])
  })

  it('reports once an id that comes again, with both rows, and so does the run', async () => {
    const shop = await openSources()
    shop.write(csvOf([...manyRows(3), ['L-1', 'Lamp other', 9, 'EUR', '']]))
    const again = (faults: readonly { code: string }[]) =>
      faults.filter(({ code }) => code.startsWith('repeat'))
    const repeated = {
      row: 3,
      column: 'id',
      id: 'L-1',
      severity: 'error',
      message: 'Appears again in row 5; the last one is used.',
      ...fault('repeats_in_row', { row: 5 }),
    }
    const compared = await shop.rpc('sources.preview', { path: shop.path, target: shop.target })
    expect(again(compared.faults)).toEqual([repeated])
    expect(compared.counts).toMatchObject({ products: 3, rejected: 1 })
    const alone = await shop.rpc('sources.preview', { path: shop.path })
    expect(again(alone.faults)).toHaveLength(1)
    const run = await shop.rpc('sources.runFile', { path: shop.path, target: shop.target })
    expect(again((await shop.rpc('runs.errors', { run_id: run.id })).faults)).toEqual([repeated])
  })
})
