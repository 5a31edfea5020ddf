export { createGrouping } from './groups.ts'
export { unansweredRpc } from './rpc.ts'
export { createUnanswered, type Unanswered } from './service.ts'
export { isWorthKeeping } from './worth.ts'
