import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Hub } from '#main/hub.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { emptyBot, loaded, rowsOf } from './catalog-shop.ts'

const feed =
  'Artikelnummer,Bezeichnung,Preis,Bild\nT-1,Tent,199.00,img/tent.jpg\nT-2,Stove,49.50,img/stove.jpg\n'

/** A shop's feed that only its owner may fetch. */
async function openGuardedFeed(): Promise<string> {
  const right = `Basic ${Buffer.from('shop:open sesame').toString('base64')}`
  const server = createServer((request, response) => {
    const isRight = request.headers.authorization === right
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'text/csv' }).end(isRight ? feed : '')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`
}

/** In both looks; what was entered stays. */
async function lookAtIt(page: Page, hub: Hub, name: string, place: string): Promise<void> {
  for (const [theme, language, width] of looks.toReversed()) {
    await hub.rpc('settings.update', { theme, language })
    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    await page.setViewportSize({ width, height: 860 })
    await page.locator(place).evaluate((found) => found.scrollIntoView({ block: 'center' }))
    await expectAccessible(page, `${name} ${theme} ${language}`)
    expect(await widerThanWindow(page), name).toEqual([])
    await takePicture(page, `${theme}-${language}-imports-${name}`)
  }
}

describe.skipIf(!chromiumPath)('Imports: what a file does not say', { timeout: 180_000 }, () => {
  it('asks for the sign-in, the currency, the address of the shop and what becomes of another source', async () => {
    const { page, hub, go, complaints } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    const old = join(tempFolder(), 'old.csv')
    writeFileSync(old, rowsOf(6))
    await loaded(hub, bot_id, old)
    await go('/imports/new')
    const missing = page.getByRole('status').filter({ hasText: 'first.' })
    await page.getByRole('radio', { name: 'Latest file in a folder' }).click()
    expect(await missing.textContent()).toBe('Choose a folder first.')
    await page.getByRole('radio', { name: 'Web address' }).click()
    expect(await missing.textContent()).toBe("Enter the file's address first.")
    await lookAtIt(page, hub, 'web', '[role=radiogroup] >> nth=0')
    await page.getByLabel('Address of the file').fill(await openGuardedFeed())
    await page.getByLabel('Address of the file').press('Enter')
    await page.getByRole('alert').filter({ hasText: '401' }).waitFor()
    await page.getByLabel('Sign-in').selectOption('User name and password')
    await page.getByLabel('User name', { exact: true }).fill('shop')
    await page.getByLabel('Password', { exact: true }).fill('open sesame')
    await page.getByLabel('Password', { exact: true }).blur()

    await page.getByText('Which currency are the prices in?').waitFor()
    await lookAtIt(page, hub, 'questions', 'select:has(option[value=XAF])')
    await page.getByLabel('Which currency are the prices in?').selectOption('EUR')
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await cards.getByText('€199.00').waitFor()
    expect((await hub.rpc('bots.get', { bot_id })).currency).toBe('EUR')

    const address = page.getByRole('textbox', { name: 'Shop URL' }).first()
    await address.fill('tents.example')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Use this address' }).count()).toBe(0)

    await lookAtIt(page, hub, 'keep-both', '[role=tablist]')
    await page.getByRole('button', { name: 'Keep both: add and update' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Keep both: add and update' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Save and import now' }).click()
    await page.getByText('Done', { exact: true }).first().waitFor()
    const { sources } = await hub.rpc('sources.list', {})
    expect(sources.at(-1)).toMatchObject({
      mode: 'merge',
      base_url: 'https://tents.example',
      auth: { kind: 'basic', name: 'shop' },
      last_run: { counts: { created: 2, removed: 0 } },
    })

    const { products } = await hub.rpc('catalog.search', { bot_id, query: 'Tent', limit: 1 })
    expect(products[0]).toMatchObject({
      currency: 'EUR',
      image_url: 'https://tents.example/img/tent.jpg',
    })

    await page.getByText(/fetched \d/).waitFor()
    await lookAtIt(page, hub, 'history', 'main')
    // The next file of the shop is asked about nothing.
    const more = join(tempFolder(), 'more.csv')
    writeFileSync(more, feed.replaceAll('T-', 'M-'))
    await go('/imports/new')
    await page.getByRole('radio', { name: 'File on this PC' }).click()
    await page.getByLabel('File path').fill(more)
    await page.getByLabel('File path').press('Enter')
    await cards.getByText('€49.50').waitFor()
    expect(await page.getByText('Which currency are the prices in?').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Use this address' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
