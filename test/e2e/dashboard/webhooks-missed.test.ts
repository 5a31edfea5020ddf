import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { openSink, status } from '../../helpers/sink.ts'
import { switchBot } from './switch-bot.ts'

async function openShop(options: Parameters<typeof openDashboardPage>[0] = {}) {
  const test = await openDashboardPage({ demo: true, ...options })
  const bot_id = (await test.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  const sink = await openSink(status(410))
  const { id } = await test.hub.rpc('endpoints.set', { bot_id, url: sink.url, allow_local: true })
  const post = () => test.hub.rpc('deliveries.test', { endpoint_id: id, event_type: 'lead.created' })
  return { ...test, bot_id, sink, id, post }
}

describe.skipIf(!chromiumPath)('Failed deliveries', { timeout: 60_000 }, () => {
  it('needs attention until it is resent or dismissed, and each attempt keeps its address', async () => {
    const { page, hub, go, bot_id, sink, id, post } = await openShop()
    await post()
    await go(`/webhooks/${id}`)
    await page.getByText('The server no longer accepts events').waitFor()

    // A new address that works: what was missed is still missing.
    const other = await openSink()
    await hub.rpc('endpoints.set', { bot_id, url: other.url, allow_local: true })
    await page.getByText("1 message wasn't delivered").waitFor()
    await page.getByText('Some deliveries failed').waitFor()
    await expectAccessible(page, 'an address with something missing')
    await takePicture(page, 'deliveries-missed')
    await go('/')
    await page.getByRole('link', { name: /Not delivered.*failed/ }).click()
    await page.getByRole('button', { name: 'Send missed events' }).click()
    await expect.poll(() => other.received.length).toBe(1)
    await page.getByRole('article').getByText('Working', { exact: true }).waitFor()

    await page.getByRole('link', { name: /New lead/ }).click()
    const detail = page.getByRole('region', { name: 'Delivery', exact: true })
    await detail.getByText('URL no longer in use').waitFor()
    await detail.getByText(`To ${sink.url}`).waitFor()
    await takePicture(page, 'deliveries-two-addresses')

    other.answerWith(status(410))
    await post()
    await go(`/webhooks/${id}`)
    await page.getByRole('button', { name: 'Just turn on' }).click()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByText("1 message wasn't delivered").waitFor({ state: 'detached' })
    expect((await hub.rpc('deliveries.list', { state: 'cancelled' })).deliveries).toHaveLength(1)
    await go('/')
    await page.getByText("You're all caught up.").waitFor()
  })

  it('can be dismissed one by one', async () => {
    const { page, go, post } = await openShop()
    const { id } = await post()
    await go(`/webhooks/${id}`)
    const detail = page.getByRole('region', { name: 'Delivery', exact: true })
    await detail.getByText("It wasn't sent").waitFor()
    await detail.getByRole('button', { name: 'Cancel delivery' }).click()
    await detail.getByText('Canceled').waitFor()
  })
})

describe.skipIf(!chromiumPath)('A removed owner', { timeout: 60_000 }, () => {
  it('keeps its name, in Deliveries and in Events', async () => {
    const { page, hub, url, go, bot_id } = await openShop()
    const key = await hub.rpc('keys.create', { bot_id, name: 'Till', mirror_url: 'https://crm.example/copy' })
    const inbox = await hub.rpc('inboxes.create', { name: 'Old forms' })
    await fetch(inbox.url, { method: 'POST', body: '{"event_type":"parcel.lost"}' })
    await fetch(`${url}/api/chat/${bot_id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"session_id":"v","message":"hello"}',
    })
    await hub.rpc('inboxes.remove', { inbox_id: inbox.id })
    await hub.rpc('keys.revoke', { key_id: key.id })
    await hub.rpc('bots.archive', { bot_id })
    await go('/webhooks')
    await page.getByRole('link', { name: /Events from Fjordlight/ }).waitFor()
    await page.getByRole('link', { name: /the key Till.*No longer in use/ }).waitFor()

    await go('/events')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const from = page.getByLabel('Source')
    await from.selectOption({ label: 'Old forms · No longer in use' })
    await page.getByRole('link', { name: /parcel\.lost/ }).click()
    await page.getByText('received in Old forms').waitFor()
    await from.selectOption('')
    await switchBot(page, 'Fjordlight Outdoor')
    await page.getByLabel('Type').selectOption('conversation')
    await page.getByRole('link', { name: /hello/ }).first().click()
    await page.getByText('from Fjordlight Outdoor').waitFor()
    await takePicture(page, 'events-of-what-is-gone')
  })
})

describe.skipIf(!chromiumPath)('In the smallest window', { timeout: 60_000 }, () => {
  it('no word of an address is broken', async () => {
    const { page, hub, go, id } = await openShop({ browser: { viewport: { width: 900, height: 600 } } })
    await hub.rpc('settings.update', { language: 'de', theme: 'dark' })
    await go(`/webhooks/${id}`)
    const heading = page.getByRole('heading', { name: /Ereignisse von Fjordlight/ })
    await heading.waitFor()
    await takePicture(page, 'deliveries-smallest')
    const lines = await heading.evaluate((element) => {
      const node = element.firstChild as Text
      return [...node.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(lines).toEqual(lines.map(() => 1))
  })
})
