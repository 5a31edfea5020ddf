import { existsSync, rmSync } from 'node:fs'
import { openLocalSocket } from '#main/admin/local-socket.ts'
import { openTrouble } from '#main/admin/trouble.ts'
import { findBackup, listBackups, lookInto, newestGood } from '#main/features/backups/index.ts'
import { readLastSettings } from '#main/features/settings/index.ts'
import { createRecovery } from '#main/hub-recovery.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { freeBytesOf, hasRoomToStart } from '#main/lib/disk-room.ts'
import { lockFolder } from '#main/lib/folder-lock.ts'
import { removeHubInfo, writeHubInfo } from '#main/lib/hub-info.ts'
import type { Log } from '#main/lib/log.ts'
import { type AnyRpc, createRpc } from '#main/lib/rpc.ts'
import type { StartTrouble } from '#main/lib/start-trouble.ts'
import { createStopSteps } from '#main/lib/stop-steps.ts'
import { version } from '#main/lib/version.ts'
import { answerUnavailable } from '#main/server/unavailable.ts'
import { problem } from '#shared/problem.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { BackupContent } from '#shared/schemas/backup.ts'

const lookMs = 2000
/** With so much more room than at the last try, another try is worth it. */
const moreBytes = 8 * 1024 * 1024

type TroubleDesk = {
  readonly url: string
  readonly at: { readonly port: number; readonly token: string }
  /** Shows this trouble until somebody decided, or it went away; then the hub is tried again. */
  readonly wait: (trouble: StartTrouble, ended: Promise<unknown>) => Promise<'again' | 'ended'>
  readonly close: () => Promise<void>
}

/** What stands in for the hub while it cannot start: the page, the service's 503, and the calls that help. */
export async function openTroubleDesk(options: {
  readonly folder: DataFolder
  readonly port: number | undefined
  readonly log: Log
}): Promise<TroubleDesk> {
  const { folder, log } = options
  const last = readLastSettings([
    folder.database,
    ...listBackups(folder).map(({ name }) => findBackup(folder, name).path),
  ])
  const recovery = createRecovery(folder)
  let current: StartTrouble | null = null
  let decided = () => {}

  function restore(name: string): void {
    recovery.restore(name)
    decided()
  }
  const backups = rememberNewest(folder)
  const page = await openTrouble({
    port: last.dashboardPort,
    log,
    trouble: () => current && { ...current, ...backups(), folders: folder },
    restore,
    startEmpty: () => {
      if (current?.kind !== 'missing') throw problem('invalid_request', 'There is a database.')
      rmSync(folder.madeMark, { force: true })
      decided()
    },
  })

  const handlers = {
    'dashboard.link': () => ({ url: page.url }),
    'backups.list': () => ({
      backups: listBackups(folder),
      running: null,
      failed: null,
      folder: folder.backups,
    }),
    'backups.look': ({ name }: { readonly name: string }) => lookInto(folder, name),
    'backups.restore': ({ name }: { readonly name: string }) => {
      restore(name)
      return { restarting: true }
    },
  } satisfies Partial<Handlers>
  const served = createRpc(handlers as unknown as Handlers, log)
  const rpc: AnyRpc = (name, input, caller) =>
    Object.hasOwn(handlers, name)
      ? served.anyRpc(name, input, caller)
      : Promise.reject(refusalOf(current ?? { kind: 'full', detail: 'Shopbell is starting.' }))

  /** Whatever of it a full disk does not allow is left out: the page alone explains it. */
  async function standIn(trouble: StartTrouble): Promise<() => Promise<void>> {
    const undo = createStopSteps((err) => log.warn({ err }, 'a stand-in did not end'))
    const tryTo = async (what: () => unknown) => {
      try {
        await what()
      } catch (err) {
        log.warn({ err }, 'a stand-in could not be opened')
      }
    }
    await tryTo(async () => {
      const release = lockFolder(folder.lock)
      if (release) undo.push(release)
      const socket = await openLocalSocket({ folder: folder.path, rpc, log })
      undo.push(() => socket.close())
      writeHubInfo(folder.hubInfo, {
        pid: process.pid,
        url: null,
        socket: socket.path,
        token: socket.token,
        version,
      })
      undo.push(() => removeHubInfo(folder.hubInfo))
    })
    await tryTo(async () => {
      const port = options.port ?? last.port
      undo.push(await answerUnavailable({ port, lan: last.lan, log, problem: () => refusalOf(trouble) }))
    })
    return undo.run
  }

  return {
    url: page.url,
    at: page,
    wait: async (trouble, ended) => {
      current = trouble
      const leave = await standIn(trouble)
      const again = new Promise<'again'>((resolve) => {
        decided = () => resolve('again')
      })
      const timer = setInterval(
        watchFor(folder, trouble, () => decided()),
        lookMs,
      )
      const next = await Promise.race([again, ended.then(() => 'ended' as const)])
      clearInterval(timer)
      current = null
      // Whoever decided is answered before what carried it closes.
      await new Promise((resolve) => setTimeout(resolve, 50))
      await leave()
      return next
    },
    close: page.close,
  }
}

/** Notices on its own that there is room again, or that a file which was missing is back. */
function watchFor(folder: DataFolder, { kind }: StartTrouble, found: () => void): () => void {
  const before = freeBytesOf(folder.path)
  return () => {
    if (kind === 'full' && hasRoomToStart(folder.path) && freeBytesOf(folder.path) > before + moreBytes)
      found()
    if (kind === 'missing' && existsSync(folder.database)) found()
  }
}

/** Looking a backup over takes a while: it is done again only when there are others. */
function rememberNewest(folder: DataFolder) {
  let known = ''
  let newest: BackupContent | null = null
  return () => {
    const all = listBackups(folder)
    const names = all.map(({ name }) => name).join()
    if (names !== known) newest = newestGood(folder)
    known = names
    return { newest, others: all.filter(({ name }) => name !== newest?.name) }
  }
}

function refusalOf({ kind, detail }: StartTrouble) {
  return problem(kind === 'full' ? 'storage_full' : 'storage_unavailable', detail, {
    headers: { 'retry-after': '30' },
  })
}
