import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'

describe.skipIf(!chromiumPath)('the first start', () => {
  it("goes from the shop's name through the demo shop to a first answer", async () => {
    const { page, hub, complaints } = await openDashboardPage()
    await page.getByText('Three steps to your first answer').waitFor()

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel('Shop name your visitors know').fill('  Bergmann Outdoor ')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bergmann Outdoor' }).waitFor()

    await page.getByRole('button', { name: 'Load demo shop' }).click()
    await page.getByRole('button', { name: 'Open test chat' }).click()
    await page.getByRole('button', { name: 'Find a rain jacket' }).click()
    await page.getByText('% sure').waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you have rain jackets?')
    await page.keyboard.press('Enter')
    const shown = page.getByRole('list', { name: 'Products' }).nth(1)
    await shown.getByRole('listitem').first().waitFor()
    expect(await shown.textContent()).toContain('Rain Jacket')

    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Needs attention').waitFor()
    expect(await page.getByTestId('chats-today').textContent()).toBe('1')
    expect(await page.getByText('Three steps to your first answer').count()).toBe(0)
    expect(await hub.rpc('settings.get', {})).toMatchObject({
      shop_name: 'Bergmann Outdoor',
      setup_done: true,
    })
    expect(complaints).toEqual([])
  })

  it('can be skipped, and does not come back', async () => {
    const { page } = await openDashboardPage()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await page.getByText('Three steps to your first answer').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Needs attention').waitFor()
    expect(await page.getByText('Three steps to your first answer').count()).toBe(0)
  })
})

describe.skipIf(!chromiumPath)('Home', () => {
  it('counts calls from outside live', async () => {
    const { page, hub, url } = await openDashboardPage({ demo: true })
    const { bots } = await hub.rpc('bots.list', {})
    const ask = (session_id: string) =>
      fetch(`${url}/api/chat/${bots[0]?.id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, message: 'Do you have tents?' }),
      })
    const chats = page.getByTestId('chats-today')
    await chats.getByText('0').waitFor()
    await ask('visitor-1')
    await chats.getByText('1').waitFor()
    await ask('visitor-2')
    await chats.getByText('2').waitFor()
    await page.getByTestId('answered-share').getByText('100%').waitFor()
  })

  it('pauses and resumes the service, and says so', async () => {
    const { page, url } = await openDashboardPage({ demo: true })
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Websites and programs are asked to try again later').waitFor()
    expect((await fetch(`${url}/api/chat/x/config`)).status).toBe(503)
    await page.getByRole('button', { name: 'Resume service' }).click()
    await page.getByText('Websites and programs are asked').waitFor({ state: 'detached' })
    expect((await fetch(`${url}/api/chat/x/config`)).status).toBe(404)
  })
})
