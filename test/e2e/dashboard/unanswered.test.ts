import { describe, expect, it } from 'vitest'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture } from '../../helpers/look.ts'

/** A visitor who asks, each time in a conversation of their own. */
async function ask({ hub, url }: DashboardTest, messages: readonly string[]): Promise<string> {
  const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  for (const message of messages) {
    const response = await fetch(`${url}/api/chat/${bot_id}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
    expect(response.status).toBe(200)
  }
  return bot_id
}

const llamas = ['where can my llama sleep', 'Where can my llama sleep?', 'where can my llama sleep tonight']

describe.skipIf(!chromiumPath)('Unanswered', { timeout: 60_000 }, () => {
  it('explains itself while it is empty', async () => {
    const { page, go, complaints } = await openDashboardPage({ demo: true })
    await go('/unanswered')
    await page.getByText('No unanswered questions').waitFor()
    expect(complaints).toEqual([])
  })

  it('appears on its own, is taught with one answer, and shows what is answered now', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go, complaints } = test
    await go('/unanswered')
    await page.getByText('No unanswered questions').waitFor()
    const bot_id = await ask(test, llamas)
    await page.getByRole('link', { name: /llama/ }).first().click()
    await page.getByRole('link', { name: 'Conversation' }).first().waitFor()
    expect(await page.getByLabel('Question', { exact: true }).inputValue()).toMatch(/llama/)

    await page.keyboard.press('r')
    await page.locator('textarea:focus').waitFor()
    await page.keyboard.type('In the shed behind the shop.')
    await page.getByRole('button', { name: 'Save and check' }).click()
    await page.getByRole('heading', { name: 'Answer saved and checked' }).waitFor()
    await page.getByText('Answered with your answer').first().waitFor()
    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 500 })
    expect(entries.at(-1)?.answer).toBe('In the shed behind the shop.')
    expect((await hub.rpc('unanswered.list', { bot_id })).groups).toEqual([])
    expect(complaints).toEqual([])
  })

  it('is taught by adding it to an existing entry', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go } = test
    const bot_id = await ask(test, llamas)
    const { id } = await hub.rpc('knowledge.save', { bot_id, question: 'Zzz', answer: 'Camels sleep here.' })
    await go('/unanswered')
    await page.getByRole('link', { name: /llama/ }).first().click()
    await page.getByText('Use an existing answer').click()
    await page.getByRole('searchbox', { name: 'Search your questions' }).fill('camels')
    await page.getByRole('radio', { name: /Zzz/ }).check()
    await page.getByRole('button', { name: 'Add wordings and check' }).click()
    await page.getByRole('heading', { name: 'Answer saved and checked' }).waitFor()
    const { entries } = await hub.rpc('knowledge.list', { bot_id, limit: 500 })
    expect(entries.find((entry) => entry.id === id)?.alternatives.join('\n')).toMatch(/llama/i)
  })

  it('is dismissed by key, with undo', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go } = test
    const bot_id = await ask(test, llamas)
    await go('/unanswered')
    await page.getByRole('link', { name: /llama/ }).first().waitFor()
    await page.keyboard.press('j')
    await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    await page.keyboard.press('e')
    await page.getByText('No unanswered questions').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: /llama/ }).first().waitFor()
    expect((await hub.rpc('unanswered.list', { bot_id })).groups.length).toBeGreaterThan(0)
  })

  it.each(looks)('in %s and %s is accessible and whole', async (theme, language) => {
    const test = await openDashboardPage({ demo: true })
    const { page, hub, go, complaints } = test
    await hub.rpc('settings.update', { theme, language })
    const bot_id = await ask(test, llamas)
    const [group] = (await hub.rpc('unanswered.list', { bot_id })).groups
    await page.locator(`html[data-theme=${theme}][lang=${language}]`).waitFor()
    for (const path of [`/unanswered/${bot_id}`, `/unanswered/${bot_id}/${group?.id}`]) {
      await go(path)
      await page.getByRole('link', { name: /llama/ }).first().waitFor()
      await expectAccessible(page, `${path} ${theme} ${language}`)
      await takePicture(
        page,
        `${theme}-${language}-unanswered${group && path.endsWith(group.id) ? '-one' : ''}`,
      )
    }
    expect(complaints).toEqual([])
  })
})
