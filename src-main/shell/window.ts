import { BrowserWindow, nativeTheme, screen } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { pushChannel } from '#shared/rpc/channels.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { appOrigin } from './app-files.ts'
import { minimumSize, placeWindow, readWindowState, writeWindowState } from './window-state.ts'

/** The dashboard's own paper, so that a window which still loads does not flash. */
const paper = { light: '#fafaf9', dark: '#171412' } as const

export type MainWindow = {
  /** Brings the window to the front, opening it first where there is none, and goes to the path. */
  readonly open: (path?: string) => void
  /** To the window if there is one. */
  readonly send: (push: Push) => void
  /** Like `send`, but a window is opened for it and it waits until the page can hear it. */
  readonly deliver: (push: Push) => void
  readonly current: () => BrowserWindow | null
}

/** One window, made when it is first wanted, hidden when it is closed, gone only when the app quits. */
export function createMainWindow(deps: {
  readonly log: Log
  readonly statePath: string
  readonly preload: string
  readonly devTools: boolean
  readonly isQuitting: () => boolean
  readonly hidden: () => void
  readonly made: (window: BrowserWindow) => void
}): MainWindow {
  let window: BrowserWindow | null = null
  let loaded = false
  let undelivered: Push[] = []

  nativeTheme.on('updated', () => window?.setBackgroundColor(paperNow()))

  function make(path: string): BrowserWindow {
    const displays = screen.getAllDisplays().map(({ workArea }) => workArea)
    const { maximised, ...place } = placeWindow(readWindowState(deps.statePath), displays)
    const made = new BrowserWindow({
      ...place,
      minWidth: minimumSize.width,
      minHeight: minimumSize.height,
      show: false,
      title: 'Shopbell',
      backgroundColor: paperNow(),
      autoHideMenuBar: true,
      webPreferences: {
        preload: deps.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        // Anywhere but on a Mac the dictionaries would be fetched from a server of Google's.
        spellcheck: process.platform === 'darwin',
        devTools: deps.devTools,
      },
    })
    made.once('ready-to-show', () => {
      if (maximised) made.maximize()
      made.show()
    })
    made.on('close', (event) => {
      remember(made)
      if (deps.isQuitting()) return
      event.preventDefault()
      hide(made)
      deps.hidden()
    })
    made.on('closed', () => {
      window = null
    })
    // Only when a page has really taken the place of another; refused navigations and frames do not count.
    made.webContents.on('did-navigate', () => {
      loaded = false
    })
    made.webContents.on('did-finish-load', () => {
      loaded = true
      for (const push of undelivered) send(push)
      undelivered = []
    })
    deps.made(made)
    made
      .loadURL(`${appOrigin}/#${path}`)
      .catch((error: unknown) => deps.log.error({ err: error }, 'the dashboard could not be loaded'))
    return made
  }

  function remember(from: BrowserWindow): void {
    try {
      writeWindowState(deps.statePath, { bounds: from.getNormalBounds(), maximised: from.isMaximized() })
    } catch (error) {
      deps.log.warn({ err: error }, 'the place of the window could not be noted')
    }
  }

  function open(path?: string): void {
    if (window === null) {
      window = make(path ?? '/')
      return
    }
    if (path !== undefined) deliver({ type: 'app.navigate', path })
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  }

  function send(push: Push): void {
    const contents = window?.webContents
    if (contents && !contents.isDestroyed() && !contents.isCrashed()) contents.send(pushChannel, push)
  }

  function deliver(push: Push): void {
    if (window === null) open()
    if (loaded) send(push)
    else undelivered.push(push)
  }

  return { open, send, deliver, current: () => window }
}

/** A full-screen window on a Mac would leave an empty space behind. */
function hide(window: BrowserWindow): void {
  if (!window.isFullScreen()) {
    window.hide()
    return
  }
  window.once('leave-full-screen', () => window.hide())
  window.setFullScreen(false)
}

function paperNow(): string {
  return nativeTheme.shouldUseDarkColors ? paper.dark : paper.light
}
