import { describe, expect, it } from 'vitest'
import { openWebsite } from './website.ts'

type Shopbell = {
  open: () => void
  close: () => void
  show: () => void
  hide: () => void
  send: (text: string) => void
  destroy: () => void
  on: (name: string, handler: (detail: unknown) => void) => void
}
declare const shopbell: Shopbell
declare const told: [string, unknown][]

describe('the script on a page', () => {
  it('is told what to do before it is there, and tells what happens', async () => {
    const { page, widget } = await openWebsite({
      site: (hub, bot) => ({
        head: `<script>
          window.told = []
          window.shopbellSettings = { color: '#123456', starters: ['Returns?'], greeting: 'Good day', theme: 'light' }
          window.shopbell = [['open']]
          for (const name of ['ready', 'open', 'close', 'message', 'unread', 'lead', 'handover'])
            window.shopbell.push(['on', name, (detail) => told.push([name, detail])])
        </script>`,
        script: `<script src="${hub}/widget.js?bot=${bot}&position=left" async></script>`,
      }),
    })
    await widget.said('Good day').waitFor()
    await widget.button('Returns?').waitFor()
    expect((await widget.panel.boundingBox())?.x).toBe(20)
    expect(await widget.bubble.evaluate((bubble) => getComputedStyle(bubble).backgroundColor)).toBe(
      'rgb(18, 52, 86)',
    )
    await page.evaluate(() => {
      shopbell.send('Can I return an item?')
    })
    await widget.said('Yes, within 30 days.').waitFor()
    await page.evaluate(() => shopbell.close())
    await widget.panel.waitFor({ state: 'hidden' })
    await page.evaluate(() => shopbell.hide())
    await widget.bubble.waitFor({ state: 'hidden' })
    await page.evaluate(() => shopbell.show())
    await widget.bubble.waitFor()
    const names = await page.evaluate(() => told.map(([name]) => name))
    expect(names).toEqual(['ready', 'open', 'message', 'message', 'close'])
    expect(await page.evaluate(() => told[2]?.[1])).toMatchObject({
      role: 'visitor',
      text: 'Can I return an item?',
      seq: 1,
    })
    await page.evaluate(() => shopbell.destroy())
    expect(await widget.root.count()).toBe(0)
    expect(await page.evaluate(() => 'shopbell' in window)).toBe(false)
  })

  it('loaded twice is there once', async () => {
    const { page, widget } = await openWebsite({
      site: (hub, bot) => ({
        script: `<script src="${hub}/widget.js" data-bot="${bot}"></script>`.repeat(3),
      }),
    })
    await widget.open()
    await page.evaluate(
      (source) => {
        const script = document.createElement('script')
        script.src = source ?? ''
        document.head.append(script)
      },
      await page.locator('script').first().getAttribute('src'),
    )
    await page.waitForLoadState('networkidle')
    expect(await widget.root.count()).toBe(1)
  })

  it('opens on its own where the shop wants it, and not again once it was closed', async () => {
    const { page, widget } = await openWebsite({
      site: (hub, bot) => ({
        script: `<script src="${hub}/widget.js" data-bot="${bot}" data-open async></script>`,
      }),
    })
    await widget.panel.waitFor()
    await widget.button('Close chat').click()
    await page.reload()
    await widget.bubble.waitFor()
    await page.waitForLoadState('networkidle')
    expect(await widget.panel.isVisible()).toBe(false)
  })

  it('is worked with the keyboard alone', async () => {
    const { page, widget } = await openWebsite()
    await widget.bubble.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await widget.input.waitFor()
    await page.keyboard.type('Can I return an item?')
    await page.keyboard.press('Enter')
    await widget.said('Yes, within 30 days.').waitFor()
    await page.keyboard.press('Escape')
    await widget.panel.waitFor({ state: 'hidden' })
    expect(await widget.bubble.evaluate((bubble) => bubble.matches(':focus'))).toBe(true)
  })
})
