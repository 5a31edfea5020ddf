import { describe, expect, it } from 'vitest'
import { chromiumPath, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { openSink, status } from '../../helpers/sink.ts'

const csv = `id,title,price,description
1,Fjell Tent,249.00,For two people
2,Camp Stove,49.00,Burns gas
3,,12.00,Nobody knows its name
`

describe.skipIf(!chromiumPath)('the first start', { timeout: 90_000 }, () => {
  it('ends in a bot that answers from what it was given, and can be left in between', async () => {
    const { page, hub, complaints } = await openDashboardPage({
      isNew: true,
      browser: { timezoneId: 'Europe/Vienna' },
    })
    await page.getByRole('heading', { name: "What's your shop called?" }).waitFor()
    await page.getByText('From this PC: English · Austria · EUR · Europe/Vienna').waitFor()
    await page.getByText('From this PC').click()
    expect(await page.getByLabel('Currency').inputValue()).toBe('EUR')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel('Shop name').fill('Bergm')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('What your bot still needs').waitFor()
    expect(await page.getByText('(done)').count(), 'nothing is ticked yet').toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await page.getByLabel('Shop name').inputValue(), 'what was typed is kept').toBe('Bergm')
    await page.getByLabel('Shop name').fill(' Bergmann Outdoor ')
    await expectAccessible(page, 'the first step')
    await takePicture(page, 'first-start-name')
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: 'What do you sell?' }).waitFor()
    await takePicture(page, 'first-start-products')
    await expectAccessible(page, 'the products')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload a file' }).click(),
    ])
    await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('2 products found').waitFor()
    await page.getByText('€249.00').waitFor()
    await page.getByText("1 row can't be used and is left out.").waitFor()
    await page.getByText(/Row 4:/).waitFor()
    await takePicture(page, 'first-start-found')
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByText('Bergmann Outdoor knows 2 products.').waitFor()
    expect(await page.content(), 'nobody is shown a sync key').not.toMatch(/sb_sync_/)
    const [bot] = (await hub.rpc('bots.list', {})).bots
    expect(bot).toMatchObject({
      name: 'Bergmann Outdoor',
      plan: 'business',
      language: 'en',
      country: 'AT',
      currency: 'EUR',
      timezone: 'Europe/Vienna',
    })
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByLabel('Can I return something?').fill('Yes, within 60 days, unworn.')
    await page.getByLabel('How long does delivery take').fill('Three days, free from 50 euros.')
    await expectAccessible(page, 'the two questions')
    await page.getByRole('button', { name: 'Continue' }).click()

    const chat = page.frameLocator('iframe')
    await chat.getByRole('button', { name: 'Can I return something?' }).click()
    await chat.getByText('within 60 days').first().waitFor()
    await page.getByRole('link', { name: /Chat \(done\)/ }).waitFor()
    await chat.getByRole('textbox').fill('How much is the Fjell Tent?')
    await chat.getByRole('textbox').press('Enter')
    await chat.getByText(/249/).first().waitFor()
    await takePicture(page, 'first-start-chat')
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByText(`data-bot="${bot?.id}"`).waitFor()
    await takePicture(page, 'first-start-website')
    await expectAccessible(page, 'the snippet')
    await page.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`data-bot="${bot?.id}"`)
    await page.getByRole('button', { name: 'Finish' }).click()

    await page.getByRole('heading', { level: 1, name: 'Bergmann Outdoor' }).waitFor()
    await page.getByText('Knows 2 products and 2 answers').waitFor()
    expect(await page.getByText('What your bot still needs').count()).toBe(0)
    expect(await hub.rpc('settings.get', {})).toMatchObject({
      shop_name: 'Bergmann Outdoor',
      setup_done: true,
    })
    expect(complaints).toEqual([])
  })

  it('goes through a web address that is first wrong, then right, or starts with nothing', async () => {
    const shop = await openSink(status(404))
    const { page, hub, go } = await openDashboardPage({ isNew: true })
    await page.getByLabel('Shop name').fill('Fjell')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('heading', { name: 'Two things every visitor asks' }).waitFor()
    await go('/')
    await page.getByText('Knows 0 products and 0 answers').waitFor()
    await expect.poll(() => page.getByRole('link', { name: /\(done\)/ }).allTextContents()).toHaveLength(1)
    await page.getByRole('link', { name: 'Products', exact: true }).last().click()
    await page.getByRole('button', { name: 'Web address' }).click()
    await page.getByLabel('Address of the product feed').fill(shop.url)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('answered with 404').waitFor()
    shop.answerWith(status(200, {}, csv))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Import 2 products' }).click()
    await page.getByText('Fjell knows 2 products.').waitFor()
    const { sources } = await hub.rpc('sources.list', {})
    expect(sources).toMatchObject([{ path: shop.url, schedule: { cron: '30 2 * * *' } }])
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(1)
  })

  it('loads the demo shop, and can be dismissed for good', async () => {
    const { page, hub, go } = await openDashboardPage({ isNew: true })
    await go('/welcome/products')
    await page.getByRole('button', { name: 'Try the demo shop' }).click()
    await page.getByRole('heading', { name: 'Two things every visitor asks' }).waitFor()
    await go('/welcome/chat')
    const chat = page.frameLocator('iframe')
    await chat
      .getByRole('button', { name: 'Find a rain jacket' })
      .or(chat.getByText('rain jacket'))
      .first()
      .waitFor()
    await page.getByRole('button', { name: "Don't show this again" }).click()
    await page.getByText('Knows 60 products').waitFor()
    await page.reload()
    await page.getByText('Needs attention').waitFor()
    expect(await page.getByText('What your bot still needs').count()).toBe(0)
    expect((await hub.rpc('settings.get', {})).setup_done).toBe(true)
  })
})

describe.skipIf(!chromiumPath)('Home', () => {
  it('counts calls from outside live', async () => {
    const { page, hub, url } = await openDashboardPage({ demo: true })
    const { bots } = await hub.rpc('bots.list', {})
    const ask = (session_id: string) =>
      fetch(`${url}/api/chat/${bots[0]?.id}/message`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, message: 'Do you have tents?' }),
      })
    const chats = page.getByTestId('chats-today')
    await chats.getByText('0').waitFor()
    await ask('visitor-1')
    await chats.getByText('1').waitFor()
    await ask('visitor-2')
    await chats.getByText('2').waitFor()
    await page.getByTestId('answered-share').getByText('100%').waitFor()
  })

  it('pauses and resumes the service, and says so', async () => {
    const { page, url } = await openDashboardPage({ demo: true })
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Websites and programs are asked to try again later').waitFor()
    expect((await fetch(`${url}/api/chat/x/config`)).status).toBe(503)
    await page.getByRole('button', { name: 'Resume service' }).click()
    await page.getByText('Websites and programs are asked').waitFor({ state: 'detached' })
    expect((await fetch(`${url}/api/chat/x/config`)).status).toBe(404)
  })
})
