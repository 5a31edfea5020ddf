import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { dataFiles } from '../../helpers/data.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { emptyBot, figure, givePath, loaded, nextTimes, productCount, rowsOf } from './catalog-shop.ts'

/** As Shopify writes it: a product with two variants over two rows, a second picture on a third, and one more. */
const ownShopify = `Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src
lamp-fjell,Lamp Fjell,<p>Warm light for <b>long</b> evenings.</p>,Fjell,"lamp, light",true,Colour,Brass,LF-1,5,89.00,https://shop.example/lamp.jpg
lamp-fjell,,,,,,,Black,LF-2,0,79.00,
lamp-fjell,,,,,,,,,,,https://shop.example/lamp-2.jpg
chair-vik,Chair Vik,<p>Oak.</p>,Vik,chair,true,Title,Default Title,CV-1,2,240.00,https://shop.example/chair.jpg
`

const shopifyFiles = [
  { name: 'our own small one', text: ownShopify, products: 3, title: 'Lamp Fjell' },
  ...dataFiles('catalogs')
    .filter(({ name }) => name === 'shopify_partners__jewelery.csv')
    .map(({ name, bytes }) => ({ name, text: bytes, products: null, title: null })),
]

describe.skipIf(!chromiumPath)('Imports: adding a file', { timeout: 120_000 }, () => {
  it.each(shopifyFiles)(
    'imports the Shopify export $name from its path and answers from it',
    async (file) => {
      const { page, hub, go, complaints } = await openDashboardPage()
      const bot_id = await emptyBot(hub)
      const path = join(tempFolder(), 'products.csv')
      writeFileSync(path, file.text)
      await go('/imports')
      await page.getByText('No catalog sources yet').waitFor()
      await expectAccessible(page, 'no catalog')
      await page.getByRole('button', { name: 'Add catalog source' }).click()
      await givePath(page, `"${path}"`)

      await page.getByText('Shopify export').waitFor()
      const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
      if (file.title) await cards.filter({ hasText: file.title }).first().waitFor()
      expect(await cards.count()).toBeGreaterThan(1)
      expect(await page.getByLabel('Name', { exact: true }).getAttribute('placeholder')).toBe(
        'If empty: products.csv',
      )
      await expectAccessible(page, 'preview')
      await page.getByRole('tab', { name: 'Columns' }).click()
      expect(await page.getByLabel('Field for the column Title').inputValue()).toBe('title')
      await page.getByText('We recognized this export.').waitFor()
      await expectAccessible(page, 'columns')
      await page.getByRole('tab', { name: 'Changes' }).click()
      const added = await figure(page, 'New')
      expect(added).toBeGreaterThan(1)
      await expectAccessible(page, 'difference')
      expect(await page.getByLabel('Schedule', { exact: true }).inputValue()).toBe('daily')
      expect(await page.getByLabel('At', { exact: true }).inputValue()).toBe('02:30')
      await expect.poll(() => nextTimes(page).count()).toBe(5)
      expect(await nextTimes(page).first().textContent()).toContain('02:30')
      expect((await hub.rpc('sources.list', {})).sources).toEqual([])

      await page.getByRole('button', { name: 'Save and import now' }).click()
      await page.getByRole('heading', { level: 1, name: 'products.csv' }).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Manual' }).waitFor()
      await page.getByText('Done', { exact: true }).first().waitFor()
      const [source] = (await hub.rpc('sources.list', {})).sources
      expect(source).toMatchObject({
        path,
        mapping: null,
        target: { kind: 'bot', bot_id },
        schedule: { cron: '30 2 * * *', watch: false },
        last_run: { state: 'done', counts: { created: added, removed: 0 } },
      })
      if (file.products) expect(added).toBe(file.products)
      await page.getByText('File checksum').click()
      await page.getByText('SHA-256').waitFor()
      await expectAccessible(page, 'run')

      await page.getByRole('button', { name: 'All sources' }).click()
      const card = page.getByRole('region', { name: 'products.csv' })
      await card.getByText('Every day at 02:30').waitFor()
      await card.getByText(`${added} new`).waitFor()
      await card
        .getByRole('list', { name: 'Past imports' })
        .getByRole('link', { name: 'Done, just now' })
        .focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toContain(`/imports/${source?.id}/${source?.last_run?.id}`)
      expect(complaints).toEqual([])
    },
  )

  it('guesses the columns of an unknown file, marks the guesses and remembers what is changed', async () => {
    const { page, hub, go } = await openDashboardPage()
    await emptyBot(hub)
    const path = join(tempFolder(), 'own.csv')
    writeFileSync(path, 'nr;Bezeichnung;Hersteller-Text;VK\n1;Lampe;Warm;19,90\n2;Stuhl;Eiche;120,00\n')
    await go('/imports/new')
    await givePath(page, path)
    await page.getByText('columns detected automatically').waitFor()
    await page.getByRole('tab', { name: /^Columns/ }).click()
    await page.getByText('Please check').or(page.getByText('Detected')).first().waitFor()
    await page.getByLabel('Field for the column Hersteller-Text').selectOption('Description')
    await page.getByText('Your choice').waitFor()
    await page.getByLabel('Price currency').fill('eu')
    await page.getByLabel('Price currency').blur()
    await page.getByText('Enter three letters').waitFor()
    await page.getByLabel('Price currency').fill('eur')
    await page.getByLabel('Price currency').blur()
    await page.getByRole('tab', { name: 'Products' }).click()
    await page.getByRole('list', { name: 'Products' }).getByText('€19.90').waitFor()
    await page.getByLabel('Schedule', { exact: true }).selectOption('Every hour on weekdays')
    await page.getByRole('switch', { name: 'Also import when the file changes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Every hour on weekdays, and when the file changes').waitFor()
    const [source] = (await hub.rpc('sources.list', {})).sources
    expect(source).toMatchObject({
      schedule: { cron: '0 * * * 1-5', watch: true },
      mapping: {
        dialect: null,
        columns: { Bezeichnung: 'title', 'Hersteller-Text': 'description' },
        options: { currency: 'EUR' },
      },
    })
  })

  it('says what is wrong with a broken file, and loses neither what was typed nor the old catalog', async () => {
    const { page, hub, go } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    const folder = tempFolder()
    const good = join(folder, 'good.csv')
    const broken = join(folder, 'broken.xlsx')
    writeFileSync(good, rowsOf(4))
    writeFileSync(broken, Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(3000, 7)]))
    const { id } = await loaded(hub, bot_id, good)

    await go('/imports/new')
    await givePath(page, join(folder, 'nowhere.csv'))
    await page.getByLabel('Name', { exact: true }).fill('Night export')
    await page.getByRole('alert').filter({ hasText: 'nowhere.csv' }).waitFor()
    await page.getByLabel('File path').fill(broken)
    await page.getByLabel('File path').press('Enter')
    await page.getByRole('alert').filter({ hasText: 'broken.xlsx' }).waitFor()
    await page.getByText('your input is kept').waitFor()
    await expectAccessible(page, 'broken file')
    expect(await page.getByRole('button', { name: 'Save and import now' }).isDisabled()).toBe(true)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night export')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('File path').fill(good)
    await page.getByLabel('File path').press('Enter')
    await page.getByRole('list', { name: 'Products' }).getByText('Lamp 1').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Night export')

    writeFileSync(good, Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(3000, 7)]))
    await page.getByRole('link', { name: 'Imports' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('button', { name: 'Import now: good.csv' }).click()
    const card = page.getByRole('region', { name: 'good.csv' })
    await card.getByText('Failed', { exact: true }).first().waitFor()
    await card.getByText('good.csv').nth(2).waitFor()
    await expectAccessible(page, 'failed run')
    expect(await productCount(hub, bot_id)).toBe(4)
    expect((await hub.rpc('sources.get', { source_id: id })).last_run?.state).toBe('failed')
  })
})

describe.skipIf(!chromiumPath)('Imports: how it looks', { timeout: 180_000 }, () => {
  it.each(looks)(
    'in %s and %s is accessible and whole, wide and narrow',
    async (theme, language, axeWidth) => {
      const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
      await hub.rpc('settings.update', { theme, language })
      const bot_id = await emptyBot(hub, 'Second shop')
      const folder = tempFolder()
      const path = join(folder, 'products.csv')
      writeFileSync(path, `${rowsOf(40)}F-1,,12,EUR\n`)
      const { id } = await loaded(hub, bot_id, path)
      writeFileSync(path, rowsOf(42).replaceAll(',19.5,', ',39.5,'))
      await hub.rpc('sources.run', { source_id: id, wait: true })
      const changed = (await hub.rpc('sources.get', { source_id: id })).last_run?.id
      await hub.rpc('sources.run', { source_id: id, wait: true })
      writeFileSync(path, rowsOf(4))
      await hub.rpc('sources.run', { source_id: id, wait: true })
      const gone = join(folder, 'gone.csv')
      writeFileSync(gone, rowsOf(2))
      const lost = await hub.rpc('sources.create', {
        path: gone,
        name: 'Price list of the wholesaler',
        target: { kind: 'bot', bot_id },
        mode: 'merge',
        schedule: { cron: '0 * * * 1-5', timezone: 'Europe/Berlin', watch: true },
      })
      writeFileSync(gone, '')
      await hub.rpc('sources.run', { source_id: lost.id, wait: true })
      await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
      for (const width of [1280, 760]) {
        await page.setViewportSize({ width, height: 860 })
        for (const [name, address] of [
          ['list', ''],
          ['new', '/new'],
          ['source', `/${id}`],
          ['run', `/${id}/${changed}`],
          ['edit', `/${id}/edit`],
        ]) {
          await go(`/imports${address}`)
          await page.locator('h1').first().waitFor()
          await page.waitForLoadState('networkidle').catch(() => {})
          if (name === 'edit') await page.getByRole('tab').first().waitFor()
          if (width === axeWidth) await expectAccessible(page, `${name} ${theme} ${language} ${width}`)
          await takePicture(page, `${theme}-${language}-catalogs-${name}-${width}`)
          expect(await widerThanWindow(page), `${name} ${width}`).toEqual([])
        }
      }
      expect(complaints).toEqual([])
    },
  )
})
