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
  const differing = groups.reduce((sum, { count }) => sum + (count > 1 ? count : 0), 0)
  const weigh =
    differing < width / 2 ? yield* weighByRows(groups, width) : yield* weighBySpread(groups, width)
  const weights: Float32Array[] = []
  for (const { middle } of groups) {
    weights.push(weigh(middle))
    yield
  }
  return fromWeights(groups, weights)
}

type Weigh = (middle: Float32Array) => Float32Array

function* weighBySpread(groups: readonly Group[], width: number): Generator<void, Weigh> {
  const spread = yield* spreadOf(groups, width)
  yield* factorize(spread, width)
  return (middle) => Float32Array.from(solve(spread, Float64Array.from(middle)))
}

/** The same for few wordings, by the likeness of each two of them (Woodbury): a new shop has a dozen, vectors are hundreds wide. */
function* weighByRows(groups: readonly Group[], width: number): Generator<void, Weigh> {
  const rows: Float64Array[] = []
  let total = priorCount
  for (const { middle, count, addTo } of groups) {
    total += count - 1
    if (count === 1) continue
    for (let one = 0; one < count; one++) {
      const row = Float64Array.from(middle, (value) => -value)
      addTo(one, row)
      rows.push(row)
    }
  }
  const prior = (priorCount * priorSpread) / width
  const alike = new Float64Array(rows.length * rows.length)
  for (const [a, row] of rows.entries()) {
    for (let b = 0; b <= a; b++)
      alike[a * rows.length + b] = product(row, rows[b] ?? row) + (a === b ? prior : 0)
    yield
  }
  yield* factorize(alike, rows.length)
  return (middle) => {
    const shares = solve(
      alike,
      Float64Array.from(rows, (row) => product(row, middle)),
    )
    const left = Float64Array.from(middle)
    for (const [at, row] of rows.entries()) {
      const share = shares[at] ?? 0
      for (let index = 0; index < width; index++) left[index] = (left[index] ?? 0) - share * (row[index] ?? 0)
    }
    return Float32Array.from(left, (value) => (value * total) / prior)
  }
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

/** Apart from `dot`, which is fast as long as it only ever sees one kind of numbers. */
function product(a: Float64Array, b: Float64Array | Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
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

/** Solved in place. */
function solve(lower: Float64Array, found: Float64Array): Float64Array {
  const width = found.length
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
  return found
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
