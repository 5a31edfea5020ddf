import { app, type BrowserWindow } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { createRestartBudget } from './restart-budget.ts'

/** A page that answers nothing for so long, after Electron already noticed, is taken as dead. */
const unresponsiveMs = 30_000

/** Brings a crashed or frozen window back. The hub lives in another process and does not notice. */
export function createCrashWatch(deps: {
  readonly log: Log
  readonly isQuitting: () => boolean
  /** It crashes again and again: ask before trying on. */
  readonly gaveUp: (window: BrowserWindow) => void
}): (window: BrowserWindow) => void {
  const mayRestart = createRestartBudget()
  const graphicsCrashed = surviveLostGraphics()
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') deps.log.warn({ type, reason }, 'a helper process ended')
    // Only what went down itself: at a logout it is killed, and cannot be launched again.
    if (type === 'GPU' && reason === 'crashed') graphicsCrashed()
  })
  return (window) => {
    const contents = window.webContents
    let frozen: NodeJS.Timeout | null = null
    const thaw = () => {
      if (frozen) clearTimeout(frozen)
      frozen = null
    }
    contents.on('render-process-gone', (_event, { reason, exitCode }) => {
      thaw()
      if (reason === 'clean-exit' || deps.isQuitting()) return
      deps.log.warn({ reason, exit_code: exitCode }, 'the window crashed')
      // Not within the event: the contents still take their leave of the old process.
      setImmediate(() => {
        if (window.isDestroyed()) return
        if (mayRestart()) contents.reload()
        else deps.gaveUp(window)
      })
    })
    window.on('unresponsive', () => {
      deps.log.warn('the window does not respond')
      frozen ??= setTimeout(() => contents.forcefullyCrashRenderer(), unresponsiveMs)
    })
    window.on('responsive', thaw)
    window.on('closed', thaw)
  }
}

/** A driver that is going to fail at the start has done so by then. */
const provenMs = 3000
const uncounted = 'disable-gpu-process-crash-limit'

/**
 * At a logout on Linux every process of ours is told to end at once. Chromium then starts its lost GPU process a few
 * times in vain and ends the whole app in the midst of its stop. So once graphics work, their losses are not counted;
 * where they crash again and again Chromium may do as it does: draw without the graphics card.
 */
function surviveLostGraphics(): () => void {
  if (process.platform !== 'linux') return () => {}
  const mayRestart = createRestartBudget()
  void app.whenReady().then(() => setTimeout(() => app.commandLine.appendSwitch(uncounted), provenMs).unref())
  return () => {
    if (!mayRestart()) app.commandLine.removeSwitch(uncounted)
  }
}
