import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { problem } from '#shared/problem.ts'
import { contract } from '#shared/rpc/contract.ts'
import type { CommandContext } from './context.ts'

/** A fresh link to the dashboard of the hub that runs; it goes on running. */
export async function dashboard({ dataPath }: CommandContext): Promise<number> {
  const folder = dataFolder(dataPath)
  const info = readHubInfo(folder.hubInfo)
  const answered = info && (await callRunningHub(info, 'dashboard.link', {}))
  if (!answered)
    throw problem(
      'not_found',
      `Shopbell isn't running on ${folder.path}. Start it with "serve", or choose another data folder with --data.`,
    )
  const { url } = contract['dashboard.link'].output.parse(answered.result)
  process.stdout.write(`dashboard ${url}\n`)
  return 0
}
