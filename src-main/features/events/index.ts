export {
  type AdaptedPayload,
  describePayload,
  emptyCard,
  type HeaderOf,
  readableText,
  readBody,
} from './card/index.ts'
export { eventsRpc, type ForwardEvent } from './rpc.ts'
export { createEvents, type Events } from './service.ts'
export { queryHeader } from './show.ts'
export { reasonText, type VerdictReason, writeReason } from './verdict-reason.ts'
