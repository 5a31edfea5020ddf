import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'

describe.skipIf(!chromiumPath)('the keyboard alone', () => {
  it('goes to every page, finds anything and shows its map', async () => {
    const { page } = await openDashboardPage({ demo: true })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await heading('Fjordlight')
    for (const [letter, title] of [
      ['k', 'Keys & quota'],
      ['v', 'Website'],
      ['i', 'Imports'],
      ['s', 'Settings'],
      ['c', 'Conversations'],
      ['h', 'Fjordlight'],
    ] as const) {
      await page.keyboard.press('g')
      await page.keyboard.press(letter)
      await heading(title)
    }
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await find('dark', 'Dark theme')
    await page.locator('html[data-theme=dark]').waitFor()
    await find('test chat', 'Test chat')
    await heading('Test chat')
    await find('bot settings', 'Bot settings')
    await heading('Fjordlight Outdoor')

    async function find(typed: string, found: string): Promise<void> {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Search pages').waitFor()
      await page.keyboard.type(typed)
      await page.getByRole('option', { name: found, selected: true }).waitFor()
      await page.keyboard.press('Enter')
    }
  })

  it('opens a menu, walks through it and comes back to its button', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/knowledge')
    const button = page.getByRole('button', { name: 'Import and export' })
    const focused = (name: string) => page.locator(':focus').filter({ hasText: name }).waitFor()
    await button.focus()
    await page.keyboard.press('Enter')
    await focused('Import questions')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await focused('Export as CSV')
    await page.keyboard.press('End')
    await focused('Export as JSON')
    await page.keyboard.press('ArrowDown')
    await focused('Import questions')
    await page.keyboard.press('Escape')
    await focused('Import and export')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('/')
    await page.locator('[data-search]:focus').waitFor()
  })

  it('asks, reads the answer and opens the request and response', async () => {
    const { page } = await openDashboardPage({ demo: true })
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    await page.keyboard.type('Do you have tents?')
    await page.keyboard.press('Enter')
    await page.getByText('% sure').waitFor()
    await tabTo('Request and response')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Response' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.getByText('POST http').waitFor()
    expect(await page.getByRole('tab', { name: 'Request' }).getAttribute('aria-selected')).toBe('true')

    async function tabTo(text: string): Promise<void> {
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Shift+Tab')
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
        if (focused === text) return
      }
      throw new Error(`nothing called ${text} can be reached by keyboard`)
    }
  })
})
