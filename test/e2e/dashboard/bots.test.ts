import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'

describe.skipIf(!chromiumPath)('Bots', () => {
  it('makes a bot, tells its sync key once, and opens it', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    await go('/bots')
    await page.getByRole('button', { name: 'New bot' }).click()
    await page.getByLabel('Name', { exact: true }).last().fill('Second shop')
    await page.getByRole('button', { name: 'Create bot' }).click()
    await page.getByText('This is shown only now').waitFor()
    await page.getByRole('button', { name: 'I stored it' }).click()
    await page.getByRole('link', { name: /Second shop/ }).waitFor()
    expect((await hub.rpc('bots.list', {})).bots.map(({ name }) => name)).toContain('Second shop')
    expect(await page.content()).not.toMatch(/sb_sync_\w{36}/)
    expect(complaints).toEqual([])
  })

  it('changes a bot, checks while one types, and guards what is not saved', async () => {
    const { page, hub, go, url } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}`)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await name.blur()
    await page.getByText('Please fill this in.').waitFor()
    await name.fill('Renamed')
    await page.getByLabel('Greeting').fill('Grüß Gott!')

    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await name.inputValue()).toBe('Renamed')
    // The browser asks before the page is gone; here it is told to stay.
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await (await asked).dismiss()
    expect(await name.inputValue()).toBe('Renamed')

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Renamed is saved').waitFor()
    const config = (await (await fetch(`${url}/api/chat/${bot_id}/config`)).json()) as Record<string, unknown>
    expect(config).toMatchObject({ name: 'Renamed', greeting: 'Grüß Gott!' })
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Needs attention').waitFor()
  })

  it('puts a bot away with a way back', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}`)
    await page.getByRole('button', { name: 'Put away' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/is put away/)
      .first()
      .waitFor({ state: 'detached' })
    expect((await hub.rpc('bots.get', { bot_id })).archived).toBe(false)
    await page.getByRole('button', { name: 'Put away' }).click()
    await page.getByText('1 bot put away').click()
    await page.getByRole('button', { name: 'Bring back' }).first().click()
    await expect.poll(async () => (await hub.rpc('bots.get', { bot_id })).archived).toBe(false)
  })
})
