export type { Answer } from './compose.ts'
export { type Answering, createAnswering } from './service.ts'
