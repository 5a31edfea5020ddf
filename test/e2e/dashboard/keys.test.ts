import { describe, expect, it } from 'vitest'
import { postChat } from '../../helpers/api-client.ts'
import { chromiumPath, type DashboardTest, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'

const secret = /sb_live_\w{36}/

async function openKeys() {
  const test = await openDashboardPage({ demo: true })
  const bot_id = (await test.hub.rpc('bots.list', {})).bots[0]?.id ?? ''
  await test.go(`/keys/${bot_id}`)
  return { ...test, bot_id }
}

/** Makes a key through the page and returns it as the merchant would copy it. */
async function makeKey({ page }: DashboardTest, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New key', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Copy it now').waitFor()
  return secret.exec(await page.getByRole('dialog').innerText())?.[0] ?? ''
}

describe.skipIf(!chromiumPath)('Keys & quota', () => {
  it('shows a new key once and never again', async () => {
    const test = await openKeys()
    const { page, url, bot_id, complaints } = test
    await page.getByRole('button', { name: 'New key', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Please fill this in.').waitFor()
    await page.keyboard.press('Escape')

    const key = await makeKey(test, 'Till program')
    expect((await postChat(url, key, { bot_id })).status).toBe(200)
    await page.keyboard.press('Escape')
    expect(await page.getByText('Copy it now').isVisible()).toBe(true)
    await page.getByRole('button', { name: "I've saved it" }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.content()).not.toMatch(secret)
    await page.getByText('Till program').first().waitFor()
    await page.reload()
    await page.getByText('Till program').first().waitFor()
    await page.getByText('1 used').waitFor()
    expect(await page.content()).not.toMatch(secret)
    expect(complaints).toEqual([])
  })

  it('links to the secret that verifies mirrored calls', async () => {
    const test = await openKeys()
    const { page, hub, bot_id } = test
    const dialog = page.getByRole('dialog')
    await makeKey(test, 'Plain')
    await page.getByRole('button', { name: "I've saved it" }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New key', exact: true }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Till')
    await dialog.getByLabel('Send a copy of every exchange to').fill('https://archive.example/in')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByText('Copies are signed.').waitFor()
    await page.getByRole('button', { name: "I've saved it" }).click()

    const [endpoint] = (await hub.rpc('endpoints.list', { bot_id })).endpoints
    const shown = await hub.rpc('endpoints.secret', { endpoint_id: endpoint?.id ?? '' })
    await page.getByText('Also sent to https://archive.example/in').waitFor()
    expect(await page.content()).not.toContain(shown.secret)
    await page.getByText('Signing secret').click()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText(shown.secret).waitFor()
    await expectAccessible(page, 'a key with copies')
    await page.getByRole('link', { name: 'View deliveries' }).click()
    await page.getByRole('heading', { name: 'Copies for the key Till' }).waitFor()

    // Set later, it is shown as well.
    await page.goBack()
    await page.getByRole('button', { name: 'Edit: Plain' }).click()
    await dialog.getByLabel('Send a copy of every exchange to').fill('https://archive.example/2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The signing secret for the receiver is shown below').first().waitFor()
    const secrets = page.getByText('Signing secret', { exact: true })
    await expect.poll(() => secrets.count()).toBe(2)
  })

  it('rotates a key with a grace period for the old one', async () => {
    const test = await openKeys()
    const { page, url, bot_id } = test
    const old = await makeKey(test, 'Web shop')
    await page.getByRole('button', { name: "I've saved it" }).click()
    await page.getByRole('button', { name: 'Renew: Web shop' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: '1 day' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Renew key' }).click()
    await page.getByText('Copy it now').waitFor()
    const renewed = secret.exec(await page.getByRole('dialog').innerText())?.[0] ?? ''
    await page.getByRole('button', { name: "I've saved it" }).click()
    await page.getByText('Previous secrets still valid').waitFor()
    expect(renewed).not.toBe(old)
    for (const key of [old, renewed]) expect((await postChat(url, key, { bot_id })).status).toBe(200)
  })

  it('revokes a key only when its name was typed', async () => {
    const test = await openKeys()
    const { page, url, bot_id } = test
    const key = await makeKey(test, 'Old till')
    await page.getByRole('button', { name: "I've saved it" }).click()
    await page.getByRole('button', { name: 'Revoke: Old till' }).click()
    const dialog = page.getByRole('alertdialog')
    const act = dialog.getByRole('button', { name: 'Revoke' })
    expect(await act.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('Old')
    expect(await act.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('Old till')
    await act.click()
    await page.getByText('1 revoked key').waitFor()
    expect((await postChat(url, key, { bot_id })).status).toBe(401)
  })

  it('changes the address a key is mirrored to, and names a wrong one at its field', async () => {
    const test = await openKeys()
    const { page, hub, bot_id } = test
    await makeKey(test, 'Mirrored')
    await page.getByRole('button', { name: "I've saved it" }).click()
    await page.getByRole('button', { name: 'Edit: Mirrored' }).click()
    const address = page.getByLabel('Send a copy of every exchange to')
    await address.fill('shop.example')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('starts with http:// or https://').waitFor()
    await address.fill('https://shop.example/archive')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('Also sent to https://shop.example/archive').waitFor()
    const { keys } = await hub.rpc('keys.list', { bot_id })
    expect(keys.find(({ name }) => name === 'Mirrored')?.mirror_url).toBe('https://shop.example/archive')
  })

  it('makes a new sync key, shown once', async () => {
    const { page, hub, bot_id } = await openKeys()
    const before = await hub.rpc('bots.get', { bot_id })
    await page.getByRole('button', { name: 'Create new key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create new key' }).click()
    await page.getByText('Copy it now').waitFor()
    const shown = /sb_sync_\w{36}/.exec(await page.getByRole('dialog').innerText())?.[0] ?? ''
    await page.getByRole('button', { name: "I've saved it" }).click()
    const after = await hub.rpc('bots.get', { bot_id })
    expect(after.sync_key_last4).toBe(shown.slice(-4))
    expect(after.sync_key_last4).not.toBe(before.sync_key_last4)
  })
})
