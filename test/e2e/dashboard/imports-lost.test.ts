import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { connectAlso } from '../../helpers/database.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { expectAccessible } from '../../helpers/look.ts'
import { emptyBot, loaded, productCount, rowsOf } from './catalog-shop.ts'

describe.skipIf(!chromiumPath)('Imports: missing columns, bots and schedules', { timeout: 180_000 }, () => {
  it('asks for approval when columns are missing, and an approval is for that file only', async () => {
    const { page, hub, go } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    const path = join(tempFolder(), 'lamps.csv')
    writeFileSync(path, rowsOf(5))
    const { mapping } = await hub.rpc('sources.preview', { path })
    const target = { kind: 'bot', bot_id } as const
    const { id } = await hub.rpc('sources.create', { path, target, mapping })
    await hub.rpc('sources.run', { source_id: id, wait: true })
    writeFileSync(path, rowsOf(5).replace('price', 'selling price'))
    await go(`/imports/${id}/edit`)
    await page.getByText('no longer in the file: price.').waitFor()
    await expectAccessible(page, 'columns gone')
    await go(`/imports/${id}`)
    await page.getByRole('button', { name: 'Import now: lamps.csv' }).click()
    await page.getByText('no longer in the file: price.').first().waitFor()
    writeFileSync(path, rowsOf(1))
    await page.getByRole('button', { name: 'Import anyway' }).first().click()
    await page.getByText("This isn't the file you approved.").first().waitFor()
    expect(await productCount(hub, bot_id)).toBe(5)
    await page.getByRole('button', { name: 'Import anyway' }).first().click()
    await expect.poll(() => productCount(hub, bot_id)).toBe(1)
  })

  it('pauses when its bot was archived, and asks for another one', async () => {
    const { page, hub, go } = await openDashboardPage()
    const bot_id = await emptyBot(hub, 'Old shop')
    const { id: other } = await hub.rpc('bots.create', { name: 'New shop' })
    const path = join(tempFolder(), 'lamps.csv')
    writeFileSync(path, rowsOf(5))
    const { id } = await loaded(hub, bot_id, path)
    await hub.rpc('bots.archive', { bot_id, archived: true })
    await go(`/imports/${id}`)
    const words = 'no longer exists, so imports are paused. Choose another one.'
    await page.getByText(words).waitFor()
    await expectAccessible(page, 'resting source')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByText(words).waitFor()
    const choice = page.getByLabel('Bot', { exact: true })
    expect(await choice.inputValue()).toBe(bot_id)
    expect(await choice.locator('option:checked').textContent()).toBe('no longer exists')
    await choice.selectOption('New shop')
    await expect.poll(() => page.getByText(words).count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Import now: lamps.csv' }).click()
    await expect.poll(() => productCount(hub, other)).toBe(5)
  })

  it('says why a stored schedule cannot run, and where to fix it', async () => {
    const { page, hub, dataPath, go } = await openDashboardPage()
    const bot_id = await emptyBot(hub)
    const path = join(tempFolder(), 'lamps.csv')
    writeFileSync(path, rowsOf(5))
    const { id } = await loaded(hub, bot_id, path)
    connectAlso(dataFolder(dataPath).database)
      .prepare('UPDATE sources SET cron = ? WHERE id = ?')
      .run('0 22-4 * * *', id)
    await go(`/imports/${id}`)
    const words = "The schedule can't run, so nothing is imported automatically. “22-4” runs backwards."
    await page.getByText(words).waitFor()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    const schedule = page.getByLabel('Schedule (cron)')
    expect(await schedule.inputValue()).toBe('0 22-4 * * *')
    await schedule.fill('0 22-23,0-4 * * *')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Import now: lamps.csv' }).waitFor()
    expect(await page.getByText(words).count()).toBe(0)
  })
})
