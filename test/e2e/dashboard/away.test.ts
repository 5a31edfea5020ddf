import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'

describe.skipIf(!chromiumPath)('a dashboard whose hub', () => {
  it('is gone says so quietly and keeps what is shown and typed', async () => {
    const { page, go, stop } = await openDashboardPage({ demo: true })
    await go('/test-chat')
    await page.getByRole('textbox', { name: 'Message' }).fill('half a quest')
    await stop()
    await page.getByText("Shopbell isn't responding").waitFor()
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('half a quest')
    expect(await page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true)
  })

  it('has no page at an address links back', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/nowhere')
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await page.getByText('Needs attention').waitFor()
  })

  it("doesn't have a conversation says what to do", async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/test-chat/nothing')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
  })
})
