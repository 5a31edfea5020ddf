import { dot } from '#main/lib/dot.ts'
/**
 * The vectors of one entry's wordings lie around a middle, spread the same way as those of other entries (linear
 * discriminant analysis): directions in which wordings of one entry differ say little about which entry is meant.
 */
export type Groups = {
  /** By entry: how likely it is among all, when one of them is meant. */
  readonly chances: (vector: Float32Array) => ReadonlyMap<string, number>
}

export type Group = {
  readonly id: string
  readonly middle: Float32Array
  readonly count: number
  /** Adds one of its vectors to a sum. */
  readonly addTo: (index: number, sum: Float64Array) => void
}

/** The prior: an even spread of this size, worth this many vectors. */
const priorSpread = 0.5
const priorCount = 400
/** Softer than the theory says: sentences are not spread as evenly as it assumes. */
const softness = 0.3

/** From the middles alone, until the spread has been looked at. */
export function evenGroups(groups: readonly Group[]): Groups {
  const width = groups[0]?.middle.length ?? 0
  return fromWeights(
    groups,
    groups.map(({ middle }) => middle.map((value) => (value * width) / priorSpread)),
  )
}

/** Yields often, so that the caller can let others go first: thousands of wordings take a second. */
export function* spreadGroups(groups: readonly Group[]): Generator<void, Groups> {
  const width = groups[0]?.middle.length ?? 0
  const spread = yield* spreadOf(groups, width)
  yield* factorize(spread, width)
  const weights: Float32Array[] = []
  for (const { middle } of groups) {
    weights.push(solve(spread, middle))
    yield
  }
  return fromWeights(groups, weights)
}

function* spreadOf(groups: readonly Group[], width: number): Generator<void, Float64Array> {
  const spread = new Float64Array(width * width)
  const row = new Float64Array(width)
  let total = 0
  for (const { middle, count, addTo } of groups) {
    total += count - 1
    for (let one = 0; one < count; one++) {
      for (let index = 0; index < width; index++) row[index] = -(middle[index] ?? 0)
      addTo(one, row)
      for (let a = 0; a < width; a++) {
        const value = row[a] ?? 0
        const from = a * width
        for (let b = 0; b <= a; b++) spread[from + b] = (spread[from + b] ?? 0) + value * (row[b] ?? 0)
      }
      yield
    }
  }
  for (let a = 0; a < width; a++) {
    spread[a * width + a] = (spread[a * width + a] ?? 0) + (priorCount * priorSpread) / width
  }
  for (let index = 0; index < spread.length; index++)
    spread[index] = (spread[index] ?? 0) / (total + priorCount)
  return spread
}

/** Cholesky, in place, lower half. */
function* factorize(matrix: Float64Array, width: number): Generator<void, void> {
  for (let a = 0; a < width; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = matrix[a * width + b] ?? 0
      for (let c = 0; c < b; c++) sum -= (matrix[a * width + c] ?? 0) * (matrix[b * width + c] ?? 0)
      matrix[a * width + b] = a === b ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[b * width + b] ?? 1)
    }
    yield
  }
}

function solve(lower: Float64Array, right: Float32Array): Float32Array {
  const width = right.length
  const found = Float64Array.from(right)
  for (let a = 0; a < width; a++) {
    let sum = found[a] ?? 0
    for (let c = 0; c < a; c++) sum -= (lower[a * width + c] ?? 0) * (found[c] ?? 0)
    found[a] = sum / (lower[a * width + a] ?? 1)
  }
  for (let a = width - 1; a >= 0; a--) {
    let sum = found[a] ?? 0
    for (let c = a + 1; c < width; c++) sum -= (lower[c * width + a] ?? 0) * (found[c] ?? 0)
    found[a] = sum / (lower[a * width + a] ?? 1)
  }
  return Float32Array.from(found)
}

function fromWeights(groups: readonly Group[], weights: readonly Float32Array[]): Groups {
  const offsets = groups.map(({ middle }, index) => -0.5 * dot(weights[index] ?? middle, middle))
  return {
    chances: (vector) => {
      const sums = weights.map((weight, index) => softness * (dot(weight, vector) + (offsets[index] ?? 0)))
      const highest = sums.reduce((max, sum) => Math.max(max, sum), Number.NEGATIVE_INFINITY)
      const powers = sums.map((sum) => Math.exp(sum - highest))
      const total = powers.reduce((all, power) => all + power, 0)
      return new Map(groups.map(({ id }, index) => [id, (powers[index] ?? 0) / total]))
    },
  }
}
