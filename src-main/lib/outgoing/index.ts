export type { Lookup } from './lookup.ts'
export { fillMask, isMasked, maskUrl } from './mask-url.ts'
export { createOutgoing, type Outcome, type Outgoing, type OutgoingParts } from './outgoing.ts'
