import { chancesOf } from '#main/lib/softmax.ts'
import { seeded, shuffle } from './random.ts'

/** One text's vector and the number of its class. */
export type Sample = { readonly vector: Float32Array; readonly label: number }

export type SoftmaxOptions = {
  /** The L2 penalty: with some seventy examples a class and 384 dimensions it keeps the classifier from learning the sentences by heart. */
  readonly decay: number
  readonly rate: number
  /** Every class counts the same, however many examples it has, but for the last: so much of the whole. */
  readonly lastShare?: number
}

const rounds = 400
const momentum = 0.9

/** Multinomial logistic regression by full-batch gradient descent. */
export function fitSoftmax(
  samples: readonly Sample[],
  classCount: number,
  { decay, rate, lastShare = 1 / classCount }: SoftmaxOptions,
): Float64Array[] {
  const width = samples[0]?.vector.length ?? 0
  const rows = () => Array.from({ length: classCount }, () => new Float64Array(width + 1))
  const [weights, speed] = [rows(), rows()]
  const sizes = new Float64Array(classCount)
  for (const { label } of samples) sizes[label] = (sizes[label] ?? 0) + 1
  const shareOf = (label: number) =>
    (label === classCount - 1 ? lastShare : (1 - lastShare) / (classCount - 1)) / (sizes[label] ?? 1)
  for (let round = 0; round < rounds; round++) {
    const slope = rows()
    for (const { vector, label } of samples) {
      const share = shareOf(label)
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

const epochs = 25
const pace = 0.1
/** An L2 penalty at every step. */
const byStep = 1e-4
const firstSquare = 1e-4
/** What is this nearly right teaches nothing. */
const leastError = 1e-3

/** The same by single examples, each step as long as its weight still moves (Adagrad): many classes of unequal size are learned in seconds. */
export function fitByExample(
  samples: readonly (Sample & { readonly weight?: number })[],
  classCount: number,
): Float64Array[] {
  const width = samples[0]?.vector.length ?? 0
  const weights = Array.from({ length: classCount }, () => new Float64Array(width + 1))
  const squares = weights.map(({ length }) => new Float64Array(length).fill(firstSquare))
  const order = [...samples]
  const random = seeded(7)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const { vector, label, weight = 1 } of order) {
      const chances = chancesOf(weights, vector)
      for (const [row, own] of weights.entries()) {
        const error = ((chances[row] ?? 0) - (row === label ? 1 : 0)) * weight
        const square = squares[row]
        if (!square || Math.abs(error) < leastError) continue
        for (let at = 0; at <= width; at++) {
          const slope = error * (at < width ? (vector[at] ?? 0) : 1) + byStep * (own[at] ?? 0)
          square[at] = (square[at] ?? 0) + slope * slope
          own[at] = (own[at] ?? 0) - (pace * slope) / Math.sqrt(square[at] ?? 1)
        }
      }
    }
  }
  return weights
}
