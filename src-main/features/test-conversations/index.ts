export { testConversationsRpc } from './rpc.ts'
export { createTestConversations, type TestConversations } from './service.ts'
