/** What speaks for a passage, each from 0 to 1 but the number of words. */
export type Evidence = {
  /** The share of what is asked about, by rarity, that the passage speaks of. */
  readonly coverage: number
  /** The same of the few sentences that would be said, with the headings above them. */
  readonly said: number
  /** The same of the headings alone. */
  readonly headed: number
  /** How many content words the question has. */
  readonly terms: number
  /** How near its meaning is; null where meanings are not known. */
  readonly meaning: number | null
}

/** Two words are stronger evidence than one, four no stronger than three. */
const fullTerms = 3

function inputsOf({ coverage, said, headed, terms, meaning }: Evidence): number[] {
  const words = [1, coverage, said, headed, Math.min(terms, fullTerms) / fullTerms]
  return meaning === null ? words : [...words, meaning]
}

/**
 * Fitted on questions whose answers were, or were not, among the passages, then rounded; what headings and single words are
 * worth was set by hand, for those passages had none of the first and few of the second.
 */
const coefficients = {
  words: [-6.9, 3.4, 3.4, 0.6, 1.4],
  whole: [-6.5, 1.6, 2.2, 0.6, -0.2, 5.9],
}

/** The chance that the passage answers. */
export function confidenceOf(evidence: Evidence): number {
  const by = evidence.meaning === null ? coefficients.words : coefficients.whole
  const sum = inputsOf(evidence).reduce((all, input, index) => all + input * (by[index] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
