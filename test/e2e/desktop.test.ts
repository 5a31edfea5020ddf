import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FuseConfig, FuseState } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { row, xlsxOf } from '../features/catalog-files/files/zip-maker.ts'
import { ask, askAtOnce, questions } from '../helpers/api-client.ts'
import { dumpOf } from '../helpers/database.ts'
import { folderWithVectors } from '../helpers/demo-folder.ts'
import { callFrom, type Desktop, electronPath, openDesktop, patience } from '../helpers/desktop.ts'
import { buildOnce } from '../helpers/desktop-build.ts'
import { allowInspection, pack } from '../helpers/desktop-package.ts'
import { answerWith } from '../helpers/desktop-server.ts'
import { tempFolder } from '../helpers/hub.ts'
import { desktopPackage } from './desktop-package.ts'
import { desktopSecurity } from './desktop-security.ts'

/** Other systems pack on themselves; there the tests run on what is built. */
const packs = process.platform === 'linux'
const newer = `version: 9.9.9
files:
  - url: Shopbell-9.9.9.AppImage
    sha512: ${'A'.repeat(86)}==
    size: 1
path: Shopbell-9.9.9.AppImage
sha512: ${'A'.repeat(86)}==
releaseDate: '2030-01-01T00:00:00.000Z'
`

/** Everything that visitors ask below: an emulated app takes seconds for each answer that it has not given before. */
const atOnce = 2
const firstMessage = 'Do you have tents?'
const messages = [firstMessage, ...questions(atOnce)]

/** One start of the packaged app for all of it: an emulated Electron is slow, and a merchant too does one thing after the other. */
describe.skipIf(!electronPath)('the desktop app', { timeout: patience }, () => {
  let desktop: Desktop
  let folder = ''
  let fuses: FuseConfig<FuseState> | null = null
  let updates: Awaited<ReturnType<typeof answerWith>>
  let url = ''
  const output = mkdtempSync(join(tmpdir(), 'shopbell-dist-'))
  const shop = { bot_id: '', key: '' }
  let conversation = ''

  beforeAll(async () => {
    await buildOnce()
    updates = await answerWith(Buffer.from(newer), { 'content-type': 'text/yaml' })
    const packed = packs ? pack(output, { SHOPBELL_UPDATES_URL: updates.url }) : ''
    const data = await folderWithVectors(messages)
    folder = await packed
    const program = packs ? join(folder, 'shopbell') : null
    if (program !== null) fuses = await allowInspection(program)
    const env = { APPIMAGE: '/opt/Shop bell.AppImage' }
    desktop = await openDesktop({ program, data, env, args: ['--port=0'] })
    await recordNativeParts(desktop)
  }, patience * 3)
  afterAll(async () => {
    await desktop?.close()
    updates?.close()
    rmSync(output, { recursive: true, force: true })
  }, patience)

  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: patience, interval: 500 })
  const hash = () => desktop.window.evaluate(() => location.hash)
  const shownTitles = () =>
    desktop.app.evaluate(() => globalThis.nativeParts.notifications.map(({ title }) => title))
  const isVisible = () =>
    desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()))

  const closeWindow = () =>
    desktop.app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      if (window?.isVisible()) window.close()
    })

  describe.runIf(packs)('as a package', () =>
    desktopPackage(
      () => folder,
      () => fuses,
    ),
  )

  it('opens on the dashboard, with the service running and all it needs inside', async () => {
    const status = await callFrom(desktop.window, 'hub.status', {})
    url = status.url ?? ''
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/docs`)).status).toBe(200)
    expect(await callFrom(desktop.window, 'desktop.state', {})).toMatchObject({
      available: true,
      platform: process.platform,
      start_at_login_possible: packs,
      keep_awake_possible: true,
      updates_possible: packs,
    })
    const { protection } = await callFrom(desktop.window, 'connections.list', {})
    expect(protection).toBe(await expectedProtection(desktop))
  })

  it('moves the count on Home live when a chat call comes from outside', async () => {
    const bot = await callFrom(desktop.window, 'bots.create', { name: 'Fjell', plan: 'business' })
    const key = await callFrom(desktop.window, 'keys.create', { bot_id: bot.id, name: 'Website' })
    Object.assign(shop, { bot_id: bot.id, key: key.key })
    const entry = { question: 'Do you repair tents?', answer: 'Yes, in our workshop.' }
    await callFrom(desktop.window, 'knowledge.save', { bot_id: bot.id, ...entry })
    // A shop that has just begun is led through its first steps instead.
    await callFrom(desktop.window, 'settings.update', { setup_done: true })
    await desktop.window.evaluate(() => {
      location.hash = '/'
    })
    const count = () => desktop.window.getByTestId('chats-today').textContent()
    await soon(count).toMatch(/^\D*0\D*$/)
    await desktop.window.evaluate(() => {
      globalThis.heard = []
      shopbell.onPush((push) => {
        const isDone = push.type === 'knowledge.learning' && push.done === push.total
        globalThis.heard.push(isDone ? 'learned' : push.type)
      })
    })

    const answered = await ask(url, shop.key, { bot_id: shop.bot_id, message: firstMessage })
    conversation = answered.session_id

    await soon(count).toMatch(/^\D*1\D*$/)
    expect(await desktop.window.evaluate(() => globalThis.heard)).toContain('session.message')
  })

  desktopSecurity(() => desktop)

  it('notifies of a visitor who waits for a person; a click opens the conversation, the button accepts it', async () => {
    await callFrom(desktop.window, 'sessions.setStatus', { session_id: conversation, status: 'waiting' })
    await soon(shownTitles).toEqual(['A visitor is waiting for you'])
    await desktop.app.evaluate(() => globalThis.nativeParts.notifications[0]?.emit('click'))
    await soon(hash).toBe(`#/conversations/${conversation}`)
    const status = async () =>
      (await callFrom(desktop.window, 'sessions.get', { session_id: conversation })).status
    expect(await status()).toBe('waiting')
    await desktop.app.evaluate(() => globalThis.nativeParts.notifications[0]?.emit('action'))
    await soon(status).toBe('human')
  })

  // The click and the page behind it are as above; what a card shows is held in a browser.
  it('notifies of a lead that was posted from outside', async () => {
    const inbox = await callFrom(desktop.window, 'inboxes.create', { name: 'Hosted chat' })
    const before = (await shownTitles()).length
    const posted = await fetch(inbox.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event_type: 'lead.created',
        data: { name: 'Mara Lindqvist', email: 'mara@example.com', message: 'Is the tent in stock?' },
      }),
    })
    expect(posted.ok).toBe(true)
    await soon(async () => (await shownTitles()).slice(before)).toEqual(['New lead'])
  })

  it('hands a second start to the first, which goes where its link points and reads its file in a thread', async () => {
    // A spreadsheet loads all that reads files; every kind by itself is read in test/features/catalog-files.
    const file = join(tempFolder(), 'sheet.xlsx')
    writeFileSync(
      file,
      xlsxOf({ Products: row(1, ['id', 'title']) + row(2, ['1', 'Tunnel tent Storfjord']) }),
    )
    expect(await desktop.startAgain('shopbell://open/keys', file)).toBe(0)
    await soon(() => desktop.window.evaluate(() => globalThis.heard)).toContain('app.file')
    await soon(hash).toBe('#/imports/new')
    // Not by a locator: those wait for navigations to end, and the ones refused above never do.
    await soon(() => desktop.window.evaluate(() => document.body.textContent)).toContain(
      'Tunnel tent Storfjord',
    )
    expect(await isVisible()).toEqual([true])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('keeps serving when its window is closed, and says so once', async () => {
    await closeWindow()
    await soon(isVisible).toEqual([false])
    await ask(url, shop.key, { bot_id: shop.bot_id, message: firstMessage })
    await soon(shownTitles).toContain('Shopbell is still running')
    await desktop.app.evaluate(({ app }) => app.emit('activate'))
    await soon(isVisible).toEqual([true])
    await closeWindow()
    await soon(isVisible).toEqual([false])
    expect((await shownTitles()).filter((title) => title === 'Shopbell is still running')).toHaveLength(1)
    await desktop.app.evaluate(({ app }) => app.emit('activate'))
  })

  it('asks before it opens an external address, and opens only safe ones', async () => {
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

  it.runIf(packs)('can be started at login, and that can be switched off', async () => {
    const entry = join(desktop.home, 'config/autostart/shopbell.desktop')
    const set = (start_at_login: boolean) => callFrom(desktop.window, 'settings.update', { start_at_login })
    expect(existsSync(entry)).toBe(false)
    await set(true)
    expect(readFileSync(entry, 'utf8')).toContain(
      `Exec="/opt/Shop bell.AppImage" "--minimised" "--data=${desktop.dataPath}"`,
    )
    await set(false)
    expect(existsSync(entry)).toBe(false)
  })

  it.runIf(packs)('asks for updates on request only', async () => {
    expect(updates.asked).toEqual([])
    expect(await callFrom(desktop.window, 'desktop.checkForUpdates', {})).toEqual({ newer: '9.9.9' })
    expect(updates.asked.map(({ path }) => path.split('?')[0])).toEqual([
      expect.stringMatching(/^\/latest-linux.*\.yml$/),
    ])
  })

  // The first question above made it load the model, which on an emulated processor may take longer than an entry waits.
  it('locks a stand on the whole screen, which its PIN alone leaves', async () => {
    const stand = desktop.app.waitForEvent('window')
    await callFrom(desktop.window, 'desktop.openKiosk', { bot_id: shop.bot_id, pin: '4711' })
    const page = await stand
    const input = page.locator('shopbell-widget .write textarea')
    await input.waitFor({ timeout: patience })
    const isOpen = () =>
      desktop.app.evaluate(({ BrowserWindow }) => {
        const open = BrowserWindow.getAllWindows().find((one) => one.webContents.getURL().includes('/kiosk/'))
        open?.close()
        return open !== undefined
      })
    expect(await isOpen()).toBe(true)
    await page.evaluate(() => {
      location.hash = 'leave=0815'
    })
    expect(await isOpen()).toBe(true)
    // The window may be gone before the page could say that it is done.
    await page.evaluate(() => {
      setTimeout(() => {
        location.hash = 'leave=4711'
      })
    })
    await soon(isOpen).toBe(false)
  })

  it('computes sentence vectors of entries with the model and the runtime inside', async () => {
    const entry = { question: 'Do you lend tents?', answer: 'No, we only sell them.' }
    await callFrom(desktop.window, 'knowledge.save', { bot_id: shop.bot_id, ...entry })
    await soon(() => desktop.window.evaluate(() => globalThis.heard)).toContain('learned')
    const { meaning } = await callFrom(desktop.window, 'knowledge.state', { bot_id: shop.bot_id })
    expect(meaning).toEqual({ available: true, reason: null })
  })

  it('comes back after its window crashed, and never stopped serving', async () => {
    await desktop.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      if (globalThis.nativeParts.crashed !== null) return
      globalThis.nativeParts.crashed = false
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

  it('quits cleanly when the system ends all its processes at once, with nothing lost of what it answered', async () => {
    const answers = await askAtOnce(atOnce, { url, ...shop })
    const late = askAtOnce(atOnce, { url, ...shop })
    expect(await desktop.terminate()).toBe(0)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()

    const kept = dumpOf(join(desktop.dataPath, 'shopbell.db'))['conversations'] as { id: string }[]
    const answered = [...answers, ...(await late)].flatMap((one) =>
      one?.status === 200 ? [one.session_id] : [],
    )
    expect(answered.length).toBeGreaterThanOrEqual(atOnce)
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
    for (const name of ['running', 'hub.json', 'hub.lock-journal', 'window/SingletonLock'])
      expect(existsSync(join(desktop.dataPath, name)), name).toBe(false)
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
  /** Null: not asked for yet. */
  crashed: boolean | null
}

declare global {
  /** In the window, and in the app's main process. */
  var heard: string[]
  var nativeParts: NativeParts
}

/** Nobody sits before this screen: what the system would show is written down instead. */
function recordNativeParts(desktop: Desktop): Promise<void> {
  return desktop.app.evaluate(({ dialog, Notification, shell }) => {
    const parts: NativeParts = { notifications: [], dialogs: [], opened: [], answer: 1, crashed: null }
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
