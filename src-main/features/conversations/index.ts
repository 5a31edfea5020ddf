export { sessionsRpc } from './rpc.ts'
export {
  type Conversations,
  createConversations,
  type KeptTurn,
  type OpenSession,
  type Turn,
} from './service.ts'
export { createTurns, type Turns } from './turns.ts'
