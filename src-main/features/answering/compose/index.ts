export { compare } from './compare.ts'
export { composeKnowledge, shorten } from './knowledge.ts'
export {
  composeAbout,
  composeDetails,
  composeNoSuchVersion,
  composePrice,
  composeStock,
  composeVariantStock,
} from './one-product.ts'
export {
  composeChoices,
  composeCount,
  composeExtreme,
  composeNearest,
  composeProducts,
  limitNames,
} from './products.ts'
export type { Composed, ShownProduct, Voice } from './types.ts'
