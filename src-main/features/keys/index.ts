export { keysRpc } from './rpc.ts'
export { createKeys, type Keys, type OpenedKey } from './service.ts'
