import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, newContext, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { openTunnel, throughTunnels } from '../../helpers/tunnel.ts'

async function open() {
  const dashboard = await openDashboardPage({ demo: true, outgoing: throughTunnels })
  const bot_id = (await dashboard.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  return { ...dashboard, bot_id, bot: () => dashboard.hub.rpc('bots.get', { bot_id }) }
}

/** A script in the place of the chat that shows what it was given. */
async function showSettings(page: Page): Promise<void> {
  await page.route('**/widget.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.body.append(Object.assign(document.createElement('output'), { textContent: JSON.stringify(window.shopbellSettings) }))",
    }),
  )
}

const tabs = ['look', 'address', 'install'] as const

describe.skipIf(!chromiumPath)('Website', () => {
  it.each(looks)('is readable and accessible in %s, %s, %i px', async (theme, language, width) => {
    const { page, go, hub, bot_id, url, complaints } = await open()
    await hub.rpc('settings.update', { theme, language })
    await fetch(`${url}/api/chat/${bot_id}/config`, { headers: { origin: 'https://www.fjordlight.example' } })
    await page.setViewportSize({ width, height: 900 })
    for (const tab of tabs) {
      await go(`/website/${bot_id}/${tab}`)
      await page.getByRole('tabpanel').locator('section').first().waitFor()
      // The real chat is in the preview, open, with the words of the bot.
      if (tab === 'look')
        await page
          .frameLocator('iframe')
          .getByText(/Hello and welcome to Fjordlight/)
          .waitFor()
      expect(await widerThanWindow(page)).toEqual([])
      await expectAccessible(page, `${tab} in ${theme}`)
      await page.setViewportSize({ width, height: tab === 'look' ? 1500 : 2300 })
      await takePicture(page, `website-${tab}-${theme}-${language}`)
      await page.setViewportSize({ width, height: 900 })
    }
    expect(complaints).toEqual([])
  })

  it('greets in the preview as the chat on a website greets', async () => {
    const { page, go, hub, bot_id, url } = await open()
    await hub.rpc('bots.update', { bot_id, languages: ['en', 'de'], allowed_origins: ['*'] })
    const site = await newContext({ locale: 'de-DE' })
    const visitor = await site.newPage()
    const first = async (saved: string) => {
      await hub.rpc('bots.update', { bot_id, greeting: saved })
      await visitor.goto(`${url}/healthz`)
      await visitor.setContent(`<script src="${url}/widget.js?bot=${bot_id}&open=true"></script>`)
      return visitor.locator('shopbell-widget .list').innerText()
    }
    for (const greeting of ['Hello from Fjordlight', '']) {
      const onWebsite = await first(greeting)
      expect(onWebsite).not.toContain('Hello from')
      await go(`/website/${bot_id}/look`)
      await page.reload()
      await page.getByLabel("Visitor's language in the preview").selectOption('de')
      const preview = page.frameLocator('iframe').locator('shopbell-widget .list')
      await expect.poll(() => preview.innerText()).toBe(onWebsite)
    }
  })

  it('shows changes in the real chat before they are saved, and saves them', async () => {
    const { page, go, bot, complaints } = await open()
    await showSettings(page)
    await go('/website')
    const chat = page.frameLocator('iframe').locator('output')
    const shown = async () => JSON.parse((await chat.textContent()) ?? '{}') as Record<string, unknown>
    expect(await shown()).toMatchObject({ traffic: 'preview', open: true, position: 'right' })

    const steps = await page.evaluate(() => history.length)
    await page.getByLabel('Greeting').fill('Grüß Gott & willkommen!')
    await page.getByRole('radio', { name: 'Bottom left' }).click()
    await page.getByLabel('Distance from the side').fill('48')
    await page.getByLabel('Pages without the chat').fill('checkout')
    await page.getByLabel('Pages without the chat').blur()
    await page.getByText('Enter a path such as /checkout/*').waitFor()
    await page.getByLabel('Pages without the chat').fill('/checkout/*\n/imprint')
    await expect
      .poll(shown)
      .toMatchObject({ greeting: 'Grüß Gott & willkommen!', position: 'left', offsetX: 48, hiddenPaths: [] })
    expect((await bot()).widget.position).toBe('right')
    // "Back" leaves the page and does not go through what was typed.
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.getByRole('radio', { name: 'Computer' }).click()
    expect(await shown()).toMatchObject({ position: 'left' })

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Fjordlight Outdoor saved').first().waitFor()
    expect(await bot()).toMatchObject({
      greeting: 'Grüß Gott & willkommen!',
      widget: { position: 'left', offset_x: 48, hidden_paths: ['/checkout/*', '/imprint'] },
    })
    expect(complaints).toEqual([])
  })

  it('leaves whoever types where they are, while the chat beside them is drawn anew', async () => {
    const { page, go } = await open()
    await go('/website')
    await page.getByRole('radio', { name: 'Computer' }).click()
    const greeting = page.getByLabel('Greeting')
    await greeting.fill('')
    for (const word of ['One', ' two', ' three']) {
      await page.keyboard.type(word)
      await page
        .frameLocator('iframe')
        .getByText(`${await greeting.inputValue()}`, { exact: true })
        .waitFor()
    }
    expect(await greeting.inputValue()).toBe('One two three')
    await takePicture(page, 'website-computer')
  })

  it('keeps unsaved changes over its tabs, and warns before they are lost', async () => {
    const { page, go, bot_id } = await open()
    await go(`/website/${bot_id}/look`)
    await page.getByLabel('Greeting').fill('Hello!')
    await page.getByRole('tab', { name: 'Add to your website' }).click()
    await page.getByRole('button', { name: 'Add website' }).click()
    await page.getByLabel('Website 1', { exact: true }).fill('shop.example')
    await page.getByRole('tab', { name: 'Appearance' }).click()
    // The fault is where it was made.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Enter * or an address such as').waitFor()
    expect(page.url()).toContain(`/website/${bot_id}/install`)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('tab', { name: 'Appearance' }).click()
    expect(await page.getByLabel('Greeting').inputValue()).toBe('Hello!')
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await page.getByLabel('Greeting').inputValue()).toContain('Fjordlight')
  })

  it('allows a website that was refused with one click', async () => {
    const { page, go, bot_id, bot, url, complaints } = await open()
    const knock = (origin: string) => fetch(`${url}/api/chat/${bot_id}/config`, { headers: { origin } })
    await go(`/website/${bot_id}/install`)
    await page.getByText('No other website has tried').waitFor()
    expect((await knock('https://www.shop.example')).status).toBe(403)
    await page.getByRole('button', { name: 'Allow https://www.shop.example' }).click()
    await page.getByText('https://www.shop.example can show the chat now').first().waitFor()
    expect((await bot()).allowed_origins).toEqual(['https://www.shop.example'])
    expect((await knock('https://www.shop.example')).status).toBe(200)
    await page.getByLabel('Website 1', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('checks a public address, saves it, and puts it into the line for the website', async () => {
    const { page, go, hub, url, bot_id, complaints } = await open()
    const tunnel = await openTunnel({ to: () => url })
    await go(`/website/${bot_id}/install`)
    await page.getByText('this code only works on this PC').waitFor()
    await page.getByRole('link', { name: 'Set up a public address' }).click()
    const field = page.getByRole('textbox', { name: 'Public address' })
    await field.fill('my shop')
    await page.getByRole('button', { name: 'Check and save' }).click()
    await page.getByText('Enter an address such as https://chat.shop.example').waitFor()

    await tunnel.close()
    // As it was copied from a browser.
    await field.fill(` ${tunnel.url}/healthz?x=1 `)
    await page.getByRole('button', { name: 'Check and save' }).click()
    await page.getByText('Nothing answers at hooks.example').waitFor()
    await page.getByText("The address wasn't saved").waitFor()
    expect((await hub.rpc('settings.get', {})).public_url).toBeNull()
    await expectAccessible(page, 'a failed check')
    await takePicture(page, 'website-check-failed')

    await tunnel.open()
    await page.getByRole('button', { name: 'Check and save' }).click()
    await page.getByText('Visitors reach this PC. Take a look at the notes above.').waitFor()
    expect(await hub.rpc('settings.get', {})).toMatchObject({
      public_url: tunnel.url,
      trusted_proxy: 'loopback',
      public_paths: [],
    })
    await page.getByRole('checkbox', { name: /^Chat API/ }).click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).public_paths).toEqual(['chat_api'])
    await page.getByRole('checkbox', { name: /^Inboxes/ }).click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).public_inboxes).toBe(false)
    await page.getByRole('checkbox', { name: /^Inboxes/ }).click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).public_inboxes).toBe(true)
    await expectAccessible(page, 'a check that passed')
    await page.setViewportSize({ width: 1280, height: 2000 })
    await takePicture(page, 'website-check-passed')
    await page.setViewportSize({ width: 1280, height: 860 })

    await page.getByRole('tab', { name: 'Add to your website' }).click()
    await page
      .getByText(`<script src="${tunnel.url}/widget.js" data-bot="${bot_id}" async></script>`)
      .waitFor()
    await page.getByRole('radio', { name: 'Google Tag Manager' }).click()
    await page.getByText(`widget.js?bot=${bot_id}`).waitFor()

    await page.getByRole('tab', { name: 'Public address' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect
      .poll(() => hub.rpc('settings.get', {}))
      .toMatchObject({ public_url: null, trusted_proxy: 'off' })
    expect(complaints).toEqual([])
  })

  it('can be told to stop checking', async () => {
    const { page, go, url, bot_id } = await open()
    const tunnel = await openTunnel({ to: () => url })
    tunnel.answerWith(() => true)
    await go(`/website/${bot_id}/address`)
    await page.getByRole('textbox', { name: 'Public address' }).fill(tunnel.url)
    await page.getByRole('button', { name: 'Check and save' }).click()
    await page.getByText('The certificate is valid').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Cancelled.').first().waitFor()
    await page.getByRole('button', { name: 'Check and save' }).waitFor()
  })

  it('tells Home when visitors cannot reach this PC', async () => {
    const dashboard = await openDashboardPage({ outgoing: throughTunnels, pace: { probeMs: 50 } })
    const { page, hub, go } = dashboard
    await hub.rpc('bots.create', { name: 'Fjell' })
    const tunnel = await openTunnel({ to: () => dashboard.url })
    await tunnel.close()
    await hub.rpc('settings.update', { public_url: tunnel.url })
    await go('/')
    await page.getByRole('link', { name: /Your website chat has been unreachable since/ }).click()
    await page.getByText('Nothing answers at hooks.example').waitFor()
    expect(page.url()).toMatch(/#\/website\/bot_\w+\/address$/)
    await expectAccessible(page, 'an outage')
    await takePicture(page, 'website-outage')
    await tunnel.open()
    await page.getByText(`Visitors reach this PC at ${tunnel.url}`).waitFor()
    await go('/')
    await page.getByText('Website chat is back').waitFor()
  })
})
