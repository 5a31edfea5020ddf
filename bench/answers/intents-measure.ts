import type { Sentence } from './intents-data.ts'

export type Guess = { readonly label: string | null; readonly confidence: number }

export type Measured = {
  readonly mcc: number
  readonly accuracy: number
  readonly inScope: number
  readonly outOfScope: number | null
}

/** A guess below the threshold is "I don't know". */
export function measure(test: readonly Sentence[], guesses: readonly Guess[], threshold: number): Measured {
  const given = guesses.map(({ label, confidence }) => (confidence >= threshold ? label : null))
  const right = test.map(({ label }, index) => label === given[index])
  const share = (keep: (sentence: Sentence) => boolean) => {
    const kept = right.filter((_, index) => keep(test[index] ?? { text: '', label: null }))
    return kept.length === 0 ? null : kept.filter(Boolean).length / kept.length
  }
  return {
    mcc: correlation(
      test.map(({ label }) => label),
      given,
    ),
    accuracy: share(() => true) ?? 0,
    inScope: share(({ label }) => label !== null) ?? 0,
    outOfScope: share(({ label }) => label === null),
  }
}

/** Matthews' correlation for many classes (Gorodkin), "out of scope" being one of them. */
export function correlation(truth: readonly (string | null)[], given: readonly (string | null)[]): number {
  const count = (labels: readonly (string | null)[]) => {
    const counts = new Map<string | null, number>()
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
    return counts
  }
  const [asked, answered] = [count(truth), count(given)]
  const squares = (counts: ReadonlyMap<string | null, number>) =>
    [...counts.values()].reduce((sum, one) => sum + one * one, 0)
  const correct = truth.filter((label, index) => label === given[index]).length
  const together = [...asked].reduce((sum, [label, one]) => sum + one * (answered.get(label) ?? 0), 0)
  const all = truth.length
  const below = Math.sqrt((all * all - squares(answered)) * (all * all - squares(asked)))
  return below === 0 ? 0 : (correct * all - together) / below
}

/** Of the guesses made at about each confidence, how many are right: [from, count, mean confidence, share right]. */
export function reliability(test: readonly Sentence[], guesses: readonly Guess[], bins = 10) {
  const rows = Array.from({ length: bins }, (_, bin) => ({
    from: bin / bins,
    count: 0,
    confidence: 0,
    right: 0,
  }))
  guesses.forEach(({ label, confidence }, index) => {
    const row = rows[Math.min(bins - 1, Math.floor(confidence * bins))]
    if (!row) return
    row.count++
    row.confidence += confidence
    if (label !== null && label === test[index]?.label) row.right++
  })
  return rows.map(({ from, count, confidence, right }) => ({
    from,
    count,
    confidence: count === 0 ? 0 : confidence / count,
    right: count === 0 ? 0 : right / count,
  }))
}
