import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeHandover, writeTalk } from '../../features/insights/history.ts'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, looks, takePicture, widerThanWindow } from '../../helpers/look.ts'
import { openFile } from '../../helpers/shop.ts'

/** A few conversations of today, and some of the day before. */
async function write(test: DashboardTest): Promise<void> {
  const bot_id = (await test.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  const db = openFile(test)
  const at = new Date().toISOString()
  const before = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const tent = [{ id: 'p1', title: 'Two-person tent' }]
  for (let count = 0; count < 3; count++)
    writeTalk(db, bot_id, {
      said: [{ at, ask: 'Do you ship to Norway?', reply: { thumb: 'right', tookMs: 120, products: tent } }],
    })
  writeTalk(db, bot_id, {
    said: [
      { at, ask: 'Do you rent kayaks?', reply: { intent: 'unknown', notSold: ['kayaks'], unanswered: true } },
    ],
  })
  const no = writeTalk(db, bot_id, { said: [{ at: before, ask: 'Do you ship to Norway?', reply: {} }] })
  writeHandover(db, bot_id, no, { requested: at, answered: at })
}

describe.skipIf(!chromiumPath)('Insights', { timeout: 90_000 }, () => {
  it('explains itself while it is empty, draws numbers with a table behind each, and exports them', async () => {
    const test = await openDashboardPage({ demo: true })
    const { page, go, complaints } = test
    await go('/insights')
    await page.getByText('No conversations in this period').waitFor()
    await write(test)
    await page.getByRole('radio', { name: '7 days' }).click()
    const conversations = page.getByTestId('figure-conversations')
    await conversations.getByText('4', { exact: true }).waitFor()
    expect(await page.getByTestId('figure-answered').innerText()).toContain('75%')
    expect(page.url()).toContain('period=7')
    await page.getByRole('listitem').filter({ hasText: 'Do you ship to Norway?' }).getByText('3').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'kayaks' }).first().waitFor()
    await page.getByRole('img', { name: /Conversations by day\. Most on .*: 4\./ }).waitFor()

    await page.getByRole('button', { name: 'Show as table: Conversations by day' }).click()
    const table = page.getByRole('table', { name: 'Conversations by day' })
    expect(await table.getByRole('row').count()).toBe(8)
    expect(await table.getByRole('row').last().innerText()).toMatch(/\t4\t4\t3\t0$/)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await (await downloading).path()
    expect(readFileSync(file, 'utf8')).toContain('total,,conversations,4,0\r\n')

    // What is chosen is in the address, and comes back with it.
    await page.getByRole('radio', { name: '12 months' }).click()
    await conversations.getByText('5', { exact: true }).waitFor()
    await page.reload()
    await conversations.getByText('5', { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Custom' }).click()
    await page.getByLabel('First day').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
    expect(complaints).toEqual([])
  })

  it.each(looks)('is accessible in %s, %s', async (theme, language, width) => {
    const test = await openDashboardPage({
      demo: true,
      browser: { viewport: { width, height: 800 } },
    })
    const { hub, page, go } = test
    await hub.rpc('settings.update', { theme, language })
    await write(test)
    await go('/insights')
    await page.getByTestId('figure-conversations').waitFor()
    await expectAccessible(page, `insights, ${theme}`)
    const asTable = page.getByRole('button', { name: /Show as table|Als Tabelle/ })
    for (let left = await asTable.count(); left > 0; left--) await asTable.first().click()
    await expectAccessible(page, `insights as tables, ${theme}`)
    expect(await widerThanWindow(page)).toEqual([])
    await takePicture(page, `insights-${theme}`)
  })
})
