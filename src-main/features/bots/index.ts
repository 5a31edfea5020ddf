export { botsRpc } from './rpc.ts'
export { type Bots, createBots, type StoredBot } from './service.ts'
