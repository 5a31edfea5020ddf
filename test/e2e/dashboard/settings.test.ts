import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { startHub } from '../../helpers/hub.ts'
import { shopOn } from '../../helpers/shop.ts'

describe.skipIf(!chromiumPath)('Settings', () => {
  it('tries a port before it keeps it', async () => {
    const { page, url, go } = await openDashboardPage({ demo: true })
    const busy = await listenSomewhere()
    await go('/settings/address')
    const port = page.getByLabel('Port', { exact: true })
    await port.fill('80')
    await port.blur()
    await page.getByText('Enter a number from 1024 to 65535.').waitFor()
    await port.fill(String(busy))
    await page.getByRole('button', { name: 'Test and save' }).click()
    await page.getByText('Another program is using the port').waitFor()
    expect(await port.inputValue()).toBe(String(busy))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)

    const free = await freePort()
    await port.fill(String(free))
    await page.getByRole('button', { name: 'Test and save' }).click()
    await page.getByText(`http://127.0.0.1:${free}`).first().waitFor()
    expect((await fetch(`http://127.0.0.1:${free}/healthz`)).status).toBe(200)
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => 'answers',
          () => 'silent',
        ),
      )
      .toBe('silent')
  })

  it('changes colours and language at once', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/settings/general')
    await page.getByRole('radio', { name: 'Dark' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  it('warns before the service is opened to the network, and closes it again', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    await go('/settings/address')
    const lan = page.getByRole('switch', { name: 'Allow other devices on your network' })
    await lan.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect((await hub.rpc('settings.get', {})).lan).toBe(false)
    await lan.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open to network' }).click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).lan).toBe(true)
    await lan.click()
    await expect.poll(async () => (await hub.rpc('settings.get', {})).lan).toBe(false)
  })

  it('connects to another service, tests it, and never shows its key', async () => {
    const other = await shopOn(await startHub())
    const { page, hub, go } = await openDashboardPage({ demo: true })
    await go('/settings/connections')
    await page.getByRole('button', { name: 'Add connection' }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Name', { exact: true }).fill('Hosted')
    await sheet.getByLabel('Base URL', { exact: true }).fill(other.url)
    await sheet.getByLabel('Bot ID').fill(other.bot.id)
    await sheet.getByLabel('API key').fill(other.key.key)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`••••${other.key.last4}`).waitFor()
    await page.getByRole('button', { name: 'Test connection' }).click()
    await page.getByText('Accepted').first().waitFor()
    expect(await page.content()).not.toContain(other.key.key)

    await other.rpc('keys.revoke', { key_id: other.key.id })
    await page.getByRole('button', { name: 'Test connection' }).click()
    await page.getByText('Unknown or revoked key').first().waitFor()
    await other.stop()
    await page.getByRole('button', { name: 'Test connection' }).click()
    await page.getByText('No response.').first().waitFor()
    expect((await hub.rpc('connections.list', {})).connections).toMatchObject([{ last_test: { ok: false } }])
  })

  it('says in one place what leaves this PC', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await hub.rpc('bots.update', { bot_id, webhook_url: 'https://crm.example/leads' })
    await go('/settings/privacy')
    await page.getByText(/crm\.example/).waitFor()
  })
})

describe.skipIf(!chromiumPath)('Conversations', () => {
  it('shows a conversation live, takes it over, replies and hands it back', async () => {
    const { page, hub, url, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const say = async (message: string) => {
      const response = await fetch(`${url}/api/chat/${bot_id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id: 'visitor-1', message }),
      })
      return (await response.json()) as { reply: string; status: string }
    }
    await go('/conversations')
    await page.getByText('No conversations yet').waitFor()
    await say('Do you have tents?')
    await page
      .getByRole('link', { name: /message/ })
      .first()
      .click()
    await page.getByText('Do you have tents?').first().waitFor()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByText("You're answering").first().waitFor()
    await page.getByLabel('Your reply').fill('Yes, three of them are here in the shop.')
    await page.keyboard.press('Enter')
    await page.getByText('Yes, three of them are here in the shop.').first().waitFor()
    expect(await say('Great!')).toMatchObject({ reply: '', status: 'human' })
    await page.getByText('Great!').first().waitFor()
    await page.getByRole('button', { name: 'Hand back to the bot' }).click()
    await expect.poll(async () => (await say('Do you have tents?')).status).toBe('bot')
  })
})

async function listenSomewhere(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
