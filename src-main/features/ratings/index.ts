export { ratingsRpc } from './rpc.ts'
export { createRatings, type Ratings } from './service.ts'
