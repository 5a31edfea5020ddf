import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from '#shared/rpc/bridge.ts'
import { callChannel, pushChannel } from '#shared/rpc/channels.ts'
import type { Push } from '#shared/rpc/pushes.ts'

const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke(callChannel, name, input),
  onPush: (listener) => {
    const receive = (_event: unknown, push: Push) => listener(push)
    ipcRenderer.on(pushChannel, receive)
    return () => ipcRenderer.off(pushChannel, receive)
  },
}

contextBridge.exposeInMainWorld('shopbell', bridge)
