import { createServer } from 'node:net'
import type { Page, Worker } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, newContext, openDashboardPage } from '../../helpers/browser.ts'
import { expectAccessible } from '../../helpers/look.ts'
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

/** This browser shows no notifications: what its worker was to show, with what the buttons lead to. */
async function collectButtons(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(window.Notification, { maxActions: 2 })
    Object.assign(window, { shownButtons: shown })
    ServiceWorkerRegistration.prototype.showNotification = async function show(title, options) {
      if (!this.active) throw new TypeError('no active worker')
      const { body, data, actions } = options as NotificationOptions & { actions: { title: string }[] }
      shown.push({ title, body, data, buttons: actions.map((one) => one.title) })
    }
  })
  return () => page.evaluate(() => (window as unknown as { shownButtons: unknown[] }).shownButtons)
}

/**
 * Nobody can click here either: the worker hears of it as it would. The answer names the pages it wanted to open, which the
 * test does in its place.
 */
function click(worker: Worker, data: object, action: string): Promise<string[]> {
  return worker.evaluate(
    async ({ data, action }) => {
      const world = globalThis as unknown as { readonly clients: Clients; opened?: string[] }
      const { clients } = world
      const opened: string[] = []
      world.opened = opened
      clients.openWindow = async (address) => {
        opened.push(address)
        for (;;) {
          const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
          const page = all.find(({ url }) => url.endsWith(address))
          if (page) return page
        }
      }
      const works: Promise<unknown>[] = []
      const event = Object.assign(new Event('notificationclick'), {
        action,
        notification: { data, close: () => {} },
        waitUntil: (work: Promise<unknown>) => works.push(work),
      })
      globalThis.dispatchEvent(event)
      await Promise.all(works)
      return opened
    },
    { data, action },
  )
}

type Clients = {
  openWindow: (address: string) => Promise<unknown>
  readonly matchAll: (of: object) => Promise<{ readonly url: string }[]>
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

  it('is accepted by the button of the notification, also after a restart and with no page open', async () => {
    const { page, hub, bot, url, go, restart } = await openBoth()
    await page.evaluate(() =>
      localStorage.setItem('shopbell-notices', JSON.stringify({ shows: true, sounds: false })),
    )
    await page.reload()
    const plain = await collectNotices(page)
    const withButton = await collectButtons(page)
    await go('/products')
    const registered = page.context().waitForEvent('serviceworker')
    const call = async (session_id: string) => {
      await fetch(`${url}/api/chat/${bot.id}/person`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session_id, text: 'A person, please' }),
      })
      return (await hub.rpc('sessions.list', {})).sessions[0]?.id ?? ''
    }
    const statusOf = async (session_id: string) => (await hub.rpc('sessions.get', { session_id })).status
    const first = await call('visitor-one-00000001')
    const worker = await registered
    expect(worker.url()).toMatch(/\/notices\/worker\.js$/)
    await expect.poll(withButton).toContainEqual({
      title: 'A visitor is waiting for you',
      body: 'A person, please',
      buttons: ['Accept'],
      data: { path: `/conversations/${first}`, sessionId: first },
    })
    // It is in the way of no page.
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

    // A click beside the button opens the conversation and accepts nothing.
    const target = { path: `/conversations/${first}`, sessionId: first }
    await click(worker, target, '')
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/conversations/${first}`)
    expect(await statusOf(first)).toBe('waiting')
    await go('/products')
    await restart()
    await click(worker, target, 'accept')
    await page.getByText("You're answering").waitFor()
    expect(await page.evaluate(() => location.hash)).toBe(`#/conversations/${first}`)
    await expect.poll(() => statusOf(first)).toBe('human')
    expect(await plain()).toEqual([])

    // Without a page one is opened there, and what it is told waits until it listens.
    const second = await call('visitor-two-00000002')
    const { origin } = new URL(page.url())
    await page.goto('about:blank')
    const clicked = click(worker, { path: `/conversations/${second}`, sessionId: second }, 'accept')
    // Only when it has seen that there is none.
    const wanted = () => worker.evaluate(() => (globalThis as { opened?: string[] }).opened ?? [])
    await expect.poll(wanted).toHaveLength(1)
    await page.goto(`${origin}/#/conversations/${second}`)
    expect(await clicked).toEqual([`/#/conversations/${second}`])
    await page.getByText("You're answering").waitFor()
    await expect.poll(() => statusOf(second)).toBe('human')
  })
})
