import { app, type BrowserWindow, powerMonitor } from 'electron'
import type { Log } from '#main/lib/log.ts'

/** A little longer than the hub itself waits for the calls under way; what was answered is on disk anyway. */
const patienceMs = 65_000

/** However the app is asked to end, the hub is stopped first, once, and not for ever. */
export function createQuit(deps: {
  readonly stop: () => Promise<void>
  readonly closeLog: () => void
  readonly log: Log
  /** There is unsaved work, and someone to ask. */
  readonly leavesUnsaved: (window: BrowserWindow) => boolean
}) {
  let quitting = false
  let forced = false
  let ending: Promise<void> | null = null

  app.on('before-quit', () => {
    quitting = true
  })
  app.on('will-quit', (event) => {
    event.preventDefault()
    void end(0)
  })
  // Handled by us, closing the last window ends nothing.
  app.on('window-all-closed', () => {})

  /** Windows are told, but not waited for: what draws them may have been ended before us. */
  function force(): void {
    forced = true
    app.quit()
    void end(0)
  }

  function end(code: number): Promise<void> {
    quitting = true
    ending ??= stopInTime().then((inTime) => {
      deps.closeLog()
      app.exit(inTime ? code : 1)
    })
    return ending
  }

  async function stopInTime(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false))
    try {
      const inTime = await Promise.race([deps.stop().then(() => true), late])
      if (inTime) deps.log.info('stopped')
      else deps.log.error('the service did not stop in time')
      return inTime
    } catch (error) {
      deps.log.error({ err: error }, 'the service did not stop cleanly')
      return false
    }
  }

  return {
    isQuitting: () => quitting,
    end,
    /** To be called once the app is ready. */
    watchSession: () => {
      // Before that Electron takes them for itself, and waits for windows that may be gone.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, force)
      // Its types forget the event, with which the system is asked for a moment.
      powerMonitor.on('shutdown', (event?: { readonly preventDefault: () => void }) => {
        event?.preventDefault()
        force()
      })
    },
    watchWindow: (window: BrowserWindow) => {
      window.on('session-end', () => void end(0))
      window.webContents.on('will-prevent-unload', (event) => {
        // Preventing means here that the page may not hold the window back.
        if (!quitting || forced || deps.leavesUnsaved(window)) event.preventDefault()
        else quitting = false
      })
    },
  }
}
