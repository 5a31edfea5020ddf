export { loadModel, type Model, modelFile, type ReadText } from './model.ts'
export type { WordPart } from './parts.ts'
export { isRealWord } from './real-words.ts'
export { createEmbeddings, type Embeddings, type EmbeddingsState, type EmbedTexts } from './service.ts'
