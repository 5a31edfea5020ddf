export { healthRpc } from './rpc.ts'
export { createHealth, type HealthFeature } from './service.ts'
