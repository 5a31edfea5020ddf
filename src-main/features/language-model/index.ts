export { languageModelRpc } from './rpc.ts'
export { createLanguageModel, type LanguageModel } from './service.ts'
export type { Passage, Phrased, PhraseOptions, ToPhrase } from './types.ts'
