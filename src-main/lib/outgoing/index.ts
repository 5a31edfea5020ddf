export { isOwnAddress, placeOfAddress } from './address.ts'
export type { Certificate } from './certificate.ts'
export type { Lookup } from './lookup.ts'
export { fillMask, isMasked, maskUrl } from './mask-url.ts'
export {
  createOutgoing,
  type Outgoing,
  type OutgoingParts,
  type OutgoingRequest,
  type PostResult,
} from './outgoing.ts'
