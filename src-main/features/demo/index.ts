export { demoRpc } from './rpc.ts'
export { createDemo } from './shop.ts'
export { createVisitors } from './visitors/service.ts'
