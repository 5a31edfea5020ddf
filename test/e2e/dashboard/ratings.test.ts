import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'

const question = 'What is your return policy?'

describe.skipIf(!chromiumPath)('an answer that is wrong', () => {
  it('can be rated in Test chat, listed under Unanswered, saved as a test, and unrated', async () => {
    const { page, hub, go, complaints } = await openDashboardPage({ demo: true })
    const bot_id = (await hub.rpc('bots.list', {})).bots[0]?.id ?? ''
    await go('/test-chat')
    await page.getByRole('textbox', { name: 'Message' }).fill(question)
    await page.keyboard.press('Enter')
    const wrong = page.getByRole('button', { name: 'Wrong' })
    await wrong.click()
    await page.getByText('Marked as wrong and added to Unanswered.', { exact: true }).waitFor()
    expect(await wrong.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'In Unanswered' }).waitFor({ state: 'detached' })
    expect(await wrong.getAttribute('aria-pressed')).toBe('false')

    await wrong.click()
    await page.getByRole('button', { name: 'Make it a test' }).click()
    await page.getByRole('link', { name: 'Open test' }).waitFor()
    const { dialogues } = await hub.rpc('dialogues.list', { bot_id })
    expect(dialogues.map(({ dialogue }) => dialogue.name)).toEqual([question])
    await expectAccessible(page, 'marked as wrong')

    const { sessions } = await hub.rpc('sessions.list', {})
    await go(`/conversations/${sessions[0]?.id}`)
    await page.getByRole('button', { name: 'Wrong', pressed: true }).waitFor()
    await page.getByRole('link', { name: 'In Unanswered' }).click()
    await page.getByRole('link', { name: question }).click()
    await page.getByText('Marked as wrong. The bot answered: “Yes, you can return').waitFor()
    await go(`/conversations/${sessions[0]?.id}`)
    await page.getByRole('button', { name: 'Right' }).click()
    await page.getByRole('button', { name: 'Right', pressed: true }).waitFor()
    await page.getByRole('link', { name: 'In Unanswered' }).waitFor({ state: 'detached' })
    expect((await hub.rpc('unanswered.list', { bot_id })).groups).toEqual([])
    expect(complaints).toEqual([])
  })
})
