import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'
import { openSection, openSwitcher, switchBot } from './switch-bot.ts'

/** With one conversation of the demo shop's bot. */
async function openAsked() {
  const test = await openDashboardPage({ demo: true })
  const [bot] = (await test.hub.rpc('bots.list', {})).bots
  const answer = await fetch(`${test.url}/api/chat/${bot?.id}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: 'visitor-1', message: 'Do you have tents?' }),
  })
  expect(answer.status).toBe(200)
  return test
}

async function openWithTwoBots() {
  const test = await openAsked()
  const [first] = (await test.hub.rpc('bots.list', {})).bots
  const second = await test.hub.rpc('bots.create', { name: 'Second shop' })
  const shown = (name: string) =>
    test.page.getByRole('button', { name: `Switch bot: ${name}`, exact: true }).waitFor()
  return { ...test, first: first?.id ?? '', second: second.id, shown }
}

describe.skipIf(!chromiumPath)('the sidebar', { timeout: 60_000 }, () => {
  it('has its pages in groups', async () => {
    const { page } = await openDashboardPage({ demo: true })
    const nav = page.getByRole('navigation', { name: 'Pages' })
    for (const [group, pages] of [
      ['Inbox', ['Conversations', 'Leads', 'Events']],
      ['Teach', ['Knowledge', 'Unanswered', 'Tests']],
      ['Catalog', ['Products', 'Imports']],
      ['Connect', ['Website', 'Keys & quota', 'Webhooks']],
    ] as const) {
      await nav.getByRole('heading', { name: group }).waitFor()
      const names = await nav.getByRole('list', { name: group }).getByRole('link').allTextContents()
      expect(names.map((name) => name.replace(/\d.*/, ''))).toEqual(pages)
    }
    await nav.getByRole('link', { name: 'Website' }).click()
    await page.getByLabel('Greeting').waitFor()
    expect(await nav.getByRole('link', { name: 'Website' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows only icons in a narrow window, with names on focus and badges, and can be expanded', async () => {
    const { page, hub, complaints } = await openAsked()
    const { sessions } = await hub.rpc('sessions.list', {})
    await hub.rpc('sessions.setStatus', { session_id: sessions[0]?.id ?? '', status: 'waiting' })
    await page.setViewportSize({ width: 1024, height: 700 })
    const nav = page.getByRole('navigation', { name: 'Pages' })
    const width = () => nav.evaluate((bar) => bar.clientWidth)
    await expect.poll(width).toBeLessThan(80)
    await nav.getByRole('link', { name: /Conversations.*1 visitor/ }).waitFor()
    await nav.getByRole('link', { name: 'Test chat' }).focus()
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip', { name: /Conversations/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Conversations' }).waitFor()
    await expectAccessible(page, 'the sidebar as icons')
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.poll(width).toBeGreaterThan(200)
    await page.reload()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(width).toBeLessThan(80)
    expect(complaints).toEqual([])
  })

  it('leads from the addresses of earlier versions to the pages of today', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    for (const [before, today] of [
      ['/try', '/test-chat'],
      ['/deliveries', '/webhooks'],
      ['/dialogues', '/tests'],
      ['/catalogs/new', '/imports/new'],
      ['/bots', '/basics'],
      ['/website', '/look'],
      ['/bots/bot_1/website', '/website/bot_1'],
    ] as const) {
      await go(before)
      await expect.poll(() => page.url()).toContain(today)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  })
})

describe.skipIf(!chromiumPath)('the bot switcher', { timeout: 60_000 }, () => {
  it('chooses the bot of every page and keeps it', async () => {
    const { page, go, second, shown, complaints } = await openWithTwoBots()
    await go('/knowledge')
    await shown('Fjordlight Outdoor')
    await switchBot(page, 'Second shop')
    await expect.poll(() => page.url()).toContain(`/knowledge/${second}`)
    await page.getByRole('link', { name: 'Keys & quota' }).first().click()
    await shown('Second shop')
    await page.getByRole('link', { name: 'Conversations' }).first().click()
    await expect.poll(() => page.url()).toContain(`bot=${second}`)
    const rows = page.locator('main a[href^="#/conversations/"]')
    await page.getByRole('button', { name: 'Show all' }).waitFor()
    expect(await rows.count()).toBe(0)
    await page.reload()
    await shown('Second shop')
    await switchBot(page, 'All bots')
    await shown('All bots')
    await rows.first().waitFor()
    // A page about one bot shows the last one.
    await page.getByRole('link', { name: 'Products' }).first().click()
    await shown('Second shop')
    expect(complaints).toEqual([])
  })

  it('works by the keyboard, marks archived bots, and leads to a new bot and to the settings', async () => {
    const { page, hub, go, second } = await openWithTwoBots()
    await hub.rpc('bots.archive', { bot_id: second })
    await go('/conversations')
    await page.getByRole('button', { name: /^Switch bot/ }).focus()
    await page.keyboard.press('Enter')
    const choices = page.getByRole('dialog', { name: 'Bots' })
    await choices
      .getByRole('list', { name: 'Archived' })
      .getByRole('button', { name: 'Second shop' })
      .waitFor()
    await expectAccessible(page, 'the bot switcher')
    await page.keyboard.press('End')
    await page.locator('a:focus', { hasText: 'Bot settings' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.locator('a:focus', { hasText: 'New bot' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('button:focus[aria-haspopup=dialog]').waitFor()
    await openSwitcher(page)
    await choices.getByRole('link', { name: 'Bot settings' }).click()
    await expect.poll(() => page.url()).toContain('/basics')
    await switchBot(page, 'Second shop')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(async () => (await hub.rpc('bots.get', { bot_id: second })).archived).toBe(false)
  })

  it('opens a link to the only bot, and one to a bot that is gone', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const [only] = (await hub.rpc('bots.list', {})).bots
    for (const id of [only?.id, 'bot_gone']) {
      await go(`/events?bot=${id}`)
      await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
      await openSwitcher(page)
      await page
        .getByRole('dialog', { name: 'Bots' })
        .getByRole('button', { name: only?.name ?? '' })
        .click()
      await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    }
    expect(complaints).toEqual([])
  })

  it('finds one of many by its name', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    for (let no = 1; no <= 8; no++) await hub.rpc('bots.create', { name: `Shop ${no}` })
    await go('/knowledge')
    await openSwitcher(page)
    await page.keyboard.type('shop 7')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Switch bot: Shop 7' }).waitFor()
  })

  it('keeps unsaved changes when another section or bot is opened', async () => {
    const { page, go, first, second, shown } = await openWithTwoBots()
    await go(`/bots/${first}/basics`)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await openSection(page, 'Leads and handover')
    const notice = page.getByLabel('Privacy notice for visitors')
    await notice.fill('Only for this.')
    // What is wrong is in another section: saving leads there.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Please fill this in.').waitFor()
    await name.fill('Renamed')
    await switchBot(page, 'Second shop')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await name.inputValue()).toBe('Renamed')
    await shown('Fjordlight Outdoor')
    await openSection(page, 'Leads and handover')
    expect(await notice.inputValue()).toBe('Only for this.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await shown('Renamed')
    await switchBot(page, 'Second shop')
    await expect.poll(() => page.url()).toContain(`/bots/${second}/leads`)
    // The other bot's settings come a moment after its address.
    await expect.poll(() => notice.inputValue()).toBe('')
    // How the chat looks has a page of its own, which the switcher follows as well.
    await openSection(page, 'Website')
    await expect.poll(() => page.url()).toContain(`/website/${second}/look`)
    await page.getByRole('tab', { name: 'Public address' }).click()
    await switchBot(page, 'Renamed')
    await expect.poll(() => page.url()).toContain(`/website/${first}/address`)
  })
})
