import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chromiumPath, newContext, openDashboardPage } from '../../helpers/browser.ts'
import { startServe } from '../../helpers/cli.ts'
import { startHub, tempFolder } from '../../helpers/hub.ts'
import { expectAccessible } from '../../helpers/look.ts'

describe.skipIf(!chromiumPath)('Backups', () => {
  it('are made, and one is restored after saying what would be missing', async () => {
    let wanted = 0
    const { page, go, hub, restart } = await openDashboardPage({ demo: true, restart: () => wanted++ })
    await go('/settings/backups')
    await page.getByText('No backups yet').waitFor()
    await page.getByRole('button', { name: 'Back up now' }).click()
    const list = page.getByRole('list', { name: 'Backups' })
    await list.getByText('Made by you').waitFor()
    await expectAccessible(page, 'backups')

    await hub.rpc('bots.create', { name: 'Second', plan: 'starter' })
    await page.getByRole('button', { name: /^Restore the backup/ }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('1 bot').waitFor()
    await expectAccessible(page, 'restore a backup')
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => wanted).toBe(1)
    await restart()
    // The page finds the hub again, still signed in, with the shop of then.
    await list.getByText('Before a restore').waitFor()
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(1)
  })

  it('move the shop to another PC as one file', async () => {
    const { page, go } = await openDashboardPage({ demo: true })
    await go('/settings/backups')
    await page.getByRole('button', { name: 'Export…' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Passphrase', { exact: true }).fill('correct horse')
    await sheet.getByLabel('Repeat the passphrase').fill('correct hose')
    await sheet.getByRole('button', { name: 'Export' }).click()
    await sheet.getByText("The two don't match.").waitFor()
    await expectAccessible(page, 'export')
    await sheet.getByLabel('Repeat the passphrase').fill('correct horse')
    await sheet.getByRole('button', { name: 'Export' }).click()
    const link = page.getByRole('link', { name: /^Download shopbell-/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const file = join(tempFolder(), 'shop.shopbell')
    await download.saveAs(file)

    let wanted = 0
    const other = await openDashboardPage({ restart: () => wanted++ })
    await other.go('/settings/backups')
    const [chooser] = await Promise.all([
      other.page.waitForEvent('filechooser'),
      other.page.getByRole('button', { name: 'Import…' }).click(),
    ])
    await chooser.setFiles(file)
    await other.page.getByText('will be replaced').waitFor()
    await expectAccessible(other.page, 'import')
    await other.page.getByRole('button', { name: 'Replace and import' }).click()
    await expect.poll(() => wanted).toBe(1)
    await other.restart()
    expect((await other.hub.rpc('bots.list', {})).bots).toHaveLength(1)
  })

  it('are offered in a browser where the database is damaged', async () => {
    const { dataPath, rpc, stop } = await startHub({ port: null })
    await rpc('backups.create', {})
    await stop()
    const path = join(dataPath, 'shopbell.db')
    writeFileSync(path, readFileSync(path).fill(0xa5, 20_000, 200_000))
    const serve = await startServe(dataPath)
    const page = await (await newContext()).newPage()
    await page.goto(serve.dashboardUrl)
    await page.getByRole('heading', { name: 'The database is damaged' }).waitFor()
    await expectAccessible(page, 'a start that is held up')
    await page.getByRole('button', { name: 'Restore this backup' }).click()
    await expect.poll(() => serve.lines.some((line) => line.startsWith('ready '))).toBe(true)
    await expect.poll(() => page.url()).toBe(`${new URL(serve.dashboardUrl).origin}/`)
  })
})
