export { loadModel, type Model, modelFile } from './model.ts'
export { isRealWord } from './real-words.ts'
export { createEmbeddings, type Embeddings, type EmbeddingsState, type EmbedTexts } from './service.ts'
