export { ratingsRpc } from './rpc.ts'
export { createRatings } from './service.ts'
