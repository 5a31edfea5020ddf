export { createTestKeys } from './keys.ts'
export { createRoutes } from './route.ts'
export { playgroundRpc } from './rpc.ts'
export { createPlayground } from './service.ts'
