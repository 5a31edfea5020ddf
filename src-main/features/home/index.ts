export { homeRpc } from './rpc.ts'
export { createHome, type Home } from './service.ts'
