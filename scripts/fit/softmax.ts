import { chancesOf } from '#main/features/answering/acts/softmax.ts'

/** One text's vector and the number of its class. */
export type Sample = { readonly vector: Float32Array; readonly label: number }

const rounds = 400
const rate = 2
const momentum = 0.9

/**
 * Multinomial logistic regression by full-batch gradient descent. `decay` is the L2 penalty: with some seventy examples a
 * class and 384 dimensions it is what keeps the classifier from learning the sentences by heart.
 */
export function fitSoftmax(samples: readonly Sample[], classCount: number, decay: number): Float64Array[] {
  const width = samples[0]?.vector.length ?? 0
  const weights = Array.from({ length: classCount }, () => new Float64Array(width + 1))
  const speed = Array.from({ length: classCount }, () => new Float64Array(width + 1))
  const sizes = new Float64Array(classCount)
  for (const { label } of samples) sizes[label] = (sizes[label] ?? 0) + 1
  for (let round = 0; round < rounds; round++) {
    const slope = Array.from({ length: classCount }, () => new Float64Array(width + 1))
    for (const { vector, label } of samples) {
      // Every act counts the same, however many examples it has.
      const share = 1 / (classCount * (sizes[label] ?? 1))
      const chances = chancesOf(weights, vector)
      for (let row = 0; row < classCount; row++) {
        const error = ((chances[row] ?? 0) - (row === label ? 1 : 0)) * share
        const into = slope[row]
        if (!into || Math.abs(error) < 1e-7) continue
        for (let at = 0; at < width; at++) into[at] = (into[at] ?? 0) + error * (vector[at] ?? 0)
        into[width] = (into[width] ?? 0) + error
      }
    }
    for (let row = 0; row < classCount; row++) {
      const [own, moved, steep] = [weights[row], speed[row], slope[row]]
      if (!own || !moved || !steep) continue
      for (let at = 0; at <= width; at++) {
        const penalty = at < width ? decay * (own[at] ?? 0) : 0
        moved[at] = momentum * (moved[at] ?? 0) - rate * ((steep[at] ?? 0) + penalty)
        own[at] = (own[at] ?? 0) + (moved[at] ?? 0)
      }
    }
  }
  return weights
}
