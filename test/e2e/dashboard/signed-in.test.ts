import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'

describe.skipIf(!chromiumPath)('a browser that is signed in', { timeout: 90_000 }, () => {
  it('stays so through a restart, is listed, and can be signed out', async () => {
    const { page, go, hub, restart, origin, complaints } = await openDashboardPage({ demo: true })
    await go('/settings/browsers')
    const list = page.getByRole('list', { name: 'Signed-in browsers' })
    await list.getByText('This browser').waitFor()
    await restart()
    await page.reload()
    await list.getByText('This browser').waitFor()
    expect(new URL(page.url()).origin).toBe(origin)

    const { url } = await hub.rpc('dashboard.link', {})
    await fetch(url, { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } })
    await list.getByText('Firefox · Windows').waitFor()
    await takePicture(page, 'signed-in-browsers')
    await expectAccessible(page, 'signed-in browsers')
    await page.getByRole('button', { name: 'Sign out all others' }).click()
    await list.getByText('Firefox · Windows').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])

    await page.getByRole('button', { name: /^Sign out: Chrome/ }).click()
    await page.getByText('This browser is signed out').waitFor()
    await page.reload()
    await page.getByText('shopbell -- dashboard').waitFor()
    await page.goto((await hub.rpc('dashboard.link', {})).url)
    await page.locator('[data-app-ready]').waitFor()
  })
})

describe.skipIf(!chromiumPath)('the tabs of a browser', { timeout: 90_000 }, () => {
  it('share one stream, which goes on when the tab that holds it closes or sleeps', async () => {
    const { page: first, hub, origin } = await openDashboardPage({ demo: true })
    const opened: Page[] = []
    const context = first.context()
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/pushes') opened.push(request.frame().page())
    })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const open = async () => {
      const page = await context.newPage()
      await page.goto(`${origin}/#/settings/general`)
      await page.locator('[data-app-ready]').waitFor()
      return page
    }
    const rename = (name: string) => hub.rpc('bots.update', { bot_id, name })
    const shows = (page: Page, name: string) =>
      page.getByRole('button', { name: `Switch bot: ${name}` }).waitFor()
    const [second, third] = [await open(), await open()]
    await rename('One stream')
    for (const page of [first, second, third]) await shows(page, 'One stream')
    expect(opened, 'the first tab has it, the others listen to that').toEqual([])

    await first.close()
    await expect.poll(() => opened.length).toBe(1)
    await rename('Taken over')
    for (const page of [second, third]) await shows(page, 'Taken over')

    const [holder] = opened
    const other = holder === second ? third : second
    // A tab in sight cannot be frozen; one that says nothing is the same to the others.
    await holder?.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await expect.poll(() => opened.length).toBe(2)
    expect(opened[1]).toBe(other)
    await rename('Awake')
    await shows(other, 'Awake')
    await shows(holder ?? second, 'Awake')
    expect(opened).toHaveLength(2)
  })
})
