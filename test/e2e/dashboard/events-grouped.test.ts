import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'

/** A visitor who leaves an address and asks for a person. */
const visit = [
  'Do you have rain jackets?',
  'My name is Mara Lindqvist, please write to mara@example.com',
  'I want to talk to a human',
]

const rows = (page: Page) => page.getByRole('list', { name: 'Events' }).getByRole('link')
const detail = (page: Page) => page.getByRole('region', { name: 'Event', exact: true })

describe.skipIf(!chromiumPath)('Events by conversation', { timeout: 90_000 }, () => {
  it('folds what nobody has to act on, and shows a conversation by its question', async () => {
    const { page, hub, url, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const say = async (session_id: string, ...messages: string[]) => {
      for (const message of messages)
        await fetch(`${url}/api/chat/${bot_id}/message`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ session_id, message }),
        })
    }
    for (const name of ['a', 'b', 'c']) await say(name, `Is tent ${name} dry?`)
    await go('/events')
    await page.getByText('Nothing needs you here.').waitFor()
    await page.getByText('Conversations and API calls: 3 hidden').waitFor()
    await say('d', ...visit)
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await rows(page).first().textContent()).toContain('Do you have rain jackets?')
    await page.getByRole('button', { name: 'Unread', exact: true }).click()
    await expect.poll(() => page.url()).toContain('view=unread')
    await page.getByRole('button', { name: 'Unread', exact: true }).click()

    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.poll(() => rows(page).count()).toBe(4)
    await rows(page).filter({ hasText: 'Is tent b dry?' }).waitFor()
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(4)
    await takePicture(page, 'events-grouped')

    await rows(page).first().click()
    const inside = detail(page).getByRole('navigation', { name: 'In this conversation' }).getByRole('link')
    await expect.poll(() => inside.count()).toBe(3)
    await expect.poll(async () => (await hub.rpc('events.counts', {})).unread).toBe(0)
    await inside.first().click()
    await detail(page).getByRole('heading', { name: 'Conversation started' }).waitFor()
    expect(await rows(page).first().getAttribute('aria-current')).toBe('true')
    await expectAccessible(page, 'a conversation and its events')
    await page.keyboard.press('e')
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rows(page).count()).toBe(4)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})
