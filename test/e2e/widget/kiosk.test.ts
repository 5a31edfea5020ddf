import { describe, expect, it } from 'vitest'
import { newContext } from '../../helpers/browser.ts'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { openShop, type Shop } from '../../helpers/shop.ts'
import { conversationOf, jackets, widgetOf } from './website.ts'

async function openKiosk(query = '', prepare: (shop: Shop) => Promise<unknown> = async () => {}) {
  const shop = await openShop({
    bot: { starter_buttons: [{ label: 'Jackets', value: 'Show me jackets' }], greeting: 'Ask me anything' },
  })
  await shop.fill(jackets)
  await prepare(shop)
  const context = await newContext({ viewport: { width: 1600, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  await page.goto(`${shop.url}/kiosk/${shop.bot.id}${query}`)
  return { shop, page, widget: widgetOf(page), complaints }
}

describe('a stand', () => {
  it('answers in big type on a page of its own, which leads nowhere else', async () => {
    const { page, widget, shop, complaints } = await openKiosk()
    await widget.said('Ask me anything').waitFor()
    await expectAccessible(page, 'the stand')
    await widget.button('Jackets').click()
    await widget.panel.locator('.product', { hasText: 'Storm jacket' }).waitFor()
    await takePicture(page, 'kiosk')
    expect(await widget.panel.getByRole('link').count()).toBe(0)
    const height = await widget
      .said('Ask me anything')
      .evaluate((said) => said.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(60)
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    const [session] = (await shop.rpc('sessions.list', { limit: 5 })).sessions
    expect(session?.message_count).toBe(2)
    expect(complaints).toEqual([])
  })

  it('asks whether somebody is there, and begins anew for the next', async () => {
    const { widget, page, shop } = await openKiosk('?idle=2')
    await widget.say('Show me jackets')
    await widget.panel.locator('.product').first().waitFor()
    const question = widget.root.getByText('Are you still there?', { exact: false })
    await question.waitFor()
    await widget.root.getByRole('button', { name: "I'm still here" }).click()
    await question.waitFor({ state: 'detached' })
    expect(await widget.panel.locator('.product').count()).toBe(2)
    await question.waitFor()
    await widget.panel.locator('.product').first().waitFor({ state: 'detached' })
    await widget.said('Ask me anything').waitFor()
    await widget.say('hello')
    await page.waitForFunction(() => document.querySelector('shopbell-widget') !== null)
    await expect.poll(async () => (await shop.rpc('sessions.list', { limit: 5 })).sessions.length).toBe(2)
  })

  it('takes contact details whenever somebody wants to leave them', async () => {
    const { widget, shop } = await openKiosk()
    await widget.button('Leave my details').click()
    const form = widget.panel.getByRole('form', { name: 'How can we reach you?' })
    await form.getByLabel('Email').fill('mia@example.com')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect
      .poll(async () => (await shop.rpc('leads.list', { limit: 5, tests: true })).leads[0]?.email)
      .toBe('mia@example.com')
    await form.waitFor({ state: 'detached' })
  })

  it('hands the conversation to a phone that scans the code', async () => {
    const { widget, shop } = await openKiosk('', (made) =>
      made.rpc('settings.update', { public_url: made.url, public_paths: ['demo'] }),
    )
    await widget.say('Show me jackets')
    await widget.panel.locator('.product').first().waitFor()
    await widget.button('Continue on my phone').click()
    await widget.root.getByRole('img', { name: 'Continue on my phone' }).waitFor()
    const { session_id, id } = await conversationOf(shop)
    const phone = await newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })
    const page = await phone.newPage()
    await page.goto(`${shop.url}/kiosk/${shop.bot.id}#take=${session_id}`)
    const taken = widgetOf(page)
    await taken.panel.getByRole('link', { name: /Storm jacket/ }).waitFor()
    expect(page.url()).not.toContain(session_id)
    await expectAccessible(page, 'the conversation on a phone')
    await taken.say('thanks')
    await shop.rpc('sessions.reply', { session_id: id, text: 'You are welcome' })
    await taken.said('You are welcome').waitFor()
    await page.reload()
    await taken.said('You are welcome').waitFor()
  })

  it('is 404 for a bot that is not there, and keeps a shop’s words out of its script', async () => {
    const { shop, page } = await openKiosk()
    expect((await fetch(`${shop.url}/kiosk/none`)).status).toBe(404)
    await shop.rpc('bots.update', { bot_id: shop.bot.id, name: '</script><script>document.title=1</script>' })
    await page.reload()
    await widgetOf(page).panel.waitFor()
    expect(await page.title()).toBe('</script><script>document.title=1</script>')
  })
})
