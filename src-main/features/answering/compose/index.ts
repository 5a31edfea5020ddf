export { nextSteps } from './buttons.ts'
export { compare } from './compare.ts'
export { lineOf, nameOf } from './describe.ts'
export { composeKnowledge, shorten } from './knowledge.ts'
export { moneyText, priceText } from './money.ts'
export {
  composeAbout,
  composeDetails,
  composeStock,
} from './one-product.ts'
export type { Composed, ShownProduct, Voice } from './types.ts'
