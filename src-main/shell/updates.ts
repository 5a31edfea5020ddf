import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { problem } from '#shared/problem.ts'

const firstCheckMs = 60_000
const betweenChecksMs = 24 * 60 * 60 * 1000

export type Updates = ReturnType<typeof createUpdates>

/**
 * Asks the address this copy was built with for a newer version. Nothing is asked unless the merchant switched it on or
 * presses the button, nothing is downloaded, and the library is not even loaded before.
 */
export function createUpdates(deps: { readonly log: Log; readonly found: (version: string) => void }) {
  // The packager writes this file only when a build is given an update address (scripts/dist.ts).
  const possible = app.isPackaged && existsSync(join(process.resourcesPath, 'app-update.yml'))
  let timer: NodeJS.Timeout | null = null
  let announced: string | null = null

  async function check(): Promise<string | null> {
    if (!possible) {
      throw problem('not_found', "This copy of Shopbell has no update server, so it can't check for updates.")
    }
    const { autoUpdater } = (await import('electron-updater')).default
    autoUpdater.autoDownload = false
    autoUpdater.autoInstallOnAppQuit = false
    autoUpdater.logger = null
    try {
      const result = await autoUpdater.checkForUpdates()
      return result?.isUpdateAvailable ? result.updateInfo.version : null
    } catch (error) {
      deps.log.warn({ err: error }, 'the update check failed')
      throw problem('not_found', "Couldn't check for updates. Check that this PC is online, then try again.")
    }
  }

  async function checkByItself(): Promise<void> {
    timer = setTimeout(checkByItself, betweenChecksMs)
    const newer = await check().catch(() => null)
    if (newer === null || newer === announced) return
    announced = newer
    deps.found(newer)
  }

  return {
    possible,
    check,
    /** By the setting: looks once a day, or never. */
    watch: (wanted: boolean) => {
      if (!wanted && timer) clearTimeout(timer)
      if (!wanted) timer = null
      else if (possible) timer ??= setTimeout(checkByItself, firstCheckMs)
    },
  }
}
