import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import type { Hub } from '#main/hub.ts'
import { isProblem, problem, toProblem } from '#shared/problem.ts'
import type { CallAnswer } from '#shared/rpc/bridge.ts'
import { callChannel, pushChannel } from '#shared/rpc/channels.ts'
import { appOrigin } from './app-protocol.ts'

/** The only place that touches `ipcMain`: checks who asks, hands on to the contract, answers a result or a problem. */
export function serveIpc(hub: Hub): void {
  ipcMain.handle(callChannel, async (event, name: unknown, input: unknown): Promise<CallAnswer> => {
    try {
      if (!isOurWindow(event)) throw problem('origin_not_allowed', 'Only the dashboard itself may call this.')
      return { ok: true, result: await hub.anyRpc(String(name), input) }
    } catch (error) {
      const shown = isProblem(error)
        ? error
        : problem('internal', 'Something went wrong here. The log says more.')
      return { ok: false, problem: toProblem(shown) }
    }
  })
}

/** Returns what ends it. */
export function sendPushes(hub: Hub, contents: WebContents): () => void {
  return hub.events.subscribe((push) => {
    if (!contents.isDestroyed()) contents.send(pushChannel, push)
  })
}

function isOurWindow(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame === event.sender.mainFrame && frame.url.startsWith(`${appOrigin}/`)
}
