export { sessionsRpc } from './rpc.ts'
export { type Conversations, createConversations, type KeptTurn, type OpenSession } from './service.ts'
