import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Bridge } from '#shared/rpc/bridge.ts'
import { callChannel, pushChannel } from '#shared/rpc/channels.ts'
import type { Push } from '#shared/rpc/pushes.ts'

/** A page that still starts must not miss a file or link that came with the start. */
const maxEarly = 50
let early: Push[] | null = []
ipcRenderer.on(pushChannel, (_event, push: Push) => {
  if (early && early.length < maxEarly) early.push(push)
})

const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(callChannel, name, input),
  pathOf: (file) => webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]),
  onPush: (listener) => {
    const receive = (_event: unknown, push: Push) => listener(push)
    ipcRenderer.on(pushChannel, receive)
    for (const push of early ?? []) listener(push)
    early = null
    return () => ipcRenderer.off(pushChannel, receive)
  },
}

contextBridge.exposeInMainWorld('shopbell', bridge)
