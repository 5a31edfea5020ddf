import { type IpcMainInvokeEvent, ipcMain } from 'electron'
import type { Log } from '#main/lib/log.ts'
import { problemOf } from '#main/lib/problems.ts'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { problem, toProblem } from '#shared/problem.ts'
import type { CallAnswer } from '#shared/rpc/bridge.ts'
import { callChannel } from '#shared/rpc/channels.ts'
import { isOurPage } from './requests.ts'

/** The only place that touches `ipcMain`: checks the sender, calls the contract, answers a result or a problem. */
export function serveIpc(rpc: AnyRpc, log: Log): void {
  ipcMain.handle(callChannel, async (event, name: unknown, input: unknown): Promise<CallAnswer> => {
    try {
      if (!isOurWindow(event)) throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
      return { ok: true, result: await rpc(String(name), input) }
    } catch (error) {
      return { ok: false, problem: toProblem(problemOf(error, log, 'a call of the window failed')) }
    }
  })
}

function isOurWindow(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame === event.sender.mainFrame && isOurPage(frame.url)
}
