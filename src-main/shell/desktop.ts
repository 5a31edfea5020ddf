import { join } from 'node:path'
import { app, type BrowserWindow, nativeTheme, powerSaveBlocker, shell } from 'electron'
import { createHub, type Hub } from '#main/hub.ts'
import { createRecovery } from '#main/hub-recovery.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { hasRoomToStart } from '#main/lib/disk-room.ts'
import { createFileLog } from '#main/lib/file-log.ts'
import { keepHeapSmall } from '#main/lib/small-heap.ts'
import { version } from '#main/lib/version.ts'
import { declareAppProtocol, serveAppProtocol } from './app-protocol.ts'
import { createCrashWatch } from './crash.ts'
import { desktopCalls } from './desktop-calls.ts'
import { createDialogs } from './dialogs.ts'
import { createEventNotices } from './event-notices.ts'
import { createExternal } from './external.ts'
import { outliveGraphics } from './graphics.ts'
import type { Handover } from './handover.ts'
import { startThroughTrouble } from './held-up.ts'
import { followHub, type HubState } from './hub-state.ts'
import { createIncoming } from './incoming.ts'
import { serveIpc } from './ipc.ts'
import { createKeepAwake } from './keep-awake.ts'
import { createKiosk } from './kiosk.ts'
import { applyStartAtLogin, wasStartedAtLogin } from './login-item.ts'
import { showMenu } from './menu.ts'
import { createNotify } from './notifications.ts'
import { createQuit } from './quit.ts'
import { openSecrets } from './secrets.ts'
import { secureApp, secureSession } from './security.ts'
import { startOnSomePort } from './start-hub.ts'
import { textsFor } from './texts/index.ts'
import { createTray } from './tray.ts'
import { createUpdates } from './updates.ts'
import { wordNotice } from './visitor-notices.ts'
import { createMainWindow } from './window.ts'

const lookForRoomMs = 2000
const restartAfterMs = 100

type DesktopOptions = {
  readonly folder: DataFolder
  readonly port: number | undefined
  readonly demo: boolean
  /** Where the built dashboard and the preload lie. */
  readonly renderer: string
  readonly preload: string
  readonly launched: Handover
  /** To be repeated when the system starts the app at login. */
  readonly args: readonly string[]
}

/** The hub with a desktop around it: everything of Electron is tied together here and nowhere else. */
export function runDesktop(options: DesktopOptions): void {
  const { folder } = options
  const { log, close: closeLog } = createFileLog(folder.logs)
  let hub: Hub | null = null
  let starting: Promise<unknown> = Promise.resolve()
  let state: HubState | null = null

  const texts = () => textsFor(state?.settings.language ?? null, app.getLocale())
  const dialogs = createDialogs(texts, () => window.current())
  const quit = createQuit({
    stop: async () => {
      await starting.catch(() => {})
      await hub?.stop()
    },
    leavesUnsaved: dialogs.leavesUnsaved,
    closeLog,
    log,
  })
  outliveGraphics(quit.isQuitting)
  const incoming = createIncoming({ texts, refuseFile: dialogs.refuseFile })
  const external = createExternal(dialogs.mayOpenLink)
  const watchCrashes = createCrashWatch({
    log,
    isQuitting: quit.isQuitting,
    gaveUp: (crashed) => void askToOpenAgain(crashed),
  })
  const window = createMainWindow({
    log,
    statePath: join(app.getPath('userData'), 'place.json'),
    preload: options.preload,
    devTools: !app.isPackaged,
    isQuitting: quit.isQuitting,
    hidden: () => void explainTray(),
    made: (made) => {
      watchCrashes(made)
      quit.watchWindow(made)
    },
  })
  const notify = createNotify({
    log,
    open: window.open,
    accept: (session_id) => {
      window.open()
      window.deliver({ type: 'app.accept', session_id })
    },
  })
  const updates = createUpdates({
    log,
    found: (newer) =>
      notify({ title: texts().updateTitle(newer), body: texts().updateBody, path: '/settings' }),
  })

  process.on('unhandledRejection', (error) => log.error({ err: error }, 'something failed unseen'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'something failed unseen')
    void quit.end(1)
  })
  const service = () => state?.url ?? null
  const kiosk = createKiosk({ log, service, isQuitting: quit.isQuitting })
  secureApp({
    service,
    isAllowed: external.isAllowed,
    open: (url) => void external.open(url).catch((error) => log.warn({ err: error }, 'a link did not open')),
  })
  declareAppProtocol()
  // Not awaited here: Electron becomes ready only after the entry file has run to its end.
  void app.whenReady().then(start).catch(fail)

  async function start(): Promise<void> {
    keepHeapSmall()
    secureSession(service)
    serveAppProtocol(options.renderer)
    quit.watchSession()
    const secrets = openSecrets(join(folder.path, 'secret.key'))
    const desktop = desktopCalls({
      dataPath: folder.path,
      updates,
      choosePath: dialogs.choosePath,
      openExternal: external.open,
      openKiosk: kiosk.open,
    })
    const startOnce = () =>
      startOnSomePort({
        start: (port) => {
          hub = createHub({ dataPath: folder.path, port, log, secrets, desktop, restart })
          const started = hub.start()
          starting = started
          return started
        },
        port: options.port,
        wantsOtherPort: dialogs.wantsOtherPort,
        showAddress: dialogs.showAddress,
      })
    const isStarted = await startThroughTrouble({
      folder: folder.path,
      start: startOnce,
      recovery: createRecovery(folder),
      ask: async (trouble, newest) => {
        log.error({ detail: trouble.detail }, 'the start is held up')
        const roomAgain = new AbortController()
        const timer = setInterval(() => {
          if (trouble.kind === 'full' && hasRoomToStart(folder.path)) roomAgain.abort()
        }, lookForRoomMs)
        try {
          return await dialogs.heldUp(trouble, newest, roomAgain.signal)
        } finally {
          clearInterval(timer)
        }
      },
    })
    if (!isStarted || hub === null) return quit.end(0)
    if (options.demo) await hub.rpc('demo.load', {})
    await showDesktop(hub)
  }

  /** After a backup was restored: the app comes back with it. Its call is answered first. */
  function restart(): void {
    setTimeout(() => {
      app.relaunch()
      void quit.end(0)
    }, restartAfterMs)
  }

  async function showDesktop(started: Hub): Promise<void> {
    serveIpc(started.anyRpc, log)
    const tray = createTray({
      log,
      texts,
      window: window.current,
      acts: {
        open: window.open,
        pause: (paused) =>
          void started
            .rpc('hub.pause', { paused })
            .catch((error) => log.error({ err: error }, 'pausing failed')),
        quit: () => app.quit(),
      },
    })
    const keepAwake = createKeepAwake(powerSaveBlocker)
    const apply = (now: HubState, before: HubState | null) => {
      state = now
      const { settings } = now
      tray.show(now)
      keepAwake.apply(now)
      updates.watch(settings.check_for_updates)
      if (settings.theme !== before?.settings.theme) nativeTheme.themeSource = settings.theme
      if (settings.language !== before?.settings.language || before === null) showMenu(texts(), menuActs)
      if (settings.start_at_login !== before?.settings.start_at_login) {
        applyStartAtLogin({ wanted: settings.start_at_login, args: options.args, log })
      }
    }
    const followed = await followHub({ hub: started, log, changed: apply })
    apply(followed.current(), null)
    const eventNotices = createEventNotices({
      settings: () => followed.current().settings,
      texts,
      show: notify,
    })
    started.events.subscribe((push) => {
      window.send(push)
      if (push.type === 'notice') notify(wordNotice(push.notice, texts()))
      eventNotices.handle(push)
    })
    app.setAboutPanelOptions({ applicationName: 'Shopbell', applicationVersion: version })
    const { launched } = options
    incoming.take({ ...launched, minimised: launched.minimised || wasStartedAtLogin() })
    incoming.begin(window)
    log.info({ url: followed.current().url }, 'ready')
  }

  const menuActs = {
    open: window.open,
    revealDataFolder: () => void shell.openPath(folder.path),
    checkForUpdates: updates.possible ? () => window.open('/settings') : undefined,
  }

  async function explainTray(): Promise<void> {
    if (!hub || !state || state.settings.told_about_tray) return
    const { stillRunningTitle: title, stillRunning: body } = texts()
    if (!notify({ title, body, path: '/' })) dialogs.showStillRunning()
    await hub.rpc('settings.update', { told_about_tray: true })
  }

  async function askToOpenAgain(crashed: BrowserWindow): Promise<void> {
    crashed.hide()
    const again = await dialogs.wantsWindowAgain()
    crashed.webContents.reload()
    if (again) window.open()
  }

  async function fail(error: unknown): Promise<void> {
    log.error({ err: error }, 'the start failed')
    dialogs.cannotStart(error)
    await quit.end(1)
  }
}
