export type { FailureCode } from './failure.ts'
export type { OwnAddress } from './guard.ts'
export type { Lookup } from './lookup.ts'
export { fillMask, isMasked, maskUrl } from './mask-url.ts'
export {
  createOutgoing,
  type Outcome,
  type Outgoing,
  type OutgoingParts,
  type OutgoingPost,
} from './outgoing.ts'
