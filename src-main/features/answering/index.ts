export type { Answer } from './answer.ts'
export { type Answered, type Answering, createAnswering } from './service.ts'
