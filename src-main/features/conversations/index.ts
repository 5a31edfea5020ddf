export { sessionsRpc } from './rpc.ts'
export { type Conversations, createConversations, type KeptTurn, type SessionRow } from './service.ts'
