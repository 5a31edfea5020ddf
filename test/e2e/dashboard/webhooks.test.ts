import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { startHub, testClock } from '../../helpers/hub.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { openSink, status } from '../../helpers/sink.ts'

async function openShop() {
  const test = await openDashboardPage({ demo: true })
  const bot_id = (await test.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  return { ...test, bot_id }
}

/** A message of a visitor, as the widget sends it. */
async function say({ url, bot_id }: DashboardTest & { bot_id: string }, message: string, session_id = 'v-1') {
  await fetch(`${url}/api/chat/${bot_id}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id, message }),
  })
}

/** The delivery says so, and so does its last attempt. */
async function arrived(detail: Locator): Promise<void> {
  await expect.poll(() => detail.getByText('Delivered', { exact: true }).count()).toBe(2)
}

describe.skipIf(!chromiumPath)('Webhooks', { timeout: 60_000 }, () => {
  it('is set up without programming: an address, a test, and it arrives', async () => {
    const test = await openShop()
    const { page, hub, go, bot_id, complaints } = test
    const sink = await openSink(status(200, { 'x-crm': 'yes' }, 'taken'))
    await go('/webhooks')
    await page.getByText('No webhooks yet').waitFor()
    await expectAccessible(page, 'empty')
    await page.getByRole('button', { name: 'Add webhook' }).last().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('URL').fill(sink.url)
    await sheet.getByRole('switch', { name: 'All events' }).click()
    await sheet.getByLabel('Lead updated').uncheck()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('This address is on this PC.').waitFor()
    await sheet.getByRole('switch', { name: 'This address is on my own network' }).click()
    await expectAccessible(page, 'the form')
    await takePicture(page, 'deliveries-form')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Events from Fjordlight' }).waitFor()
    expect((await hub.rpc('endpoints.list', {})).endpoints).toMatchObject([
      { bot_id, allow_local: true, event_types: ['lead.created', 'handover.requested'] },
    ])

    await page.getByLabel('Send test event').selectOption({ label: 'Someone asked for a person' })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const detail = page.getByRole('region', { name: 'Delivery', exact: true })
    await arrived(detail)
    expect(sink.types()).toEqual(['handover.requested'])
    await detail.getByText('Technical details').click()
    await detail.getByText('webhook-signature').waitFor()
    await detail.getByText('x-crm: yes').waitFor()
    await detail.getByText('Raw payload').click()
    await detail.getByText('"event_type": "handover.requested"').waitFor()
    await expectAccessible(page, 'a delivery')
    await takePicture(page, 'deliveries-one')

    // What really happens arrives too, live.
    await say(test, 'Please call me, my mail is mara@example.com')
    await page.getByRole('link', { name: /New lead/ }).click()
    await arrived(detail)
    await page.getByRole('link', { name: 'Open event' }).click()
    await page.getByText('mara@example.com').first().waitFor()
    expect(complaints).toEqual([])
  })

  it("says what didn't arrive and why, and resends it", async () => {
    const test = await openShop()
    const { page, hub, go, bot_id } = test
    const sink = await openSink(status(500, {}, 'out of order'))
    const { id } = await hub.rpc('endpoints.set', { bot_id, url: sink.url, allow_local: true })
    await go('/webhooks')
    await page.getByText('Not used yet').waitFor()
    await hub.rpc('deliveries.test', { endpoint_id: id, event_type: 'lead.created' })
    await page.getByText('Failing').waitFor()
    await expectAccessible(page, 'the overview')
    await takePicture(page, 'deliveries-failing')
    await page.getByRole('link', { name: /Events from Fjordlight/ }).click()
    await page.getByText("Nothing is lost. We'll keep retrying").waitFor()
    await page.getByRole('link', { name: /New lead/ }).click()
    const detail = page.getByRole('region', { name: 'Delivery', exact: true })
    await detail.getByText('Server error').first().waitFor()
    await detail.getByRole('button', { name: 'Cancel delivery' }).click()
    await detail.getByText('Canceled').waitFor()
    sink.answerWith(status(200))
    await detail.getByRole('button', { name: 'Resend' }).click()
    await arrived(detail)
    expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    // A server that answers 410 is left alone, and Home says so with a link to fix it.
    sink.answerWith(status(410))
    await hub.rpc('deliveries.test', { endpoint_id: id, event_type: 'lead.created' })
    await go('/')
    await page.getByRole('link', { name: /Not delivered.*no longer in use/ }).click()
    await page.getByText('The server no longer accepts events').waitFor()
    await expectAccessible(page, 'a stopped address')
    await takePicture(page, 'deliveries-stopped')
    sink.answerWith(status(200))
    const before = sink.received.length
    await page.getByRole('button', { name: 'Turn on and send missed events' }).click()
    await expect.poll(() => sink.received.length).toBe(before + 1)
    await page.getByText('Resending 1 message.').first().waitFor()
    await go('/')
    await page.getByText("You're all caught up.").waitFor()
  })

  it('shows the secret on request, and a new one next to the old', async () => {
    const { page, hub, go, bot_id } = await openShop()
    const { id, secret } = await hub.rpc('endpoints.set', { bot_id, url: 'https://crm.example/in?token=abc' })
    await go(`/webhooks/${id}`)
    await page.getByRole('article').getByText('https://crm.example/in?token=***').waitFor()
    expect(await page.content()).not.toContain(secret)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText(secret).waitFor()
    await page.getByRole('button', { name: 'Create new secret' }).click()
    await page.getByRole('alertdialog').getByText('For 24 hours').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create new secret' }).click()
    await page.getByText('the old and the new secret until').waitFor()
    const renewed = await hub.rpc('endpoints.secret', { endpoint_id: id })
    await page.getByText(renewed.secret).waitFor()

    // The masked address, saved as it is shown, stays what it was.
    await page.getByRole('button', { name: 'Edit' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('switch', { name: 'All events' }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('Someone asked for a person').first().waitFor()
    await hub.rpc('bots.update', { bot_id, webhook_url: 'https://crm.example/in?token=***' })

    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByText('Nothing more will be sent to').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(async () => (await hub.rpc('endpoints.list', {})).endpoints).toEqual([])
  })

  it('pauses while this PC is offline, and says how much is queued', async () => {
    let up = false
    const network = {
      isUp: () => up,
      noteContact: () => {},
      isCutOff: async () => !up,
      seemsOffline: () => !up,
    }
    const { page, hub, go } = await openDashboardPage({ demo: true, outgoing: { network } })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const { id } = await hub.rpc('endpoints.set', { bot_id, url: 'https://crm.invalid/in' })
    await hub.rpc('deliveries.test', { endpoint_id: id })
    await go('/webhooks')
    await page.getByText('This PC is offline. Nothing is lost: 1 message will be sent').waitFor()
    await page.getByRole('link', { name: /Waiting for network/ }).click()
    await page.getByText("this doesn't use up an attempt").waitFor()
    await page.getByText('No attempts yet.').waitFor()
    await expectAccessible(page, 'offline')
    await takePicture(page, 'deliveries-offline')
    up = true
    await page.getByText('This PC is offline. Nothing is lost').waitFor({ state: 'detached' })
  })

  it('summarises by day what is too old to be listed', async () => {
    const clock = testClock(new Date().toISOString())
    const before = await startHub({ clock })
    const sink = await openSink()
    const bot = await before.rpc('bots.create', { name: 'Fjell' })
    const { id } = await before.rpc('endpoints.set', { bot_id: bot.id, url: sink.url, allow_local: true })
    for (const event_type of ['lead.created', 'lead.updated'] as const)
      await before.rpc('deliveries.test', { endpoint_id: id, event_type })
    await expect
      .poll(async () => (await before.rpc('deliveries.list', { state: 'delivered' })).deliveries.length)
      .toBe(2)
    await before.stop()
    // For a day after a leap of the clock nothing is removed for its age.
    clock.advance(30 * 24 * 3_600_000)
    await (await startHub({ clock, dataPath: before.dataPath })).stop()
    clock.advance(1.5 * 24 * 3_600_000)

    const { page, hub, go } = await openDashboardPage({ clock, dataPath: before.dataPath })
    const other = await hub.rpc('inboxes.create', { name: 'Till', forward_url: 'https://crm.example' })
    expect(other.forward_url).not.toBeNull()
    await expect.poll(async () => (await hub.rpc('deliveries.list', {})).deliveries).toEqual([])
    await go('/webhooks')
    await page.getByText('Daily totals', { exact: true }).click()
    const table = page.getByRole('table', { name: 'Daily totals' })
    await table.getByRole('row').nth(1).waitFor()
    const cells = await table.getByRole('row').nth(1).getByRole('cell').allTextContents()
    expect(cells.slice(1)).toEqual(['2', '0'])
    await page.getByText('After 30 days, only daily totals are kept.').waitFor()
    await expectAccessible(page, 'days of before')
    await takePicture(page, 'deliveries-days')
    await page.getByRole('link', { name: /Till/ }).click()
    await page.getByText('Daily totals', { exact: true }).click()
    await page.getByText('No deliveries are that old yet.').waitFor()
  })

  it('filters, navigates by keys, resends what failed and exports the list', async () => {
    const { page, hub, go, bot_id } = await openShop()
    const sink = await openSink(status(400))
    const { id } = await hub.rpc('endpoints.set', { bot_id, url: sink.url, allow_local: true })
    for (const event_type of ['lead.created', 'handover.requested', 'conversation.started'] as const)
      await hub.rpc('deliveries.test', { endpoint_id: id, event_type })
    await expect.poll(() => sink.received.length).toBeGreaterThanOrEqual(3)
    const { deliveries } = await hub.rpc('deliveries.list', {})
    await hub.rpc('deliveries.cancel', { delivery_id: deliveries[0]?.id ?? '' })
    await go('/webhooks')
    const rows = page.getByRole('list', { name: 'Deliveries' }).getByRole('link')
    await expect.poll(() => rows.count()).toBe(3)
    for (const delivery of deliveries.slice(0, 2)) {
      await page.keyboard.press('j')
      await page.locator(`a[href="#/webhooks/${delivery.id}"][aria-current=true]`).waitFor()
    }
    await page.getByLabel('Status').selectOption({ label: 'Canceled' })
    await expect.poll(() => rows.count()).toBe(1)
    await page.reload()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await page.getByLabel('Status').inputValue()).toBe('cancelled')
    await page.getByLabel('Status').selectOption({ label: 'Delivered' })
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('button', { name: 'More' }).first().click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^deliveries-.*\.csv$/)

    await hub.rpc('endpoints.update', { endpoint_id: id, enabled: false })
    await go(`/webhooks/${id}`)
    await page.getByText('You turned it off').waitFor()
    sink.answerWith(status(200))
    await page.getByRole('button', { name: 'Just turn on' }).click()
    await page.getByLabel('Resend failed deliveries').selectOption({ label: 'From the last hour' })
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText('Resending 2 messages.').first().waitFor()
    await expect
      .poll(async () => (await hub.rpc('deliveries.list', { state: 'delivered' })).deliveries.length)
      .toBe(2)
  })
})

describe.skipIf(!chromiumPath)('Inboxes', { timeout: 60_000 }, () => {
  it('explains itself, gives an address to paste, and verifies senders', async () => {
    const { page, hub, go, complaints } = await openShop()
    await go('/settings/inboxes')
    await page.getByText('Receive events from other services').waitFor()
    await expectAccessible(page, 'empty')
    await takePicture(page, 'inboxes-empty')
    await page.getByRole('button', { name: 'New inbox' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('Please fill this in.').waitFor()
    await sheet.getByLabel('Name', { exact: true }).fill('Hosted chat')
    await sheet.getByLabel('Sender', { exact: true }).selectOption({ label: 'Password in a header' })
    await sheet.getByLabel('Secret', { exact: true }).fill('open sesame')
    await sheet.getByRole('switch', { name: 'Reject invalid signatures' }).click()
    await sheet.getByText('Response settings').click()
    await sheet.getByLabel('Status').fill('900')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('Enter a number from 200 to 599.').waitFor()
    await sheet.getByLabel('Status').fill('202')
    await expectAccessible(page, 'the form')
    await takePicture(page, 'inboxes-form')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“Hosted chat” is ready.').first().waitFor()
    const [inbox] = (await hub.rpc('inboxes.list', {})).inboxes
    const url = inbox?.url ?? ''
    await page.getByText(url, { exact: true }).waitFor()
    await page.getByText('Nothing received yet').waitFor()
    const post = (headers: Record<string, string>) =>
      fetch(url, { method: 'POST', headers, body: '{"event_type":"lead.created","data":{"name":"Mara"}}' })
    expect((await post({})).status).toBe(401)
    expect((await post({ 'x-webhook-secret': 'open sesame' })).status).toBe(202)
    await page.reload()
    await page.getByText('Last received').waitFor()
    await page.getByText('Signatures verified').waitFor()
    await page.getByText('Send a test').click()
    await page.getByText('curl -X POST').waitFor()
    await expectAccessible(page, 'an inbox')
    await takePicture(page, 'inboxes-one')

    // The secret is out of sight until asked for, and saving without touching it keeps it.
    await page.getByRole('button', { name: 'More: Hosted chat' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    expect(await page.content()).not.toContain('open sesame')
    await sheet.getByLabel('Name', { exact: true }).fill('Chat')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Chat', exact: true }).waitFor()
    expect(await hub.rpc('inboxes.secret', { inbox_id: inbox?.id ?? '' })).toEqual({ secret: 'open sesame' })

    await page.getByRole('button', { name: '2 events' }).click()
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('renews an address and is removed, each only after confirmation', async () => {
    const { page, hub, go } = await openShop()
    const { url } = await hub.rpc('inboxes.create', { name: 'Till' })
    await fetch(url, { method: 'POST', body: '{"event_type":"lead.created"}' })
    await go('/settings/inboxes')
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'More: Till' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('New URL')
    await page.getByRole('alertdialog').getByText('stops working right away').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200)
    await act('New URL')
    await page.getByRole('alertdialog').getByRole('button', { name: 'New URL' }).click()
    await page.getByText('“Till” has a new URL.').first().waitFor()
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(404)
    await act('Remove')
    await page.getByRole('alertdialog').getByText('Events it received are kept').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Receive events from other services').waitFor()
    expect((await hub.rpc('events.counts', {})).total).toBe(2)
  })
})
