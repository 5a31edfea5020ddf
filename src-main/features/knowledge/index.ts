export { knowledgeRpc } from './rpc.ts'
export { createKnowledge, type Knowledge } from './service.ts'
