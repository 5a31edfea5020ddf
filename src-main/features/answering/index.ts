export { type Answer, type Answering, createAnswering } from './service.ts'
