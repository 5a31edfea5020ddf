import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture } from '../../helpers/look.ts'

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

/** One person from the chat, one from the hosted service. */
async function meet({ hub, url }: DashboardTest): Promise<void> {
  const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  const message = 'My name is Mara Lindqvist, please write to mara@example.com'
  await post(`${url}/api/chat/${bot_id}/message`, { message })
  const inbox = await hub.rpc('inboxes.create', { name: 'Hosted service' })
  await post(inbox.url, {
    event_type: 'lead.created',
    lead: { name: 'Jonas Berg', email: 'jonas@example.org', phone: '+4740000000', message: 'Tents?' },
  })
}

const jonas = async ({ hub }: DashboardTest) => (await hub.rpc('leads.list', { query: 'jonas' })).leads[0]

describe.skipIf(!chromiumPath)('Leads', { timeout: 60_000 }, () => {
  it('explains where leads come from, and shows them as they arrive', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go, complaints } = test
    await go('/leads')
    await page.getByText('No leads yet').waitFor()
    await meet(test)
    await page.getByRole('row', { name: /Jonas Berg.*Tents\?/ }).waitFor()
    await page.getByRole('row', { name: /Mara Lindqvist/ }).waitFor()
    await page.getByRole('button', { name: 'Show all' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('changes the status with one click or key, with undo', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go } = test
    await meet(test)
    await go('/leads')
    await page.getByRole('link', { name: 'Jonas Berg' }).click()
    const card = page.getByRole('region', { name: 'Lead', exact: true })
    await card.getByRole('link', { name: 'jonas@example.org' }).waitFor()
    const told = await page
      .getByRole('row', { name: /Jonas Berg/ })
      .locator('time')
      .getAttribute('datetime')
    expect(await card.locator('time').first().getAttribute('datetime')).toBe(told)
    expect(await card.getByRole('link', { name: '+4740000000' }).getAttribute('href')).toBe('tel:+4740000000')
    await card.getByRole('radio', { name: 'Contacted' }).click()
    await expect.poll(async () => (await jonas(test))?.status).toBe('contacted')
    await page.getByRole('row', { name: /Jonas Berg.*Contacted/ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await jonas(test))?.status).toBe('new')
    await card.getByRole('heading').first().click()
    await page.keyboard.press('3')
    await expect.poll(async () => (await jonas(test))?.status).toBe('won')
    await card.getByRole('link', { name: 'New lead' }).click()
    await page.getByRole('heading', { name: 'New lead' }).waitFor()
  })

  it('keeps filters in the address', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go } = test
    await meet(test)
    await go('/leads?status=new&query=jonas')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(await page.getByRole('searchbox').inputValue()).toBe('jonas')
    await page.getByRole('link', { name: 'Jonas Berg' }).click()
    await page.getByRole('heading', { name: 'Jonas Berg' }).waitFor()
    await expect.poll(() => page.url()).toMatch(/#\/leads\/lead_\w+\?status=new&query=jonas$/)
    await page.getByRole('radio', { name: 'Won' }).first().click()
    await expect.poll(() => page.url()).toContain('?status=won&query=jonas')
    await page.getByText('No results.').waitFor()
    await page.reload()
    await page.getByText('No results.').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => page.url()).toMatch(/#\/leads\/lead_\w+$/)
  })

  it('saves a note automatically, even when the page is left in the middle of a word', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go } = test
    await meet(test)
    await go('/leads')
    await page.getByRole('link', { name: 'Jonas Berg' }).click()
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill('Call back ')
    await expect.poll(async () => (await jonas(test))?.note).toBe('Call back')
    // What the hub trimmed is still being typed.
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await note.inputValue()).toBe('Call back ')
    await note.pressSequentially('on Monday')
    await page.getByRole('link', { name: 'Mara Lindqvist' }).click()
    await page.getByRole('heading', { name: 'Mara Lindqvist' }).waitFor()
    await expect.poll(async () => (await jonas(test))?.note).toBe('Call back on Monday')
    await page.getByRole('link', { name: 'Jonas Berg' }).click()
    await expect.poll(() => note.inputValue()).toBe('Call back on Monday')
  })

  it('searches, filters by status, navigates by key, and exports CSV and vCard', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go } = test
    await meet(test)
    await go('/leads')
    await page.getByRole('row').nth(2).waitFor()
    await page.keyboard.press('j')
    await page.getByRole('region', { name: 'Lead', exact: true }).getByText('Jonas Berg').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('mara')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    for (const [menu, ending, word] of [
      ['Export as CSV', 'csv', 'mara@example.com'],
      ['Download contacts (vCard)', 'vcf', 'BEGIN:VCARD'],
    ] as const) {
      await page.getByRole('button', { name: 'More' }).click()
      const saving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: menu }).click()
      const file = await saving
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
      const text = readFileSync(await file.path(), 'utf8')
      expect(text).toContain(word)
      expect(text).not.toContain('Jonas')
    }
    await page.getByRole('radiogroup', { name: 'Status' }).first().getByText('Won').click()
    await page.getByText('No results.').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(3)
  })

  it.each(looks)('in %s and %s is accessible and whole', async (theme, language) => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go, complaints } = test
    await hub.rpc('settings.update', { theme, language })
    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    await go('/leads')
    await page.locator('main button').last().waitFor()
    await expectAccessible(page, `empty ${theme} ${language}`)
    await meet(test)
    const id = (await jonas(test))?.id ?? ''
    await hub.rpc('leads.update', { lead_id: id, status: 'won', note: 'Wants two' })
    for (const path of ['/leads', `/leads/${id}`]) {
      await go(path)
      await page.getByRole('link', { name: 'Jonas Berg' }).waitFor()
      await page.waitForLoadState('networkidle').catch(() => {})
      await expectAccessible(page, `${path} ${theme} ${language}`)
      await takePicture(page, `${theme}-${language}-leads${path === '/leads' ? '' : '-one'}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
    expect(complaints).toEqual([])
  })
})
