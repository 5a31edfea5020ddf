import { text } from 'node:stream/consumers'
import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { isProblem, problem } from '#shared/problem.ts'
import { pathFromHere } from './caller.ts'
import { type CommandContext, UsageError } from './context.ts'

/** A hub that is just starting or stopping holds the folder for a moment without answering. */
const patienceMs = 15_000
const pauseMs = 200

/** One call: of the hub that runs on the folder, or on the folder itself when none does. */
export async function call({ rest, dataPath }: CommandContext): Promise<number> {
  const [name, json = '{}'] = rest
  if (name === undefined) throw new UsageError('Missing call name. Example: call bots.list')
  const input = withFullPath(parseInput(json === '-' ? await text(process.stdin) : json))
  const result = await callOnFolder(name, input, dataPath)
  process.stdout.write(`${JSON.stringify(result)}\n`)
  return 0
}

async function callOnFolder(name: string, input: unknown, dataPath: string | undefined): Promise<unknown> {
  for (const startedAt = Date.now(); ; ) {
    const info = readHubInfo(dataFolder(dataPath).hubInfo)
    const answered = info && (await callRunningHub(info, name, input))
    if (answered) return answered.result
    try {
      return await callOffline(name, input, dataPath)
    } catch (error) {
      const busy = isProblem(error) && error.code === 'data_folder_in_use'
      if (!busy || Date.now() - startedAt > patienceMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function callOffline(name: string, input: unknown, dataPath: string | undefined): Promise<unknown> {
  const [{ createHub }, { createLog }] = await Promise.all([
    import('#main/hub.ts'),
    import('#main/lib/log.ts'),
  ])
  const hub = createHub({ dataPath, port: null, log: createLog({ level: 'error' }) })
  await hub.start()
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
