export { loadModel, type Model, modelFile } from './model.ts'
export { createMeaning, type EmbedTexts, type Meaning, type MeaningState } from './service.ts'
