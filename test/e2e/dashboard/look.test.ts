import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture } from '../../helpers/look.ts'
import { status as httpStatus, openSink } from '../../helpers/sink.ts'

const sections = ['basics', 'hours', 'answers', 'leads', 'ai-model']
const settings = [
  'general',
  'address',
  'connections',
  'inboxes',
  'desktop',
  'data',
  'health',
  'privacy',
  'about',
]

describe.skipIf(!chromiumPath)('every page', { timeout: 120_000 }, () => {
  it.each(looks)('in %s and %s is accessible, complete and logs no errors', async (theme, language) => {
    const { page, hub, url, go, complaints } = await openDashboardPage({ demo: true })
    await hub.rpc('settings.update', { theme, language })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await hub.rpc('keys.create', { bot_id, name: 'Web shop' })
    await hub.rpc('connections.save', {
      name: 'Hosted service',
      base_url: url,
      widget_base_url: null,
      bot_id,
      api_key: 'sb_live_example',
    })
    const sink = await openSink(httpStatus(500))
    const endpoint = await hub.rpc('endpoints.set', { bot_id, url: sink.url, allow_local: true })
    const delivery = await hub.rpc('deliveries.test', { endpoint_id: endpoint.id })
    await hub.rpc('inboxes.create', { name: 'Hosted chat', forward_url: 'https://crm.example/in' })
    const tested = await hub.rpc('tester.start', { target: { kind: 'bot', bot_id }, channel: 'widget' })
    for (const [turn, message] of ['Do you have rain jackets?', 'Can I send it back?'].entries()) {
      await hub.rpc('tester.send', { turn_id: `turn-00${turn}-look`, tester_session_id: tested.id, message })
    }
    const { sessions } = await hub.rpc('sessions.list', {})
    await hub.rpc('sessions.setStatus', { session_id: sessions[0]?.id ?? '', status: 'waiting' })

    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    for (const path of [
      '/',
      '/test-chat',
      `/test-chat/${tested.id}`,
      '/conversations',
      `/conversations/${sessions[0]?.id}`,
      `/knowledge/${bot_id}`,
      `/knowledge/${bot_id}/documents`,
      `/knowledge/${bot_id}/facts`,
      `/unanswered/${bot_id}`,
      `/tests/${bot_id}`,
      '/bots/new',
      ...sections.map((section) => `/bots/${bot_id}/${section}`),
      `/keys/${bot_id}`,
      '/webhooks',
      `/webhooks/${endpoint.id}`,
      `/webhooks/${delivery.id}`,
      ...settings.map((section) => `/settings/${section}`),
    ]) {
      await go(path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle').catch(() => {})
      await expectAccessible(page, `${path} ${theme} ${language}`)
      await takePicture(
        page,
        `${theme}-${language}${path
          .replaceAll('/', '-')
          .replace(/(bot|ses|try|dlv)_\w+/, 'one')
          .replace(/end_\w+/, 'address')}`,
      )
      // Nothing may be wider than the window.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(
        true,
      )
    }
    expect(complaints).toEqual([])
  })
})
