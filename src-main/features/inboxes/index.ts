export { createReceiving, type Receiving } from './receiving.ts'
export { inboxRoutes } from './routes.ts'
export { inboxesRpc } from './rpc.ts'
export { createInboxes, type Inboxes } from './service.ts'
