export { createTestKeys } from './keys.ts'
export { createRoutes } from './route.ts'
export { playgroundRpc } from './rpc.ts'
export { createPlayground, type Playground } from './service.ts'
