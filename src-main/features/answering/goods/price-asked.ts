import { cuesIn } from '../understand/cues.ts'
import { shopTopic } from '../understand/shop-topics.ts'
import type { GoodsAnswer } from './input.ts'
import type { Clause } from './reading.ts'

/** "What would the large one cost me?": no more is asked than a price, and of nothing that is named. */
export function asksPriceOnly(clause: Clause): boolean {
  const { asked, words, frame, price, nth } = clause
  const isPlain = price === null && nth === null && frame.bounds.length === 0 && !frame.has.other
  return asked.has('price') && isPlain && words.length === 0 && frame.sort === null && !asksTerms(clause)
}

/** "How much more is that than the Ridge?" */
export function asksPriceGap({ text, codes }: Pick<Clause, 'text' | 'codes'>): boolean {
  return codes.some((code) => cuesIn(code).ask.priceGap.test(text))
}

/** Of what the shop is asked beside its goods; who asks what they pay for a thing does not ask how. */
export function asksTerms({ text, codes }: Pick<Clause, 'text' | 'codes'>): boolean {
  const topic = shopTopic(text)
  if (topic !== 'payment') return topic !== null
  const asked = codes.flatMap((code) => cuesIn(code).ask.price.exec(text) ?? [])
  return asked.length === 0 || asked.every((cue) => shopTopic(text.replace(cue, ' ')) === 'payment')
}

/**
 * "I'd spend 30 to 60 on a knife", where some cost as much, "how much more is the long one?": what sharpening one costs is not asked.
 */
export function isOnPrice(
  goods: GoodsAnswer | null,
  clause: Pick<Clause, 'begins' | 'text' | 'codes' | 'price'>,
): boolean {
  if (goods?.rule === 'compared_by' && asksPriceGap(clause)) return true
  const isFound = goods?.rule === 'products' && goods.confidence >= 0.45
  return isFound && clause.price !== null && clause.begins !== 'question' && !asksTerms(clause)
}
