export { type PrepareAnswer, phrasingRpc } from './rpc.ts'
export { createPhrasing, type Phrasing } from './service.ts'
export type { Passage, Phrased, PhraseOptions, ToPhrase } from './types.ts'
