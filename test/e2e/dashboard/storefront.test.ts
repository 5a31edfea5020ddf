import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { shopOn } from '../../helpers/shop.ts'

/** The bundled demo shop, opened as a visitor would. */
async function openStorefront(browser: Parameters<typeof openDashboardPage>[0] = {}) {
  const opened = await openDashboardPage({ demo: true, ...browser })
  const { bot_id } = await opened.hub.rpc('demo.load', {})
  const shop = `${opened.url}/demo/${bot_id}`
  return { ...opened, bot_id, shop }
}

/** How many of the pictures in sight cannot be shown. */
function brokenPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.allSettled(seen.map((image) => image.decode()))
    return seen.filter((image) => image.naturalWidth === 0).length
  })
}

describe.skipIf(!chromiumPath)('the demo shop', () => {
  it('is found through by keyboard: search, a product, another size', async () => {
    const { page, shop } = await openStorefront()
    await page.goto(shop)
    await expectAccessible(page, 'front page')
    expect(await widerThanWindow(page)).toEqual([])
    expect(await brokenPictures(page)).toBe(0)
    await takePicture(page, 'storefront')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to products')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('rain jacket')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /rain jacket/ }).waitFor()
    await expectAccessible(page, 'search')
    await page.getByRole('link', { name: 'Skarvan Rain Jacket' }).first().press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Skarvan Rain Jacket' }).waitFor()
    await expectAccessible(page, 'product')
    await takePicture(page, 'storefront-product')
    await page.getByRole('link', { name: 'green' }).click()
    await page.getByRole('link', { name: 'L', exact: true }).click()
    await page.waitForURL(/TV-SKARVAN-GRN-L$/)
    expect(await page.getByRole('link', { name: 'L', exact: true }).getAttribute('aria-current')).toBe('true')
  })

  it('fits a phone, in the dark', async () => {
    const { page, shop } = await openStorefront({
      browser: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', isMobile: true, hasTouch: true },
    })
    for (const path of ['', '?category=Clothing', '/p/HP-HOMESTEAD4', '/p/nothing']) {
      await page.goto(shop + path)
      expect(await widerThanWindow(page), path).toEqual([])
      await expectAccessible(page, path)
      expect(await brokenPictures(page), path).toBe(0)
    }
    await page.goto(shop)
    await takePicture(page, 'storefront-phone')
  })

  it('shows drawn pictures where those of the shop cannot be loaded', async () => {
    const { hub, url, dataPath, page } = await openDashboardPage()
    const { bot, fill } = await shopOn({ ...hub, url, dataPath })
    await fill([{ id: 'T', title: 'Tent Telt', price: '300 EUR', image_url: 'https://shop.example/t.jpg' }])
    await page.goto(`${url}/demo/${bot.id}`)
    await page.waitForLoadState('networkidle')
    const picture = page.locator('.grid .pic')
    const shown = await picture.screenshot()
    await picture.locator('i').evaluate((own) => own.remove())
    expect(await brokenPictures(page)).toBe(0)
    expect((await picture.screenshot()).equals(shown)).toBe(true)
    await takePicture(page, 'storefront-offline')
  })
})

describe.skipIf(!chromiumPath)('the dashboard', () => {
  it('shows the pictures that the hub draws', async () => {
    const { page, go, bot_id, url } = await openStorefront()
    await go(`/products/${bot_id}`)
    const picture = page.locator(`img[src^="${url}/pictures/"]`).first()
    await picture.waitFor()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  it('sends simulated visitors, stops them, and removes them', async () => {
    const { page, go, hub, bot_id } = await openStorefront()
    await go('/')
    const card = page.getByRole('region', { name: 'Demo' })
    expect(await card.getByRole('link', { name: 'Demo shop' }).getAttribute('href')).toMatch(
      new RegExp(`/demo/${bot_id}$`),
    )
    await card.getByRole('button', { name: 'Simulate ten visitors' }).click()
    await card.getByText(/of 10 visitors done/).waitFor()
    await card.getByText(/simulated conversations?$/).waitFor()
    await expectAccessible(page, 'home with visitors')
    await takePicture(page, 'home-demo')
    await card.getByRole('button', { name: 'Stop' }).click()
    await card.getByRole('button', { name: 'Simulate ten visitors' }).waitFor()
    await go('/conversations?tests=with')
    await page
      .getByText(/Simulated visitor/)
      .first()
      .waitFor()
    await go('/')
    await card.getByRole('button', { name: 'Remove simulated visitors' }).click()
    await page
      .getByText(/simulated conversations? removed/)
      .first()
      .waitFor()
    expect((await hub.rpc('sessions.list', { bot_id })).sessions).toEqual([])
  })
})
