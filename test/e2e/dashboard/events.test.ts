import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture } from '../../helpers/look.ts'

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  })
  expect(response.status).toBe(200)
}

/** A visitor who leaves an address and asks for a person. */
async function visit({ hub, url }: DashboardTest): Promise<void> {
  const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  const session_id = `visit-${Math.random()}`
  for (const message of [
    'Do you have rain jackets?',
    'My name is Mara Lindqvist, please write to mara@example.com',
    'I want to talk to a human',
  ])
    await post(`${url}/api/chat/${bot_id}/message`, { message, session_id })
}

const lead = (name: string, more = {}) => ({
  event_type: 'lead.created',
  lead: { name, email: `${name.toLowerCase()}@example.org`, message: 'Is the tent back in June?' },
  ...more,
})

const rows = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('link')
const detail = (page: Page) => page.getByRole('region', { name: 'Event', exact: true })

describe.skipIf(!chromiumPath)('Events', { timeout: 90_000 }, () => {
  it('explains itself while empty, then shows events as they arrive and counts the unread ones', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go, complaints } = test
    await go('/events')
    await page.getByText('No events yet').waitFor()
    const inbox = await hub.rpc('inboxes.create', { name: 'Hosted service' })
    await post(inbox.url, lead('Jonas'))
    await rows(page).filter({ hasText: 'Jonas' }).waitFor()
    await visit(test)
    await rows(page).filter({ hasText: 'Someone asked for a person' }).waitFor()
    await page.getByRole('link', { name: 'Events 3 unread events' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('opens a handover and a lead as cards that link to the conversation and the lead', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go } = test
    await visit(test)
    await go('/events')
    const asked = rows(page).filter({ hasText: 'Someone asked for a person' })
    await asked.click()
    const card = detail(page)
    await card.getByRole('heading', { name: 'Someone asked for a person' }).waitFor()
    // One time for one event, wherever it is told.
    const told = await asked.locator('time').getAttribute('datetime')
    expect(await card.locator('time').first().getAttribute('datetime')).toBe(told)
    await card.getByText('The visitor asked for a person').waitFor()
    await card.getByText('Do you have rain jackets?').waitFor()
    await card.getByRole('link', { name: 'Open conversation' }).click()
    await page.getByRole('region', { name: 'Messages' }).getByText('I want to talk to a human').waitFor()
    await page.goBack()
    await card
      .getByRole('navigation', { name: 'In this conversation' })
      .getByRole('link', { name: /New lead/ })
      .click()
    await card.getByRole('link', { name: 'mara@example.com', exact: true }).waitFor()
    expect(await rows(page).count(), 'one row for all of it').toBe(1)
    await card.getByRole('link', { name: 'Open lead' }).click()
    await page.getByRole('heading', { name: 'Mara Lindqvist' }).waitFor()
  })

  it('shows an unknown event in full: tree, headers, signature, repeats, and copies it', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const inbox = await hub.rpc('inboxes.create', {
      name: 'Form',
      preset: 'header',
      header_name: 'X-Secret',
      secret: 'right',
    })
    const body = { event_type: 'order.paid', note: `it's "quoted"`, lines: [{ sku: 'A-1' }] }
    const headers = { 'webhook-id': 'msg_1', 'x-secret': 'wrong', authorization: 'Bearer hidden' }
    for (let time = 0; time < 3; time++) await post(inbox.url, body, headers)
    await go('/events')
    await rows(page).filter({ hasText: 'order.paid' }).click()
    const card = detail(page)
    await card.getByText('received 3 times').waitFor()
    await card.getByText("Don't trust this event: its signature is invalid.").first().waitFor()
    await card.getByText('The X-Secret header has the wrong value.').first().waitFor()
    // The inner ones are folded; the keyboard opens them.
    const inner = card.locator('summary', { hasText: '0:' })
    expect(await card.getByText('"A-1"').isVisible()).toBe(false)
    await inner.focus()
    await page.keyboard.press('Enter')
    await card.getByText('"A-1"').waitFor()

    expect(await card.getByText('Bearer hidden').count()).toBe(0)
    await card.getByRole('button', { name: 'Show secrets' }).click()
    await card.getByText('Bearer hidden').waitFor()
    await card.getByRole('button', { name: 'Copy payload' }).click()
    await card.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboard(page)).toBe(JSON.stringify(body))
    await card.getByRole('button', { name: 'Copy as curl' }).click()
    await expect.poll(() => clipboard(page)).toContain(`curl -X POST '${inbox.url}'`)
    expect(await clipboard(page)).toContain(`it'\\''s`)
  })

  it('marks as read on opening, stars, archives by key and restores', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const inbox = await hub.rpc('inboxes.create', { name: 'Hosted service' })
    for (const name of ['Ada', 'Berta', 'Clara']) await post(inbox.url, lead(name))
    const stateOf = async (name: string) => {
      const { events } = await hub.rpc('events.search', { query: name })
      const away = await hub.rpc('events.search', { query: name, archived: true })
      const [{ read, starred, archived } = { read: null, starred: null, archived: null }] = [
        ...events,
        ...away.events,
      ]
      return { read, starred, archived }
    }
    await go('/events')
    await rows(page).nth(2).waitFor()
    await page.keyboard.press('j')
    await detail(page).getByText('Clara', { exact: true }).waitFor()
    await expect.poll(() => stateOf('Clara')).toEqual({ read: true, starred: false, archived: false })
    await page.keyboard.press('s')
    await expect.poll(() => stateOf('Clara')).toMatchObject({ starred: true })
    await detail(page).getByRole('button', { name: 'Mark as unread' }).click()
    await expect.poll(() => stateOf('Clara')).toMatchObject({ read: false })

    await page.keyboard.press('e')
    await detail(page).getByText('Berta', { exact: true }).waitFor()
    await expect.poll(() => stateOf('Clara')).toMatchObject({ archived: true })
    await expect.poll(() => rows(page).count()).toBe(2)
    // The notice covers nothing of the page, and F8 leads to it.
    expect(await coveredByNotices(page)).toBe(false)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.locator('button:focus', { hasText: 'Undo' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).first().textContent()).toContain('Clara')
    await expect.poll(() => stateOf('Clara')).toMatchObject({ archived: false, read: false, starred: true })

    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByRole('link', { name: 'Events', exact: true }).waitFor()
    expect((await hub.rpc('events.counts', {})).unread).toBe(0)
  })

  it('searches and filters, and exports the result', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go } = test
    const inbox = await hub.rpc('inboxes.create', { name: 'Hosted service' })
    await post(inbox.url, lead('Jonas', { product: { title: 'Fjord tent' } }))
    await post(inbox.url, { event_type: 'order.paid', note: 'zebrafinch' })
    await visit(test)
    await go('/events')
    await rows(page).nth(2).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('zebrafi')
    await expect.poll(() => rows(page).count()).toBe(1)
    await rows(page).filter({ hasText: 'order.paid' }).waitFor()
    // On to what was found without a mouse, before it is even there.
    await page.keyboard.type('nc')
    await page.keyboard.press('Enter')
    await page.locator('a:focus', { hasText: 'order.paid' }).waitFor()
    await page.keyboard.press('Enter')
    await detail(page).getByRole('heading', { name: 'order.paid' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await page.locator('a:focus', { hasText: 'order.paid' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(false)

    const choose = (label: string, option: string) =>
      page.getByRole('combobox', { name: label }).selectOption({ label: option })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await choose('Source', 'Hosted service')
    await expect.poll(() => rows(page).count()).toBe(2)
    await choose('Type', 'Leads (2)')
    await expect.poll(() => rows(page).count()).toBe(1)
    for (const [format, word] of [
      ['CSV', 'jonas@example.org'],
      ['JSON', '"Fjord tent"'],
    ] as const) {
      await page.getByRole('button', { name: 'More' }).first().click()
      const saving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: `Export as ${format}` }).click()
      const file = await saving
      expect(file.suggestedFilename()).toMatch(new RegExp(`^events-.*\\.${format.toLowerCase()}$`))
      const text = readFileSync(await file.path(), 'utf8')
      expect(text).toContain(word)
      expect(text).not.toContain('zebrafinch')
    }
    await choose('Time', 'Custom range')
    await page.getByLabel('To', { exact: true }).fill('2001-01-01')
    await page.getByText('No results for these filters').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => rows(page).count()).toBe(3)
    await choose('Show', 'Starred')
    await page.getByText('No results for these filters').waitFor()
  })

  it('keeps filters in the address: for back, reload and shared links', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const inbox = await hub.rpc('inboxes.create', { name: 'Till & web' })
    for (const name of ['Ada', 'Berta']) await post(inbox.url, lead(name))
    await post(inbox.url, { event_type: 'order.paid', note: '100 % wool' })
    await go('/events')
    await rows(page).nth(2).waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Other (1)' })
    await page.getByRole('searchbox').fill('100 %')
    await page.getByRole('combobox', { name: 'Source' }).selectOption({ label: 'Till & web' })
    const query = `kind=other&from=${inbox.id}&query=100+%25`
    await expect.poll(() => page.url()).toContain(`#/events?${query}`)
    await rows(page).first().click()
    await detail(page).getByRole('heading', { name: 'order.paid' }).waitFor()
    await expect.poll(() => page.url()).toMatch(/#\/events\/evt_\w+\?kind=other/)
    await page.reload()
    await detail(page).getByRole('heading', { name: 'order.paid' }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('100 %')
    await page.goBack()
    await page.getByText('Select an event').waitFor()
    await go('/leads')
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.url()).toContain(`#/events?${query}`)
    await expect.poll(() => rows(page).count()).toBe(1)

    // Somebody else opens another link.
    await go('/events?kind=lead&view=nonsense')
    await expect.poll(() => rows(page).count()).toBe(2)
    await expect.poll(() => page.getByRole('combobox', { name: 'Show' }).inputValue()).toBe('here')
    await go(`/events?from=${inbox.id}`)
    await expect.poll(() => rows(page).count()).toBe(3)
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  it('marks and archives all results, even those not loaded yet, and undoes it', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const inbox = await hub.rpc('inboxes.create', { name: 'Busy' })
    for (let from = 0; from < 150; from += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => post(inbox.url, { event_type: 'ping', n: from + at })),
      )
    await post(inbox.url, { event_type: 'order.paid', note: 'zebrafinch' })
    const unread = async () => (await hub.rpc('events.counts', {})).unread
    await go('/events?query=zebrafinch')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('1 event marked as read.').first().waitFor()
    expect(await unread()).toBe(150)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(unread).toBe(151)

    await go('/events?query=ping')
    await rows(page).nth(5).waitFor()
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'More' }).first().click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Archive all of these')
    await page.getByText('150 events archived.').first().waitFor()
    await page.getByText('No results.').waitFor()
    expect(await unread()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await rows(page).nth(5).waitFor()
    await expect.poll(unread).toBe(151)

    await page.getByRole('searchbox').fill('')
    await rows(page).filter({ hasText: 'order.paid' }).waitFor()
    await act('Archive all of these')
    await page.getByText('Everything is archived.').waitFor()
    await page.getByRole('button', { name: 'Archived', exact: true }).click()
    await rows(page).filter({ hasText: 'order.paid' }).waitFor()
    await act('Restore all of these')
    await page.getByText('151 events restored.').first().waitFor()
    expect(await unread()).toBe(151)
  })

  it('says in German why a signature is invalid, and hides secrets in the query string', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    await hub.rpc('settings.update', { language: 'de' })
    const inbox = await hub.rpc('inboxes.create', { name: 'Kasse', preset: 'github', secret: 'x' })
    await post(`${inbox.url}?shop=Nord&token=sesame`, { event_type: 'order.paid' })
    await go('/events')
    await page.getByRole('link', { name: /order\.paid/ }).click()
    const card = page.getByRole('region', { name: 'Ereignis', exact: true })
    await card.getByText('Der Header X-Hub-Signature-256 fehlt').first().waitFor()
    const behind = card.getByRole('region', { name: 'Query-String' })
    await behind.getByText('shop = Nord').waitFor()
    expect(await card.getByText('sesame').count()).toBe(0)
    await card.getByRole('button', { name: 'Geheimes anzeigen' }).first().click()
    await behind.getByText('token = sesame').waitFor()
    await card.getByRole('button', { name: /curl/ }).click()
    await expect.poll(() => clipboard(page)).toContain(`${inbox.url}?shop=Nord&token=sesame'`)
  })

  it('keeps the scroll position while events arrive, and loads more to the end', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const inbox = await hub.rpc('inboxes.create', { name: 'Busy' })
    for (let from = 0; from < 450; from += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => post(inbox.url, { event_type: `n${from + at}` })),
      )
    await go('/events')
    await rows(page).first().waitFor()
    // Only what is in sight is drawn.
    expect(await rows(page).count()).toBeLessThan(60)
    const scroller = page.getByRole('list', { name: 'Events' }).locator('..')
    await scroller.evaluate((element) => element.scrollTo(0, 1000))
    await page.waitForTimeout(100)
    const before = await scroller.evaluate(topRow)
    await post(inbox.url, { event_type: 'late' })
    await page.getByRole('link', { name: '451 unread' }).waitFor()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(1000)
    expect(await scroller.evaluate(topRow)).toBe(before)
    await expect
      .poll(async () => {
        await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return await page.getByRole('listitem').last().getAttribute('aria-posinset')
      })
      .toBe('451')
    expect(complaints).toEqual([])
  })

  it.each(looks)('in %s and %s is accessible and whole', async (theme, language) => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go, complaints } = test
    await hub.rpc('settings.update', { theme, language })
    await visit(test)
    const inbox = await hub.rpc('inboxes.create', { name: 'Form', preset: 'github', secret: 'x' })
    await post(inbox.url, { event_type: 'order.paid', lines: [1, { a: null }] }, { cookie: 'a=b' })
    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    const { events } = await hub.rpc('events.list', {})
    for (const one of [null, ...events]) {
      await go(one ? `/events/${one.id}` : '/events')
      await page.locator('main h2, main ul a').first().waitFor()
      await page.waitForLoadState('networkidle').catch(() => {})
      await expectAccessible(page, `${one?.event_type} ${theme} ${language}`)
      await takePicture(page, `${theme}-${language}-events-${one?.event_type ?? 'list'}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    expect(complaints).toEqual([])
  })
})

function coveredByNotices(page: Page): Promise<boolean> {
  return page
    .getByRole('status')
    .filter({ hasText: 'Undo' })
    .first()
    .evaluate((notice) => {
      const main = document.querySelector('main')?.getBoundingClientRect()
      return main === undefined || notice.getBoundingClientRect().top < main.bottom
    })
}

/** What the reader sees at the top edge. */
function topRow(element: Element): string {
  const { top } = element.getBoundingClientRect()
  const row = [...element.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= top)
  return `${row?.querySelector('a')?.getAttribute('href')} ${Math.round((row?.getBoundingClientRect().top ?? 0) - top)}`
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
