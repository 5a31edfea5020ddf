export { homeRpc } from './rpc.ts'
export { createHome } from './service.ts'
