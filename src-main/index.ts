import { join } from 'node:path'
import { app, dialog } from 'electron'
import { createHub } from '#main/hub.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createFileLog } from '#main/lib/file-log.ts'
import { declareAppProtocol, serveAppProtocol } from '#main/shell/app-protocol.ts'
import { sendPushes, serveIpc } from '#main/shell/ipc.ts'
import { secureApp, secureSession } from '#main/shell/security.ts'
import { openWindow } from '#main/shell/window.ts'

const folder = dataFolder(app.commandLine.getSwitchValue('data') || undefined)
prepareDataFolder(folder)
// The window's own files lie with the shop's data, and one data folder has one window.
app.setPath('userData', join(folder.path, 'window'))
if (!app.requestSingleInstanceLock()) app.exit(0)

secureApp()
declareAppProtocol()
const { log, close: closeLog } = createFileLog(folder.logs)
const port = app.commandLine.getSwitchValue('port')
const hub = createHub({ dataPath: folder.path, port: port === '' ? undefined : Number(port), log })

app.on('window-all-closed', () => app.quit())
app.on('will-quit', (event) => {
  event.preventDefault()
  void quit(0)
})
// Not awaited here: Electron becomes ready only after this file has run to its end.
void app.whenReady().then(run)

async function run(): Promise<void> {
  secureSession()
  serveAppProtocol(join(import.meta.dirname, '../renderer'))
  try {
    await hub.start()
    if (app.commandLine.hasSwitch('demo')) await hub.rpc('demo.load', {})
    serveIpc(hub)
    const window = await openWindow()
    sendPushes(hub, window.webContents)
    app.on('second-instance', () => {
      window.restore()
      window.focus()
    })
  } catch (error) {
    dialog.showErrorBox('Shopbell could not start', error instanceof Error ? error.message : String(error))
    await quit(1)
  }
}

async function quit(code: number): Promise<void> {
  await hub.stop()
  closeLog()
  app.exit(code)
}
