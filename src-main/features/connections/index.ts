export { connectionsRpc } from './rpc.ts'
export { type Connections, createConnections } from './service.ts'
