export type { Answer } from './answer.ts'
export { answersRpc } from './rpc.ts'
export { type Answered, type Answering, createAnswering } from './service.ts'
export { shownOf } from './shown.ts'
