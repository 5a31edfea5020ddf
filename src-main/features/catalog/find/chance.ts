import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'

/**
 * Words that stand between the words of a wish ("jacket for the rain") as they do in any sentence. All other common words ("how",
 * "is", "my", "can") are those of somebody who says or asks something.
 */
const neutral = wordsInAll(({ words }) => words.neutral)

/** Fitted on shoppers' queries, and on messages of people who want no product at all, each with half the weight. */
const weights = { constant: -0.6, words: 1.1, talk: -6, bare: 0.5 }

/** Who says one of these wants something of a shop, however the sentence goes: "do you still sell …". */
const wishes = wordsInAll(({ words }) => words.wishing)
/** A word or two and nothing else is what people type to search. */
const fewWords = 2

/**
 * The chance that products found are what somebody wants, where `words` is how well their words were found (0 to 1). A
 * sentence that does not say it is a wish ("how is my driving") rarely is one, however well its words are found.
 */
export function chanceOfWish(found: {
  readonly words: number
  readonly message: string
  readonly isWish: boolean
}): number {
  const said = wordsOf(found.message)
  const isWish = found.isWish || said.some((word) => wishes.has(word))
  const isBare = said.length <= fewWords && !said.some(isCommonWord)
  const odds =
    weights.constant +
    weights.words * logit(found.words) +
    weights.talk * (isWish ? 0 : talkShare(said)) +
    weights.bare * (isBare ? 1 : 0)
  return 1 / (1 + Math.exp(-odds))
}

/** How much of a message is talk, 0 to 1. */
function talkShare(said: readonly string[]): number {
  const words = said.filter((word) => !neutral.has(word))
  return words.filter(isCommonWord).length / Math.max(1, words.length)
}

/** Nothing is certain. */
const most = 0.98

function logit(chance: number): number {
  const sound = Math.min(most, Math.max(1 - most, chance))
  return Math.log(sound / (1 - sound))
}
