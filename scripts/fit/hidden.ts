import { chanceOf, type HiddenLayer } from '#main/lib/hidden-layer.ts'
import { scoreOf } from '#main/lib/softmax.ts'
import { seeded, shuffle } from './random.ts'

/** One text's vector and whether it is what is looked for. */
export type Sample = { readonly vector: Float32Array; readonly isOne: boolean }

const unitCount = 32
const epochs = 30
const batchSize = 64
const rate = 0.002
/** Keeps it from learning the sentences by heart. */
const decay = 1e-4
/** How many of what visitors write are taken to be what is looked for, however many examples there are. */
const share = 0.3
const [keepsSlope, keepsSquare] = [0.9, 0.99]

/** Each begins elsewhere and errs elsewhere: together they know better than any one of them. */
const seeds = [1, 2, 3]

/** Several networks that are asked together, as one. The same sentences give the same weights. */
export function fitHidden(samples: readonly Sample[]): HiddenLayer {
  const fitted = seeds.map((seed) => fitOne(samples, seeded(seed)))
  const shares = fitted.map(({ out }) => [...out].map((weight) => weight / seeds.length))
  const bias = shares.reduce((sum, out) => sum + (out.at(-1) ?? 0), 0)
  return {
    units: fitted.flatMap(({ units }) => units),
    out: Float64Array.from([...shares.flatMap((out) => out.slice(0, -1)), bias]),
  }
}

/** Logistic loss by Adam. */
function fitOne(samples: readonly Sample[], random: () => number): HiddenLayer {
  const width = samples[0]?.vector.length ?? 0
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const units = Array.from({ length: unitCount }, () =>
    Float64Array.from({ length: width + 1 }, (_, at) => (at < width ? bell() * 3 * Math.sqrt(2 / width) : 0)),
  )
  const out = Float64Array.from({ length: unitCount + 1 }, (_, at) =>
    at < unitCount ? bell() / Math.sqrt(unitCount) : 0,
  )
  const ones = samples.filter(({ isOne }) => isOne).length
  const weightOf = (isOne: boolean) =>
    (isOne ? share / ones : (1 - share) / (samples.length - ones)) * samples.length
  const rows = [...units, out]
  const slopes = rows.map(({ length }) => new Float64Array(length))
  const means = rows.map(({ length }) => new Float64Array(length))
  const squares = rows.map(({ length }) => new Float64Array(length))
  const sums = new Float64Array(unitCount)
  const order = samples.map((_, at) => at)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    // It settles towards the end.
    const pace = rate * (1 - epoch / epochs)
    for (let from = 0; from < order.length; from += batchSize) {
      const batch = order.slice(from, from + batchSize)
      for (const slope of slopes) slope.fill(0)
      for (const at of batch) addSlopes(samples[at], batch.length)
      step++
      for (const [row, weights] of rows.entries()) move(row, weights, pace)
    }
  }
  return { units, out }

  function addSlopes(sample: Sample | undefined, count: number): void {
    if (!sample) return
    const { vector, isOne } = sample
    let odds = out[unitCount] ?? 0
    for (const [unit, row] of units.entries()) {
      const sum = scoreOf(row, vector)
      sums[unit] = sum
      if (sum > 0) odds += sum * (out[unit] ?? 0)
    }
    const error = ((1 / (1 + Math.exp(-odds)) - (isOne ? 1 : 0)) * weightOf(isOne)) / count
    const ofOut = slopes[unitCount] ?? out
    ofOut[unitCount] = (ofOut[unitCount] ?? 0) + error
    for (let unit = 0; unit < unitCount; unit++) {
      const sum = sums[unit] ?? 0
      if (sum <= 0) continue
      ofOut[unit] = (ofOut[unit] ?? 0) + error * sum
      const back = error * (out[unit] ?? 0)
      const ofUnit = slopes[unit] ?? out
      for (let at = 0; at < width; at++) ofUnit[at] = (ofUnit[at] ?? 0) + back * (vector[at] ?? 0)
      ofUnit[width] = (ofUnit[width] ?? 0) + back
    }
  }

  function move(row: number, weights: Float64Array, pace: number): void {
    const [slope, mean, square] = [slopes[row] ?? weights, means[row] ?? weights, squares[row] ?? weights]
    const [meanSeen, squareSeen] = [1 - keepsSlope ** step, 1 - keepsSquare ** step]
    for (let at = 0; at < weights.length; at++) {
      const steep = (slope[at] ?? 0) + (at < weights.length - 1 ? decay * (weights[at] ?? 0) : 0)
      const average = keepsSlope * (mean[at] ?? 0) + (1 - keepsSlope) * steep
      const spread = keepsSquare * (square[at] ?? 0) + (1 - keepsSquare) * steep * steep
      mean[at] = average
      square[at] = spread
      weights[at] =
        (weights[at] ?? 0) - (pace * (average / meanSeen)) / (Math.sqrt(spread / squareSeen) + 1e-8)
    }
  }
}

/** The share of what is looked for that is found, and of everything else that is taken for it, at a chance of a half. */
export function triedHidden(layer: HiddenLayer, samples: readonly Sample[]) {
  const ofKind = (wanted: boolean) => {
    const those = samples.filter(({ isOne }) => isOne === wanted)
    return those.filter(({ vector }) => chanceOf(layer, vector) > 0.5).length / those.length
  }
  return { found: ofKind(true), mistaken: ofKind(false) }
}
