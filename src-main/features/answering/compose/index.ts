export { nextSteps } from './buttons.ts'
export { type Compared, compare } from './compare.ts'
export { cardOf, lineOf, nameOf } from './describe.ts'
export { type Passage, shorten, tellKnowledge } from './knowledge.ts'
export { moneyText, priceText } from './money.ts'
export {
  tellAbout,
  tellDetails,
  tellNoSuchVersion,
  tellOne,
  tellPrice,
  tellStock,
  tellVariantStock,
} from './one-product.ts'
export { limitNames, tellChoices, tellCount, tellExtreme, tellNearest, tellProducts } from './products.ts'
export type { Composed, Told, Voice } from './types.ts'
