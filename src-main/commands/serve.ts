import { openDashboard } from '#main/admin/dashboard.ts'
import { createHub } from '#main/hub.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createFileLog } from '#main/lib/file-log.ts'
import { dashboardFiles, widgetFiles } from './built-files.ts'
import type { CommandContext } from './context.ts'
import { waitForEnd } from './end-signal.ts'

/** Headless in the foreground. What it prints on stdout is for scripts as much as for people. */
export async function serve(context: CommandContext): Promise<number> {
  const stopped = waitForEnd()
  const folder = dataFolder(context.dataPath)
  prepareDataFolder(folder)
  const { log, close: closeLog } = createFileLog(folder.logs)
  const files = dashboardFiles()
  const chat = widgetFiles()
  let dashboardPort: number | null = null
  const hub = createHub({
    dataPath: context.dataPath,
    port: context.port,
    log,
    widgetFiles: { folder: chat.folder, ready: () => chat.ready().catch(sayAndThrow) },
    otherPorts: () => (dashboardPort === null ? [] : [dashboardPort]),
  })
  try {
    const { url } = await hub.start()
    const demo = context.demo ? await hub.rpc('demo.load', {}) : null
    if (demo) await hub.warm()
    const dashboard = await openDashboard({
      rpc: hub.anyRpc,
      uploadCatalogFile: hub.uploadCatalogFile,
      subscribe: hub.events.subscribe,
      browsers: hub.browsers(),
      log,
      files: { folder: files.folder, ready: () => files.ready().catch(sayAndThrow) },
    })
    dashboardPort = Number(new URL(dashboard.url).port)
    print(`ready ${url}`)
    print(`dashboard ${dashboard.url}`)
    if (demo) print(`demo bot ${demo.bot_id}`)
    if (demo?.key) print(`demo key ${demo.key}`)
    log.info({ url }, 'ready')
    await stopped
    await Promise.all([files.close(), chat.close()])
    hub.cancelOutgoing()
    await dashboard.close()
  } finally {
    await hub.stop()
    log.info('stopped')
    closeLog()
  }
  return 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The page says it too; a build that was ended by a stop is no fault. */
function sayAndThrow(error: unknown): never {
  const wasEnded = error instanceof Error && error.name === 'AbortError'
  if (!wasEnded) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  throw error
}
