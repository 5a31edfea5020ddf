import { openLocalSocket } from '#main/admin/local-socket.ts'
import { createCommits } from '#main/db/commits.ts'
import { createView } from '#main/db/view.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import type { RunSync } from '#main/features/catalog/index.ts'
import { startWebhookPump } from '#main/features/webhooks/index.ts'
import { headlessDesktop } from '#main/headless-desktop.ts'
import { carryOver } from '#main/hub-carry-over.ts'
import { composeFeatures, type Features } from '#main/hub-features.ts'
import { openFolder, takeFolder } from '#main/hub-open.ts'
import { openPaths, phoneAddress } from '#main/hub-public-address.ts'
import { statusOf } from '#main/hub-status.ts'
import { createStorage } from '#main/hub-storage.ts'
import type { Hub, HubOptions, StartedHub } from '#main/hub-types.ts'
import { startBackupSchedule } from '#main/jobs/backup-schedule.ts'
import { startClockWatch } from '#main/jobs/clock-watch.ts'
import { startHandoverWatch } from '#main/jobs/handover-watch.ts'
import { startHousekeeping } from '#main/jobs/housekeeping.ts'
import { startScheduler } from '#main/jobs/scheduler.ts'
import { startUnansweredRecheck } from '#main/jobs/unanswered-recheck.ts'
import { keepWarm, warmUpBots } from '#main/jobs/warm-up.ts'
import { startWebsiteWatch } from '#main/jobs/website-watch.ts'
import { systemClock } from '#main/lib/clock.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { removeHubInfo, writeHubInfo } from '#main/lib/hub-info.ts'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import { lanNames } from '#main/lib/lan.ts'
import { createLog } from '#main/lib/log.ts'
import { createOutgoing } from '#main/lib/outgoing/index.ts'
import { modelFolder, widgetFolder } from '#main/lib/own-folders.ts'
import { problemOf } from '#main/lib/problems.ts'
import { createPushes } from '#main/lib/pushes.ts'
import { createQueues } from '#main/lib/queues.ts'
import { type AnyRpc, createCallsUnderWay, createRpc } from '#main/lib/rpc.ts'
import { createStopSteps } from '#main/lib/stop-steps.ts'
import { createProxyTrust } from '#main/lib/trusted-proxy.ts'
import { version } from '#main/lib/version.ts'
import { buildServer } from '#main/server/build.ts'
import { createListener, type Listener } from '#main/server/listener.ts'
import { createHostCheck } from '#main/server/plugins/host.ts'
import { createTryAddress } from '#main/server/try-address.ts'
import { createBackupHost } from '#main/workers/backup-host.ts'
import { createCatalogHost } from '#main/workers/catalog-host.ts'
import { createDocumentHost } from '#main/workers/document-host.ts'
import { createEmbeddingHost } from '#main/workers/embedding-host.ts'
import { createImportHost } from '#main/workers/import-host.ts'
import { contractLimits } from '#shared/limits.ts'
import { problem } from '#shared/problem.ts'
import type { Rpc } from '#shared/rpc/contract.ts'

export type { Hub, HubOptions, StartedHub } from '#main/hub-types.ts'

/** The whole service as one object, the same in Electron, under plain Node, in tests and in benchmarks. */
export function createHub(options: HubOptions = {}): Hub {
  const folder = dataFolder(options.dataPath)
  const clock = options.clock ?? systemClock
  const log = options.log ?? createLog({})
  const pushes = createPushes()
  const undo = createStopSteps((err) => log.error({ err }, 'a step of stopping failed; the others go on'))
  let stopping: Promise<void> | null = null
  /** Any port will do, but a hub that starts anew is found where it was. */
  let lastPort = 0
  let outgoing = new AbortController()
  const notYet = async () => {
    throw problem('internal', "Shopbell hasn't started yet.")
  }
  let anyRpc: AnyRpc = notYet
  let uploadCatalogFile: Hub['uploadCatalogFile'] = notYet
  let warm: Hub['warm'] = notYet
  let started: Pick<Features, 'browsers' | 'moves'> | null = null
  const whenStarted = () => {
    if (started) return started
    throw problem('internal', "Shopbell hasn't started yet.")
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
    outgoing = new AbortController()
    const storage = createStorage({ folder, log, ...pushes, ...options.storage })
    storage.makeRoom()
    prepareDataFolder(folder)
    undo.push(takeFolder(folder))
    // Of a hub that was killed: until ours is written nobody must call with its token.
    removeHubInfo(folder.hubInfo)
    const { db, close: closeDatabase } = openFolder(folder, clock.now(), log)
    undo.push(closeDatabase)

    const gate = createWriteGate()
    const commits = createCommits(
      db,
      gate,
      (err) => log.error({ err }, 'what follows a committed write failed'),
      storage.guard,
    )
    undo.push(() => commits.drain())
    const worker = createCatalogHost({ database: folder.database, gate, snapshots: folder.snapshots })
    undo.push(() => worker.stop())
    const importHost = createImportHost({ database: folder.database, gate })
    undo.push(() => importHost.stop())
    // A catalog has one writer at a time, whether it is sent or read from a file.
    const writers = createQueues()
    const embedder = createEmbeddingHost({ folder: options.modelPath ?? modelFolder() })
    undo.push(() => embedder.stop())
    const documentReader = createDocumentHost()
    undo.push(() => documentReader.stop())
    const backupHost = createBackupHost()
    undo.push(() => backupHost.stop())
    const limits = options.limits ?? contractLimits
    let paused = false
    let publishInfo = () => {}
    const notifyAddress = () => {
      publishInfo()
      pushes.push({ type: 'hub.changed', url: listener.url(), paused })
    }
    const files = options.widgetFiles ?? { folder: widgetFolder(), ready: async () => {} }
    const listener: Listener = createListener(() =>
      buildServer({
        ...features,
        log,
        version,
        limits,
        isAllowedHost: createHostCheck(options.allowedHosts, () =>
          listener.address()?.lan ? lanNames() : [],
        ),
        publicAddress: {
          hosts: features.website.hosts,
          paths: () => openPaths(features.settings.all()),
        },
        isTrustedProxy: createProxyTrust(() => features.settings.all().trusted_proxy),
        isPaused: () => paused,
        widgetFiles: files,
        phoneAddress: () => phoneAddress(listener.lanUrls(), features.settings.all()),
        stopping: outgoing.signal,
      }),
    )
    const sender = createOutgoing({
      ...options.outgoing,
      ownAddresses: () => ownPorts().map((port) => ({ port })),
    })
    undo.push(() => sender.close())
    const ownPorts = () => [
      // A script that does not listen knows where the service of this folder would.
      listener.address()?.port ?? features.settings.all().port,
      ...(options.otherPorts?.() ?? []),
    ]
    const runSync: RunSync = async (job, body) => {
      const refused = storage.guard.refusal()
      if (refused) throw refused
      const release = await writers.take(job.bot_no)
      const { result, settled } = worker.sync(job, body)
      void settled
        .finally(release)
        .then(() => features.imports.noteSettled(job))
        // The next sync and the next start do the same, so this is not worth a failure.
        .catch((err) => log.warn({ err }, 'the history of imports could not be tidied'))
      return result.catch(async (error) => {
        const shown = problemOf(error, log, 'a sync failed')
        // A disk too full for the sync may be too full to record that.
        await features.imports
          .noteRefused(job, shown)
          .catch((err) => log.error({ err }, 'a refused sync could not be recorded'))
        throw shown
      })
    }
    const features: Features = composeFeatures({
      db,
      commits,
      view: createView(db),
      clock,
      folder,
      runSync,
      doWork: importHost.doWork,
      writers,
      pace: options.pace,
      buildIndex: worker.buildIndex,
      embedder,
      readDocument: documentReader.read,
      box: options.secrets ?? createKeyFileBox(folder.secretKey),
      backup: {
        ...storage,
        copy: backupHost.copy,
        isSound: () => ['ok', 'full'].includes(storage.state()),
        carryOver,
        restart: options.restart ?? null,
      },
      tryAddress: createTryAddress(listener, notifyAddress),
      hubUrl: listener.url,
      outgoing: sender,
      stopping: outgoing.signal,
      random: options.random,
      limits,
      log,
      ...pushes,
    })
    await features.spool.clear()
    await features.endpoints.recover()
    features.events.start()
    undo.push(() => features.events.stop())
    features.conversationWords.start()
    undo.push(() => features.conversationWords.stop())
    features.insights.start()
    undo.push(() => features.insights.stop())
    const repeated = await features.privacy.recover(features.botRemoval.remove)
    if (repeated > 0)
      log.warn({ repeated }, 'this is an older copy of the database; what was erased since is erased again')
    await features.imports.recover()
    if (options.port !== null) outgoing.signal.addEventListener('abort', features.imports.abortAll)
    // A script that did not wait for its run still gets it done.
    undo.push(() => (options.port === null ? features.imports.drain() : features.imports.stop()))
    const clockWatch = await startClockWatch({
      ...features,
      commits,
      clock,
      pullBack: features.pullBack,
      log,
      everyMs: options.pace?.lookMs,
    })
    undo.push(clockWatch.stop)
    undo.push(features.health.start())
    undo.push(
      startHousekeeping({
        ...features,
        isClockBelieved: clockWatch.isBelieved,
        stopping: outgoing.signal,
        log,
      }),
    )

    const startedAt = clock.now()
    const status = () => statusOf({ features, listener, isPaused: paused, clock, folder, startedAt, storage })
    const served = createRpc(
      {
        ...features.rpc,
        ...(options.desktop ?? headlessDesktop),
        'hub.status': status,
        'hub.pause': (input) => {
          if (paused !== input.paused) {
            paused = input.paused
            notifyAddress()
          }
          return status()
        },
      },
      log,
    )
    const calls = createCallsUnderWay(served.anyRpc)
    anyRpc = calls.anyRpc
    uploadCatalogFile = features.imports.upload
    started = features
    undo.push(() => listener.stop())
    undo.push(() => calls.end())
    if (options.port !== null) {
      await features.connections.purge()
      await features.playground.purge()
      warm = (patienceMs) => warmUpBots({ ...features, stopping: outgoing.signal, log }, patienceMs)
      await warm()
      undo.push(keepWarm({ ...features, subscribe: pushes.subscribe }))
      const { port, lan } = features.settings.all()
      await listener.start({ port: options.port === 0 ? lastPort : (options.port ?? port), lan })
      lastPort = listener.address()?.port ?? 0
      const socket = await openLocalSocket({ folder: folder.path, rpc: anyRpc, log })
      undo.push(() => socket.close())
      publishInfo = () => {
        try {
          writeHubInfo(folder.hubInfo, {
            pid: process.pid,
            url: listener.url(),
            socket: socket.path,
            token: socket.token,
            version,
          })
        } catch (err) {
          // Scripts don't find a hub that could not say where it is; visitors do.
          log.error({ err }, 'where scripts reach this hub could not be written down')
        }
      }
      publishInfo()
      undo.push(
        startWebhookPump({
          ...features,
          queue: features.deliveries.queue,
          outgoing: sender,
          clock,
          log,
          pace: options.pace,
        }),
      )
      undo.push(startScheduler({ ...features, log, lookMs: options.pace?.lookMs }))
      undo.push(features.imports.startWatching())
      undo.push(features.notices.start())
      undo.push(startHandoverWatch({ ...features, clock, log, everyMs: options.pace?.handoverMs }))
      undo.push(
        startWebsiteWatch({
          ...features,
          isPaused: () => paused,
          subscribe: pushes.subscribe,
          stopping: outgoing.signal,
          log,
          random: options.random,
          probeMs: options.pace?.probeMs,
        }),
      )
      undo.push(
        startUnansweredRecheck({
          ...features,
          subscribe: pushes.subscribe,
          log,
          settleMs: options.pace?.recheckMs,
        }),
      )
      undo.push(startBackupSchedule({ ...features, firstMs: options.pace?.backupMs }))
      undo.push(storage.watch(() => void features.backups.rescue()))
      undo.push(() => {
        // A move under way must not write it down again.
        publishInfo = () => {}
        removeHubInfo(folder.hubInfo)
      })
    }
    return { url: listener.url(), dataPath: folder.path }
  }

  /** In reverse: no new requests, those under way end, what they wrote is on disk, the file is closed, the folder free. */
  function stop(): Promise<void> {
    cancelOutgoing()
    stopping ??= undo.run().finally(() => {
      stopping = null
    })
    return stopping
  }

  function cancelOutgoing(): void {
    outgoing.abort()
  }

  return {
    start,
    stop,
    cancelOutgoing,
    rpc: ((name, input) => anyRpc(name, input)) as Rpc,
    anyRpc: (name, input, caller) => anyRpc(name, input, caller),
    browsers: () => whenStarted().browsers,
    moves: () => whenStarted().moves,
    warm: (patienceMs) => warm(patienceMs),
    uploadCatalogFile: (file) => uploadCatalogFile(file),
    events: { subscribe: pushes.subscribe },
  }
}
