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
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason !== 'clean-exit') deps.log.warn({ type, reason }, 'a helper process ended')
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
        // What ended the window may be ending the app.
        if (window.isDestroyed() || deps.isQuitting()) return
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
