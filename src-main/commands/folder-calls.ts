import { callRunningHub } from '#main/admin/local-client.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { type CallInput, type CallName, type CallOutput, contract } from '#shared/rpc/contract.ts'

/** Null where nothing runs on the folder, neither a hub nor the page that stands in for one. */
export async function askRunning<N extends CallName>(
  dataPath: string | undefined,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N> | null> {
  const info = readHubInfo(dataFolder(dataPath).hubInfo)
  const answered = info && (await callRunningHub(info, name, input))
  return answered ? (contract[name].output.parse(answered.result) as CallOutput<N>) : null
}
