export { shownOf } from './answer.ts'
export { kindsOf } from './goods/kinds-of.ts'
export { answersRpc, askAgain } from './rpc.ts'
export { type Answered, type Answering, createAnswering } from './service.ts'
