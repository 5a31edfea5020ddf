import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { dropFile, emptyBot, figure, inMenu, productCount, rowsOf } from './catalog-shop.ts'

const shopify = (lamps: number) =>
  `Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
${Array.from(
  { length: lamps },
  (_, no) =>
    `lamp-${no},Lamp ${no},<p>Warm &amp; <b>bright</b>.</p>,Fjell,lamp,true,Colour,Brass,L-${no}-1,5,89.00,\nlamp-${no},,,,,,,Black,L-${no}-2,0,79.00,\n`,
).join('')}`

describe.skipIf(!chromiumPath)('Imports: a file from the browser', { timeout: 120_000 }, () => {
  it('is uploaded when dropped, previewed, imported, and replaced by a new version', async () => {
    const { page, hub, go, dataPath, complaints } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    const kept = () => readdirSync(join(dataPath, 'catalogs'))
    await go('/imports')
    await page.getByText('No catalog sources yet').waitFor()
    await dropFile(page, 'products_export.csv', shopify(3))
    await page.getByText('products_export.csv, uploaded').waitFor()
    await page.getByText('Shopify export').waitFor()
    await page.getByText("doesn't update on its own").waitFor()
    await page.getByText('imported when you upload a new version').waitFor()
    expect(await page.getByLabel('Schedule', { exact: true }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect.poll(() => figure(page, 'New')).toBe(6)
    await expectAccessible(page, 'copy')
    await page.getByRole('button', { name: 'Save and import now' }).click()
    await page.getByRole('heading', { level: 1, name: 'products_export.csv' }).waitFor()
    await page.getByRole('region', { name: 'Manual' }).getByText('Done', { exact: true }).waitFor()
    // Found as products, whose variants are one.
    expect(await productCount(hub, bot_id)).toBe(3)
    const [source] = (await hub.rpc('sources.list', {})).sources
    expect(source).toMatchObject({
      copy: { file_name: 'products_export.csv' },
      schedule: { cron: null, watch: false },
    })

    // A newer one, dropped on its page.
    await page.getByText('When you upload a new version').waitFor()
    await dropFile(page, 'products_export (1).csv', shopify(4))
    await page.getByText('products_export (1).csv, uploaded').waitFor()
    await expect.poll(() => productCount(hub, bot_id)).toBe(4)
    await expectAccessible(page, 'source of a copy')
    expect(existsSync(dirname(source?.path ?? ''))).toBe(false)
    expect(kept()).toHaveLength(1)

    // And one chosen from the list, which lost most of its products.
    await page.getByRole('button', { name: 'All sources' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload a new version: products_export.csv' }).click(),
    ])
    await chooser.setFiles({
      name: 'less.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(shopify(1)),
    })
    await page.getByText('Needs your approval').first().waitFor()
    await page.getByText('less.csv, uploaded').waitFor()
    await page.getByRole('button', { name: 'Keep old catalog' }).click()
    await page.getByText('Old catalog kept').first().waitFor()
    expect(await productCount(hub, bot_id)).toBe(4)

    await inMenu(page, 'Remove')
    await page.getByRole('alertdialog').getByText('the uploaded file are deleted').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No catalog sources yet').waitFor()
    await expect.poll(kept).toEqual([])
    expect(complaints).toEqual([])
  })

  it('chosen on Home works the same way, JSON too', async () => {
    const { page, hub, go } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    await go('/')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import catalog' }).click(),
    ])
    const products = [{ id: 'a1', title: 'Lamp Copper', price: '49.00 EUR' }]
    await chooser.setFiles({
      name: 'products.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(products)),
    })
    await page.getByRole('list', { name: 'Products' }).getByText('Lamp Copper').waitFor()
    expect(await productCount(hub, bot_id)).toBe(0)
    await page.getByRole('button', { name: 'Save and import now' }).click()
    await expect.poll(() => productCount(hub, bot_id)).toBe(1)
  })

  it('dropped on Home works too; an empty file is reported, and a path can be entered instead', async () => {
    const { page, hub, go } = await openDashboardPage()
    await emptyBot(hub)
    await go('/')
    await page.getByRole('button', { name: 'Import catalog' }).waitFor()
    await dropFile(page, 'nothing.csv', '')
    await page.getByText('nothing.csv is empty.').first().waitFor()
    await dropFile(page, 'lamps.csv', rowsOf(3))
    await page.getByText('lamps.csv, uploaded').waitFor()
    await page.getByText('imported when you upload a new version').waitFor()
    await page.getByRole('radio', { name: 'File on this PC' }).click()
    expect(await page.getByLabel('File path').inputValue()).toBe('')
    await page.getByText("It's read again for every import").waitFor()
    await page.getByRole('radio', { name: 'Upload', exact: true }).click()
    await page.getByText('lamps.csv, uploaded').waitFor()
    await page.getByRole('list', { name: 'Products' }).getByText('Lamp 1').waitFor()
  })

  it('shows its progress, and leaves nothing when cancelled', async () => {
    const { page, hub, go, dataPath, origin } = await openDashboardPage()
    await emptyBot(hub)
    await go('/imports/new')
    // A line that takes its time: the request is held until it was cancelled.
    const held = Promise.withResolvers<void>()
    await page.route(`${origin}/catalog-files**`, async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    await dropFile(page, 'lamps.csv', rowsOf(3000))
    await page.getByText('Uploading lamps.csv…').waitFor()
    await page.getByRole('progressbar', { name: 'Uploading lamps.csv…' }).waitFor()
    await expectAccessible(page, 'bringing')
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
    await page.getByText('Drop a file anywhere on this page').waitFor()
    held.resolve()
    await page.unroute(`${origin}/catalog-files**`)
    expect(readdirSync(join(dataPath, 'catalogs'))).toEqual([])
    expect(await page.getByRole('button', { name: 'Save and import now' }).isDisabled()).toBe(true)
  })

  it('that comes before the first bot lets you create one on the way', async () => {
    const { page, hub, go } = await openDashboardPage()
    await go('/imports/new')
    await dropFile(page, 'lamps.csv', rowsOf(3))
    await page.getByText('lamps.csv, uploaded').waitFor()
    await page.getByRole('button', { name: 'Create bot', exact: true }).click()
    await page.getByRole('button', { name: 'Save and import now', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Manual', exact: true }).waitFor()
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await expect.poll(() => productCount(hub, bot_id)).toBe(3)
  })

  it.each(looks)('looks whole in %s and %s', async (theme, language, axeWidth) => {
    const { page, hub, go } = await openDashboardPage()
    await emptyBot(hub)
    await hub.rpc('settings.update', { theme, language })
    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    for (const width of [1280, 760]) {
      await page.setViewportSize({ width, height: 860 })
      await go('/imports/new')
      await page.locator('.border-dashed').waitFor()
      await takePicture(page, `${theme}-${language}-copy-none-${width}`)
      await dropFile(page, 'ein sehr langer Name eines Exports vom 2026-03-10.csv', rowsOf(30))
      await page.getByRole('tab').first().waitFor()
      if (width === axeWidth) await expectAccessible(page, `copy ${theme} ${language} ${width}`)
      await takePicture(page, `${theme}-${language}-copy-new-${width}`)
      expect(await widerThanWindow(page)).toEqual([])
      await page
        .getByRole('button', { name: /^(Save and import now|Speichern und jetzt importieren)$/ })
        .click()
      await page.getByRole('heading', { level: 2, name: /^(Manual|Manuell)$/ }).waitFor()
      await takePicture(page, `${theme}-${language}-copy-source-${width}`)
      expect(await widerThanWindow(page)).toEqual([])
    }
  })
})
