import type { Sayings } from '../languages/types.ts'

/**
 * What composing needs said, of all that a language can say. The values are in `languages/`: a sentence that is missing
 * here is added there, to `Sayings` and to each language.
 */
export type Sentences = Pick<
  Sayings,
  | 'foundOne'
  | 'foundSome'
  | 'foundNone'
  | 'alsoFound'
  | 'moreShown'
  | 'noMore'
  | 'nearest'
  | 'cheapest'
  | 'dearest'
  | 'noCheaper'
  | 'noDearer'
  | 'count'
  | 'brands'
  | 'sizes'
  | 'colours'
  | 'noChoice'
  | 'list'
  | 'priceIs'
  | 'priceRange'
  | 'priceUnknown'
  | 'insteadOf'
  | 'availability'
  | 'stockIs'
  | 'stockCount'
  | 'stockUnknown'
  | 'yes'
  | 'no'
  | 'quoted'
  | 'attributeIs'
  | 'notSaid'
  | 'compareIntro'
  | 'compareNeedsTwo'
  | 'heading'
  | 'notTold'
  | 'button'
>
