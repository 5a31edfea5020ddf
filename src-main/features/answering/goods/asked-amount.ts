import { compile, cuesInAll } from '#main/languages/pattern.ts'
import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { lazily } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { topicsAsked } from '../product-questions/topics.ts'
import type { GoodsInput } from './input.ts'
import type { Item } from './item.ts'
import { measuresIn } from './measures.ts'
import { isDefinite } from './mention.ts'
import type { Clause } from './reading.ts'

/** What is measured or chosen in a version is no other question: "bags of 1 kg", "the blue colour". */
export const ofVersions: ReadonlySet<Topic> = new Set(['size', 'colour', 'count', 'style'])

const amounts = wordsInAll(({ words }) => words.question.amount)

/** "How much sugar is in it?" */
export function asksHowMuch({ text }: Clause): boolean {
  return wordsOf(text).some((word) => amounts.has(word))
}

/** "How much do I get?", "wie viel Prozent hat der?": an amount of something, and no price. */
export function asksAmount({ text, language }: Clause): boolean {
  const topics = topicsAsked(wordsOf(text), language)
  return [...topics].some(([topic, said]) => !ofVersions.has(topic) && said.some((word) => amounts.has(word)))
}

/** "How loud is that device?": the one spoken of, though others are called devices. */
export function withThing(input: GoodsInput): GoodsInput {
  const { clause, state } = input
  // "How much is in a bag?"
  const inside = asksAmount(clause) ? topicsAsked(wordsOf(clause.text), clause.language).get('volume') : []
  const isThing = (word: Clause['words'][number]) =>
    inside?.includes(word.word) || (things.has(word.word) && isDefinite(clause.text, [word], clause.language))
  const words = clause.words.filter((word) => !isThing(word))
  const isElse = clause.goesOn || clause.frame.sort !== null
  if (words.length === clause.words.length || isElse || state.focus === null) return input
  return { ...input, clause: { ...clause, words, pointsAtIt: true } }
}
const things = wordsInAll(({ words }) => words.thing)

/** Asks how many there are, or whether there is just one, and of nothing else. */
export function asksPieces(clause: Clause, { titleStems }: Item): boolean {
  const { text, words, language, frame } = clause
  const topics = topicsAsked(wordsOf(text), language)
  // In "how many knives are these?" the knives may be called after anything.
  const isOnly = [...topics].every(
    ([topic, said]) => ofPack.has(topic) || said.every((one) => words.some(({ word }) => word === one)),
  )
  const isCount = topics.has('count') || (topics.has('included') && asksHowMuch(clause))
  // "How many are in there?" is not how many are left.
  const isInside = [...topics.keys()].some((topic) => topic !== 'count' && ofPack.has(topic))
  const others = words.filter(
    ({ word }) => !titleStems.includes(stem(word)) && !topics.get('count')?.includes(word),
  )
  return isCount && isOnly && others.length <= 1 && (isInside || !frame.has.howManyLeft)
}
/** "How many are in it?" */
const ofPack: ReadonlySet<Topic> = new Set(['count', 'volume', 'included', 'ingredients', 'filling'])

const severalCues = lazily(() => compile(cuesInAll(({ cues }) => cues.pieces)))

/** "Set of 3", "2 pieces", as a title has it. */
export function piecesIn(title: string): string | null {
  const folded = fold(title)
  const measured = measuresIn(folded).find(({ dimension }) => dimension === 'pieces')
  const said = severalCues().exec(folded)
  if (said) return title.slice(said.index, said.index + said[0].length)
  return measured ? title.slice(measured.start, measured.end) : null
}
