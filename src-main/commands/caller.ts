import { resolve } from 'node:path'
import { callRunningHub } from '#main/admin/local-client.ts'
import type { Hub } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { isProblem, problem } from '#shared/problem.ts'
import type { Rpc } from '#shared/rpc/contract.ts'

/** Several calls of one hub: the one that runs on the folder, or one of our own while we need it. */
type Caller = { readonly rpc: Rpc; readonly close: () => Promise<void> }

/** A hub that is just starting or stopping holds the folder for a moment without answering. */
const patienceMs = 15_000
const pauseMs = 200

export function openCaller(dataPath: string | undefined): Promise<Caller> {
  return whileFolderIsBusy(async () => (await callerOfRunning(dataPath)) ?? (await callerOfOwn(dataPath)))
}

/** Tries again while another process holds the folder, within reason. */
export async function whileFolderIsBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (const startedAt = Date.now(); ; ) {
    try {
      return await attempt()
    } catch (error) {
      const isBusy = isProblem(error) && error.code === 'data_folder_in_use'
      if (!isBusy || Date.now() - startedAt > patienceMs) throw error
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
}

async function callerOfRunning(dataPath: string | undefined): Promise<Caller | null> {
  const info = readHubInfo(dataFolder(dataPath).hubInfo)
  if (!info || !(await callRunningHub(info, 'hub.status', {}))) return null
  const rpc = async (name: string, input: unknown) => {
    const answered = await callRunningHub(info, name, input)
    if (!answered) throw problem('internal', 'Shopbell was stopped during the call.')
    return answered.result
  }
  return { rpc: rpc as Rpc, close: async () => {} }
}

async function callerOfOwn(dataPath: string | undefined): Promise<Caller> {
  const hub = await startOwnHub(dataPath)
  return { rpc: hub.rpc, close: hub.stop }
}

/** A hub on the folder that nobody serves; it doesn't listen. */
export async function startOwnHub(dataPath: string | undefined): Promise<Hub> {
  const [{ createHub }, { createLog }] = await Promise.all([
    import('#main/hub.ts'),
    import('#main/lib/log.ts'),
  ])
  const hub = createHub({ dataPath, port: null, log: createLog({ level: 'error' }) })
  await hub.start()
  return hub
}

/** Scripts of npm stand in the folder of the package; npm says where they were started. A web address is no path. */
export function pathFromHere(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}
