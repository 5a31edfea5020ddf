import { type DashboardAddress, openDashboard } from '#main/admin/dashboard.ts'
import { createHub, type Hub } from '#main/hub.ts'
import { type DataFolder, dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createFileLog } from '#main/lib/file-log.ts'
import { keepHeapSmall } from '#main/lib/small-heap.ts'
import { type StartTrouble, startTroubleOf } from '#main/lib/start-trouble.ts'
import { isProblem } from '#shared/problem.ts'
import { dashboardFiles, widgetFiles } from './built-files.ts'
import type { CommandContext } from './context.ts'
import { waitForEnd } from './end-signal.ts'
import { openTroubleDesk } from './trouble.ts'

/** A call that asked for a restart is answered before the hub goes. */
const restartAfterMs = 100

/** Headless in the foreground. What it prints on stdout is for scripts as much as for people. */
export async function serve(context: CommandContext): Promise<number> {
  const stopped = waitForEnd()
  keepHeapSmall()
  const folder = dataFolder(context.dataPath)
  prepare(folder)
  const { log, close: closeLog } = createFileLog(folder.logs)
  const files = dashboardFiles()
  const chat = widgetFiles()
  let dashboardPort: number | null = null
  let restart = () => {}
  /** Closes what stands in for a hub that couldn't start. */
  let leave = async () => {}
  const hub = createHub({
    dataPath: context.dataPath,
    port: context.port,
    log,
    widgetFiles: { folder: chat.folder, ready: () => chat.ready().catch(sayAndThrow) },
    otherPorts: () => (dashboardPort === null ? [] : [dashboardPort]),
    restart: () => restart(),
  })

  /** Null: a signal came before the hub could start. */
  async function startInTheEnd(): Promise<{ readonly at: DashboardAddress | undefined } | null> {
    const first = await tryStart(hub, folder)
    if (first === null) return { at: undefined }
    const desk = await openTroubleDesk({ folder, port: context.port, log })
    leave = desk.close
    for (let trouble: StartTrouble | null = first; trouble; trouble = await tryStart(hub, folder)) {
      log.error({ detail: trouble.detail }, 'the start is held up')
      process.stderr.write(`${trouble.detail}\n`)
      print(`dashboard ${desk.url}`)
      if ((await desk.wait(trouble, stopped)) === 'ended') return null
    }
    return { at: { ...desk.at, leave } }
  }

  /** Until a signal comes or, true, a backup was restored. */
  async function run(at: DashboardAddress | undefined): Promise<{ readonly again: DashboardAddress | null }> {
    const wanted = new Promise<'restart'>((resolve) => {
      restart = () => void setTimeout(resolve, restartAfterMs, 'restart')
    })
    const demo = context.demo && !isRestart ? await hub.rpc('demo.load', {}) : null
    if (demo) await hub.warm()
    const dashboard = await openDashboard({
      rpc: hub.anyRpc,
      uploadCatalogFile: hub.uploadCatalogFile,
      subscribe: hub.events.subscribe,
      browsers: hub.browsers(),
      shopFiles: { moves: hub.moves(), uploads: folder.exports },
      log,
      files: { folder: files.folder, ready: () => files.ready().catch(sayAndThrow) },
      at,
    })
    dashboardPort = dashboard.port
    const { url } = await hub.rpc('hub.status', {})
    print(`ready ${url}`)
    print(`dashboard ${dashboard.url}`)
    if (demo) print(`demo bot ${demo.bot_id}`)
    if (demo?.key) print(`demo key ${demo.key}`)
    log.info({ url }, 'ready')
    const next = await Promise.race([stopped, wanted])
    if (next !== 'restart') await Promise.all([files.close(), chat.close()])
    hub.cancelOutgoing()
    await dashboard.close()
    return { again: next === 'restart' ? { port: dashboard.port, token: null } : null }
  }

  let isRestart = false
  try {
    for (let at: DashboardAddress | undefined; ; isRestart = true) {
      const started = await startInTheEnd()
      if (started === null) return 0
      const { again } = await run(started.at ?? at)
      if (again === null) return 0
      at = again
      await hub.stop()
    }
  } finally {
    await leave()
    await hub.stop()
    log.info('stopped')
    closeLog()
  }
}

/** Null once it runs; throws what nobody can do anything about from here. */
async function tryStart(hub: Hub, folder: DataFolder): Promise<StartTrouble | null> {
  try {
    await hub.start()
    return null
  } catch (error) {
    const trouble = startTroubleOf(error, folder.path)
    if (trouble === null) throw error
    return trouble
  }
}

/** The page reports a full disk; the hub tries again. */
function prepare(folder: DataFolder): void {
  try {
    prepareDataFolder(folder)
  } catch (error) {
    if (!isProblem(error) || error.code !== 'storage_full') throw error
  }
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
