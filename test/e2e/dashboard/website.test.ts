import { describe, expect, it } from 'vitest'
import {
  chromiumPath,
  expectAccessible,
  looks,
  openDashboardPage,
  takePicture,
  widerThanWindow,
} from '../../helpers/browser.ts'
import { openTunnel, throughTunnels } from '../../helpers/tunnel.ts'

async function open() {
  const dashboard = await openDashboardPage({ demo: true, outgoing: throughTunnels })
  const bot_id = (await dashboard.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  return { ...dashboard, bot_id, bot: () => dashboard.hub.rpc('bots.get', { bot_id }) }
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
      expect(await widerThanWindow(page)).toEqual([])
      await expectAccessible(page, `${tab} in ${theme}`)
      await page.setViewportSize({ width, height: tab === 'look' ? 1500 : 2300 })
      await takePicture(page, `website-${tab}-${theme}-${language}`)
      await page.setViewportSize({ width, height: 900 })
    }
    expect(complaints).toEqual([])
  })
})
