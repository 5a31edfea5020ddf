export { Explanation } from './explanation.tsx'
export { ModelPart } from './model-part.tsx'
