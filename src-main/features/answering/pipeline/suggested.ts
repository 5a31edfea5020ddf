import { wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type ActChances, actNames } from '../acts/acts.ts'
import { answerGoods } from '../goods/engine.ts'
import type { GoodsAnswer, GoodsInput } from '../goods/input.ts'
import { kindsIn } from '../goods/things.ts'

/**
 * "I've got spots on my chin", "ma peau tiraille après la douche": told, and nothing is named that could be looked for; what comes near in
 * meaning may help. Who names a thing that is not sold hears that instead.
 */
export function suggested(asked: GoodsInput, world: number | null): GoodsAnswer | null {
  const { clause, acts, near, shop } = asked
  if (near === null || world === null || world > likely || clause.isQuestion || clause.begins !== null)
    return null
  if (clause.words.length === 0 || acts.find + acts.recommend + acts.ask_about < mayBeOfGoods) return null
  if (wordsOf(clause.text).some((word) => wishing.has(word))) return null
  const words = clause.words.map(({ word }) => word)
  if (kindsIn(words, [...new Set([...clause.codes, ...shop.codes])]).size > 0) return null
  if (!shop.items.some((item) => near(item) >= close)) return null
  const advised = answerGoods({ ...asked, acts: onlyAdvice })
  return advised?.rule === 'advice' ? advised : null
}

const wishing = wordsInAll(({ words }) => words.wishing)
const onlyAdvice = Object.fromEntries(
  actNames.map((name) => [name, name === 'recommend' ? 1 : 0]),
) as ActChances
const likely = 0.6
const mayBeOfGoods = 0.25
/** What has nothing to do with any goods of a shop stays below it, the weather and a walk in the hills apart. */
const close = 0.33
