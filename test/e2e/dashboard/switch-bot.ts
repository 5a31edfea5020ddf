import type { Page } from 'playwright-core'

/** Chooses a bot, or "All bots", at the top of the sidebar. */
export async function switchBot(page: Page, name: string): Promise<void> {
  await openSwitcher(page)
  await page.getByRole('dialog', { name: 'Bots' }).getByRole('button', { name, exact: true }).click()
}

export function openSwitcher(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Switch bot/ }).click()
}

/** Opens a section of the settings of the bot whose settings are open. */
export function openSection(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
}
