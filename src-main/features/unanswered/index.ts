export { unansweredRpc } from './rpc.ts'
export { type AskAgain, createUnanswered, type Unanswered } from './service.ts'
