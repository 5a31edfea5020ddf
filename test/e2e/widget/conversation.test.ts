import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, takePicture } from '../../helpers/look.ts'
import { conversationOf, openWebsite } from './website.ts'

const alwaysOpen = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ from: '00:00', to: '24:00' }]]),
)

describe('the chat on a website', () => {
  it('stores nothing, asks for nothing and moves nothing before it is opened', async () => {
    const { page, widget, shop, complaints } = await openWebsite()
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.reload()
    await widget.bubble.waitFor()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(shift).toBe(0)
    expect(paths.filter((path) => path !== '/' && path !== '/favicon.ico')).toEqual([
      '/widget.js',
      `/api/chat/${shop.bot.id}/config`,
    ])
    expect(
      await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
    ).toBe(0)
    expect((await shop.rpc('sessions.list', { limit: 10 })).sessions).toEqual([])
    expect(complaints).toEqual([])
  })

  it('greets, answers with products, and is as it was after a reload', async () => {
    const { page, widget, shop } = await openWebsite({
      bot: {
        greeting: 'Hi there!',
        starter_buttons: [{ label: 'Returns?', value: 'Can I return an item?' }],
      },
    })
    await widget.open()
    await widget.said('Hi there!').waitFor()
    await widget.button('Returns?').click()
    await widget.said('Yes, within 30 days.').waitFor()
    await widget.say('Show me jackets')
    const card = widget.panel.getByRole('link', { name: /Storm jacket/ })
    await card.waitFor()
    expect(await card.getAttribute('href')).toBe('https://shop.example/storm')
    expect(await card.textContent()).toContain('€129.00')
    expect(await card.textContent()).toContain('In stock')
    expect(await widget.panel.locator('.product', { hasText: 'Light jacket' }).textContent()).toMatch(
      /€69.00.*€89.00.*Sold out/,
    )
    await expectAccessible(page, 'the open chat')
    await takePicture(page, 'widget')
    const before = await widget.rows.allTextContents()
    await page.reload()
    await widget.panel.waitFor()
    await expect.poll(() => widget.rows.allTextContents()).toEqual(before)
    const { messages } = await conversationOf(shop)
    expect(messages.map(({ role }) => role)).toEqual(['visitor', 'bot', 'visitor', 'bot'])
  })

  it('brings a person, shows who answers, and counts what was not read', async () => {
    const { page, widget, shop } = await openWebsite({ bot: { opening_hours: alwaysOpen } })
    await widget.open()
    await widget.button('Talk to a person').click()
    await widget.panel.getByText("We're getting someone for you").waitFor()
    const conversation = await conversationOf(shop)
    expect(conversation.status).toBe('waiting')
    await shop.rpc('sessions.reply', { session_id: conversation.id, text: 'Hello, this is Ann.' })
    await widget.said('Hello, this is Ann.').waitFor()
    await widget.panel.getByText("You're talking to a person").waitFor()
    await widget.button('Close chat').click()
    await shop.rpc('sessions.reply', { session_id: conversation.id, text: 'Are you still there?' })
    await expect.poll(() => widget.bubble.textContent()).toBe('1')
    expect(await widget.bubble.getAttribute('aria-label')).toBe('Chat (1)')
    await widget.open()
    expect(await widget.bubble.textContent()).toBe('')
    await widget.say('Yes I am')
    await expect.poll(async () => (await conversationOf(shop)).messages.at(-1)?.text).toBe('Yes I am')
    await widget.said('Yes I am').waitFor()
    expect(await widget.panel.locator('.unsent').count()).toBe(0)
    await page.reload()
    await widget.said('Hello, this is Ann.').waitFor()
  })

  it('says outside opening hours when somebody is back, and takes contact details with consent', async () => {
    const { page, widget, shop } = await openWebsite({
      bot: { opening_hours: { mon: [{ from: '03:00', to: '03:01' }] } },
    })
    await widget.open()
    await widget.button('Talk to a person').click()
    const form = widget.panel.getByRole('form', { name: 'How can we reach you?' })
    await form.waitFor()
    await expectAccessible(page, 'the contact form')
    await form.getByLabel('Name').fill('Mia Example')
    await form.getByLabel('Email').fill('mia@')
    await form.getByRole('button', { name: 'Send details' }).click()
    await form.getByText('Please enter a valid email address or phone number.').waitFor()
    await form.getByLabel('Email').fill('mia@example.com')
    await form.getByRole('button', { name: 'Send details' }).click()
    await form.getByText('Please tick this box first.').waitFor()
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send details' }).click()
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await shop.rpc('leads.list', { limit: 5 })).leads)
      .toMatchObject([
        {
          name: 'Mia Example',
          email: 'mia@example.com',
          source: 'form',
          consent: { text: 'I agree that the shop uses these details to get back to me.' },
        },
      ])
  })

  it('lets visitors say what did not help, and puts the question among the unanswered ones', async () => {
    const { widget, shop } = await openWebsite()
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    const down = widget.button("This didn't help")
    await down.click()
    await expect.poll(() => down.getAttribute('aria-pressed')).toBe('true')
    const open = async () => (await shop.rpc('unanswered.list', { bot_id: shop.bot.id, limit: 10 })).questions
    await expect.poll(open).toBe(1)
    await down.click()
    await expect.poll(open).toBe(0)
  })

  it('hands out the conversation as a file', async () => {
    const { page, widget } = await openWebsite()
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    await widget.button('More').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      widget.button('Download this conversation').click(),
    ])
    expect(file.suggestedFilename()).toBe('Fjell.txt')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('You: Can I return an item?')
    expect(text).toContain('Fjell: Yes, within 30 days.')
  })

  it('deletes what a visitor left, here and in the shop', async () => {
    const { page, widget, shop } = await openWebsite()
    await widget.open()
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    await widget.button('More').click()
    await widget.button('Delete my data').click()
    await expectAccessible(page, 'the question before deleting')
    await widget.button('Delete everything').click()
    await widget.said('Yes, within 30 days.').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect((await shop.rpc('sessions.list', { limit: 5 })).sessions).toEqual([])
    await widget.say('Can I return an item?')
    await widget.said('Yes, within 30 days.').waitFor()
    expect((await conversationOf(shop)).messages).toHaveLength(2)
  })

  it('shows words as words, whoever wrote them', async () => {
    const { page, widget, shop, complaints } = await openWebsite()
    const hostile = '<img src=x onerror="document.title=1"><b>bold</b>'
    await shop.fill([{ id: 'X', title: hostile, price: 1, currency: 'EUR' }])
    await widget.open()
    await widget.say(hostile)
    await widget.said(hostile).first().waitFor()
    // What the visitor wrote stands there before it is sent.
    const conversation = await vi.waitFor(() => conversationOf(shop))
    await shop.rpc('sessions.reply', { session_id: conversation.id, text: hostile })
    await expect.poll(() => widget.panel.locator('.human .said').textContent()).toBe(hostile)
    expect(await widget.panel.locator('b, img[onerror], a[href^="javascript"]').count()).toBe(0)
    expect(await page.title()).toBe('Shop')
    expect(complaints).toEqual([])
  })
})
