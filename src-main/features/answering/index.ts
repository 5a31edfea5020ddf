export { shownOf } from './answer.ts'
export { answersRpc, askAgain } from './rpc.ts'
export { type Answered, type Answering, createAnswering } from './service.ts'
