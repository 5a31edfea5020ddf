export type { Lookup } from './lookup.ts'
export { fillMask, isMasked, maskUrl } from './mask-url.ts'
export { createOutgoing, type Outgoing, type OutgoingParts, type PostResult } from './outgoing.ts'
