import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { openMapping } from '#shared/schemas/mapping.ts'
import { row, xlsxOf } from '../catalog-files/files/zip-maker.ts'
import { openSources } from './open-sources.ts'

describe('how a file is read', () => {
  it('reads the letters as they are chosen, and knows the columns by them', async () => {
    const shop = await openSources()
    shop.write(iconv.encode('Artikelnummer;Größe;Name\nA-1;M;Masă\nA-2;L;Lamp\n', 'windows-1250'))
    const preview = await shop.rpc('sources.preview', {
      path: shop.path,
      mapping: openMapping({ encoding: 'windows-1250', currency: 'RON' }),
    })
    expect(preview).toMatchObject({
      encoding: 'windows-1250',
      products: [{ id: 'A-1', title: 'Masă', size: 'M' }, { id: 'A-2' }],
      mapping: { options: { encoding: 'windows-1250', currency: 'RON' } },
    })
    const source = await shop.source({ mapping: openMapping({ encoding: 'windows-1250' }) })
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { created: 2 } })
    expect((await shop.search('Masă', 5))[0]).toMatchObject({ title: 'Masă' })
  })

  it('names the sheets of a workbook and reads the one chosen', async () => {
    const shop = await openSources()
    const path = shop.write(
      xlsxOf({
        Lamps: row(1, ['SKU', 'Name', 'Price']) + row(2, ['L-1', 'Lamp', '5']),
        Tables:
          row(1, ['id', 'title', 'price']) + row(2, ['T-1', 'Table', '50']) + row(3, ['T-2', 'Desk', '60']),
      }),
      'book.xlsx',
    )
    expect(await shop.rpc('sources.preview', { path })).toMatchObject({
      sheet: 'Lamps',
      sheets: ['Lamps', 'Tables'],
      products: [{ id: 'L-1' }],
    })
    const other = await shop.rpc('sources.preview', { path, mapping: openMapping({ sheet: 'Tables' }) })
    expect(other).toMatchObject({ sheet: 'Tables', products: [{ id: 'T-1', price: 50 }, { id: 'T-2' }] })
    expect(other.columns.map(({ name }) => name)).toEqual(['id', 'title', 'price'])
  })

  it('counts a file alike with and without a bot', async () => {
    const shop = await openSources()
    const path = shop.write('id,title,price\n1,Lamp,5\n2,Table,6\n1,Lamp again,7\n')
    const alone = await shop.rpc('sources.preview', { path })
    const compared = await shop.rpc('sources.preview', { path, target: shop.target })
    expect(alone.counts.products).toBe(2)
    expect(compared.counts.products).toBe(2)
    expect(alone.counts.rejected).toBe(compared.counts.rejected)
  })

  it('says which row has no name', async () => {
    const shop = await openSources()
    const path = shop.write('id,title,price\n1,Lamp,5\nB-7,,6\n')
    expect((await shop.rpc('sources.preview', { path })).faults).toContainEqual(
      expect.objectContaining({ row: 3, id: 'B-7', severity: 'error' }),
    )
  })
})
