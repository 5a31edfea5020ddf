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
  return fromMetrics(groups, weights, { own: even, common: even, known: 0 })
}

/** Yields often, so that the caller can let others go first: thousands of wordings take a second. */
export function* spreadGroups(groups: readonly Group[]): Generator<void, Groups> {
  const width = groups[0]?.middle.length ?? 0
  const within = rowsWithin(groups, width)
  const between = rowsBetween(groups, width)
  const together: Rows = {
    count: within.count + between.count,
    free: within.free + between.free,
    *each() {
      yield* within.each()
      yield* between.each()
    },
  }
  // Of many wordings the sum is made once: it is the longest part.
  const scatter = isFew(within, width) ? null : yield* scatterOf(within, width)
  const own = scatter
    ? yield* metricByScatter(scatter.slice(), within.free, width)
    : yield* metricByRows(within, width)
  const common =
    !scatter && isFew(together, width)
      ? yield* metricByRows(together, width)
      : yield* metricByScatter(
          yield* scatter ? scatterOf(between, width, scatter) : scatterOf(together, width),
          together.free,
          width,
        )
  const weights: Float32Array[] = []
  for (const { middle } of groups) {
    weights.push(own.weigh(middle))
    yield
  }
  const known = within.free / (within.free + priorCount)
  return fromMetrics(groups, weights, { own, common, known })
}

function isFew({ count }: Rows, width: number): boolean {
  return count < width / 2
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
function rowsBetween(groups: readonly Group[], width: number): Rows {
  const centre = centreOf(groups)
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

function* metricByScatter(scatter: Float64Array, free: number, width: number): Generator<void, Metric> {
  for (let a = 0; a < width; a++)
    scatter[a * width + a] = (scatter[a * width + a] ?? 0) + (priorCount * priorSpread) / width
  for (let at = 0; at < scatter.length; at++) scatter[at] = (scatter[at] ?? 0) / (free + priorCount)
  yield* factorize(scatter, width)
  return {
    weigh: (vector) => Float32Array.from(backward(scatter, forward(scatter, Float64Array.from(vector)))),
    lengthOf: (vector) => squared(forward(scatter, Float64Array.from(vector))),
    width: logDeterminant(scatter, width),
  }
}

/** The same for few wordings, by the likeness of each two of them (Woodbury): a new shop has a dozen, vectors are hundreds wide. */
function* metricByRows({ free, each }: Rows, width: number): Generator<void, Metric> {
  const rows = Array.from(each(), (row) => row.slice())
  const prior = (priorCount * priorSpread) / width
  const scale = (free + priorCount) / prior
  const alike = new Float64Array(rows.length * rows.length)
  for (const [a, row] of rows.entries()) {
    for (let b = 0; b <= a; b++)
      alike[a * rows.length + b] = product(row, rows[b] ?? row) + (a === b ? prior : 0)
    yield
  }
  yield* factorize(alike, rows.length)
  const sharesOf = (vector: Float32Array) => {
    const wide = Float64Array.from(vector)
    const products = new Float64Array(rows.length)
    for (const [at, row] of rows.entries()) products[at] = product(row, wide)
    return forward(alike, products)
  }
  return {
    weigh: (vector) => {
      const shares = backward(alike, sharesOf(vector))
      const left = Float64Array.from(vector)
      for (const [at, row] of rows.entries()) {
        const share = shares[at] ?? 0
        for (let index = 0; index < width; index++)
          left[index] = (left[index] ?? 0) - share * (row[index] ?? 0)
      }
      return Float32Array.from(left, (value) => value * scale)
    },
    lengthOf: (vector) => scale * (dot(vector, vector) - squared(sharesOf(vector))),
    width:
      logDeterminant(alike, rows.length) +
      (width - rows.length) * Math.log(prior) -
      width * Math.log(free + priorCount),
  }
}

/** Apart from `dot`: each is fast as long as it only ever sees one kind of numbers. */
function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function squared(vector: Float64Array): number {
  return product(vector, vector)
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

function logDeterminant(lower: Float64Array, width: number): number {
  let sum = 0
  for (let at = 0; at < width; at++) sum += 2 * Math.log(lower[at * width + at] ?? 1)
  return sum
}

/** The first half of solving, in place: its length is the vector's own by the matrix. */
function forward(lower: Float64Array, found: Float64Array): Float64Array {
  const width = found.length
  for (let a = 0; a < width; a++) {
    const from = a * width
    let sum = found[a] ?? 0
    for (let c = 0; c < a; c++) sum -= (lower[from + c] ?? 0) * (found[c] ?? 0)
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

type Spreads = { readonly own: Metric; readonly common: Metric; readonly known: number }

function fromMetrics(
  groups: readonly Group[],
  weights: readonly Float32Array[],
  { own, common, known }: Spreads,
): Groups {
  const centre = centreOf(groups)
  const offsets = groups.map(({ middle }, index) => -0.5 * dot(weights[index] ?? middle, middle))
  return {
    compare: (vector) => {
      const fits = weights.map((weight, index) => dot(weight, vector) + (offsets[index] ?? 0))
      const best = fits.reduce((max, fit) => Math.max(max, fit), Number.NEGATIVE_INFINITY)
      const powers = fits.map((fit) => Math.exp(softness * (fit - best)))
      const total = powers.reduce((all, power) => all + power, 0)
      const fromCentre = vector.map((value, at) => value - (centre[at] ?? 0))
      const fromOwn = own.lengthOf(vector) + own.width
      const fromAll = common.lengthOf(fromCentre) + common.width
      return new Map(
        groups.map(({ id }, index) => [
          id,
          {
            chance: (powers[index] ?? 0) / total,
            lead: (known * (fromAll - fromOwn + 2 * (fits[index] ?? 0))) / vector.length,
          },
        ]),
      )
    },
  }
}
