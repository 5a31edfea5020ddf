import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Hub } from '#main/hub.ts'
import { yamlOf } from '#renderer/features/test-conversations/yaml.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'

describe.skipIf(!chromiumPath)('Tests', () => {
  it('explains what a test is, and writes one by hand', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = await botOf(hub)
    await go('/tests')
    await page.getByText('A test is a saved conversation with the answers you expect.').waitFor()
    await page.getByRole('button', { name: 'Write a test' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Save' }).click()
    expect(await sheet.getByText('Please fill this in.').count()).toBe(2)
    await sheet.getByLabel('Name').fill('Returns')
    await sheet.getByLabel('1. Visitor says').fill('What is your return policy?')
    await sheet.getByRole('button', { name: 'Add expectation' }).click()
    await sheet.getByLabel('Value for answer 1').fill('30 days')
    await sheet.getByLabel('Value for answer 1').press('Enter')
    await sheet.getByRole('checkbox', { name: 'Contains: “30 days”' }).waitFor()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 2, name: 'Returns' }).waitFor()
    expect((await hub.rpc('dialogues.list', { bot_id })).dialogues).toMatchObject([
      {
        dialogue: {
          name: 'Returns',
          turns: [{ say: 'What is your return policy?', expect: { contains: '30 days' } }],
        },
      },
    ])
    expect(complaints).toEqual([])
  })

  it('shows what changed since the previous run, and what now fails', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = await botOf(hub)
    await saveReturns(hub, bot_id)
    await go(`/tests/${bot_id}`)
    await page.getByText('Not run yet').first().waitFor()
    await page.getByRole('button', { name: 'Run all' }).click()
    await page.getByText('1 test passed').first().waitFor()
    await page.getByText('Passed').first().waitFor()

    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 500 })
    const entry = entries.find(({ question }) => question === 'Can I return an item?')
    await hub.rpc('knowledge.save', {
      bot_id,
      id: entry?.id ?? '',
      question: 'Can I return an item?',
      alternatives: entry?.alternatives ?? [],
      answer: 'Yes, you can return anything unused within 14 days of receiving it.',
      url: null,
    })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('Failed').first().waitFor()
    const change = page.getByRole('region', { name: 'Different answer than in the previous run' })
    await change.locator('ins').filter({ hasText: '14' }).waitFor()
    await change.locator('del').filter({ hasText: '30' }).waitFor()
    await page.getByText('Missing: 30 days.').waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await hub.rpc('settings.update', { theme })
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      await expectAccessible(page, `dialogue, ${theme}`)
    }

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Contains: “30 days”' }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('1 test passed').last().waitFor()
    expect(complaints).toEqual([])
  })

  it('shows the progress of a long run, and cancels it', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await botOf(hub)
    const turns = Array.from({ length: 40 }, (_, no) => ({ say: `Do you have tents under ${no + 50}?` }))
    const dialogues = Array.from({ length: 400 }, (_, no) => ({ name: `Long ${no}`, about: [], turns }))
    await hub.rpc('dialogues.import', { bot_id, text: yamlOf(dialogues) })
    await go(`/tests/${bot_id}`)
    await page.getByRole('button', { name: 'Run all' }).click()
    await page.getByText(/^[1-9]\d* of 400 tests run$/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByText(/Stopped after \d+ test/)
      .first()
      .waitFor()
    const { dialogues: kept } = await hub.rpc('dialogues.list', { bot_id })
    expect(kept.some(({ last_run }) => last_run !== null)).toBe(true)
    expect(kept.some(({ last_run }) => last_run === null)).toBe(true)
  })

  it('asks before losing a change, and removes with undo', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await botOf(hub)
    await saveReturns(hub, bot_id)
    await go(`/tests/${bot_id}`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Another name')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await page.getByRole('heading', { level: 2, name: 'Returns' }).waitFor()

    await openMenu(page, 'Remove')
    await page.getByText('No tests yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { level: 2, name: 'Returns' }).waitFor()
  })

  it('imports and exports a file, and edits a test as text', async () => {
    const { page, hub, go } = await openDashboardPage({ demo: true })
    const bot_id = await botOf(hub)
    await go('/tests')
    const [chosen] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import (YAML)' }).click(),
    ])
    await chosen.setFiles({
      name: 'dialogues.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from('dialogues:\n  - name: Hello\n    turns:\n      - say: Hello\n'),
    })
    await page.getByText('1 test imported').first().waitFor()
    await page.getByRole('heading', { level: 2, name: 'Hello' }).waitFor()

    await openMenu(page, 'Edit as YAML')
    const text = page.getByRole('textbox', { name: 'Test as YAML' })
    await text.fill('dialogues: [')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await text.fill('dialogues:\n  - name: Hello\n    turns:\n      - say: Good morning\n')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByText('Good morning').first().waitFor()
    expect((await hub.rpc('dialogues.list', { bot_id })).dialogues).toHaveLength(1)

    await page.getByRole('button', { name: 'More' }).first().click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export all (YAML)' }).click()
    const file = await (await saved).path()
    expect(readFileSync(file, 'utf8')).toContain('Good morning')
  })
})

async function botOf(hub: Hub): Promise<string> {
  return (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
}

async function saveReturns(hub: Hub, bot_id: string): Promise<void> {
  await hub.rpc('dialogues.save', {
    bot_id,
    dialogue: {
      name: 'Returns',
      about: [],
      turns: [{ say: 'What is your return policy?', expect: { contains: ['30 days'], intent: 'knowledge' } }],
    },
  })
}

/** The menu of the dialogue that is open. */
async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).last().click()
  await page.getByRole('menuitem', { name: item }).click()
}
