export { findRpc } from './rpc.ts'
export { createFind, type Find } from './service.ts'
