export { testConversationsRpc } from './rpc.ts'
export { createTestConversations } from './service.ts'
