export { createForget, type Forget, type Forgotten } from './forget.ts'
export { sessionsRpc } from './rpc.ts'
export { type Conversations, createConversations, type OpenSession } from './service.ts'
export { createTurns, type Turns } from './turns.ts'
