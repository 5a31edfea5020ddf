export { createTestKeys } from './keys.ts'
export { createRoutes } from './route.ts'
export { testerRpc } from './rpc.ts'
export { createTester, type Tester } from './service.ts'
