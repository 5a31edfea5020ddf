import { wordsInAll } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { GoodsInput } from './input.ts'
import { isSizeWord } from './query.ts'
import { hasSizes } from './said-sizes.ts'
import { saysSize } from './target.ts'

const packs = wordsInAll(({ words }) => words.versionNames)

/**
 * "The smaller bag", "en welke zak is het grootst?", behind what is sold in bags: what it comes in is not looked for, though a
 * "Rugzak" is sold too.
 */
export function withoutPack(input: GoodsInput): GoodsInput {
  const { clause, state, shop } = input
  const { words, frame } = clause
  const isPack = (word: string) => packs.has(word)
  if (!words.some(({ word }) => isPack(word))) return input
  const isSorted = frame.sort?.scale === 'size' || frame.sort?.scale === 'volume'
  // "In the pack of 1 kg."
  const isMeasured = frame.bounds.some(({ from, to, dimension }) => dimension !== null && from === to)
  const saysWhich = saysSize(clause) || isSorted || isMeasured
  // "Which bag has the biggest content?"
  const isProperty = (word: string) => topicsAsked([word], clause.language).size > 0
  const isOfWhich = (word: string) => isPack(word) || isSizeWord(word) || isProperty(word)
  if (!saysWhich || !words.every(({ word, isDegree }) => isDegree || isOfWhich(word))) return input
  const spoken = state.focus ? [state.focus] : state.shown
  if (spoken.length === 0) return input
  // "The bigger bag", of bags, or where bags are sold by that very name beside what comes in no sizes.
  const said = words.filter(({ word }) => isPack(word)).map(({ word }) => stem(word))
  const isCalled = (title: string) => wordsOf(title).some((word) => said.includes(stem(word)))
  if (spoken.some(({ title }) => isCalled(title))) return input
  if (!spoken.some(hasSizes) && shop.items.some(({ title }) => isCalled(title))) return input
  return { ...input, clause: { ...clause, words: words.filter(({ word }) => !isPack(word)) } }
}
