import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askAtOnce } from '../helpers/api-client.ts'
import { dumpOf } from '../helpers/database.ts'
import { callFrom, type Desktop, electronPath, openDesktop, patience } from '../helpers/desktop.ts'
import { buildOnce } from '../helpers/desktop-build.ts'
import { tempFolder } from '../helpers/hub.ts'
import { desktopSecurity } from './desktop-security.ts'

/** One start for all of it: an emulated Electron is slow, and a merchant too does one thing after the other. */
describe.skipIf(!electronPath)('the desktop app', { timeout: patience }, () => {
  let desktop: Desktop
  let url = ''
  const shop = { bot_id: '', key: '' }

  beforeAll(async () => {
    await buildOnce()
    desktop = await openDesktop('--port=0')
    await recordNativeParts(desktop)
  }, patience * 2)
  afterAll(() => desktop?.close())

  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000, interval: 500 })
  const hash = () => desktop.window.evaluate(() => location.hash)
  const told = () =>
    desktop.app.evaluate(() => globalThis.nativeParts.notifications.map(({ title }) => title))
  const isVisible = () =>
    desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()))

  it('opens on the dashboard, with the service running', async () => {
    const status = await callFrom(desktop.window, 'hub.status', {})
    url = status.url ?? ''
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await callFrom(desktop.window, 'desktop.state', {})).toMatchObject({
      available: true,
      platform: process.platform,
      start_at_login_possible: false,
      updates_possible: false,
    })
    const { protection } = await callFrom(desktop.window, 'connections.list', {})
    expect(protection).toBe(await expectedProtection(desktop))
  })

  it('moves the count on Home live when a chat call comes from outside', async () => {
    const bot = await callFrom(desktop.window, 'bots.create', { name: 'Fjell', plan: 'business' })
    const key = await callFrom(desktop.window, 'keys.create', { bot_id: bot.id, name: 'Website' })
    Object.assign(shop, { bot_id: bot.id, key: key.key })
    const count = desktop.window.getByTestId('chats-today')
    await soon(() => count.textContent()).toMatch(/^\D*0\D*$/)
    await desktop.window.evaluate(() => {
      globalThis.heard = []
      shopbell.onPush((push) => globalThis.heard.push(push.type))
    })

    await ask(url, shop.key, { bot_id: shop.bot_id, message: 'Do you have tents?' })

    await soon(() => count.textContent()).toMatch(/^\D*1\D*$/)
    expect(await desktop.window.evaluate(() => globalThis.heard)).toContain('session.message')
  })

  desktopSecurity(() => desktop)

  it('tells when a visitor waits for a person, and a click opens the conversation', async () => {
    const { session_id } = await ask(url, shop.key, { bot_id: shop.bot_id, message: 'A person, please' })
    await callFrom(desktop.window, 'sessions.setStatus', { session_id, status: 'waiting' })
    await soon(told).toEqual(['A visitor is waiting for you'])
    await desktop.app.evaluate(() => globalThis.nativeParts.notifications[0]?.emit('click'))
    await soon(hash).toBe(`#/conversations/${session_id}`)
  })

  it('tells of a lead that was posted from outside, and a click opens its card', async () => {
    const inbox = await callFrom(desktop.window, 'inboxes.create', { name: 'Hosted chat' })
    const before = (await told()).length
    const posted = await fetch(inbox.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event_type: 'lead.created',
        data: { name: 'Mara Lindqvist', email: 'mara@example.com', message: 'Is the tent in stock?' },
      }),
    })
    const { id } = (await posted.json()) as { id: string }
    await soon(async () => (await told()).slice(before)).toEqual(['New lead'])
    await desktop.app.evaluate(() => globalThis.nativeParts.notifications.at(-1)?.emit('click'))
    await soon(hash).toBe(`#/events/${id}`)
    await soon(() => desktop.window.evaluate(() => document.body.textContent)).toContain('mara@example.com')
  })

  it('hands a second start to the first, which goes where its link points and opens its file', async () => {
    const file = join(tempFolder(), 'products.csv')
    writeFileSync(file, 'id,title,price,currency\n1,Tent,99,EUR\n')
    expect(await desktop.startAgain('shopbell://open/keys', file)).toBe(0)
    await soon(() => desktop.window.evaluate(() => globalThis.heard)).toContain('app.file')
    await soon(hash).toBe('#/imports/new')
    // Not by a locator: those wait for navigations to end, and the ones refused above never do.
    await soon(() => desktop.window.evaluate(() => document.body.textContent)).toContain('Tent')
    expect(await isVisible()).toEqual([true])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('keeps serving when its window is closed, and says so once', async () => {
    await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await soon(isVisible).toEqual([false])
    await ask(url, shop.key, { bot_id: shop.bot_id, message: 'Still there?' })
    await soon(told).toContain('Shopbell is still running')
    await desktop.app.evaluate(({ app }) => app.emit('activate'))
    await soon(isVisible).toEqual([true])
    await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await soon(isVisible).toEqual([false])
    expect((await told()).filter((title) => title === 'Shopbell is still running')).toHaveLength(1)
    await desktop.app.evaluate(({ app }) => app.emit('activate'))
  })

  it('asks before it opens an address elsewhere, and opens only safe ones', async () => {
    const open = (address: string) => callFrom(desktop.window, 'desktop.openExternal', { url: address })
    await answerDialogs(desktop, 1)
    expect(await open('https://example.com/help')).toEqual({ done: false })
    await answerDialogs(desktop, 0)
    expect(await open('https://example.com/help')).toEqual({ done: true })
    await expect(open('http://example.com/help')).rejects.toThrow('Only https')
    const { dialogs, opened } = await desktop.app.evaluate(() => globalThis.nativeParts)
    expect(dialogs.map(({ detail }) => detail)).toEqual([
      'https://example.com/help',
      'https://example.com/help',
    ])
    expect(opened).toEqual(['https://example.com/help'])
  })

  it('comes back after its window crashed, and never stopped serving', async () => {
    await desktop.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      contents?.once('render-process-gone', () => {
        globalThis.nativeParts.crashed = true
      })
      contents?.forcefullyCrashRenderer()
    })
    await soon(() => desktop.app.evaluate(() => globalThis.nativeParts.crashed)).toBe(true)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const isReady = () =>
      desktop.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
          "document.querySelector('[data-app-ready]') !== null",
        ),
      )
    await soon(isReady).toBe(true)
  })

  it('quits cleanly, with nothing lost of what it answered', async () => {
    const answers = await askAtOnce(20, { url, ...shop })
    const child = desktop.app.process()
    const exit = new Promise((resolve) => child.once('exit', resolve))
    const late = askAtOnce(20, { url, ...shop })
    await desktop.app.close()
    expect(await exit).toBe(0)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()

    const kept = dumpOf(join(desktop.dataPath, 'shopbell.db'))['conversations'] as { id: string }[]
    const answered = [...answers, ...(await late)].flatMap((one) =>
      one?.status === 200 ? [one.session_id] : [],
    )
    expect(answered.length).toBeGreaterThanOrEqual(20)
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
    expect(existsSync(join(desktop.dataPath, 'running'))).toBe(false)
    expect(existsSync(join(desktop.dataPath, 'window', 'place.json'))).toBe(true)
    const log = readFileSync(join(desktop.dataPath, 'logs', 'hub.log'), 'utf8')
    expect(log.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([])
    expect(log).not.toContain(shop.key)
  })
})

type NativeParts = {
  readonly notifications: { readonly title: string; readonly emit: (event: string) => boolean }[]
  readonly dialogs: { readonly detail: string }[]
  readonly opened: string[]
  answer: number
  crashed: boolean
}

declare global {
  /** In the window, and in the app's main process. */
  var heard: string[]
  var nativeParts: NativeParts
}

/** Nobody sits before this screen: what the system would show is written down instead. */
function recordNativeParts(desktop: Desktop): Promise<void> {
  return desktop.app.evaluate(({ dialog, Notification, shell }) => {
    const parts: NativeParts = { notifications: [], dialogs: [], opened: [], answer: 1, crashed: false }
    globalThis.nativeParts = parts
    Notification.isSupported = () => true
    Notification.prototype.show = function show() {
      parts.notifications.push(this)
    }
    dialog.showMessageBox = async (...args: unknown[]) => {
      parts.dialogs.push(args.at(-1) as { detail: string })
      return { response: parts.answer, checkboxChecked: false }
    }
    shell.openExternal = async (address) => {
      parts.opened.push(address)
    }
  })
}

function answerDialogs(desktop: Desktop, answer: number): Promise<void> {
  return desktop.app.evaluate((_electron, answer) => {
    globalThis.nativeParts.answer = answer
  }, answer)
}

/** As the system itself says: without a keychain of its own the dashboard must not claim one. */
function expectedProtection(desktop: Desktop): Promise<'keychain' | 'key_file'> {
  return desktop.app.evaluate(({ safeStorage }) => {
    if (!safeStorage.isEncryptionAvailable()) return 'key_file'
    const isPlain = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text'
    return isPlain ? 'key_file' : 'keychain'
  })
}
