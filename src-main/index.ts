import { join } from 'node:path'
import { app, dialog } from 'electron'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { handoverOf } from '#main/shell/handover.ts'
import { optionOf } from '#main/shell/launch-options.ts'
import { isProblem } from '#shared/problem.ts'

const data = optionOf(process.argv, '--data')
const port = optionOf(process.argv, '--port')
const folder = dataFolder(data)
const launched = handoverOf({ argv: process.argv, cwd: process.cwd(), packaged: app.isPackaged })

app.setAppUserModelId('app.shopbell.desktop')
if (!isUsable()) app.exit(1)
else if (!isFirst()) app.exit(0)
else {
  // Imported only now: a second start, for a link or a file, ends without loading the whole app.
  const { runDesktop } = await import('#main/shell/desktop.ts')
  runDesktop({
    folder,
    port: port === undefined ? undefined : Number(port),
    demo: process.argv.includes('--demo'),
    renderer: join(import.meta.dirname, '../renderer'),
    preload: join(import.meta.dirname, '../preload/preload.cjs'),
    launched,
    args: [...(data ? [`--data=${folder.path}`] : []), ...(port ? [`--port=${port}`] : [])],
  })
}

function isUsable(): boolean {
  try {
    prepareDataFolder(folder)
    return true
  } catch (error) {
    // The app itself reports a full disk, then waits for room.
    if (isProblem(error) && error.code === 'storage_full') return true
    dialog.showErrorBox('Shopbell', error instanceof Error ? error.message : String(error))
    return false
  }
}

/** The window's own files are in the data folder, so each data folder has one app. A second start hands over and ends. */
function isFirst(): boolean {
  app.setPath('userData', join(folder.path, 'window'))
  return app.requestSingleInstanceLock(launched)
}
