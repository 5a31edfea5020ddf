export { type Described, describe, emptyCard, type HeaderOf } from './card/index.ts'
export { eventsRpc } from './rpc.ts'
export { createSendOn } from './send-on.ts'
export { createEvents, type Events, type NewEvent, type Recorded } from './service.ts'
