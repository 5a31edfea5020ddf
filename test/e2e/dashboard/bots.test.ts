import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'
import { openSection, openSwitcher, switchBot } from './switch-bot.ts'

describe.skipIf(!chromiumPath)('Bots', () => {
  it('makes a bot and opens it, without a key that nobody asked for', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({
      demo: true,
      browser: { timezoneId: 'Europe/London' },
    })
    await go('/bots')
    await openSwitcher(page)
    await page.getByRole('link', { name: 'New bot' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Second shop')
    await page.getByRole('button', { name: 'Create bot' }).click()
    await page.getByRole('button', { name: 'Switch bot: Second shop' }).waitFor()
    const made = (await hub.rpc('bots.list', {})).bots.find(({ name }) => name === 'Second shop')
    expect(made).toMatchObject({ plan: 'business', country: 'GB', currency: 'GBP' })
    expect(await page.content()).not.toMatch(/sb_sync_\w{36}/)
    expect(complaints).toEqual([])
  })

  it('changes a bot, validates while typing, and warns about unsaved changes', async () => {
    const { page, hub, go, url } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}`)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await name.blur()
    await page.getByText('Please fill this in.').waitFor()
    await name.fill('Renamed')
    await openSection(page, 'Leads and handover')
    await page.getByLabel('Privacy notice for visitors').fill('Nur für Sie.')
    await openSection(page, 'Basics')

    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await name.inputValue()).toBe('Renamed')
    // The browser asks before the page is gone; here the answer is to stay.
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await (await asked).dismiss()
    expect(await name.inputValue()).toBe('Renamed')

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Renamed saved').first().waitFor()
    const config = (await (await fetch(`${url}/api/chat/${bot_id}/config`)).json()) as Record<string, unknown>
    expect(config).toMatchObject({ name: 'Renamed', contact_form: { consent: 'Nur für Sie.' } })
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Needs attention').waitFor()
  })

  it('archives a bot, with undo', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}`)
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/is archived/)
      .first()
      .waitFor({ state: 'detached' })
    expect((await hub.rpc('bots.get', { bot_id })).archived).toBe(false)
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('All bots are archived').waitFor()
    await switchBot(page, 'Fjordlight Outdoor')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(async () => (await hub.rpc('bots.get', { bot_id })).archived).toBe(false)
  })

  it('sets languages, country, contact details and when a person is called', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}/answers`)
    expect(await page.getByRole('checkbox', { name: 'English' }).isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Dutch' }).uncheck()
    const country = page.getByLabel('Shop country')
    expect(await country.getByRole('option').count()).toBeLessThan(3)
    await country.focus()
    await page.keyboard.type('Austri')
    await expect.poll(() => country.inputValue()).toBe('AT')
    expect(await country.getByRole('option').count()).toBeGreaterThan(200)
    await openSection(page, 'Leads and handover')
    const consent = page.getByLabel('Privacy notice for visitors')
    expect(await consent.getAttribute('placeholder')).toBe(
      'If empty: We use your details only to answer this request.',
    )
    await consent.fill('Only for this.')
    await page.getByLabel('Hand over automatically').selectOption({ label: 'After 3 unanswered questions' })
    const words = page.getByLabel('Handover keywords').first()
    await words.fill('lawyer, complaint')
    await words.press('Enter')
    await words.fill('nonsense')
    await words.press(',')
    await page.getByRole('button', { name: 'Remove “nonsense”' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Fjordlight Outdoor saved').first().waitFor()
    expect(await hub.rpc('bots.get', { bot_id })).toMatchObject({
      languages: ['en', 'de', 'fr', 'es', 'it', 'pt'],
      country: 'AT',
      lead_rules: { enabled: true, consent: 'Only for this.' },
      handover_rules: {
        enabled: true,
        after_doubts: 3,
        keywords: ['lawyer', 'complaint'],
        unanswered_minutes: 5,
      },
    })

    await page.getByRole('switch', { name: 'Visitors can ask for a person' }).click()
    await page.getByRole('switch', { name: /^Collect contact details/ }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await hub.rpc('bots.get', { bot_id })).handover_rules)
      .toEqual({ enabled: false, after_doubts: 3, keywords: ['lawyer', 'complaint'], unanswered_minutes: 5 })
    expect((await hub.rpc('bots.get', { bot_id })).lead_rules.enabled).toBe(false)
    expect(complaints).toEqual([])
  })

  it('tests an AI model before saving it, and never shows its key', async () => {
    const model = await phrasingServer()
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go(`/bots/${bot_id}/ai-model`)
    await page.getByRole('button', { name: 'Set up' }).click()
    const sheet = page.getByRole('dialog')
    expect(await sheet.getByLabel('URL').inputValue()).toBe('http://127.0.0.1:11434/v1')
    await sheet.getByRole('radio', { name: 'LM Studio' }).click()
    expect(await sheet.getByLabel('URL').inputValue()).toBe('http://127.0.0.1:1234/v1')
    await sheet.getByLabel('URL').fill('https://models.example/v1')
    await sheet.getByText('are sent to models.example.').waitFor()
    await sheet.getByLabel('URL').fill(model.url)
    await sheet.getByText("That's this PC").waitFor()
    await sheet.getByRole('button', { name: 'Test model' }).click()
    await sheet.getByText('Please fill this in.').waitFor()
    await sheet.getByLabel('Model', { exact: true }).fill('small')
    await sheet.getByLabel('API key', { exact: true }).fill('secret-key-1234')
    await sheet.getByLabel('Test question').fill('Can I return an item?')
    await sheet.getByRole('button', { name: 'Test model' }).click()
    await sheet.getByText('Asked: Can I return an item?').waitFor()
    await sheet
      .getByText(/within 30 days/)
      .first()
      .waitFor()
    expect(model.keys()).toContain('Bearer secret-key-1234')
    await expectAccessible(page, 'phrasing sheet')
    expect((await hub.rpc('phrasing.get', { bot_id })).phrasing).toBeNull()

    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByText('AI model saved').first().waitFor()
    await page.getByText('On', { exact: true }).waitFor()
    expect(await page.content()).not.toContain('secret-key-1234')
    expect((await hub.rpc('phrasing.get', { bot_id })).phrasing).toMatchObject({
      enabled: true,
      model: 'small',
      key: { last4: '1234' },
    })

    await model.stop()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await sheet.getByRole('button', { name: 'Test model' }).click()
    await sheet.getByText('Not working').waitFor()
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Not used').waitFor()
    expect(complaints).toEqual([])
  })

  it('names a model elsewhere among what leaves this PC, as long as it is on', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    const settings = { bot_id, base_url: 'https://models.example/v1', model: 'm', timeout_ms: 5000 }
    await hub.rpc('phrasing.save', { ...settings, enabled: true })
    await go('/settings/privacy')
    await page.getByText('Sent to: models.example').waitFor()
    await hub.rpc('phrasing.save', { ...settings, enabled: false })
    await page.reload()
    await page.getByText('the websites that host the pictures').waitFor()
    expect(await page.getByText('models.example').count()).toBe(0)
  })
})

/** Speaks like OpenAI's chat completions, whole or as a stream. */
async function phrasingServer() {
  const keys: (string | undefined)[] = []
  const words = 'You can return anything unused within 30 days of receiving it [1].'
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      keys.push(request.headers.authorization)
      const asked = JSON.parse(body || '{}') as { stream?: boolean }
      if (!asked.stream) {
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: words } }] }))
      }
      response.setHeader('content-type', 'text/event-stream')
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: words } }] })}\n\n`)
      return response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  onTestFinished(stop)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, stop, keys: () => keys }
}
