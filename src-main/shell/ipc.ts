import { type IpcMainInvokeEvent, ipcMain } from 'electron'
import type { AnyRpc } from '#main/lib/rpc.ts'
import { isProblem, problem, toProblem } from '#shared/problem.ts'
import type { CallAnswer } from '#shared/rpc/bridge.ts'
import { callChannel } from '#shared/rpc/channels.ts'
import { isOurPage } from './requests.ts'

/** The only place that touches `ipcMain`: checks who asks, hands on to the contract, answers a result or a problem. */
export function serveIpc(rpc: AnyRpc): void {
  ipcMain.handle(callChannel, async (event, name: unknown, input: unknown): Promise<CallAnswer> => {
    try {
      if (!isOurWindow(event)) throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
      return { ok: true, result: await rpc(String(name), input) }
    } catch (error) {
      const shown = isProblem(error)
        ? error
        : problem('internal', 'Something went wrong here. The log says more.')
      return { ok: false, problem: toProblem(shown) }
    }
  })
}

function isOurWindow(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame === event.sender.mainFrame && isOurPage(frame.url)
}
