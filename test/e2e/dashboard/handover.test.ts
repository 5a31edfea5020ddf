import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, expectAccessible, newContext, openDashboardPage } from '../../helpers/browser.ts'
import { serve, widgetOf } from '../widget/website.ts'

/** The visitor's page looks for the hub where it was, so that after a restart it must be there again. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

const pace = { graceMs: 400, notices: { gatherMs: 50, againMs: [1000] } }

async function openBoth() {
  const shop = await openDashboardPage({ port: await freePort(), pace })
  const bot = await shop.hub.rpc('bots.create', {
    name: 'Fjell',
    canned_replies: [{ name: 'hours', text: 'We open at nine tomorrow.' }],
  })
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<!doctype html><title>Tents</title><h1>Tents</h1><script src="${shop.url}/widget.js" data-bot="${bot.id}" async></script>`,
    )
  })
  await shop.hub.rpc('bots.update', { bot_id: bot.id, allowed_origins: [origin] })
  const context = await newContext({ viewport: { width: 900, height: 700 } })
  const visit = async () => {
    const page = await context.newPage()
    await page.goto(`${origin}/tents?utm=secret`)
    return { page, widget: widgetOf(page) }
  }
  return { ...shop, bot, visit }
}

/** What the page would have shown beside the screen. */
async function collectNotices(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = []
    class Collected {
      static readonly permission = 'granted'
      onclick = null
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title} / ${body}`)
      }
      close() {}
    }
    Object.assign(window, { Notification: Collected, shownNotices: shown })
    localStorage.setItem('shopbell-notices', JSON.stringify({ shows: true, sounds: false }))
  })
  return () => page.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices)
}

describe.skipIf(!chromiumPath)('a handover', () => {
  it('goes from the bot to a person and back, over a restart, and nothing is lost or said twice', {
    timeout: 90_000,
  }, async () => {
    const { page, hub, visit, go, restart, complaints } = await openBoth()
    const visitor = await visit()
    await visitor.widget.open()
    await visitor.widget.say('hello')
    await visitor.widget.button('Talk to a person').click()

    // Every page says so, and what waits is one click away.
    await page.getByText('1 visitor waiting').waitFor({ state: 'attached' })
    await expect.poll(() => page.title()).toMatch(/^\(1\) /)
    await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/png/)
    await go('/conversations?view=needs_me')
    await page.getByRole('button', { name: /^Accept Visitor/ }).click()
    await page.getByText("You're answering").waitFor()
    await expect.poll(() => page.title()).toBe('Conversations · Shopbell')
    await page.getByRole('complementary', { name: 'About the visitor' }).getByText('Tents').waitFor()
    await expectAccessible(page, 'a conversation that was taken over')

    // Each sees that the other writes.
    await visitor.widget.input.pressSequentially('Do you')
    await page.getByText('The visitor is writing…').waitFor()
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await reply.pressSequentially('/ho')
    await page.getByRole('option', { name: /hours/ }).waitFor()
    await page.keyboard.press('Enter')
    expect(await reply.inputValue()).toBe('We open at nine tomorrow.')
    await reply.press('End')
    await reply.pressSequentially(' Ann')
    await visitor.widget.panel.locator('.live .dots').waitFor()
    await page.keyboard.press('Enter')
    await visitor.widget.said('We open at nine tomorrow. Ann').waitFor()

    // The hub is gone for a moment, and both go on.
    const restarted = restart()
    await visitor.widget.input.fill('Do you rent tents?')
    await visitor.widget.input.press('Enter')
    await restarted
    await page.getByText('Do you rent tents?').first().waitFor()
    await reply.fill('We do, from Friday.')
    await page.keyboard.press('Enter')
    await visitor.widget.said('We do, from Friday.').waitFor()
    const [session] = (await hub.rpc('sessions.list', {})).sessions
    const transcript = async () =>
      (await hub.rpc('sessions.get', { session_id: session?.id ?? '' })).messages.map(({ role }) => role)
    expect(await transcript()).toEqual(['visitor', 'bot', 'visitor', 'bot', 'human', 'visitor', 'human'])
    await expect.poll(() => visitor.widget.rows.count()).toBe(8)

    // Another window sees whose it is, and may take it.
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText('Someone is answering this conversation in another window.').waitFor()
    await second.getByRole('button', { name: 'Answer here instead' }).click()
    await second.getByRole('textbox', { name: 'Your reply' }).waitFor()
    await page.getByText('Someone is answering this conversation in another window.').waitFor()
    await second.close()
    await page.getByRole('button', { name: 'Answer here instead' }).click()

    // Who has left finds the reply when they come back.
    await visitor.page.close()
    await page.getByText('The visitor left', { exact: false }).waitFor()
    await page.getByText('They left no email address.', { exact: false }).waitFor()
    await reply.fill('One more thing: bring a deposit.')
    await page.keyboard.press('Enter')
    const back = await visit()
    await back.widget.root.locator('.badge', { hasText: '1' }).waitFor()
    await back.widget.open()
    await back.widget.said('bring a deposit').waitFor()
    await page.getByRole('button', { name: 'Hand back to the bot' }).click()
    await back.widget.say('hello again')
    await expect.poll(async () => (await transcript()).slice(-2)).toEqual(['visitor', 'bot'])
    await expect.poll(() => back.widget.rows.count()).toBe(11)
    expect(complaints).toEqual([])
  })

  it('rings until somebody looks, also for what is written in another conversation', async () => {
    const { page, hub, bot, url, go } = await openBoth()
    const say = (session_id: string, path: string, body: object) =>
      fetch(`${url}/api/chat/${bot.id}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, ...body }),
      })
    await page.evaluate(() =>
      localStorage.setItem('shopbell-notices', JSON.stringify({ shows: true, sounds: false })),
    )
    await page.reload()
    const notices = await collectNotices(page)
    await go('/products')
    await say('visitor-one-00000001', 'person', { text: 'A person, please' })
    await expect.poll(notices).toContain('A visitor is waiting for you / A person, please')
    await expect.poll(async () => (await notices()).length).toBeGreaterThan(1)
    const [first] = (await hub.rpc('sessions.list', {})).sessions
    await go(`/conversations/${first?.id}`)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByText("You're answering").waitFor()

    await say('visitor-two-00000002', 'message', { message: 'hello' })
    const [other] = (await hub.rpc('sessions.list', {})).sessions
    await hub.rpc('sessions.setStatus', { session_id: other?.id ?? '', status: 'human' })
    await say('visitor-two-00000002', 'message', { message: 'Hello???' })
    await expect.poll(notices).toContain('A visitor wrote to you / Hello???')
    await page.getByRole('button', { name: 'Needs me 1' }).click()
    await page.getByRole('link', { name: /Hello\?\?\?/ }).click()
    await expect.poll(async () => hub.rpc('sessions.counts', {})).toEqual({ waiting: 0, writing: 0 })
    await page.getByText('Nobody needs you right now').waitFor()
  })
})
