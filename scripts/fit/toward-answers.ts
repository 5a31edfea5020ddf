import type { SquareMap } from '#main/features/answering/product-questions/toward-answers.ts'
import { seeded, shuffle } from './random.ts'

/** A question's vector, those of all facts of its product, and which of these answer it; none where it is not said. */
export type AnsweredBy = {
  readonly question: Float32Array
  readonly facts: readonly Float32Array[]
  readonly right: readonly number[]
}

const epochs = 9
const batchSize = 48
const rate = 6e-4
/** Numbers of a question left out at random, so that none is leant on alone. */
const leftOut = 0.15
const decay = 0.02
const [keepsSlope, keepsSquare] = [0.9, 0.999]
/** How sharply nearness decides, as an exponent; and how near no fact at all is. Both are learned too. */
const firstSharpness = 2.7
const firstNone = 0.3

/**
 * A square matrix that moves questions near to the facts that answer them and away from the product's other facts, and from
 * all of them where none does. It begins as one that changes nothing. Cross-entropy over the facts and "not said", by Adam.
 */
export function fitTowardAnswers(samples: readonly AnsweredBy[]): SquareMap {
  const random = seeded(7)
  const width = samples[0]?.question.length ?? 0
  const size = width * width
  // Behind the matrix: the sharpness and how near "not said" is.
  const weights = new Float64Array(size + 2)
  for (let at = 0; at < width; at++) weights[at * width + at] = 1
  weights[size] = firstSharpness
  weights[size + 1] = firstNone
  const slope = new Float64Array(size + 2)
  const mean = new Float64Array(size + 2)
  const square = new Float64Array(size + 2)
  const order = samples.map((_, at) => at)
  const steps = epochs * Math.ceil(samples.length / batchSize)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += batchSize) {
      slope.fill(0)
      const batch = order.slice(from, from + batchSize)
      for (const at of batch) {
        const sample = samples[at]
        if (sample) addSlope(sample, weights, slope, random)
      }
      step++
      move(batch.length, rate * (1 - step / (steps + 1)))
    }
  }
  const rows = Array.from({ length: width }, (_, at) =>
    Float32Array.from(weights.subarray(at * width, (at + 1) * width)),
  )
  return { rows }

  function move(count: number, pace: number): void {
    const [meanSeen, squareSeen] = [1 - keepsSlope ** step, 1 - keepsSquare ** step]
    for (let at = 0; at < weights.length; at++) {
      const steep = (slope[at] ?? 0) / count
      const average = keepsSlope * (mean[at] ?? 0) + (1 - keepsSlope) * steep
      const spread = keepsSquare * (square[at] ?? 0) + (1 - keepsSquare) * steep * steep
      mean[at] = average
      square[at] = spread
      const value = weights[at] ?? 0
      const shrunk = at < size ? value * (1 - pace * decay) : value
      weights[at] = shrunk - (pace * (average / meanSeen)) / (Math.sqrt(spread / squareSeen) + 1e-8)
    }
  }
}

function addSlope(
  { question, facts, right }: AnsweredBy,
  weights: Float64Array,
  slope: Float64Array,
  random: () => number,
): void {
  const width = question.length
  const size = width * width
  const asked = Float64Array.from(question, (value) => (random() < leftOut ? 0 : value / (1 - leftOut)))
  const moved = new Float64Array(width)
  let squares = 0
  for (let row = 0; row < width; row++) {
    let sum = 0
    for (let at = 0; at < width; at++) sum += (weights[row * width + at] ?? 0) * (asked[at] ?? 0)
    moved[row] = sum
    squares += sum * sum
  }
  const length = Math.sqrt(squares) || 1
  const near = facts.map((fact) => {
    let sum = 0
    for (let at = 0; at < width; at++) sum += (fact[at] ?? 0) * (moved[at] ?? 0)
    return sum / length
  })
  const sharp = Math.exp(weights[size] ?? 0)
  const none = weights[size + 1] ?? 0
  // The last choice is that no fact says it.
  const all = [...near, none]
  const highest = Math.max(...all)
  const powers = all.map((one) => Math.exp((one - highest) * sharp))
  const total = powers.reduce((sum, one) => sum + one, 0)
  const wanted = right.length > 0 ? right : [facts.length]
  const wantedTotal = wanted.reduce((sum, at) => sum + (powers[at] ?? 0), 0) || Number.MIN_VALUE
  const errors = powers.map((power, at) => power / total - (wanted.includes(at) ? power / wantedTotal : 0))
  slope[size + 1] = (slope[size + 1] ?? 0) + (errors[facts.length] ?? 0) * sharp
  slope[size] =
    (slope[size] ?? 0) + errors.reduce((sum, error, at) => sum + error * (all[at] ?? 0), 0) * sharp
  // Back through the length of one: what lies along the moved question changes nothing.
  const back = new Float64Array(width)
  let along = 0
  for (const [at, fact] of facts.entries()) {
    const error = (errors[at] ?? 0) * sharp
    for (let column = 0; column < width; column++)
      back[column] = (back[column] ?? 0) + error * (fact[column] ?? 0)
    along += error * (near[at] ?? 0)
  }
  for (let row = 0; row < width; row++) {
    const steep = ((back[row] ?? 0) - (along * (moved[row] ?? 0)) / length) / length
    for (let at = 0; at < width; at++)
      slope[row * width + at] = (slope[row * width + at] ?? 0) + steep * (asked[at] ?? 0)
  }
}
