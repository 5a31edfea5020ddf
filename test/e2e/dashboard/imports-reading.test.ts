import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { row, xlsxOf } from '../../features/catalog-files/files/zip-maker.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { emptyBot, givePath } from './catalog-shop.ts'

describe.skipIf(!chromiumPath)('Imports: how a file is read', { timeout: 120_000 }, () => {
  it('lets you choose the character encoding, previews it at once and remembers it', async () => {
    const { page, hub, go, complaints } = await openDashboardPage()
    await emptyBot(hub)
    const path = join(tempFolder(), 'products.csv')
    writeFileSync(path, iconv.encode('SKU;Name;Preis\nA-1;Masă;5,00\nA-2;Lamp;6,00\n', 'windows-1250'))
    await go('/imports/new')
    await givePath(page, path)
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await cards.filter({ hasText: 'Masã' }).waitFor()
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page.getByLabel('Character encoding').selectOption('windows-1250')
    await page.getByText('WINDOWS-1250,').waitFor()
    await expectAccessible(page, 'letters')
    await takePicture(page, 'catalog-letters')
    await page.getByRole('tab', { name: 'Products' }).click()
    await cards.filter({ hasText: 'Masă' }).waitFor()
    await page.getByRole('button', { name: 'Save and import now' }).click()
    await page.getByText('Done', { exact: true }).first().waitFor()
    const [source] = (await hub.rpc('sources.list', {})).sources
    expect(source?.mapping).toMatchObject({
      columns: { SKU: 'sku', Name: 'title', Preis: 'price' },
      options: { encoding: 'windows-1250' },
    })
    expect(complaints).toEqual([])
  })

  it('lets you choose a sheet of a workbook, and forgets it once it is gone', async () => {
    const { page, hub, go, complaints } = await openDashboardPage()
    await emptyBot(hub)
    const path = join(tempFolder(), 'book.xlsx')
    const lamps =
      row(1, ['SKU', 'Name', 'Price']) + row(2, ['L-1', 'Lamp', '5']) + row(3, ['L-2', 'Shade', '6'])
    const tables =
      row(1, ['id', 'title', 'price']) + row(2, ['T-1', 'Table', '50']) + row(3, ['T-2', 'Desk', '60'])
    writeFileSync(path, xlsxOf({ Lamps: lamps, Tables: tables }))
    await go('/imports/new')
    await givePath(page, path)
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await cards.filter({ hasText: 'Lamp' }).waitFor()
    await page.getByRole('tab', { name: 'Columns' }).click()
    await page.getByLabel('Worksheet').selectOption('Tables')
    await page.getByLabel('Field for the column title').waitFor()
    await page.getByRole('tab', { name: 'Products' }).click()
    await cards.filter({ hasText: 'Desk' }).waitFor()
    await page.getByRole('button', { name: 'Save and import now' }).click()
    await page.getByText('Done', { exact: true }).first().waitFor()
    const [source] = (await hub.rpc('sources.list', {})).sources
    expect(source?.mapping?.options.sheet).toBe('Tables')

    writeFileSync(path, xlsxOf({ Lamps: lamps }))
    await go(`/imports/${source?.id}/edit`)
    await page.getByText('no sheet named').waitFor()
    await page.getByRole('button', { name: 'Use detected columns' }).click()
    await cards.filter({ hasText: 'Lamp' }).waitFor()
    expect(complaints).toEqual([])
  })
})
