import { languages } from '#main/languages/index.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { asksWhich } from '../understand/intent.ts'
import { about } from './about.ts'
import type { GoodsAnswer, GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { isNoun } from './mention.ts'
import { isOfName } from './pairs.ts'
import { isCalled } from './query.ts'
import type { Clause } from './reading.ts'
import type { NamedItem } from './targets.ts'

/**
 * "Can I plug headphones in?", of a phone: things that are sold too are asked of the product spoken of, where it says something to
 * them. "Are the headphones wireless?" is asked of those.
 */
export function ofFocusFirst(input: GoodsInput, named: readonly NamedItem[]): GoodsAnswer | null {
  const { state, shop, clause, acts } = input
  const { frame, words, codes } = clause
  const isPlain =
    clause.isQuestion &&
    clause.begins !== 'wish' &&
    !asksWhich(clause.said) &&
    !clause.goesOn &&
    !clause.isCompared
  const isLimited =
    frame.sort !== null || frame.excluded.length + frame.diets.length > 0 || clause.price !== null
  if (isLimited || clause.asked.size > 0) return null
  const spoken = state.focus ?? (state.shown.length === 1 ? state.shown[0] : null)
  if (spoken && clause.isQuestion && saysThat(clause, spoken)) {
    const answer = about(input, spoken, true)
    if (answer?.rule === 'product_question') return answer
  }
  if (!isPlain || clause.nth !== null || named.length > 0) return null
  if (acts.recommend > acts.ask_about) return null
  if (clause.facets.color || clause.facets.size) return null
  if (!spoken) return null
  const things = words.filter(
    ({ word }) => isCalled(shop, word, codes, ['head', 'category']) && !isOfName(spoken, word),
  )
  const isSaid = ({ word }: Clause['words'][number]) =>
    shop.termsOf([word], codes).every((term) => shop.fit(spoken, term) !== null)
  const isSubject = things.some(
    (thing) => wordsOf(clause.text).indexOf(thing.word) <= 2 && isNoun(clause, thing),
  )
  if (things.length === 0 || !things.every(isSaid) || (isSubject && !words.every(isSaid))) return null
  const told = about(input, spoken, false)
  return told?.rule === 'product_question' ? told : null
}

/** "And in that cup, how long does the coffee stay hot?": of the cup that was spoken of, whatever else is sold. */
function saysThat({ text, language }: Clause, { words }: Item): boolean {
  const that = new Set(wordsOf(languages[language].words.question.pointing))
  const said = wordsOf(text)
  return said.some((word, at) => words.get(stem(word)) === 'head' && that.has(said[at - 1] ?? ''))
}

/**
 * "Do I have to bury the cable?", of a mower: words by which nothing is sold are asked of the product that was spoken of, where it
 * says something to them.
 */
export function ofFocusRather(
  input: GoodsInput,
  named: readonly NamedItem[],
  found: GoodsAnswer | null,
): GoodsAnswer | null {
  const { state, clause, acts } = input
  const [single] = state.shown.length === 1 ? state.shown : []
  const item = state.focus ?? single
  const isNothing = found === null || found.rule === 'not_sold'
  const isWish =
    clause.begins === 'wish' || acts.find + acts.recommend > 0.8 || clause.frame.excluded.length > 0
  if (!item || !isNothing || isWish || named.length > 0 || clause.words.length === 0) return found
  const told = about(input, item, false)
  return told?.rule === 'product_question' ? told : found
}
