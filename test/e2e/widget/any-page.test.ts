import { describe, expect, it } from 'vitest'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { openWebsite, serve, type Widget, widgetOf } from './website.ts'

/** What the documentation tells a shop with a strict policy to allow, and nothing else. */
const strict = (hub: string, more = '') => ({
  'content-security-policy': `default-src 'none'; script-src ${hub}; style-src 'self'; connect-src ${hub}; ${more}`,
})

async function expectAnswer(widget: Widget): Promise<void> {
  await widget.open()
  await widget.say('Can I return an item?')
  await widget.said('Yes, within 30 days.').waitFor()
}

describe('the chat on any page', () => {
  it('works under a strict content policy, and draws a picture that it blocks', async () => {
    const { page, widget, complaints } = await openWebsite({ site: (hub) => ({ headers: strict(hub) }) })
    const blocked: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy') || message.text().includes('violates'))
        blocked.push(message.text())
    })
    await expectAnswer(widget)
    await widget.say('Show me jackets')
    const card = widget.panel.locator('.product', { hasText: 'Storm jacket' })
    await expect.poll(() => card.locator('.drawn').textContent()).toBe('S')
    expect(blocked.filter((text) => !text.includes('storm.jpg'))).toEqual([])
    expect(await widget.panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    expect(complaints).toEqual([])
  })

  it('works where the page wants trusted types', async () => {
    const { widget, complaints } = await openWebsite({
      site: (hub) => ({ headers: strict(hub, "require-trusted-types-for 'script'; trusted-types 'none'") }),
    })
    await expectAnswer(widget)
    expect(complaints).toEqual([])
  })

  it('looks the same under hostile styles', async () => {
    const calm = await openWebsite()
    await expectAnswer(calm.widget)
    const hostile = await openWebsite({
      site: {
        head: `<style>
          html * { all: unset !important; display: none !important; color: red !important; font: 40px serif !important;
              transform: rotate(20deg) !important; visibility: hidden !important; opacity: 0 !important; direction: rtl !important }
          shopbell-widget { position: static !important; z-index: -1 !important; width: 9px !important; filter: blur(9px) !important }
        </style>`,
      },
    })
    await expectAnswer(hostile.widget)
    const look = ({ panel, input, bubble }: Widget) =>
      Promise.all(
        [panel, input, bubble, panel.locator('.said').first()].map((part) =>
          part.evaluate((element) => {
            const { color, fontSize, fontFamily, display, visibility, opacity, direction, transform } =
              getComputedStyle(element)
            const { x, y, width } = element.getBoundingClientRect()
            return {
              color,
              fontSize,
              fontFamily,
              display,
              visibility,
              opacity,
              direction,
              transform,
              x,
              y,
              width,
            }
          }),
        ),
      )
    expect(await look(hostile.widget)).toEqual(await look(calm.widget))
    expect(await hostile.widget.root.evaluate((host) => getComputedStyle(host).filter)).toBe('none')
    // The site's own styles are its own as before.
    expect(await hostile.page.locator('h1').evaluate((title) => getComputedStyle(title).display)).toBe('none')
  })

  it('fills a phone, keeps to what the keyboard leaves, and does not zoom', async () => {
    const { page, widget } = await openWebsite({
      browser: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
      site: { head: '<meta name="viewport" content="width=device-width, initial-scale=1">' },
    })
    await expectAnswer(widget)
    expect(await widget.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 })
    expect(await widget.input.evaluate((input) => getComputedStyle(input).fontSize)).toBe('16px')
    await expectAccessible(page, 'the chat on a phone')
    await takePicture(page, 'widget-phone')
    // As a keyboard does: what is seen shrinks, the page does not.
    await page.evaluate(() => {
      const view = window.visualViewport as EventTarget
      Object.defineProperty(view, 'height', { value: 420 })
      view.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await widget.panel.boundingBox())?.height).toBe(420)
    expect(await widget.bubble.isVisible()).toBe(false)
  })

  it('is upright on a page that reads from right to left', async () => {
    const { page, widget } = await openWebsite({
      site: (hub, bot) => ({
        html: `<!doctype html><html lang="ar" dir="rtl"><head><title>متجر</title></head><body><h1>متجر</h1>
          <script src="${hub}/widget.js" data-bot="${bot}" async></script></body></html>`,
      }),
    })
    await expectAnswer(widget)
    await widget.say('مرحبا')
    await expect
      .poll(() => widget.said('مرحبا').evaluate((said) => getComputedStyle(said).direction))
      .toBe('rtl')
    const box = await widget.panel.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1100 - 20)
    expect(await widget.input.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
    await takePicture(page, 'widget-rtl')
  })

  it('outlives a body that is replaced, and a document that is rewritten', async () => {
    const { page, widget } = await openWebsite()
    await expectAnswer(widget)
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.textContent = 'Another page'
      document.body.replaceWith(body)
      history.pushState(null, '', '/other')
    })
    await widget.said('Yes, within 30 days.').waitFor()
    await page.evaluate(() =>
      document.documentElement.replaceChildren(
        document.createElement('head'),
        document.createElement('body'),
      ),
    )
    await widget.said('Yes, within 30 days.').waitFor()
    expect(await widget.root.count()).toBe(1)
  })

  it('is hidden where the shop does not want it, also when the address changes without a load', async () => {
    const { page, widget } = await openWebsite({
      bot: {
        widget: {
          position: 'left',
          offset_x: 8,
          offset_y: 12,
          z_index: 7,
          theme: 'dark',
          open: false,
          hidden_paths: ['/checkout/*'],
        },
      },
    })
    await widget.bubble.waitFor()
    expect(await widget.bubble.boundingBox()).toMatchObject({ x: 8, y: 800 - 60 - 12 })
    expect(await widget.root.evaluate((host) => getComputedStyle(host).zIndex)).toBe('7')
    await page.evaluate(() => history.pushState(null, '', '/checkout/pay'))
    await widget.bubble.waitFor({ state: 'hidden' })
    await page.evaluate(() => history.pushState(null, '', '/cart'))
    await widget.bubble.waitFor()
    await widget.open()
    expect(await widget.panel.evaluate((panel) => getComputedStyle(panel).backgroundColor)).toBe(
      'rgb(28, 25, 23)',
    )
    await expectAccessible(page, 'the dark chat')
  })

  it('works where the browser keeps nothing', async () => {
    const { page, widget } = await openWebsite()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await page.reload()
    await expectAnswer(widget)
    await widget.say('Show me jackets')
    await widget.panel.locator('.product').first().waitFor()
    expect(await widget.rows.count()).toBe(5)
  })

  it('speaks the language of the page where the bot does', async () => {
    const { widget } = await openWebsite({
      site: (hub, bot) => ({
        html: `<!doctype html><html lang="de-AT"><title>Shop</title><script src="${hub}/widget.js?bot=${bot}" async></script></html>`,
      }),
    })
    await widget.open()
    await widget.said('Hallo! Wie kann ich Ihnen helfen?').waitFor()
    expect(await widget.input.getAttribute('placeholder')).toBe('Ihre Nachricht …')
  })

  it('shows nothing on a site that may not show it', async () => {
    const { shop, page } = await openWebsite()
    const stranger = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<title>Elsewhere</title><script src="${shop.url}/widget.js" data-bot="${shop.bot.id}" async></script>`,
      )
    })
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes(`Is ${stranger} among its allowed websites?`),
    )
    await page.goto(stranger)
    await warned
    expect(await widgetOf(page).root.count()).toBe(0)
  })
})
