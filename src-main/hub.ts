import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openLocalSocket } from '#main/admin/local-socket.ts'
import { createCommits } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createView } from '#main/db/view.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { composeFeatures, type Features } from '#main/hub-features.ts'
import { startHousekeeping } from '#main/jobs/housekeeping.ts'
import { type Clock, isoTime, startOfUtcDay, systemClock, utcDay } from '#main/lib/clock.ts'
import { type DataFolder, dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { lockFolder } from '#main/lib/folder-lock.ts'
import { readHubInfo, removeHubInfo, writeHubInfo } from '#main/lib/hub-info.ts'
import { createLog, type Log } from '#main/lib/log.ts'
import { createPushes } from '#main/lib/pushes.ts'
import { type AnyRpc, createRpc } from '#main/lib/rpc.ts'
import { version } from '#main/lib/version.ts'
import { buildServer } from '#main/server/build.ts'
import { closeGracefully } from '#main/server/close.ts'
import { createCatalogHost } from '#main/workers/catalog-host.ts'
import { contractLimits, type Limits } from '#shared/limits.ts'
import { problem } from '#shared/problem.ts'
import type { Rpc } from '#shared/rpc/contract.ts'
import type { HubStatus } from '#shared/rpc/hub.ts'
import type { Push } from '#shared/rpc/pushes.ts'

export const defaultPort = 4840
const loopback = '127.0.0.1'

export type HubOptions = {
  readonly dataPath?: string | undefined
  /** 0 takes a free port; null does not listen at all (a script that only needs the data). */
  readonly port?: number | null | undefined
  readonly clock?: Clock
  readonly log?: Log
  readonly limits?: Limits
  readonly allowedHosts?: readonly string[]
}

export type Hub = {
  readonly start: () => Promise<StartedHub>
  readonly stop: () => Promise<void>
  readonly rpc: Rpc
  /** The same calls for transports, which have only a name and some JSON. */
  readonly anyRpc: AnyRpc
  readonly events: { readonly subscribe: (listener: (push: Push) => void) => () => void }
}

export type StartedHub = { readonly url: string | null; readonly dataPath: string }

/** The whole service as one object, the same in Electron, under plain Node, in tests and in benchmarks. */
export function createHub(options: HubOptions = {}): Hub {
  const folder = dataFolder(options.dataPath)
  const clock = options.clock ?? systemClock
  const log = options.log ?? createLog({})
  const pushes = createPushes()
  const undo: (() => unknown)[] = []
  let stopping: Promise<void> | null = null
  let anyRpc: AnyRpc = async () => {
    throw problem('internal', 'Shopbell is not started yet.')
  }

  async function start(): Promise<StartedHub> {
    try {
      return await startParts()
    } catch (error) {
      await stop()
      throw error
    }
  }

  async function startParts(): Promise<StartedHub> {
    prepareDataFolder(folder)
    undo.push(takeFolder(folder))
    const unclean = existsSync(folder.runningMark)
    const { db, upgrade } = openDatabase({ folder, nowMs: clock.now(), check: unclean })
    if (unclean) log.warn('the last stop was not clean; the database was looked over and is sound')
    if (upgrade) log.info(upgrade, 'the database was brought to this version')
    writeFileSync(folder.runningMark, '')
    undo.push(() => rmSync(folder.runningMark, { force: true }))
    undo.push(() => db.close())

    const gate = createWriteGate()
    const commits = createCommits(db, gate)
    undo.push(() => commits.drain())
    const worker = createCatalogHost({ database: folder.database, gate })
    undo.push(() => worker.stop())
    const features = composeFeatures({
      db,
      commits,
      view: createView(db),
      clock,
      folder,
      runSync: worker.runSync,
      ...pushes,
    })
    await features.spool.clear()
    undo.push(startHousekeeping({ ...features, log }))

    let url: string | null = null
    const startedAt = clock.now()
    const served = createRpc({
      ...features.rpc,
      'hub.status': () => statusOf({ features, clock, folder, url, startedAt }),
    })
    anyRpc = served.anyRpc
    if (options.port !== null) {
      const app = await buildServer({
        ...features,
        log,
        version,
        limits: options.limits ?? contractLimits,
        allowedHosts: options.allowedHosts ?? [],
      })
      undo.push(closeGracefully(app))
      url = await listen(app, options.port ?? defaultPort)
      const socket = await openLocalSocket({ folder: folder.path, rpc: anyRpc, log })
      undo.push(() => socket.close())
      writeHubInfo(folder.hubInfo, {
        pid: process.pid,
        url,
        socket: socket.path,
        token: socket.token,
        version,
      })
      undo.push(() => removeHubInfo(folder.hubInfo))
    }
    return { url, dataPath: folder.path }
  }

  /** In reverse: no new requests, those under way end, what they wrote is on disk, the file is closed, the folder free. */
  function stop(): Promise<void> {
    stopping ??= undoAll().finally(() => {
      stopping = null
    })
    return stopping
  }

  async function undoAll(): Promise<void> {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }

  return {
    start,
    stop,
    rpc: ((name, input) => anyRpc(name, input)) as Rpc,
    anyRpc: (name, input) => anyRpc(name, input),
    events: { subscribe: pushes.subscribe },
  }
}

function takeFolder(folder: DataFolder): () => void {
  const release = lockFolder(folder.lock)
  if (release) return release
  const other = readHubInfo(folder.hubInfo)
  const who = other ? ` (process ${other.pid}${other.url ? `, ${other.url}` : ''})` : ''
  throw problem(
    'data_folder_in_use',
    `Shopbell already runs on ${folder.path}${who}. Stop it first, or choose another data folder with --data.`,
  )
}

async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    await app.listen({ host: loopback, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') {
      throw problem(
        'invalid_request',
        `Port ${port} is taken by another program. Choose another with --port, or --port 0 for any free one.`,
      )
    }
    if (code === 'EACCES') {
      throw problem(
        'invalid_request',
        `This user may not use port ${port}. Choose one above 1023 with --port.`,
      )
    }
    throw error
  }
  return `http://${loopback}:${(app.server.address() as AddressInfo).port}`
}

function statusOf(deps: {
  readonly features: Features
  readonly clock: Clock
  readonly folder: DataFolder
  readonly url: string | null
  readonly startedAt: number
}): HubStatus {
  const { features, clock } = deps
  return {
    version,
    url: deps.url,
    data_folder: deps.folder.path,
    started_at: isoTime(deps.startedAt),
    bots: features.bots.list(false).length,
    products: features.catalog.countAll(),
    sessions_today: features.conversations.countSince(startOfUtcDay(utcDay(clock.now()))),
  }
}
