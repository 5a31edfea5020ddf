import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'

describe.skipIf(!chromiumPath)('Personal data', { timeout: 90_000 }, () => {
  it('is found by an address, saved, erased for good and listed without what it was', async () => {
    const { page, go, hub, url, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const say = (message: string) =>
      fetch(`${url}/api/chat/${bot_id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id: 'visitor-0123456789abcdef', message }),
      })
    await say('Can I get a quote for 50 tents?')
    await say('My name is Ada Berg, ada@shop.example')
    await go('/leads')
    await page.getByRole('link', { name: 'Ada Berg' }).click()
    await page.getByText('The bot asked for it').waitFor()

    await go('/settings/data')
    await page.getByLabel('Conversations').fill('90')
    await page.getByLabel('Documents').fill('0')
    const keep = page.locator('form').filter({ has: page.getByLabel('Conversations') })
    await keep.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByLabel('Documents').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Documents').fill('')
    await page.getByLabel('Leads').fill('')
    await keep.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => hub.rpc('settings.get', {}))
      .toMatchObject({ keep_conversations_days: 90, keep_leads_days: null, keep_documents_days: null })

    const query = page.getByLabel('Email address or phone number')
    await query.fill('nobody@shop.example')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Nothing is stored about nobody@shop.example.').waitFor()
    await query.fill('ada@shop.example')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('1 conversation').waitFor()
    await page.getByRole('link', { name: 'Ada Berg' }).waitFor()
    await expectAccessible(page, 'what is known of somebody')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
    expect(saved.leads).toMatchObject([{ name: 'Ada Berg', source: 'asked' }])
    await takePicture(page, 'personal-data')

    await page.getByRole('button', { name: 'Erase everything' }).click()
    const dialog = page.getByRole('alertdialog')
    expect(await dialog.getByRole('button', { name: 'Erase everything' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('ada@shop.example')
    await dialog.getByRole('button', { name: 'Erase everything' }).click()
    await page.getByText('Everything about this person was erased.').first().waitFor()
    await page.getByText('Everything about a person').waitFor()
    expect((await hub.rpc('leads.list', {})).leads).toEqual([])
    expect(complaints).toEqual([])
  })

  it('comes from a known sender, becomes a lead by hand, and is deleted with its event', async () => {
    const { page, go, hub, complaints } = await openDashboardPage({ demo: true })
    await go('/settings/inboxes/new')
    await page.getByLabel('Name').fill('Contact page')
    await page.getByLabel('Sender').selectOption('form')
    expect(await page.getByLabel('Secret').count()).toBe(0)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“Contact page” is ready.').first().waitFor()
    const [inbox] = (await hub.rpc('inboxes.list', {})).inboxes
    const post = (body: string) =>
      fetch(inbox?.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    await post('name=Ada+Berg&message=Call+me')
    const [event] = (await hub.rpc('events.list', { inbox_id: inbox?.id ?? '' })).events
    expect(event?.lead_id).toBeNull()

    await go(`/events/${event?.id}`)
    // The list has such a button too: this is the event's.
    await page.getByRole('button', { name: 'Star', exact: true }).waitFor()
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('menuitem', { name: 'Make a lead' }).click()
    const sheet = page.getByRole('dialog')
    expect(await sheet.getByLabel('Name').inputValue()).toBe('Ada Berg')
    await sheet.getByRole('button', { name: 'Make a lead' }).click()
    await expect.poll(() => sheet.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await sheet.getByLabel('Email').fill('ada@shop.example')
    await sheet.getByRole('button', { name: 'Make a lead' }).click()
    await page.getByText('Lead saved.').first().waitFor()
    const [lead] = (await hub.rpc('leads.list', {})).leads
    expect(lead).toMatchObject({ name: 'Ada Berg', email: 'ada@shop.example', events: 1 })

    await go(`/leads/${lead?.id}`)
    await page.getByRole('button', { name: 'Delete lead' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Lead deleted.').first().waitFor()
    expect((await hub.rpc('events.list', { inbox_id: inbox?.id ?? '' })).events).toEqual([])

    await post('message=Hello')
    const [second] = (await hub.rpc('events.list', { inbox_id: inbox?.id ?? '' })).events
    await go(`/events/${second?.id}`)
    // The list has such a button too: this is the event's.
    await page.getByRole('button', { name: 'Star', exact: true }).waitFor()
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('menuitem', { name: 'Delete event' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Event deleted.').first().waitFor()
    expect((await hub.rpc('events.list', { inbox_id: inbox?.id ?? '' })).events).toEqual([])
    expect(complaints).toEqual([])
  })
})
