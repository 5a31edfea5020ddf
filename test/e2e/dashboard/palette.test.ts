import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks } from '../../helpers/look.ts'

describe.skipIf(!chromiumPath)('the palette', { timeout: 60_000 }, () => {
  it('finds anything of the shop by its words and opens it, and offers no revoked keys', async () => {
    const { page, hub, url, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const { id } = await hub.rpc('keys.create', { bot_id, name: 'Old till' })
    await hub.rpc('keys.revoke', { key_id: id })
    await hub.rpc('knowledge.save', { bot_id, question: 'Do you repair zithers?', answer: 'On Mondays.' })
    const response = await fetch(`${url}/api/chat/${bot_id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'My name is Mara Lindqvist, mara@example.com, about my zither' }),
    })
    expect(response.status).toBe(200)

    // Words are indexed a moment later.
    await expect
      .poll(
        async () =>
          new Set((await hub.rpc('find.anything', { query: 'zither' })).found.map(({ kind }) => kind)),
      )
      .toEqual(new Set(['conversation', 'lead', 'question', 'event']))

    const look = async (typed: string) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search pages').fill(typed)
    }
    await look('zith')
    const options = page.getByRole('option')
    await options.filter({ hasText: 'Do you repair zithers?' }).getByText('On Mondays.').waitFor()
    await expect.poll(() => options.filter({ hasText: 'Mara Lindqvist' }).count()).toBeGreaterThan(1)
    for (const [theme] of looks) {
      await hub.rpc('settings.update', { theme })
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      await expectAccessible(page, `palette, ${theme}`)
    }
    await options.filter({ hasText: 'Do you repair zithers?' }).click()
    await expect.poll(() => page.url()).toContain('/questions/')

    await look('mara lindq')
    await options.filter({ hasText: 'mara@example.com' }).first().waitFor()
    // With the arrow keys and Enter too: conversations come before leads.
    await options.and(page.locator('[aria-selected=true]')).filter({ hasText: 'Mara' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('/conversations/ses_')

    await look('old till')
    await page.getByText('No results.').waitFor()
    expect(await page.getByRole('option', { name: 'Old till' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
