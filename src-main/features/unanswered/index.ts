export { unansweredRpc } from './rpc.ts'
export { createUnanswered, type Unanswered } from './service.ts'
