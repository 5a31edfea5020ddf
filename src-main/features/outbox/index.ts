export type { ExchangeRequest, ExchangeResponse } from './bodies.ts'
export { outboxRpc } from './rpc.ts'
export { createOutbox, type Emitted, type EmittingSession, type Outbox } from './service.ts'
