import { app } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { autostartFolder, removeAutostart, writeAutostart } from './login-entry.ts'

/** Only an installed app has a start command that is still right tomorrow. */
export function canStartAtLogin(): boolean {
  return app.isPackaged && ['darwin', 'win32', 'linux'].includes(process.platform)
}

/** Brings the system in line with the setting; at every start too, because an AppImage may have been moved. */
export function applyStartAtLogin(options: {
  readonly wanted: boolean
  readonly args: readonly string[]
  readonly log: Log
}): void {
  if (!canStartAtLogin()) return
  const args = ['--minimised', ...options.args]
  try {
    if (process.platform === 'linux') {
      // An AppImage runs from a mount of its own; the file that can be started again is named here.
      const program = process.env['APPIMAGE'] ?? process.execPath
      if (options.wanted) writeAutostart(autostartFolder(), [program, ...args])
      else removeAutostart(autostartFolder())
    } else {
      app.setLoginItemSettings({ openAtLogin: options.wanted, args })
    }
  } catch (error) {
    options.log.warn({ err: error }, 'start at login could not be set')
  }
}

/** A Mac hands no arguments to what it starts at login. */
export function wasStartedAtLogin(): boolean {
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin
}
