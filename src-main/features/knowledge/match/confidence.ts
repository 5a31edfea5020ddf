import type { Nearness } from './groups.ts'

/** How well an entry fits by words: its best wording, and its three best together. */
export type ByWords = { readonly best: number; readonly topThree: number }
/** The same by meaning, how near it is among all entries, whether it is on the same topic, and how near its answer is. */
export type ByMeaning = ByWords & Nearness & { readonly topic: number; readonly answer: number | null }

export type Evidence = {
  readonly score: number
  /** How far ahead of the next entry; below 0 for those behind. */
  readonly margin: number
  /** The share of the message's words that any entry knows. */
  readonly knownShare: number
  readonly words: ByWords
  readonly meaning: ByMeaning | null
}

/** Shares fitted once on training and validation sentences of public sets of intents, rounded. */
const wordsBlend = { best: 0.34, topThree: 0.66 }
const wholeBlend = {
  words: { best: 0.15, topThree: 0.19 },
  meaning: { best: 0.27, topThree: 0.27, chance: 0.12 },
}

export function scoreOf(words: ByWords, meaning: ByMeaning | null): number {
  if (!meaning) return wordsBlend.best * words.best + wordsBlend.topThree * words.topThree
  const by = wholeBlend
  return (
    by.words.best * words.best +
    by.words.topThree * words.topThree +
    by.meaning.best * meaning.best +
    by.meaning.topThree * meaning.topThree +
    by.meaning.chance * meaning.chance
  )
}

/** What the logistic function is fitted over, in the order of its coefficients; the topic apart, since only shops have any. */
export function inputsOf({ score, margin, knownShare, words, meaning }: Evidence) {
  return meaning
    ? {
        rest: [1, score, margin, words.best, meaning.best, meaning.chance, meaning.lead],
        topic: [meaning.topic],
        answer: [Math.max(0, (meaning.answer ?? 0) - usuallyNear)],
      }
    : { rest: [1, score, margin, knownShare], topic: [], answer: [] }
}

/**
 * Fitted by bench/answers/intents-fit.ts, which prints them. The fit is made where every second message has no answer; a shop's
 * visitors ask more often for what it has written down. The shift lifts the middle, so that at the default threshold of 0.45
 * four of five messages without an answer are refused and few others. Only the weights of the topic and of the answer are set by hand:
 * visitors of the public dialogues mostly use the words of the entries, so that the fit finds half as much need of them; in dialogues
 * that were written apart from them they are needed where the words are others.
 */
const fitted = {
  words: { rest: [-2.64, 4.51, 9.3, 0.02], topic: [], answer: [], shift: 0.3 },
  whole: { rest: [-3.5, 0.63, 7.45, 1.71, 2.13, -0.01, 8.92], topic: [4], answer: [3.5], shift: 0.39 },
}

/** The answers of other entries are hardly nearer; "yes, until 8 pm" may be far from what it answers, which says nothing. */
const usuallyNear = 0.3

/** "Orchids" stands in what the shop says of watering them, which nobody asked: the answer alone makes no entry sure. */
const likelyByAnswer = 0.55

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** The chance that this entry is what was asked for. */
export function confidenceOf(evidence: Evidence): number {
  const { rest, topic, answer, shift } = evidence.meaning ? fitted.whole : fitted.words
  const inputs = inputsOf(evidence)
  const sum = weighed(inputs.rest, rest) + weighed(inputs.topic, topic) + shift
  const byAnswer = Math.min(likelyByAnswer, chanceOf(sum + weighed(inputs.answer, answer)))
  return Math.max(chanceOf(sum), byAnswer)
}

export function weighed(inputs: readonly number[], coefficients: readonly number[]): number {
  return inputs.reduce((all, input, at) => all + input * (coefficients[at] ?? 0), 0)
}
