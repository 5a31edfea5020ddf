import { dot } from '#main/lib/dot.ts'
/**
 * The vectors of one entry's wordings lie around a middle, spread the same way as those of other entries (linear
 * discriminant analysis): directions in which wordings of one entry differ say little about which entry is meant.
 */
export type Groups = {
  readonly compare: (vector: Float32Array) => ReadonlyMap<string, Nearness>
}

export type Nearness = {
  /** How likely this entry is among all, when one of them is meant. */
  readonly chance: number
  /**
   * How much likelier the message is among this entry's wordings than among those of all entries, as a logarithm, a
   * dimension (relative Mahalanobis distance), and as far as their spread is known from wordings and not only assumed: what
   * is foreign to all entries is near to none, though one is nearest.
   */
  readonly lead: number
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

/** What a spread makes of distances. */
type Metric = {
  /** Multiplied with it, a vector gives its product with the given one. */
  readonly weigh: (vector: Float32Array) => Float32Array
  /** The square of its length. */
  readonly lengthOf: (vector: Float32Array) => number
  /** How wide the spread is: the logarithm of its determinant. */
  readonly width: number
}

/** How entries spread: the wordings of each around its middle, and all of them around the centre. */
type Spread = {
  readonly weigh: Metric['weigh']
  /** How much farther a message is from the centre, by the spread of all, than from nothing by that of each. */
  readonly farther: (vector: Float32Array) => number
}

/** Vectors around a middle, handed out one after the other in one place, and of how many free ones they speak. */
type Rows = { readonly count: number; readonly free: number; readonly each: () => Iterable<Float64Array> }

/** From the middles alone, until the spread has been looked at. */
export function evenGroups(groups: readonly Group[]): Groups {
  const scale = (groups[0]?.middle.length ?? 0) / priorSpread
  const even: Metric = {
    weigh: (vector) => vector.map((value) => value * scale),
    lengthOf: (vector) => dot(vector, vector) * scale,
    width: 0,
  }
  const weights = groups.map(({ middle }) => even.weigh(middle))
  return fromSpread(groups, weights, spreadBy(even, even, centreOf(groups)), 0)
}

/** Yields often, so that the caller can let others go first: thousands of wordings take a second. */
export function* spreadGroups(groups: readonly Group[]): Generator<void, Groups> {
  const width = groups[0]?.middle.length ?? 0
  const centre = centreOf(groups)
  const within = rowsWithin(groups, width)
  const between = rowsBetween(groups, centre)
  const isFew = within.count + between.count < width / 2
  const spread = isFew
    ? yield* spreadByRows(within, between, centre)
    : yield* spreadByScatter(within, between, centre)
  const weights: Float32Array[] = []
  for (const { middle } of groups) {
    weights.push(spread.weigh(middle))
    yield
  }
  return fromSpread(groups, weights, spread, within.free / (within.free + priorCount))
}

/** How the wordings of each entry differ from its middle; the only one of an entry doesn't. */
function rowsWithin(groups: readonly Group[], width: number): Rows {
  const several = groups.filter(({ count }) => count > 1)
  const count = several.reduce((sum, group) => sum + group.count, 0)
  return {
    count,
    free: count - several.length,
    *each() {
      const row = new Float64Array(width)
      for (const group of several) {
        for (let one = 0; one < group.count; one++) {
          for (let at = 0; at < width; at++) row[at] = -(group.middle[at] ?? 0)
          group.addTo(one, row)
          yield row
        }
      }
    },
  }
}

/** How the entries differ from each other, each as often as it has wordings. */
function rowsBetween(groups: readonly Group[], centre: Float32Array): Rows {
  const width = centre.length
  return {
    count: groups.length,
    free: groups.length,
    *each() {
      const row = new Float64Array(width)
      for (const { middle, count } of groups) {
        const times = Math.sqrt(count)
        for (let at = 0; at < width; at++) row[at] = times * ((middle[at] ?? 0) - (centre[at] ?? 0))
        yield row
      }
    },
  }
}

function centreOf(groups: readonly Group[]): Float32Array {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const centre = new Float32Array(groups[0]?.middle.length ?? 0)
  for (const { middle, count } of groups) {
    for (let at = 0; at < centre.length; at++)
      centre[at] = (centre[at] ?? 0) + ((middle[at] ?? 0) * count) / total
  }
  return centre
}

function* scatterOf(
  rows: Rows,
  width: number,
  scatter: Float64Array = new Float64Array(width * width),
): Generator<void, Float64Array> {
  for (const row of rows.each()) {
    for (let a = 0; a < width; a++) {
      const value = row[a] ?? 0
      const from = a * width
      for (let b = 0; b <= a; b++) scatter[from + b] = (scatter[from + b] ?? 0) + value * (row[b] ?? 0)
    }
    yield
  }
  return scatter
}

/** Of many wordings the sum is made once: it is the longest part. */
function* spreadByScatter(own: Rows, others: Rows, centre: Float32Array): Generator<void, Spread> {
  const width = centre.length
  const scatter = yield* scatterOf(own, width)
  const each = yield* metricByScatter(scatter.slice(), own.free, width)
  const all = yield* scatterOf(others, width, scatter)
  return spreadBy(each, yield* metricByScatter(all, own.free + others.free, width), centre)
}

function spreadBy(each: Metric, all: Metric, centre: Float32Array): Spread {
  return {
    weigh: each.weigh,
    farther: (vector) => {
      const fromCentre = vector.map((value, at) => value - (centre[at] ?? 0))
      return all.lengthOf(fromCentre) + all.width - each.lengthOf(vector) - each.width
    },
  }
}

function* metricByScatter(scatter: Float64Array, free: number, width: number): Generator<void, Metric> {
  for (let a = 0; a < width; a++)
    scatter[a * width + a] = (scatter[a * width + a] ?? 0) + (priorCount * priorSpread) / width
  for (let at = 0; at < scatter.length; at++) scatter[at] = (scatter[at] ?? 0) / (free + priorCount)
  yield* factorize(scatter, width)
  return {
    weigh: (vector) => Float32Array.from(backward(scatter, forward(scatter, new Float64Array(vector)))),
    lengthOf: (vector) => {
      const found = forward(scatter, new Float64Array(vector))
      return product(found, 0, found, width)
    },
    width: logDeterminant(scatter, width, width),
  }
}

/**
 * The same for few rows, by the likeness of each two of them (Woodbury): a new shop has a dozen wordings, vectors are hundreds wide.
 * The rows of both spreads are parted from one another once: what comes later does not change what came before.
 */
function* spreadByRows(own: Rows, others: Rows, centre: Float32Array): Generator<void, Spread> {
  const width = centre.length
  const rows = [own, others].flatMap(({ each }) => Array.from(each(), (row) => row.slice()))
  const count = rows.length
  const prior = (priorCount * priorSpread) / width
  const alike = new Float64Array(count * count)
  for (const [a, row] of rows.entries()) {
    for (let b = 0; b <= a; b++)
      alike[a * count + b] = product(row, 0, rows[b] ?? row, width) + (a === b ? prior : 0)
    yield
  }
  yield* factorize(alike, count)
  const parted = new Float64Array(count * width)
  for (const [a, row] of rows.entries()) {
    const mine = parted.subarray(a * width, (a + 1) * width)
    mine.set(row)
    for (let b = 0; b < a; b++) addShare(mine, parted, b * width, -(alike[a * count + b] ?? 0))
    for (let at = 0; at < width; at++) mine[at] = (mine[at] ?? 0) / (alike[a * count + a] ?? 1)
    yield
  }
  const shareOf = (wide: Float64Array, row: number) => product(parted, row * width, wide, width)
  const middle = new Float64Array(centre)
  const ofMiddle = rows.map((_, row) => shareOf(middle, row))
  const freeOwn = own.free + priorCount
  const freeAll = freeOwn + others.free
  const widthOf = (used: number, free: number) =>
    logDeterminant(alike, used, count) + (width - used) * Math.log(prior) - width * Math.log(free)
  const wider = widthOf(count, freeAll) - widthOf(own.count, freeOwn)
  return {
    weigh: (vector) => {
      const wide = new Float64Array(vector)
      const left = wide.slice()
      for (let row = 0; row < own.count; row++) addShare(left, parted, row * width, -shareOf(wide, row))
      return Float32Array.from(left, (value) => (value * freeOwn) / prior)
    },
    farther: (vector) => {
      const wide = new Float64Array(vector)
      let fromNothing = product(wide, 0, wide, width)
      let fromCentre = fromNothing - 2 * product(wide, 0, middle, width) + product(middle, 0, middle, width)
      for (let row = 0; row < count; row++) {
        const share = shareOf(wide, row)
        if (row < own.count) fromNothing -= share ** 2
        fromCentre -= (share - (ofMiddle[row] ?? 0)) ** 2
      }
      return (freeAll * fromCentre - freeOwn * fromNothing) / prior + wider
    },
  }
}

/** Apart from `dot`: each is fast as long as it only ever sees one kind of numbers. Four sums at a time do not wait for one another. */
function product(one: Float64Array, from: number, other: Float64Array, count: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let at = 0
  for (; at + 3 < count; at += 4) {
    const its = from + at
    a += (one[its] ?? 0) * (other[at] ?? 0)
    b += (one[its + 1] ?? 0) * (other[at + 1] ?? 0)
    c += (one[its + 2] ?? 0) * (other[at + 2] ?? 0)
    d += (one[its + 3] ?? 0) * (other[at + 3] ?? 0)
  }
  for (; at < count; at++) a += (one[from + at] ?? 0) * (other[at] ?? 0)
  return a + b + c + d
}

function addShare(sum: Float64Array, rows: Float64Array, from: number, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (rows[from + at] ?? 0)
}

/** Cholesky, in place, lower half. */
function* factorize(matrix: Float64Array, width: number): Generator<void, void> {
  for (let a = 0; a < width; a++) {
    for (let b = 0; b <= a; b++) {
      const row = matrix.subarray(b * width, b * width + b)
      const sum = (matrix[a * width + b] ?? 0) - product(matrix, a * width, row, b)
      matrix[a * width + b] = a === b ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[b * width + b] ?? 1)
    }
    yield
  }
}

/** Of the rows that are used, which are the first. */
function logDeterminant(lower: Float64Array, used: number, width: number): number {
  let sum = 0
  for (let at = 0; at < used; at++) sum += 2 * Math.log(lower[at * width + at] ?? 1)
  return sum
}

/** The first half of solving, in place: its length is the vector's own by the matrix. */
function forward(lower: Float64Array, found: Float64Array): Float64Array {
  const width = found.length
  for (let a = 0; a < width; a++) {
    const from = a * width
    const sum = (found[a] ?? 0) - product(lower, from, found, a)
    found[a] = sum / (lower[from + a] ?? 1)
  }
  return found
}

/** The second half, in place. */
function backward(lower: Float64Array, found: Float64Array): Float64Array {
  const width = found.length
  for (let a = width - 1; a >= 0; a--) {
    let sum = found[a] ?? 0
    for (let c = a + 1; c < width; c++) sum -= (lower[c * width + a] ?? 0) * (found[c] ?? 0)
    found[a] = sum / (lower[a * width + a] ?? 1)
  }
  return found
}

function fromSpread(
  groups: readonly Group[],
  weights: readonly Float32Array[],
  { farther }: Spread,
  known: number,
): Groups {
  const offsets = groups.map(({ middle }, index) => -0.5 * dot(weights[index] ?? middle, middle))
  return {
    compare: (vector) => {
      const fits = weights.map((weight, index) => dot(weight, vector) + (offsets[index] ?? 0))
      const best = fits.reduce((max, fit) => Math.max(max, fit), Number.NEGATIVE_INFINITY)
      const powers = fits.map((fit) => Math.exp(softness * (fit - best)))
      const total = powers.reduce((all, power) => all + power, 0)
      const foreign = farther(vector)
      return new Map(
        groups.map(({ id }, index) => [
          id,
          {
            chance: (powers[index] ?? 0) / total,
            lead: (known * (foreign + 2 * (fits[index] ?? 0))) / vector.length,
          },
        ]),
      )
    },
  }
}
