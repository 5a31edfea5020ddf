import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'

/** A fault of a pixel while the font comes in is not seen. */
const unseen = 0.001

describe.skipIf(!chromiumPath)('every page', { timeout: 120_000 }, () => {
  it.each(['first', 'last'] as const)(
    "doesn't shift while its data loads, with the %s request answered first",
    async (order) => {
      const { page, hub, go } = await openDashboardPage({ demo: true })
      const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
      const pages = {
        [`/website/${bot_id}/look`]: page.getByLabel('Greeting'),
        [`/website/${bot_id}/address`]: page.getByRole('button', { name: 'Check and save' }),
        [`/website/${bot_id}/install`]: page.getByRole('heading', { name: 'Allowed websites' }),
        [`/products/${bot_id}`]: page.locator('[data-product]').first(),
        '/imports': page.getByRole('heading', { level: 1, name: 'Imports' }),
        [`/knowledge/${bot_id}`]: page.getByRole('list', { name: 'Questions' }).getByRole('link').first(),
        [`/keys/${bot_id}`]: page.getByRole('heading', { name: 'Sync key' }),
      }
      const held: Route[] = []
      await page.route('**/rpc/**', (route) => void held.push(route))
      for (const [path, shown] of Object.entries(pages)) {
        await page.goto('about:blank')
        await go(path)
        await expect.poll(() => held.length).toBeGreaterThan(0)
        while (held.length > 0 || !(await shown.isVisible())) await letOneThrough(page, held, order)
        expect(await shifts(page), path).toBeLessThan(unseen)
      }
    },
  )

  it('keeps its scroll position under dialogs and sheets', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await page.setViewportSize({ width: 1280, height: 600 })
    await go(`/website/${bot_id}/look`)
    await page.getByLabel('Greeting').waitFor()
    const main = page.locator('main')
    const top = () => main.evaluate((box) => box.scrollTop)
    // A page that is still short can't be scrolled as far as this test does.
    await expect
      .poll(() => main.evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeGreaterThan(scrolled)
    await page.mouse.move(450, 500)
    await page.mouse.wheel(0, 200)
    await expect.poll(top).toBe(200)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    // The wheel is held from the moment the dialog is drawn.
    await drawn(page)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await drawn(page)
    // Turns of the wheel come in order: had the one above got through, the page would stand lower now.
    await page.mouse.wheel(0, 100)
    await expect.poll(top).toBe(scrolled)
  })
})

const scrolled = 300

async function letOneThrough(page: Page, held: Route[], order: 'first' | 'last'): Promise<void> {
  const route = order === 'first' ? held.shift() : held.pop()
  if (route) await route.fulfill({ response: await route.fetch() })
  await drawn(page)
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** How much of the window moved, and how far, since the page was opened: Chrome's own measure. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((counted) => {
        const entries: { value: number }[] = []
        const observer = new PerformanceObserver((list) =>
          entries.push(...(list.getEntries() as unknown as { value: number }[])),
        )
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => counted(entries.reduce((sum, { value }) => sum + value, 0))),
        )
      }),
  )
}
