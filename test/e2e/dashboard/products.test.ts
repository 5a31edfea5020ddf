import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { expectAccessible, looks, takePicture } from '../../helpers/look.ts'
import { shopOn } from '../../helpers/shop.ts'

/** As pictures of a shop are, without a network. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const jacket = {
  title: 'Rain jacket Fjell',
  description: 'Keeps you dry and warm.',
  brand: 'Fjell',
  category: 'Clothing > Jackets',
  price: '89.00 EUR',
  url: 'https://shop.example/fjell',
  image_url: 'https://shop.example/fjell.webp',
  group_id: 'FJELL',
  availability: 'in_stock',
}
const products = [
  { ...jacket, id: 'J-S', size: 'S', cost_price: '31.50', weight: '400 g' },
  { ...jacket, id: 'J-M', size: 'M', availability: 'out_of_stock' },
  {
    id: 'odd/100% "T"',
    title: 'Tent Telt',
    description: 'For two.',
    brand: 'Telt',
    category: 'Camping',
    price: '300 EUR',
  },
  ...Array.from({ length: 150 }, (_, index) => ({
    id: `L-${index}`,
    title: `Lamp ${String(index).padStart(3, '0')}`,
    description: 'Gives light.',
    category: 'Camping > Lamps',
    price: `${10 + index}.00 EUR`,
    availability: 'in_stock',
  })),
]

async function open() {
  const opened = await openDashboardPage()
  const { hub, url, dataPath } = opened
  const { bot, fill } = await shopOn({ ...hub, url, dataPath })
  await fill(products)
  await hub.rpc('settings.update', { shop_name: 'Fjell' })
  await opened.page.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: Buffer.from(picture.split(',')[1] ?? '', 'base64') }),
  )
  return { ...opened, bot_id: bot.id, fill }
}

const links = (page: Page) => page.locator('[data-product]')
const status = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('status')
const facet = (page: Page, group: string, name: RegExp) =>
  page.getByRole('region', { name: group }).getByRole('button', { name })

describe.skipIf(!chromiumPath)('Products', { timeout: 90_000 }, () => {
  it('are searched as visitors search, and filtered by what they have and lack', async () => {
    const { page, go, complaints } = await open()
    await go('/products')
    await page.getByText('152 products, 153 including variants').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('rain jackt')
    await page.getByText('“jackt” was interpreted as “jacket”.').waitFor()
    const first = links(page).first()
    expect(await first.textContent()).toContain('Rain jacket Fjell')
    expect(await first.textContent()).toContain('Full match')
    await page.getByRole('searchbox').fill('quantum')
    await page.getByText("A visitor wouldn't find anything.").waitFor()
    await page.getByRole('searchbox').fill('')

    await facet(page, 'Missing', /^Image/).click()
    await expect.poll(() => status(page).textContent()).toBe('151 products')
    await facet(page, 'Missing', /^Image/).click()
    await facet(page, 'Brand', /^Fjell/).click()
    await expect.poll(() => status(page).textContent()).toBe('1 product')
    expect(await links(page).first().textContent()).toContain('2 variants')
    await page.getByRole('button', { name: 'Remove filter: Fjell' }).click()
    await facet(page, 'Category', /^Camping/).click()
    await page.getByLabel('Price from').fill('159')
    await page.getByLabel('Price from').press('Enter')
    await expect.poll(() => status(page).textContent()).toBe('2 products')
    await page.getByLabel('Sort by').selectOption('Price: high to low')
    await expect.poll(() => links(page).first().textContent()).toContain('Tent Telt')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => status(page).textContent()).toBe('152 products')
    expect(complaints).toEqual([])
  })

  it('load more on scrolling, as pictures or as a table, and remember which', async () => {
    const { page, go } = await open()
    await go('/products')
    await page.getByLabel('Sort by').selectOption('Name')
    await links(page).first().waitFor()
    const list = page.getByRole('list', { name: 'Products' })
    await page.getByRole('radio', { name: 'Table' }).click()
    await expect.poll(() => list.getByRole('link').first().textContent()).toContain('Lamp 000')
    const scroller = list.locator('..')
    await expect
      .poll(async () => {
        await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
        return list.getByRole('link').last().textContent()
      })
      .toContain('Tent Telt')
    expect(await list.getByRole('link').count()).toBeLessThan(60)
    await page.reload()
    await links(page).first().waitFor()
    expect(await page.getByRole('radio', { name: 'Table' }).getAttribute('aria-checked')).toBe('true')
  })

  it('keep search and filters on reload, back and in a copied link', async () => {
    const { page, bot_id, go } = await open()
    await go('/products')
    await facet(page, 'Category', /^Camping/).click()
    await facet(page, 'Missing', /^Brand/).click()
    await page.getByLabel('Price from').fill('158,50')
    await page.getByLabel('Price from').press('Enter')
    await page.getByLabel('Sort by').selectOption('Price: high to low')
    await page.getByRole('radio', { name: 'Table' }).click()
    const asBefore = async () => {
      await expect.poll(() => status(page).textContent()).toBe('1 product')
      expect(await links(page).first().textContent()).toContain('Lamp 149')
      expect(await page.getByLabel('Sort by').inputValue()).toBe('price_high')
      expect(await page.getByLabel('Price from').inputValue()).toBe('158.5')
      expect(await page.getByRole('radio', { name: 'Table' }).getAttribute('aria-checked')).toBe('true')
      await page.getByRole('button', { name: 'Remove filter: Missing: Brand' }).waitFor()
    }
    await asBefore()
    const copied = page.url()
    await page.reload()
    await asBefore()

    await links(page).first().click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Lamp 149' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await asBefore()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('searchbox').fill('tent 100%')
    await expect.poll(() => links(page).first().textContent()).toContain('Tent Telt')
    await page.reload()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('tent 100%')

    await page.evaluate(() => localStorage.clear())
    await page.goto(copied)
    await page.reload()
    await asBefore()
    await go(`/products/${bot_id}?sort=title`)
    await expect.poll(() => status(page).textContent()).toBe('152 products')
  })

  it('load no pictures from elsewhere until that is allowed, and can stop again', async () => {
    const { page, hub, bot_id, go } = await open()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('https://shop.example/')) asked.push(request.url())
    })
    await go(`/products/${bot_id}?query=jacket`)
    await page.getByText('Pictures come from shop.example.').waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Show pictures' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.getByText('Pictures come from shop.example.').waitFor({ state: 'detached' })
    await go('/settings/privacy')
    await page.getByText('Sent to: shop.example').waitFor()
    await page.getByRole('button', { name: 'Stop loading' }).click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).picture_hosts).toEqual([])
  })

  it('show all details in a sheet with its own address, by keyboard too', async () => {
    const { page, bot_id, go, fill } = await open()
    await go(`/products/${bot_id}`)
    await page.getByLabel('Sort by').selectOption('Price: high to low')
    await expect.poll(() => links(page).first().textContent()).toContain('Tent Telt')
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Tent Telt' }).waitFor()
    await sheet.getByText('Missing: Image, Link').waitFor()
    await page.reload()
    await sheet.getByRole('heading', { name: 'Tent Telt' }).waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe(`#/products/${bot_id}?sort=price_high`)

    await go(`/products/${bot_id}/J-S`)
    await sheet.getByText('2 more fields from the file').click()
    await sheet.getByText('31.50').waitFor()
    expect(await sheet.getByText('not shown to visitors').count()).toBe(1)
    await sheet.getByText('2 variants').click()
    await sheet.getByRole('link', { name: /^M/ }).click()
    await expect.poll(() => page.url()).toContain('/J-M')
    await sheet.getByText('Sold out').first().waitFor()
    await fill([{ id: 'x', title: 'X' }])
    await sheet.getByText('There is no product with the id').waitFor()
  })

  it('explain where products come from while there are none', async () => {
    const { page, hub, go } = await openDashboardPage()
    await hub.rpc('bots.create', { name: 'Empty' })
    await go('/products')
    await page.getByText('No products yet').waitFor()
    await page.getByRole('button', { name: 'Go to Imports' }).click()
    await expect.poll(() => page.url()).toContain('#/imports')
  })

  it.each(looks)(
    'in %s and %s are accessible and whole, wide and narrow',
    async (theme, language, axeWidth) => {
      const { page, hub, bot_id, go, complaints } = await open()
      await hub.rpc('bots.create', { name: 'Second shop' })
      await hub.rpc('settings.update', { theme, language })
      await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
      for (const width of [1280, 760]) {
        await page.setViewportSize({ width, height: 860 })
        await go(`/products/${bot_id}`)
        await page.getByRole('searchbox').fill('rain jacket tent')
        for (const layout of [0, 1]) {
          await page.getByRole('radio').nth(layout).click()
          await links(page).first().waitFor()
          await look(page, `${theme}-${language}-products-${layout}-${width}`, width === axeWidth)
        }
        await page.getByRole('searchbox').fill('')
        await go(`/products/${bot_id}/J-S`)
        await page.getByRole('dialog').locator('summary').first().click()
        await look(page, `${theme}-${language}-products-sheet-${width}`, width === axeWidth)
        await page.keyboard.press('Escape')
      }
      expect(complaints).toEqual([])
    },
  )
})

describe.skipIf(!chromiumPath)('Home', { timeout: 90_000 }, () => {
  it.each(looks)('in %s and %s shows the next runs and what went wrong', async (theme, language) => {
    const { page, hub, bot_id, go } = await open()
    await hub.rpc('settings.update', { theme, language })
    const file = join(tempFolder(), 'night.csv')
    writeFileSync(
      file,
      `id,title,price\n${Array.from({ length: 200 }, (_, n) => `N-${n},Lamp ${n},5`).join('\n')}\n`,
    )
    const night = await hub.rpc('sources.create', {
      name: 'Nightly export',
      path: file,
      target: { kind: 'bot', bot_id },
      schedule: { cron: '30 2 * * *', timezone: 'Asia/Tokyo', watch: false },
    })
    const run = () => hub.rpc('sources.run', { source_id: night.id, wait: true, confirm: true })
    await run()
    await go('/')
    const link = page.getByRole('link', { name: /Nightly export/ }).first()
    await link.waitFor()
    // What was read while it ran is shown until it is read again.
    await expect.poll(() => link.textContent()).toMatch(/02:30/)
    expect(await link.getAttribute('href')).toBe(`#/imports/${night.id}`)

    rmSync(file)
    const failed = await run()
    const failure = page.locator(`a[href="#/imports/${night.id}/${failed.id}"]`)
    await failure.getByText(language === 'en' ? 'File not found' : 'Datei nicht gefunden').waitFor()
    writeFileSync(file, 'id,title,price\nN-1,Lamp 1,5\n')
    const braked = await hub.rpc('sources.run', { source_id: night.id, wait: true })
    expect(braked.state).toBe('braked')
    await page.locator(`a[href="#/imports/${night.id}/${braked.id}"]`).waitFor()
    await look(page, `${theme}-${language}-home-runs`)
  })
})

async function look(page: Page, name: string, withAxe = true): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {})
  if (withAxe) await expectAccessible(page, name)
  await takePicture(page, name)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), name).toBe(
    true,
  )
}
