import { text } from 'node:stream/consumers'
import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { problem } from '#shared/problem.ts'
import { pathFromHere, startOwnHub, whileFolderIsBusy } from './caller.ts'
import { type CommandContext, UsageError } from './context.ts'

/** One call: of the hub that runs on the folder, or on the folder itself when none does. */
export async function call({ rest, dataPath }: CommandContext): Promise<number> {
  const [name, json = '{}'] = rest
  if (name === undefined) throw new UsageError('Missing call name. Example: call bots.list')
  const input = withFullPath(parseInput(json === '-' ? await text(process.stdin) : json))
  const result = await callOnFolder(name, input, dataPath)
  process.stdout.write(`${JSON.stringify(result)}\n`)
  return 0
}

function callOnFolder(name: string, input: unknown, dataPath: string | undefined): Promise<unknown> {
  return whileFolderIsBusy(async () => {
    const info = readHubInfo(dataFolder(dataPath).hubInfo)
    const answered = info && (await callRunningHub(info, name, input))
    return answered ? answered.result : callOffline(name, input, dataPath)
  })
}

async function callOffline(name: string, input: unknown, dataPath: string | undefined): Promise<unknown> {
  const hub = await startOwnHub(dataPath)
  try {
    return await hub.anyRpc(name, input)
  } finally {
    await hub.stop()
  }
}

/** The running hub has another working folder: a relative path is relative to the caller's. */
function withFullPath(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('path' in input) || typeof input.path !== 'string')
    return input
  return { ...input, path: pathFromHere(input.path) }
}

function parseInput(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw problem(
      'invalid_json',
      `The second argument must be JSON, for example '{"name":"Demo"}', got ${JSON.stringify(json.slice(0, 80))}.`,
    )
  }
}
