import type { Page } from 'playwright-core'
import type { Hub } from '#main/hub.ts'

export async function emptyBot(hub: Hub, name = 'Lamp shop'): Promise<string> {
  return (await hub.rpc('bots.create', { name, timezone: 'Europe/Berlin' })).id
}

export function rowsOf(count: number, title = 'Lamp'): string {
  const rows = Array.from({ length: count }, (_, no) => `L-${no + 1},${title} ${no + 1},${no}.5,EUR\n`)
  return `id,title,price,currency\n${rows.join('')}`
}

/** A source that has run once. */
export async function loaded(hub: Hub, bot_id: string, path: string): Promise<{ readonly id: string }> {
  const { id } = await hub.rpc('sources.create', { path, target: { kind: 'bot', bot_id } })
  await hub.rpc('sources.run', { source_id: id, wait: true })
  return { id }
}

export async function productCount(hub: Hub, bot_id: string): Promise<number> {
  const { products } = await hub.rpc('catalog.search', { bot_id, query: 'Lamp', limit: 500 })
  return products.length
}

/** For a file that lies on the hub's PC. */
export async function givePath(page: Page, path: string): Promise<void> {
  await page.getByRole('radio', { name: 'File on this PC' }).click()
  await page.getByLabel('File path').fill(path)
  await page.getByLabel('File path').press('Enter')
}

/** As from the file manager. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name))
      for (const type of ['dragenter', 'dragover', 'drop'])
        window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, text] as const,
  )
}

export function nextTimes(page: Page) {
  return page.getByRole('region', { name: 'Next imports' }).getByRole('listitem')
}

export async function figure(page: Page, label: string): Promise<number> {
  const term = page.locator('dl > div').filter({ hasText: label }).locator('dd').first()
  return Number(await term.textContent())
}

export async function inMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^More actions for / }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
