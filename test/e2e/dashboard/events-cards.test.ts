import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { send } from '../../helpers/http.ts'
import { takePicture } from '../../helpers/look.ts'
import { openSink } from '../../helpers/sink.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('link')
const detail = (page: Page) => page.getByRole('region', { name: 'Event', exact: true })

async function openInbox() {
  const test = await openDashboardPage({ demo: true })
  const { url } = await test.hub.rpc('inboxes.create', { name: 'Hosted service' })
  const post = async (body: unknown) => expect((await send(url, { method: 'POST', body })).status).toBe(200)
  return { ...test, post }
}

/** Where some words begin on the screen, and where they end. */
function edgesOf(page: Page, words: string): Promise<{ left: number; right: number }> {
  return page.getByRole('list', { name: 'Events' }).evaluate((list, text) => {
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1
      if (at === -1) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }
    throw new Error(`${text} is not there`)
  }, words)
}

describe.skipIf(!chromiumPath)('an event', { timeout: 90_000 }, () => {
  it('names the first of several people and how many more there are, who are leads of their own', async () => {
    const { page, go, post } = await openInbox()
    const leads = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, email: `${name.toLowerCase()}@example.org` }))
    await post({ event_type: 'lead.created', data: { leads } })
    await go('/events')
    await rows(page).filter({ hasText: 'Ann and 2 more' }).click()
    await detail(page).getByText('Ann and 2 more').waitFor()
    await takePicture(page, 'events-several')
    await go('/leads')
    for (const { email } of leads) await page.getByText(email).first().waitFor()
  })

  it('shows numbers as they were written', async () => {
    const { page, go, post } = await openInbox()
    await post('{"event_type":"order.paid","id":12345678901234567890,"total":1.10}')
    await go('/events')
    await rows(page).filter({ hasText: 'order.paid' }).click()
    await detail(page).getByText('12345678901234567890', { exact: true }).waitFor()
    await detail(page).getByText('1.10', { exact: true }).waitFor()
  })

  it('is not reordered by right-to-left marks in a name', async () => {
    const { page, go, post } = await openInbox()
    const lead = (name: string) => ({ name, email: 'x@example.org', message: '12 tents' })
    await post({ event_type: 'lead.created', lead: lead('مريم') })
    await post({ event_type: 'lead.created', lead: lead('Ann\u202eBerg') })
    await go('/events')
    await rows(page).filter({ hasText: 'AnnBerg' }).waitFor()
    expect(await rows(page).nth(0).textContent()).not.toContain('\u202e')
    const [name, words] = [await edgesOf(page, 'مريم'), await edgesOf(page, '\u2069 · 12 tents')]
    expect(words.left).toBeGreaterThanOrEqual(name.right - 1)
    await rows(page).filter({ hasText: 'مريم' }).click()
    await detail(page).getByText('مريم', { exact: true }).waitFor()
  })

  it('names the visitor who is waiting for a person', async () => {
    const { page, hub, url, go } = await openInbox()
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    for (const message of ['My name is Mara Lindqvist, mara@example.com', 'I want to talk to a human'])
      await send(`${url}/api/chat/${bot_id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: { message, session_id: 'mara' },
      })
    await go('/events')
    await rows(page).filter({ hasText: 'Someone asked for a person' }).filter({ hasText: 'Mara' }).click()
    await detail(page).getByText('Mara Lindqvist', { exact: true }).waitFor()
    await detail(page).getByRole('link', { name: 'mara@example.com', exact: true }).waitFor()
  })

  it('is forwarded, to the local network only when that is allowed, and shows when it has arrived', async () => {
    const { page, hub, go, post } = await openInbox()
    const sink = await openSink()
    await post({ event_type: 'lead.created', lead: { name: 'Jonas', email: 'jonas@example.org' } })
    await go('/events')
    await rows(page).first().click()
    await detail(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Forward…' }).click()
    const sheet = page.getByRole('dialog', { name: 'Forward…' })
    await sheet.getByRole('textbox', { name: 'URL' }).fill(sink.url)
    await sheet.getByRole('button', { name: 'Send' }).click()
    // Refused: it lies on this PC.
    await sheet.locator('[aria-invalid="true"]').waitFor()
    await sheet
      .getByText(/this PC|own network/i)
      .first()
      .waitFor()
    expect(sink.received).toHaveLength(0)
    await sheet.getByRole('switch', { name: 'This address is on my own network' }).click()
    // Delivered while the page is reading it as under way.
    let deliver = () => {}
    sink.answerWith((response) => {
      deliver = () => response.writeHead(200).end()
    })
    await page.route(
      '**/rpc/events.get',
      async (route) => {
        const underWay = await route.fetch()
        await expect.poll(() => sink.received).toHaveLength(1)
        deliver()
        await expect
          .poll(async () => (await hub.rpc('deliveries.list', { state: 'delivered' })).deliveries)
          .toHaveLength(1)
        await route.fulfill({ response: underWay })
      },
      { times: 1 },
    )
    await sheet.getByRole('button', { name: 'Send' }).click()
    await detail(page).getByText('Delivered').waitFor()
    expect(sink.received).toHaveLength(1)
  })
})
