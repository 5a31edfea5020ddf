import { app, type BrowserWindow, Menu, Tray } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { badgeOf, type HubState, statusLines } from './hub-state.ts'
import { overlayIcon, trayIcon } from './icons.ts'
import type { Texts } from './texts/index.ts'

type TrayActs = {
  readonly open: (path?: string) => void
  readonly pause: (paused: boolean) => void
  readonly quit: () => void
}

/** Not every Linux desktop shows one: there the second start brings the window back. */
export function createTray(deps: {
  readonly log: Log
  readonly texts: () => Texts
  readonly acts: TrayActs
  readonly window: () => BrowserWindow | null
}): { readonly show: (state: HubState) => void } {
  const tray = make(deps.log)
  // On a Mac a click opens the menu.
  if (process.platform !== 'darwin') tray?.on('click', () => deps.acts.open())

  return {
    show: (state) => {
      const texts = deps.texts()
      const { status, waits } = statusLines(state, texts)
      const labels = waits.map(({ label }) => label)
      showBadge(badgeOf(state), labels.join(', '), deps.window())
      if (!tray) return
      tray.setImage(trayIcon(waits.length > 0))
      tray.setToolTip(['Shopbell', status, ...labels].join('\n'))
      tray.setContextMenu(menuOf({ state, texts, acts: deps.acts }))
    },
  }
}

function menuOf({ state, texts, acts }: { state: HubState; texts: Texts; acts: TrayActs }): Menu {
  const { status, waits } = statusLines(state, texts)
  return Menu.buildFromTemplate([
    { label: status, enabled: false },
    ...waits.map(({ label, path }) => ({ label, click: () => acts.open(path) })),
    { type: 'separator' },
    { label: texts.open, click: () => acts.open() },
    { label: state.paused ? texts.resume : texts.pause, click: () => acts.pause(!state.paused) },
    { type: 'separator' },
    { label: texts.quit, click: () => acts.quit() },
  ])
}

function showBadge(count: number, words: string, window: BrowserWindow | null): void {
  if (process.platform !== 'win32') app.setBadgeCount(count)
  else if (count > 0) window?.setOverlayIcon(overlayIcon(), words)
  else window?.setOverlayIcon(null, '')
}

function make(log: Log): Tray | null {
  try {
    return new Tray(trayIcon(false))
  } catch (error) {
    log.warn({ err: error }, 'this desktop shows no tray icon')
    return null
  }
}
